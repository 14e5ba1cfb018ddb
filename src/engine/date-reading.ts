// The only access to the date reader for the rest of the engine.

export type { DateReading } from './dates/all.ts'
export type { DateSpan } from './dates/find.ts'
export { readTimes, type Times } from './dates/read-times.ts'
export { rangeOf, resolveDate } from './dates/resolve.ts'
