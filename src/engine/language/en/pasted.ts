// Words in the sentence that lines were pasted under, or that stands under them.

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

export const WRITING = words(
  'add put create note jot stick pop throw chuck bung shove write log save enter include whack',
)

/** "make tasks out of these", "turn this into to-dos": only with a word for what becomes of the lines. */
export const MAKING = words('make turn convert split')
export const MADE = words('task tasks to-do to-dos item items')

/** What stands for the lines: "add these", "put each line down", "add all of it". */
export const LISTED = words('these this those following below them list tasks items em')
export const EVERY_LINE = words('all each every everything lot')

/** Between the verb and what stands for the lines. */
export const BEFORE_LISTED = words(
  'to on in my the a an our all of some few new down for me us please up into onto , and as out task item',
)

/** Behind what stands for the lines, and said of no single one. */
export const BEHIND_LISTED = words(`
  of them these those this it em line lines one ones item items thing things task tasks to-do to-dos job jobs list lists
  to on in into onto my the a an our as new separate separately individually by down up there here
  for me us its own all each both please pls and also too now lot whole stuff out shopping grocery below following , - ( ) : ? !
`)

/** Whose lines they are, in a word or three: "add these from the boss". */
export const SENDERS = words('from off by for')

/** How a line says something of all of them: "all for friday please", "these are for tomorrow", "I need all of these done by noon". */
export const WANTING = words('i we need want must have get got to would like')
export const OF_ALL = words('all both each everything these those they')
export const BEING_OF_ALL = words('are is of them it these those due need needs to be all , for')
/** Still to be done only behind a word that wants it. */
export const TO_BE_DONE = words('done doing finished sorted')
export const NEEDING = words('need needs be get')

/** "and | make them all due friday" */
export const MAKING_THEM = words('make set mark give put have get flag schedule')
export const THEM_ALL = words('them em all both each everything these those it')

/** Between the lines that are meant and what they become. */
export const BEFORE_VALUES = words('to for as at due be on a in down with')
