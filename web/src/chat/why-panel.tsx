// Loaded when somebody asks: how a reply came about, from its own record, with the words it was read from.

import { type ReactNode, useEffect, useState } from 'react'
import type { ToolCallRecord } from '../../../src/domain/tool-call.ts'
import type { Titled } from '../../../src/engine/ground/title.ts'
import { askEngine } from '../engine/ask-engine.ts'
import type { Understanding } from '../engine/read-message.ts'
import type { Reply, Turn } from '../state/replies.ts'
import { useStore } from '../state/store.ts'
import { zone } from '../state/zone.ts'
import { nameOf, stretchesOf } from './highlight.ts'
import { intentWords, namedIn, percent, tasksIn, whySentence } from './why-sentence.ts'

const methods = { RULE_BASED: 'a rule', LOCAL_MODEL: 'the local model', LLM_FALLBACK: 'a language model' } as const

interface Props {
  readonly turn: Turn
  readonly decision: NonNullable<Reply['decision']>
  readonly calls: readonly ToolCallRecord[]
  readonly answersPending: boolean
}

export function WhyPanel({ turn, decision, calls, answersPending }: Props) {
  const { intent } = decision
  const tasks = tasksIn(calls)
  const reading = useReading(turn, answersPending, tasks)
  return (
    <div className="why-panel">
      <p>{whySentence(intent, reading === null ? [] : namedIn(reading, tasks), reading?.left ?? [])}</p>
      <Sentence text={turn.text} reading={reading} hasRule={intent.rule_id !== null} />
      <details>
        <summary>Technical details</summary>
        <Details decision={decision} calls={calls} />
      </details>
    </div>
  )
}

/** The message read again on the tasks that the turn looked at. */
function useReading({ text, said_at }: Turn, pending: boolean, tasks: readonly Titled[]): Understanding | null {
  const timezone = useStore(zone)
  const [reading, setReading] = useState<Understanding | null>(null)
  // By value: the tasks are gathered anew whenever the panel is drawn.
  const known = JSON.stringify(tasks)
  useEffect(() => {
    let isWanted = true
    askEngine(text, { now: said_at, timezone, pending, tasks: JSON.parse(known) }).then((read) => {
      if (isWanted) setReading(read)
    })
    return () => {
      isWanted = false
    }
  }, [text, said_at, timezone, pending, known])
  return reading
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
          : intent.alternatives.map((one) => `${intentWords[one.intent_type]} (${percent(one.confidence)})`).join(', ')}
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

interface SentenceProps {
  readonly text: string
  readonly reading: Understanding | null
  readonly hasRule: boolean
}

function Sentence({ text, reading, hasRule }: SentenceProps) {
  const spans = reading?.spans ?? []
  // A plain yes or no is read as a whole.
  const isWhole = reading !== null && spans.length === 0 && hasRule
  const stretches = stretchesOf(text, isWhole ? [{ start: 0, end: text.length, kind: 'cue' }] : spans)
  return (
    <q dir="auto" className="whitespace-pre-wrap">
      {stretches.map((stretch) =>
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
