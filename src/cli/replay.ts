import { replayTurn, type StoredDecision } from '../agent/replay.ts'
import { openSayso } from '../compose.ts'
import { AppError } from '../domain/errors.ts'
import { readConfig } from '../runtime/config.ts'
import { readTurns } from '../store/audit.ts'
import { readDecisions, writeDecisions } from './decision-files.ts'
import { findServer } from './find-server.ts'
import { openReport } from './replay-report.ts'
import { readConversation } from './request.ts'
import { countOf, progress } from './terminal.ts'
import { readArguments, usages } from './usage.ts'

/** Decides again what is in the audit or in an exported file, and reports every difference; 0 when there is none. */
export async function replay(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(usages.replay, args)
  if (positionals.length > 0) throw new AppError('BAD_REQUEST', `sayso replay takes no '${positionals[0]}'.`)
  const { against, export: file, all = false } = values
  if (against !== undefined && (file !== undefined || values.conversation !== undefined))
    throw new AppError('BAD_REQUEST', '--against takes only a file, not --export or --conversation.')
  if (against !== undefined) return await decideAgain(readDecisions(against), all)
  const conversation = readConversation(values.conversation) ?? null
  return await withTurns(conversation, async (turns) => {
    if (file === undefined) return await decideAgain(turns, all)
    const count = await writeDecisions(file, turns)
    process.stdout.write(`${countOf(count, 'decision')} written to ${file}\n`)
    return 0
  })
}

async function decideAgain(turns: AsyncIterable<readonly StoredDecision[]>, showsAll: boolean): Promise<number> {
  const report = openReport(showsAll)
  let told = 0
  for await (const turn of turns) {
    report.add(turn, replayTurn(turn))
    if (report.decisions() - told < 500) continue
    told = report.decisions()
    progress(`${told} decisions, ${report.differing()} differ`)
  }
  progress('')
  process.stdout.write(report.text())
  return report.differing() === 0 ? 0 : 1
}

/** Replay reads everyone's decisions, which no server hands out: the database itself has to be open. */
async function withTurns(
  conversation_id: string | null,
  use: (turns: AsyncIterable<readonly StoredDecision[]>) => Promise<number>,
): Promise<number> {
  const config = readConfig(process.env)
  if ((await findServer(config)) !== null)
    throw new AppError(
      'CONFIGURATION',
      `A server is using ${config.data_dir}. Stop the server first, or replay a file written before with --against. (With PostgreSQL, replay runs beside servers.)`,
    )
  const sayso = await openSayso(config)
  try {
    return await use(readTurns(sayso.database, conversation_id))
  } finally {
    await sayso.close()
  }
}
