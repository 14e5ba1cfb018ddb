import type { LastReading } from '../../domain/conversation.ts'
import type { DecisionType } from '../../domain/decision-type.ts'
import type { ClassificationMethod, IntentType } from '../../domain/intent.ts'

const endings: Record<DecisionType, string> = {
  INVOKE_TOOL: 'answered with what came back',
  EXECUTE_PENDING: 'answered with what came back',
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

/** The record of a reply in words: how it was read, what else it could have been, what was called and decided. */
export function sayWhy(record: LastReading): string {
  const { message, intent_type, rule_id, confidence, alternatives, tools, decision_type, trace, suggestion } = record
  const by = rule_id === null ? methods[record.classification_method] : `rule ${rule_id}`
  const sure = confidence === null ? '' : `, ${percent(confidence)} sure`
  const others = alternatives.map((other) => `${intents[other.intent_type]} (${percent(other.confidence)})`)
  const called = tools.map(({ tool_name, success }) => (success ? tool_name : `${tool_name}, which failed`))
  return [
    `I took '${message}' as ${intents[intent_type]}${sure}.`,
    ...(others.length > 0 ? [`It could also have been ${others.join(' or ')}.`] : []),
    called.length > 0
      ? `I used ${called.join(' and ')}, and ${endings[decision_type]}.`
      : `I used no tool and ${endings[decision_type]}.`,
    ...(suggestion === undefined ? [] : [told(suggestion)]),
    `Technical details: ${[intent_type, by, ...trace].join('; ')}.`,
  ].join(' ')
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
