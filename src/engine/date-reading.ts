// The one door to the dates: what the rest of the engine asks of them.

export { type DateReading, readDates } from './dates/all.ts'
export { type DateSpan, findDates } from './dates/find.ts'
export { findAmounts } from './dates/find-amounts.ts'
export { rangeOf, resolveDate } from './dates/resolve.ts'
