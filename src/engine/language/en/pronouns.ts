// Pronouns, by what they stand for.

/** Those who speak: "I", "we". */
export const SPEAKERS: ReadonlySet<string> = new Set(['i', 'we'])

/** Somebody, as the subject of a clause. */
export const PERSONAL: ReadonlySet<string> = new Set(['i', 'we', 'you', 'they', 'he', 'she'])

/** Somebody or something that was named before. */
export const THIRD_PERSON: ReadonlySet<string> = new Set(['they', 'it', 'he', 'she'])

/** One thing that was spoken of. */
export const IT_OR_THAT: ReadonlySet<string> = new Set(['that', 'it', 'this'])

/** One thing or several that were spoken of. */
export const IT_OR_THEM: ReadonlySet<string> = new Set(['that', 'this', 'it', 'them', 'those', 'these'])

/** These also stand before the thing itself: "that", "that one". */
export const THAT_OR_THIS: ReadonlySet<string> = new Set(['that', 'this'])

/** These stand for a noun: "the blue one". */
export const ONE_OR_ONES: ReadonlySet<string> = new Set(['one', 'ones'])
