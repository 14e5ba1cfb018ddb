// Words that lead from a thing to more of it.

/** "a letter about …", "an email with …". */
export const OF_WHAT_IS_SAID: ReadonlySet<string> = new Set(['about', 'regarding', 'concerning', 'with'])
export const OF_A_THING: ReadonlySet<string> = new Set([...OF_WHAT_IS_SAID, 'for', 'from', 'at', 'of'])

/** "at the moment", "for the record", "with my luck": what is said around anything. */
export const NO_THINGS: ReadonlySet<string> = new Set(
  'moment moments time times record sake love luck least end latest minute rate start change'.split(' '),
)
