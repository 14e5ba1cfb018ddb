import { mock } from 'node:test'
import { flushLog } from '../../src/runtime/log.ts'

/** What this process logs while the work is done, as it would stand in the log; the work is told what does so far. */
export async function logged(work: (soFar: () => string) => Promise<unknown>): Promise<string> {
  flushLog()
  const lines: string[] = []
  const write = mock.method(process.stderr, 'write', (line: string | Uint8Array) => lines.push(String(line)) > 0)
  try {
    await work(() => lines.join(''))
    flushLog()
  } finally {
    write.mock.restore()
  }
  return lines.join('')
}
