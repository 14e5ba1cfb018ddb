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

/** What is asked for never begins like that: with a place, a condition, or a verb without its subject. */
export const NEVER_FIRST: ReadonlySet<string> = new Set(
  'rid called named titled entitled only it them those these him her to for of at from if unless once until whenever provided assuming as is are was were will would what which who where why how me us repeat recur occur happen prior ahead beforehand changed updated deleted removed moved cancelled canceled rescheduled'.split(
    ' ',
  ),
)

/** Alone these only point: "put that", "add in". */
export const POINTING_ALONE: ReadonlySet<string> = new Set(
  'that this it both on in at off up down there here one'.split(' '),
)

/** There is nothing to write down. */
export const NOTHING: ReadonlySet<string> = new Set(['nothing', 'none', 'nowt'])
