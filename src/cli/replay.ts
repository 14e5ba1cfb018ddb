import { parseArgs } from 'node:util'
import { type Difference, replayTurn } from '../agent/replay.ts'
import { openSayso } from '../compose.ts'
import { readConfig } from '../runtime/config.ts'
import { readTurns } from '../store/audit.ts'

/** Decides everything in the audit again and reports every difference; 0 when there is none. */
export async function replay(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { conversation: { type: 'string' } } })
  const sayso = await openSayso(readConfig(process.env))
  let decisions = 0
  const differences: Difference[] = []
  try {
    for await (const turn of readTurns(sayso.database, values.conversation ?? null)) {
      differences.push(...replayTurn(turn))
      decisions += turn.length
      if (process.stderr.isTTY && decisions % 1000 < turn.length) process.stderr.write(`\r${decisions} decisions`)
    }
  } finally {
    await sayso.close()
  }
  for (const { message_id, step, engine_version, stored, now } of differences.slice(0, 20))
    process.stdout.write(
      `message ${message_id}, step ${step} (engine ${engine_version}):\n  stored ${stored}\n  now    ${now}\n`,
    )
  process.stdout.write(`${decisions} decisions replayed, ${differences.length} differ\n`)
  return differences.length === 0 ? 0 : 1
}
