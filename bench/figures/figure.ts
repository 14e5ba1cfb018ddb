// What a bench has found out, as lines of one table.

export interface Figure {
  readonly what: string
  /** Empty where nothing has to be reached. */
  readonly reach: string
  readonly is: string
  /** Null where it is only told. */
  readonly reached: boolean | null
}

/** How long and how often everything is measured. */
export interface How {
  readonly seconds: number
  readonly rounds: number
  readonly warm_turns: number
  readonly warm_seconds: number
  /** How many tasks "many" are. */
  readonly tasks: number
  readonly clients: readonly number[]
  readonly cache: string
}

export const atMost = (what: string, most: number, unit: string, is: number, more = ''): Figure => ({
  what,
  reach: `≤ ${most} ${unit}`,
  is: `${short(is)} ${unit}${more}`,
  reached: is <= most,
})

export const atLeast = (what: string, least: number, unit: string, is: number, more = ''): Figure => ({
  what,
  reach: `≥ ${least} ${unit}`,
  is: `${short(is)} ${unit}${more}`,
  reached: is >= least,
})

export const told = (what: string, is: string): Figure => ({ what, reach: '', is, reached: null })

/** Three figures that count. */
export function short(value: number): string {
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
}

export function tableOf(figures: readonly Figure[]): string {
  const widest = (of: (figure: Figure) => string) => Math.max(...figures.map((figure) => of(figure).length))
  const [first, second, third] = [widest(({ what }) => what), widest(({ reach }) => reach), widest(({ is }) => is)]
  const said = (reached: boolean | null) => (reached === null ? '' : reached ? 'reached' : 'not reached')
  return figures
    .map(({ what, reach, is, reached }) =>
      `${what.padEnd(first)}  ${reach.padEnd(second)}  ${is.padEnd(third)}  ${said(reached)}`.trimEnd(),
    )
    .join('\n')
}
