// Loaded when somebody asks: how a reply came about, from its own record, with the words it was read from.

import { type ReactNode, useEffect, useState } from 'react'
import type { IntentType, UserIntent } from '../../../src/domain/intent.ts'
import type { ToolCallRecord } from '../../../src/domain/tool-call.ts'
import { askEngine } from '../engine/ask-engine.ts'
import type { Reply, Turn } from '../state/replies.ts'
import { useStore } from '../state/store.ts'
import { zone } from '../state/zone.ts'
import { nameOf, type Stretch, stretchesOf } from './highlight.ts'

const intents: Readonly<Record<IntentType, string>> = {
  CREATE_TASK: 'add a task',
  LIST_TASKS: 'see your tasks',
  COMPLETE_TASK: 'complete or reopen a task',
  UPDATE_TASK: 'change a task',
  DELETE_TASK: 'delete a task',
  GENERAL_CHAT: 'just talk',
  AMBIGUOUS: 'not clear',
  CONFIRM_YES: 'yes',
  CONFIRM_NO: 'no',
}
const methods = { RULE_BASED: 'a rule', LOCAL_MODEL: 'the local model', LLM_FALLBACK: 'a language model' } as const

interface Props {
  readonly turn: Turn
  readonly decision: NonNullable<Reply['decision']>
  readonly calls: readonly ToolCallRecord[]
  readonly answersPending: boolean
}

export function WhyPanel({ turn, decision, calls, answersPending }: Props) {
  const { intent } = decision
  return (
    <div className="why-panel">
      <p>{inWords(intent)}</p>
      <Sentence turn={turn} answersPending={answersPending} hasRule={intent.rule_id !== null} />
      <details>
        <summary>Technical details</summary>
        <Details decision={decision} calls={calls} />
      </details>
    </div>
  )
}

/** What it was taken for, in one sentence. */
function inWords({ intent_type, confidence }: UserIntent): string {
  if (intent_type === 'AMBIGUOUS') return "I wasn't sure what you meant, so I asked."
  if (intent_type === 'GENERAL_CHAT') return 'I took this as a chat, so I changed nothing.'
  if (intent_type === 'CONFIRM_YES' || intent_type === 'CONFIRM_NO')
    return `I took this as a ${intents[intent_type]} to my question.`
  const sure = confidence === null ? '' : `, and was ${percent(confidence)} sure`
  return `I understood that you wanted to ${intents[intent_type]}${sure}.`
}

function Details({ decision, calls }: Pick<Props, 'decision' | 'calls'>) {
  const { intent } = decision
  return (
    <dl>
      <Row name="Intent">
        <code>{intent.intent_type}</code>
      </Row>
      <Row name="Confidence">
        {intent.confidence === null ? 'not measured' : <Confidence value={intent.confidence} />}
      </Row>
      <Row name="Found by">
        {methods[intent.classification_method]}
        {intent.rule_id !== null && <code> {intent.rule_id}</code>}
      </Row>
      <Row name="Other readings">
        {intent.alternatives.length === 0
          ? 'none'
          : intent.alternatives.map((one) => `${intents[one.intent_type]} (${percent(one.confidence)})`).join(', ')}
      </Row>
      <Row name="Tools">{calls.length === 0 ? 'none were called' : <Calls calls={calls} />}</Row>
      <Row name="Steps">{decision.reasoning_trace}</Row>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}

interface SentenceProps extends Pick<Props, 'turn' | 'answersPending'> {
  readonly hasRule: boolean
}

function Sentence({ turn, answersPending, hasRule }: SentenceProps) {
  const timezone = useStore(zone)
  const [stretches, setStretches] = useState<readonly Stretch[] | null>(null)
  const { text, said_at } = turn
  useEffect(() => {
    let isWanted = true
    askEngine(text, { now: said_at, timezone, pending: answersPending }).then(({ spans }) => {
      // A plain yes or no is read as a whole.
      const whole = spans.length === 0 && hasRule ? [{ start: 0, end: text.length, kind: 'cue' }] : spans
      if (isWanted) setStretches(stretchesOf(text, whole))
    })
    return () => {
      isWanted = false
    }
  }, [text, said_at, timezone, answersPending, hasRule])
  return (
    <q dir="auto" className="whitespace-pre-wrap">
      {(stretches ?? [{ at: 0, text, kind: null }]).map((stretch) =>
        stretch.kind === null ? (
          <span key={stretch.at}>{stretch.text}</span>
        ) : (
          <mark key={stretch.at} data-kind={stretch.kind}>
            {stretch.text}
            <small>{nameOf(stretch.kind)}</small>
          </mark>
        ),
      )}
    </q>
  )
}

function Confidence({ value }: { value: number }) {
  return (
    <span className="inline-flex items-center gap-2">
      <meter min={0} max={1} low={0.5} high={0.7} optimum={1} value={value} aria-label="Confidence">
        {percent(value)}
      </meter>
      {percent(value)}
    </span>
  )
}

function Calls({ calls }: { calls: readonly ToolCallRecord[] }) {
  return (
    <ol className="flex flex-col gap-1">
      {calls.map((call) => (
        <li key={call.id}>
          <code>{call.tool_name}</code> <span className="text-muted">{argumentsOf(call)}</span>{' '}
          {call.status === 'ERROR' ? (call.error ?? 'failed') : 'done'} in {call.duration_ms} ms,{' '}
          <time dateTime={call.invoked_at}>{new Date(call.invoked_at).toLocaleTimeString()}</time>
        </li>
      ))}
    </ol>
  )
}

function argumentsOf({ parameters }: ToolCallRecord): string {
  const shown = Object.entries(parameters).filter(([name]) => name !== 'user_id' && name !== 'confirmation_token')
  return shown
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`
}
