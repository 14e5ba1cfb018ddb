/** The top of an axis: a round number that is no smaller than what it has to hold, and even, so that its half is whole. */
export function roundUp(most: number): number {
  if (most <= 4) return most <= 2 ? 2 : 4
  const unit = 10 ** Math.floor(Math.log10(most))
  const factor = [1, 2, 4, 6, 8, 10].find((step) => step * unit >= most) ?? 10
  return factor * unit
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '0%' : `${Math.round((part / whole) * 100)}%`
}

export function milliseconds(value: number | null): string {
  if (value === null) return '–'
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`
}

export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}
