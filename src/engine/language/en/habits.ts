// How somebody who tells of themselves says what they are like: "I always forget", "we keep running out".

export const HABITUAL: ReadonlySet<string> = new Set('always never keep forget forgot often usually'.split(' '))
