export interface Times {
  readonly median: number
  readonly p99: number
}

/** Microseconds of calls made one after the other, after some that do not count. */
export async function timeCalls(calls: number, run: (turn: number) => Promise<void>): Promise<Times> {
  const warm = Math.ceil(calls / 3)
  const micros: number[] = []
  for (let turn = 0; turn < warm + calls; turn++) {
    const started = process.hrtime.bigint()
    await run(turn)
    if (turn >= warm) micros.push(Number(process.hrtime.bigint() - started) / 1000)
  }
  micros.sort((one, other) => one - other)
  const at = (share: number) => micros[Math.floor(micros.length * share)] ?? 0
  return { median: at(0.5), p99: at(0.99) }
}

export function show({ median, p99 }: Times, beside?: Times): string {
  const figure = (micros: number) => micros.toFixed(0).padStart(7)
  const ratio = beside === undefined ? '' : `   ${(median / beside.median).toFixed(1).padStart(5)} × echo`
  return `median ${figure(median)} µs   p99 ${figure(p99)} µs${ratio}`
}
