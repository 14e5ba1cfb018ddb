export interface Times {
  /** What a call takes when nothing else disturbs it. */
  readonly least: number
  readonly median: number
  readonly p99: number
}

/**
 * Microseconds of calls made one after the other, after some that do not count. Those that are compared take turns, so
 * that whatever else the machine does disturbs all of them alike.
 */
export async function timeCalls(
  calls: number,
  runs: readonly ((turn: number) => Promise<void>)[],
): Promise<readonly Times[]> {
  const warm = Math.ceil(calls / 3)
  const micros = runs.map((): number[] => [])
  for (let turn = 0; turn < warm + calls; turn++)
    for (const [index, run] of runs.entries()) {
      const started = process.hrtime.bigint()
      await run(turn)
      if (turn >= warm) micros[index]?.push(Number(process.hrtime.bigint() - started) / 1000)
    }
  return micros.map(timesOf)
}

function timesOf(micros: number[]): Times {
  micros.sort((one, other) => one - other)
  const at = (share: number) => micros[Math.floor(micros.length * share)] ?? 0
  return { least: at(0), median: at(0.5), p99: at(0.99) }
}

export function show({ least, median, p99 }: Times): string {
  const figure = (micros: number) => micros.toFixed(0).padStart(7)
  return `least ${figure(least)} µs   median ${figure(median)} µs   p99 ${figure(p99)} µs`
}
