// Forms of "be" and "have", and what stands where they do.

/** What is so now. */
export const IS_OR_ARE: ReadonlySet<string> = new Set(['is', 'are', "'s"])

/** Before "done" these tell that it is over: "has been done". */
export const BEFORE_DONE: ReadonlySet<string> = new Set(['is', 'are', 'has', 'have', 'been', 'was', 'were'])

/** Behind a thing these begin what is said of it: "the sermon must be ready". */
export const SAID_OF_THINGS: ReadonlySet<string> = new Set(
  'is are was were has have had needs need must should will can'.split(' '),
)

/** Verbs that take another verb: "should be done". */
export const MODALS: ReadonlySet<string> = new Set('should may might must can could shall'.split(' '))

/** Behind "that" or "it" these begin what is told of it: "that took three tries". */
export const TOLD_OF_THAT: ReadonlySet<string> = new Set(
  "only just really actually finally still never always even barely hardly nearly almost is was has had did does will would 's took went came cost".split(
    ' ',
  ),
)
