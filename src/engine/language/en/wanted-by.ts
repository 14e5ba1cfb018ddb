/** What somebody says of who wants things: "the teacher wants glue and tape", "Jo needs a lamp". */
export const WANTED_BY: ReadonlySet<string> = new Set('wants needs want need requires require'.split(' '))

/** What somebody says of who sets a date: "the boss wants the report on friday". */
export const DEMANDING: ReadonlySet<string> = new Set([
  'wants',
  'needs',
  'asked',
  'expects',
  'want',
  'need',
  'expect',
  'says',
  'said',
  'reckons',
])
