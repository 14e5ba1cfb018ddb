// Words by which a stretch of talk is told from the title of a task.

/** No title begins like that. */
export const LEADING: ReadonlySet<string> = new Set(
  'for on in at about with from of because so but if when since then there them is are was were said says you they he she it its and or to all both each as than'.split(
    ' ',
  ),
)

/** Behind these a title would go on. */
export const ENDLESS: ReadonlySet<string> = new Set(
  'and or of the an my our your every with than because so but goes say says its please pls plz'.split(' '),
)

/** What goes on behind these is told about it. */
export const SUBORDINATE: ReadonlySet<string> = new Set([
  'when',
  'because',
  'cos',
  'but',
  'although',
  'whenever',
  'whose',
])

/** What begins like that is said of several, or of what was said before it. */
export const TOLD_OF_ALL: ReadonlySet<string> = new Set(
  'expires ends closes starts needs wants comes both each any either neither no not nothing'.split(' '),
)

/** Alone these name nothing. */
export const NO_WORDS: ReadonlySet<string> = new Set(['am', 'its', 'never'])
