// npm run bench:unsure -- [FOLDER]: how many messages of the public data the rules are unsure of, so that a model would be asked,
// and how many are asked about without one.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { TurnPorts } from '../src/agent/ports.ts'
import { takeTurn } from '../src/agent/turn.ts'
import { chatResponseSchema } from '../src/domain/chat.ts'
import { defaultSettings } from '../src/domain/settings.ts'
import type { Consult } from '../src/domain/suggestion.ts'
import { runTool } from '../src/tools/run.ts'
import { MemoryStore } from '../tests/simulation/memory-store.ts'
import { aTask } from '../tests/support/contexts.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '../../shared/data')
if (!existsSync(folder)) {
  process.stdout.write(`${folder} is not there, so there is nothing to count.\n`)
  process.exit(0)
}

const sentenceSchema = z.object({ text: z.string() })
const conversationSchema = z.object({
  tasks: z.array(z.object({ title: z.string(), done: z.boolean().optional() })).default([]),
  turns: z.array(z.object({ say: z.string(), if_asked: z.boolean().optional(), new: z.boolean().optional() })),
})
type Conversation = z.infer<typeof conversationSchema>

function linesOf(file: string): unknown[] {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line))
}

interface Counts {
  turns: number
  /** Questions back to the user, by the rules alone. */
  asks: number
  consults: Map<Consult['because'], number>
  /** Of those for which a model would be asked: how many the rules alone would ask about. */
  asked_too: number
}

async function count(conversations: readonly Conversation[]): Promise<Counts> {
  const counts: Counts = { turns: 0, asks: 0, consults: new Map(), asked_too: 0 }
  for (const conversation of conversations) await play(conversation, counts)
  return counts
}

async function play({ tasks, turns }: Conversation, counts: Counts): Promise<void> {
  let made = 0
  const newId = () => `01900000-0000-7000-9000-${String(++made).padStart(12, '0')}`
  const now = Date.parse('2026-11-16T10:30:00Z')
  const store = new MemoryStore({ clock: () => now, newId })
  for (const { title, done } of tasks) {
    const id = newId()
    store.shelf('ann').tasks.set(id, aTask({ id, title, status: done === true ? 'completed' : 'pending' }))
  }
  let because: Consult['because'] | null = null
  const ports: TurnPorts = {
    store,
    model: {
      mayAsk: () => true,
      ask: async (_, asked) => {
        because = asked.because
        const answer = { kind: 'failure', why: 'not reachable' } as const
        return { asked, model: 'none', host: 'nowhere', sent: true, took_ms: 0, raw: null, answer }
      },
    },
    tools: {
      call: (scope, { tool_name, parameters }) =>
        runTool(tool_name, parameters, scope, (fault) => Promise.reject(fault)),
    },
    now: () => new Date(now),
    newId,
    newToken: newId,
  }
  const options = { defaults: defaultSettings, timezone: 'UTC', engine_version: 'bench' }
  let conversation_id: string | undefined
  let asked = false
  for (const turn of turns) {
    if (turn.if_asked === true && !asked) continue
    if (turn.new === true) conversation_id = undefined
    because = null
    const request = {
      user_id: 'ann',
      message: turn.say.trim(),
      ...(conversation_id === undefined ? {} : { conversation_id }),
    }
    const reply = chatResponseSchema.parse(JSON.parse(await takeTurn(ports, options, request)))
    conversation_id = reply.conversation_id
    asked = reply.status === 'clarification_needed' || reply.status === 'confirmation_required'
    counts.turns++
    const asks = reply.status === 'clarification_needed'
    if (asks) counts.asks++
    if (because === null) continue
    counts.consults.set(because, (counts.consults.get(because) ?? 0) + 1)
    if (asks) counts.asked_too++
  }
}

function tell(name: string, { turns, asks, consults, asked_too }: Counts): void {
  const all = [...consults.values()].reduce((sum, one) => sum + one, 0)
  const kinds = [...consults].map(([because, times]) => `${because} ${times}`).join(', ')
  process.stdout.write(
    `${name}: ${turns} messages; a model would be asked ${all} times (${kinds}); without one the user is asked back ${asks} times, ${asked_too} of them among those\n`,
  )
}

for (const file of ['talk/conversations.jsonl', 'talk/voices.jsonl'])
  tell(file, await count(linesOf(file).map((line) => conversationSchema.parse(line))))
for (const file of ['nlu/intents.jsonl', 'nlu/ambiguous.jsonl']) {
  const sentences = linesOf(file).map((line) => sentenceSchema.parse(line))
  tell(file, await count(sentences.map(({ text }) => ({ tasks: [], turns: [{ say: text }] }))))
}
