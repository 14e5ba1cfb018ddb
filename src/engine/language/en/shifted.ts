// Words that say that something is to be earlier or later than it was.

/** Either way. */
export const SHIFTED: ReadonlySet<string> = new Set(['earlier', 'later', 'sooner'])

/** Earlier alone. */
export const SOONER: ReadonlySet<string> = new Set(['sooner', 'earlier'])

/** Before a date: by then it must be over. */
export const BY_THEN: ReadonlySet<string> = new Set(['before', 'by'])
