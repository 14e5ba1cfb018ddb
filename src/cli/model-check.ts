// Does the configured endpoint work, how fast, and is it of any use? The same examples are played with and without it, on a
// database of their own that is thrown away.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSayso, type Sayso } from '../compose.ts'
import { type ChatResponse, chatResponseSchema } from '../domain/chat.ts'
import { defaultSettings } from '../domain/settings.ts'
import type { Suggestion, SuggestionFailure } from '../domain/suggestion.ts'
import { allRules } from '../engine/grammar/grammar.ts'
import { understand } from '../engine/understand.ts'
import { openModel } from '../llm/model.ts'
import type { ModelConfig } from '../runtime/model-config.ts'
import { type Left, type ModelExample, modelExamples } from './model-examples.ts'
import { countOf, printable, progress } from './terminal.ts'

type Outcome = 'right at once' | 'right after a yes' | 'not understood' | 'wrong'

const OUTCOMES: readonly Outcome[] = ['right at once', 'right after a yes', 'not understood', 'wrong']

interface Played {
  readonly outcome: Outcome
  /** How long the turns took in which the model was asked. */
  readonly asked_ms: readonly number[]
}

/** Writes what it finds; false when the endpoint does not work. */
export async function checkModel(config: ModelConfig, write: (text: string) => void): Promise<boolean> {
  const tried = await tryOnce(config)
  write(`${printable(inWords(config, tried))}\n`)
  if (tried.answer.kind === 'failure') return false
  write(`${ruleExamples()}\n\n`)
  const folder = mkdtempSync(join(tmpdir(), 'sayso-model-check-'))
  const sayso = await openSayso({
    database: { folder },
    defaults: defaultSettings,
    timezone: 'UTC',
    model: { ...config, per_minute: 10_000 },
  })
  try {
    write(await sideBySide(sayso))
    return true
  } finally {
    await sayso.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One test question, so that we can say what is wrong. */
async function tryOnce(config: ModelConfig): Promise<Suggestion> {
  const task_id = '01900000-0000-7000-8000-000000000001'
  const model = openModel(config, () => {})
  return await model.ask(
    'check',
    { because: 'unsure', message: 'the milk is sorted', history: [], candidates: [{ task_id, title: 'buy milk' }] },
    config.timeout_ms,
  )
}

const faults: Readonly<Record<SuggestionFailure, string>> = {
  'too many questions': 'was not asked.',
  'not answering lately': 'was not asked.',
  'no time': 'was not asked, because SAYSO_LLM_TIMEOUT is too short.',
  'out of time': 'did not answer in time; a larger SAYSO_LLM_TIMEOUT may help.',
  'not reachable': 'cannot be reached: is SAYSO_LLM_URL right, and is the server running?',
  refused: 'refused the question: are SAYSO_LLM_API_KEY and SAYSO_LLM_MODEL right?',
  'too much': 'answered far too much.',
  unreadable: 'answered, but not with what was asked for: this model or address cannot be used.',
  outdated: 'answered too late.',
}

function inWords({ model, url }: ModelConfig, { answer, took_ms }: Suggestion): string {
  if (answer.kind === 'failure') return `${model} at ${url} ${faults[answer.why]}`
  return `${model} at ${url} works. It answered in ${(took_ms / 1000).toFixed(1)} s.`
}

/** What the rules are made for never reaches a model, so it is the same with and without one. */
function ruleExamples(): string {
  const setting = { now: '2026-02-09T10:30:00.000Z', timezone: 'UTC', tasks: [], last: null, changed: false }
  const examples = allRules.flatMap(({ examples: own = [] }) => own)
  const sure = examples.filter((example) => {
    const { acts, intent } = understand(example, setting)
    return acts.length > 0 && (intent.confidence ?? 1) >= defaultSettings.intent_confidence_threshold
  })
  return `Of ${examples.length} example sentences, ${sure.length} are understood without a model.`
}

async function sideBySide(sayso: Sayso): Promise<string> {
  const rows: (readonly [ModelExample, Played, Played])[] = []
  for (const [index, example] of modelExamples.entries()) {
    progress(`${index + 1} of ${modelExamples.length}`)
    const without = await play(sayso, `without-${index}`, example, { ask_model: false })
    rows.push([example, without, await play(sayso, `with-${index}`, example, { ask_model: true })])
  }
  progress('')
  const count = (which: 1 | 2, outcome: Outcome) => rows.filter((row) => row[which].outcome === outcome).length
  const times = rows.flatMap(([, , { asked_ms }]) => asked_ms).sort((a, b) => a - b)
  return [
    `${rows.length} sentences and conversations of another kind:`,
    '',
    `${''.padEnd(20)}without   with the model`,
    ...OUTCOMES.map(
      (outcome) =>
        `${outcome.padEnd(20)}${String(count(1, outcome)).padStart(7)}   ${String(count(2, outcome)).padStart(14)}`,
    ),
    '',
    times.length === 0
      ? 'The model was asked nothing.'
      : `${countOf(times.length, 'turn')} asked it: ${seconds(times[Math.floor(times.length / 2)])} in the middle, ${seconds(times.at(-1))} at most.`,
    ...rows
      .filter(([, , { outcome }]) => outcome === 'not understood' || outcome === 'wrong')
      .map(([{ says }, , { outcome }]) => `  ${outcome}: ${says.join(' / ')}`),
    '',
  ].join('\n')
}

function seconds(ms: number | undefined): string {
  return `${((ms ?? 0) / 1000).toFixed(1)} s`
}

/** People agree only to what they meant. */
async function play(
  sayso: Sayso,
  user_id: string,
  { tasks, says, left }: ModelExample,
  settings: { readonly ask_model: boolean },
): Promise<Played> {
  await sayso.changeSettings(user_id, settings)
  for (const title of tasks) await sayso.callTool(user_id, 'add_task', { title })
  const asked_ms: number[] = []
  let conversation_id: string | undefined
  const say = async (message: string): Promise<ChatResponse> => {
    const started = performance.now()
    const request = { user_id, message, ...(conversation_id === undefined ? {} : { conversation_id }) }
    const reply = chatResponseSchema.parse(JSON.parse(await sayso.say(request)))
    if (reply.suggestion !== undefined) asked_ms.push(performance.now() - started)
    conversation_id = reply.conversation_id
    return reply
  }
  for (const message of says.slice(0, -1)) await say(message)
  const before = await tasksOf(sayso, user_id)
  const { status } = await say(says.at(-1) ?? '')
  const after = await tasksOf(sayso, user_id)
  if (after === written(left)) return { outcome: 'right at once', asked_ms }
  if (after !== before) return { outcome: 'wrong', asked_ms }
  if (status === 'success' || status === 'error') return { outcome: 'not understood', asked_ms }
  await say('yes')
  const agreed = (await tasksOf(sayso, user_id)) === written(left)
  return { outcome: agreed ? 'right after a yes' : 'not understood', asked_ms }
}

async function tasksOf(sayso: Sayso, user_id: string): Promise<string> {
  const { data } = await sayso.callTool(user_id, 'list_tasks', { status: 'all', limit: 100 })
  return written(
    (data?.tasks ?? []).map(({ title, status, due_date }) => ({
      title,
      ...(status === 'completed' ? { done: true as const } : {}),
      ...(due_date === null ? {} : { due: weekdays.format(new Date(due_date)) }),
    })),
  )
}

const weekdays = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })

function written(tasks: readonly Left[]): string {
  return tasks
    .map(
      ({ title, done, due }) =>
        `${title.toLowerCase()}${done === true ? ', done' : ''}${due === undefined ? '' : `, ${due}`}`,
    )
    .sort()
    .join('\n')
}
