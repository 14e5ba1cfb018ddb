// The one door to the dates: what the rest of the engine asks of them.

export { type DateReading, readDates } from './dates/all.ts'
export { combineExpressions } from './dates/combine.ts'
export type { DateExpression } from './dates/expression.ts'
export { type DateSpan, findDates } from './dates/find.ts'
export { type AmountSpan, findAmounts } from './dates/find-amounts.ts'
export { rangeOf, resolveDate } from './dates/resolve.ts'
