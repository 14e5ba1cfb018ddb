// What words taken together are.

/** What a unit is, as bits, so that a rule can ask for several at once. */
export const KIND = { word: 0, task: 1, tasks: 2, list: 4, mark: 8, number: 16, stop: 32, quote: 64 } as const

export interface Unit {
  readonly text: string
  readonly kind: number
  /** First and last token, both inside. */
  readonly first: number
  readonly last: number
  readonly fuzzy: boolean
}
