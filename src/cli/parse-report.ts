// What was made of a sentence, for a person: the readings with their costs, what claimed each word, what was left over.

import type { Piece } from '../engine/meaning/sequence.ts'
import type { Understood } from '../engine/understand.ts'

export function describe(
  text: string,
  { intent, acts, reserved, left, spans, interpretation, opinion }: Understood,
): string {
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
  if (interpretation !== null) {
    lines.push('', 'every word, and what claimed it (cost)')
    for (const piece of interpretation.pieces)
      lines.push(
        `  ${String(piece.cost).padStart(3)}  ${claimedBy(piece).padEnd(22)} ${interpretation.chart.text(piece)}`,
      )
    const others = interpretation.chart.read('ACT', 0).toSorted((one, other) => one.cost - other.cost)
    if (others.length > 0) lines.push('', 'readings from the first word on (cost)')
    for (const { cost, rule, end } of others.slice(0, 6))
      lines.push(`  ${String(cost).padStart(3)}  ${rule.padEnd(22)} ${interpretation.chart.text({ from: 0, to: end })}`)
    const evidence = acts
      .flatMap((act) => ('set' in act ? (act.set?.mentions ?? []) : []))
      .flatMap((mention) => (mention.by === 'ids' ? mention.task_ids : []))
    if (evidence.length > 0) lines.push('', `tasks that were evidence: ${evidence.join(', ')}`)
  }
  if (left.length > 0) lines.push('', `left over: ${left.join(', ')}`)
  if (opinion !== null) {
    const scores = opinion.scores.map((score) => `${score.intent_type} ${score.score.toFixed(2)}`)
    lines.push('', `second opinion: ${scores.slice(0, 3).join(', ')} (margin ${opinion.margin.toFixed(2)})`)
  }
  return `${lines.join('\n')}\n`
}

function claimedBy(piece: Piece): string {
  return piece.is === 'act' ? piece.rule : piece.is
}
