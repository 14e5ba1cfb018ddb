// What a language model is asked where the rules are unsure, and what it may answer. It only proposes: tasks by the numbers it
// was given, values in the user's own words. Ids, tools, tokens and answers to questions have no place in it.

import { z } from 'zod'
import { prioritySchema } from './task.ts'

export const MOST_CANDIDATES = 30
export const MOST_HISTORY = 6

/** Everything that is sent, and why. Tasks go out by number and title; their ids stay here. */
export const consultSchema = z.strictObject({
  because: z.enum(['unsure', 'left over', 'no task', 'talk']),
  message: z.string(),
  history: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() })).max(MOST_HISTORY),
  candidates: z.array(z.strictObject({ task_id: z.uuid(), title: z.string() })).max(MOST_CANDIDATES),
})
export type Consult = z.infer<typeof consultSchema>

const MOST_ACTIONS = 10
const numbers = z.array(z.int().min(1).max(MOST_CANDIDATES)).min(1).max(MOST_CANDIDATES)
const words = z.string().trim().min(1).max(300)
/** The user's words that say it, apart from the task and the value. */
const said = z.string().max(300).optional()

export const proposedActionSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('add'),
    title: words,
    when: words.optional(),
    priority: prioritySchema.optional(),
    note: words.optional(),
    said,
  }),
  z.strictObject({ do: z.literal('complete'), tasks: numbers, said }),
  z.strictObject({ do: z.literal('reopen'), tasks: numbers, said }),
  z.strictObject({
    do: z.literal('change'),
    tasks: numbers,
    field: z.enum(['title', 'when', 'priority', 'note']),
    value: words,
    said,
  }),
  z.strictObject({ do: z.literal('clear'), tasks: numbers, field: z.enum(['when', 'priority', 'note']), said }),
  z.strictObject({ do: z.literal('delete'), tasks: numbers, said }),
  z.strictObject({ do: z.literal('show'), tasks: numbers, said }),
])
export type ProposedAction = z.infer<typeof proposedActionSchema>

export const proposalSchema = z.strictObject({
  actions: z.array(proposedActionSchema).max(MOST_ACTIONS),
  confidence: z.number().min(0).max(1),
  reason: z.string().max(500),
  /** A short answer to small talk. */
  say: z.string().max(500).optional(),
})
export type Proposal = z.infer<typeof proposalSchema>

/** Why asking failed. In the first three cases nothing had been sent. */
export const FAILURES = [
  'too many questions',
  'not answering lately',
  'no time',
  'out of time',
  'not reachable',
  'refused',
  'too much',
  'unreadable',
  'outdated',
] as const
export type SuggestionFailure = (typeof FAILURES)[number]

export const suggestionSchema = z.strictObject({
  asked: consultSchema,
  /** Which model, and the host that it was asked at. */
  model: z.string(),
  host: z.string(),
  sent: z.boolean(),
  took_ms: z.int().min(0),
  /** The answer as it came, as far as it was read; null where none came. */
  raw: z.string().nullable(),
  answer: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('proposal'), proposal: proposalSchema }),
    z.strictObject({ kind: z.literal('failure'), why: z.enum(FAILURES) }),
  ]),
})
export type Suggestion = z.infer<typeof suggestionSchema>

/** What the user is told: whether the reply rests on it, and which of their words went where. */
export const shownSuggestionSchema = z.strictObject({
  model: z.string(),
  host: z.string(),
  used: z.boolean(),
  reason: z.string().nullable(),
  failure: z.enum(FAILURES).nullable(),
  sent: z.strictObject({
    message: z.string(),
    history: z.array(z.string()),
    titles: z.array(z.string()),
  }),
})
export type ShownSuggestion = z.infer<typeof shownSuggestionSchema>

/** The model that can be asked (null: none), and whether the user wants that. */
export const askedModelSchema = z.strictObject({
  model: z.string().nullable(),
  host: z.string().nullable(),
  ask_model: z.boolean(),
})
export type AskedModel = z.infer<typeof askedModelSchema>
