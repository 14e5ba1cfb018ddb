// npm run bench:calibration: of what it says with this confidence, how much is right? On a third of the sentences; set
// SAYSO_SENTENCES to a folder that nobody has looked at for a figure that tells something about new ones.

import { understand } from '../src/engine/understand.ts'
import { intentRows, isKeptAside, needSentences } from './sentences.ts'

needSentences()
const bands = [0, 0.6, 0.7, 0.8, 0.9, 0.95, 0.97, 1.01]
const rows = intentRows().filter((row) => isKeptAside(row.text))
const seen = rows.map(({ text, intent, pending }) => {
  const { intent_type, confidence } = understand(text, {
    now: '2026-02-09T10:30:00.000Z',
    timezone: 'UTC',
    pending,
  }).intent
  return { confidence: confidence ?? 1, right: intent_type === intent, asked: intent_type === 'AMBIGUOUS' }
})
process.stdout.write(
  `${rows.length} sentences; ${seen.filter((one) => one.right).length} right, ${seen.filter((one) => one.asked).length} asked\n`,
)
process.stdout.write('confidence     sentences   said on average   right\n')
for (const [index, from] of bands.slice(0, -1).entries()) {
  const to = bands[index + 1] ?? 1
  const inside = seen.filter(({ confidence, asked }) => !asked && confidence >= from && confidence < to)
  if (inside.length === 0) continue
  const said = inside.reduce((sum, one) => sum + one.confidence, 0) / inside.length
  const right = inside.filter((one) => one.right).length / inside.length
  process.stdout.write(
    `${from.toFixed(2)} – ${Math.min(1, to).toFixed(2)}   ${String(inside.length).padStart(9)}   ${said.toFixed(3).padStart(15)}   ${right.toFixed(3)}\n`,
  )
}
