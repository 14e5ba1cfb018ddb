/** The faults that the store in memory can be given, each of which a simulation must notice. */
export const PLANTED = [
  'idempotency outside the transaction',
  'audit after commit',
  'no expiry check',
  'confirmation not consumed',
  'now() for clock_timestamp()',
  'missing user filter',
] as const
export type Planted = (typeof PLANTED)[number]
