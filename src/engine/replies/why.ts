import type { LastReading } from '../../domain/conversation.ts'
import type { DecisionType } from '../../domain/decision-type.ts'
import type { ClassificationMethod, IntentType } from '../../domain/intent.ts'

const endings: Record<DecisionType, string> = {
  INVOKE_TOOL: 'looked it up',
  EXECUTE_PENDING: 'did what I had asked about',
  RESPOND_ONLY: 'answered',
  ASK_CLARIFICATION: "asked, because I wasn't sure enough to act",
  REQUEST_CONFIRMATION: "asked first, because deleting can't be undone",
  CANCEL_PENDING: 'deleted nothing, because you said no',
}

const intents: Record<IntentType, string> = {
  CREATE_TASK: 'something to add',
  LIST_TASKS: 'a question about your tasks',
  COMPLETE_TASK: 'something to mark as done or open again',
  UPDATE_TASK: 'something to change',
  DELETE_TASK: 'something to delete',
  GENERAL_CHAT: 'small talk',
  AMBIGUOUS: "something I wasn't sure about",
  CONFIRM_YES: 'a yes',
  CONFIRM_NO: 'a no',
}

const methods: Record<ClassificationMethod, string> = {
  RULE_BASED: 'no rule',
  LOCAL_MODEL: 'by the local model',
  LLM_FALLBACK: 'as the language model suggested',
}

/** The record of a reply in one plain sentence; what only a developer wants to know comes after it. */
export function sayWhy(record: LastReading): string {
  const { message, intent_type, suggestion } = record
  return [
    `I took '${message}' as ${intents[intent_type]}${meaning(record)}, so I ${ending(record)}.`,
    ...(suggestion === undefined ? [] : [told(suggestion)]),
    `Technical details: ${details(record).join('; ')}.`,
  ].join(' ')
}

const MOST_NAMED = 2

/** The tasks its words named, and what was left over. */
function meaning({ named = [], left = [] }: LastReading): string {
  const shown = named.slice(0, MOST_NAMED).map((title) => `'${title}'`)
  const others = named.length - shown.length
  const tasks = others > 0 ? `${shown.join(', ')} and ${others} more` : shown.join(' and ')
  return [
    ...(named.length > 0 ? [` (your ${named.length === 1 ? 'task' : 'tasks'} ${tasks})`] : []),
    ...(left.length > 0 ? [` but didn't understand ${left.map((words) => `'${words}'`).join(' and ')}`] : []),
  ].join('')
}

function ending({ tools, changed, decision_type }: LastReading): string {
  if (tools.some(({ success }) => !success)) return 'tried, and it failed'
  return changed === true ? 'did it' : endings[decision_type]
}

function details({ intent_type, rule_id, confidence, alternatives, tools, trace, ...record }: LastReading): string[] {
  return [
    `${intent_type}${confidence === null ? '' : `, ${percent(confidence)} sure`}`,
    rule_id === null ? methods[record.classification_method] : `rule ${rule_id}`,
    ...alternatives.map((other) => `could also have been ${other.intent_type} (${percent(other.confidence)})`),
    ...(tools.length === 0
      ? ['no tool']
      : [
          `used ${tools.map(({ tool_name, success }) => (success ? tool_name : `${tool_name}, which failed`)).join(', ')}`,
        ]),
    ...trace,
  ]
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function told({ model, used, reason }: NonNullable<LastReading['suggestion']>): string {
  const said = reason === '' ? 'gave no reason.' : `said: “${reason}”`
  return used
    ? `I followed the language model ${model}, which ${said}`
    : `I asked the language model ${model}, but didn't follow it; it ${said}`
}
