// What was made of a sentence, for a person: the readings with their costs, what claimed each word, what was left over, and
// the tasks it rests on.

import type { Act } from '../domain/act.ts'
import type { Task } from '../domain/task.ts'
import type { Interpretation } from '../engine/interpret.ts'
import type { Piece } from '../engine/meaning/pieces/piece.ts'
import { taskIdsOf } from '../engine/task-ids.ts'
import type { Understood } from '../engine/understand.ts'

export function describe(text: string, understood: Understood, tasks: readonly Task[]): string {
  const { intent, acts, reserved, left, spans, interpretation, opinion } = understood
  const lines = [text]
  for (const span of spans)
    lines.push(`${' '.repeat(span.start)}${'~'.repeat(Math.max(span.end - span.start, 1))} ${span.kind}`)
  lines.push(
    '',
    `${intent.intent_type}  ${intent.confidence ?? ''}  ${intent.classification_method}  ${intent.rule_id ?? ''}`,
  )
  for (const act of acts) lines.push(`  ${JSON.stringify(act)}`)
  for (const { act, reserve } of reserved) lines.push(`  not done (${reserve}): ${JSON.stringify(act)}`)
  if (intent.extracted_params !== null) lines.push(`  params ${JSON.stringify(intent.extracted_params)}`)
  if (interpretation !== null) lines.push(...claims(interpretation), ...readings(interpretation))
  const known = new Map(tasks.map((task) => [task.id, task.title]))
  const evidence = idsOf([...acts, ...reserved.map(({ act }) => act)]).map((id) => `'${known.get(id) ?? id}'`)
  lines.push('', `tasks looked at: ${tasks.length}`)
  lines.push(`tasks that were evidence: ${evidence.length > 0 ? evidence.join(', ') : 'none'}`)
  lines.push(`left over: ${left.length > 0 ? left.map((words) => `'${words}'`).join(', ') : 'nothing'}`)
  if (opinion !== null) {
    const scores = opinion.scores.map((score) => `${score.intent_type} ${score.score.toFixed(2)}`)
    lines.push('', `second opinion: ${scores.slice(0, 3).join(', ')} (margin ${opinion.margin.toFixed(2)})`)
  }
  return `${lines.join('\n')}\n`
}

function claims({ pieces, chart }: Interpretation): string[] {
  return [
    '',
    'every word, and what claimed it (cost)',
    ...pieces.map(
      (piece) => `  ${String(piece.cost).padStart(3)}  ${claimedBy(piece).padEnd(22)} ${chart.text(piece)}`,
    ),
  ]
}

const BEST = 4

/** The cheapest requests that could begin where each piece begins. */
function readings({ pieces, chart }: Interpretation): string[] {
  const starts = [...new Set([0, ...pieces.map(({ from }) => from)])].sort((one, other) => one - other)
  const found = starts.flatMap((from) =>
    chart
      .read('ACT', from)
      .toSorted((one, other) => one.cost - other.cost || other.end - one.end)
      .slice(0, BEST)
      .map(
        ({ cost, rule, end }) => `  ${String(cost).padStart(3)}  ${rule.padEnd(22)} ${chart.text({ from, to: end })}`,
      ),
  )
  return found.length === 0 ? [] : ['', 'best readings as a request (cost)', ...found]
}

function idsOf(acts: readonly Act[]): string[] {
  const mentions = acts.flatMap((act) => ('set' in act ? (act.set?.mentions ?? []) : []))
  return [...new Set(taskIdsOf(mentions))]
}

function claimedBy(piece: Piece): string {
  return piece.is === 'act' ? piece.rule : piece.is
}
