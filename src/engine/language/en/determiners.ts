// Words before a thing that tell whether it is known, and whose it is.

/** Before one thing that both sides know. */
export const THE_OR_OUR: ReadonlySet<string> = new Set(['the', 'my', 'our'])

/** Before what is already there, whether one or all of them. */
export const DEFINITE: ReadonlySet<string> = new Set(
  'the my our this that these those all every everything each both its their'.split(' '),
)

/** Before something new. */
export const INDEFINITE: ReadonlySet<string> = new Set(['a', 'an', 'another', 'new'])

/** Before each one of several, and before how often something happens. */
export const EVERY: ReadonlySet<string> = new Set(['every', 'each'])

/** These leave none of them out. */
export const ALL_OF_THEM: ReadonlySet<string> = new Set(['everything', 'all', 'every', 'each', 'both'])
