// "tom, and lily to tuesday", "2, and make it 4pm" in answer to "which one?": the first words say which, the rest asks
// for more.

import type { Act } from '../../domain/act.ts'
import type { Clarification } from '../../domain/conversation.ts'
import { mendedValues } from '../meaning/mended-when.ts'
import { allBy, idsIn } from '../task-ids.ts'
import { type Answered, answerClarification } from './clarify.ts'
import { saying } from './saying.ts'
import type { Scene, Steps } from './steps.ts'

/** Null if the message is a single answer, or if what follows the answer isn't a plain request. */
export function* answerAndMore(scene: Scene, open: Clarification): Steps<Answered> {
  const [first, rest] = asksWhich(open) ? inTwo(scene.context.message) : ['', '']
  // "the back one, sorry" asks for nothing more.
  if (!rest.includes(' ')) return null
  const answering = yield* saying(scene, { message: first })
  const answer = answerClarification(answering, open, [])
  const act = answer === null || 'outcome' in answer ? undefined : answer.acts[0]
  if (answer === null || 'outcome' in answer || act === undefined) return null
  const { metadata } = scene.context
  const behind = { ...metadata, last_act: null, changed: false, mentioned: idsIn(act), clarification: null }
  const { acts, reserved, interpretation } = (yield* saying(scene, { message: rest, metadata: behind })).understood
  if (acts.length === 0 || reserved.length > 0 || !acts.every(isPlain)) return null
  const meant = together(
    act,
    acts.map((more) => ofSpoken(more, interpretation?.spoken ?? [])),
  )
  if (meant === null) return null
  scene.trace.push('answers the open question, and asks for more')
  return { ...answer, acts: [...meant, ...answer.acts.slice(1)] }
}

/** "Bo's one. Di is away, so hers on friday": what the rest speaks of itself, and not what was chosen. */
function ofSpoken(act: Act, spoken: readonly string[]): Act {
  if (spoken.length === 0 || !('set' in act) || !allBy(act.set, 'focus')) return act
  return { ...act, set: { ...act.set, mentions: [{ by: 'ids', task_ids: [...spoken] }] } } as Act
}

/** "2, and make it 4pm" is moved once; "the call one, move it to friday" behind "which one is done?" is moved instead. */
function together(act: Act, [more, ...others]: readonly Act[]): readonly Act[] | null {
  if (more?.does !== 'change' || !allBy(more.set, 'focus')) return more === undefined ? null : [act, more, ...others]
  if (act.does !== 'change') return null
  return [{ ...act, values: mendedValues(act.values, more.values) }, ...others]
}

/** Splits at the first punctuation mark or "and" within the first few words. */
function inTwo(message: string): readonly [string, string] {
  const words = message.trim().split(/\s+/)
  for (let at = 1; at <= Math.min(LONGEST_ANSWER, words.length - 1); at++) {
    const before = words[at - 1] ?? ''
    if (!MARKED.test(before) && !JOINING.has(words[at]?.toLowerCase() ?? '')) continue
    let from = at
    while (JOINING.has(words[from]?.toLowerCase() ?? '')) from++
    const isTakenBack = DENYING.has(words[from]?.toLowerCase() ?? '')
    const first = [...words.slice(0, at - 1), before.replace(MARKED, '')].join(' ')
    return isTakenBack ? ['', ''] : [first, words.slice(from).join(' ')]
  }
  return ['', '']
}

const LONGEST_ANSWER = 4
const MARKED = /[,.;]$/
const JOINING = new Set(['and', 'then', 'also', '-', '\u2013', '\u2014'])
const DENYING = new Set(['not', 'no', 'but'])

/** Which task, or which of several dates. */
function asksWhich({ about, act }: Clarification): boolean {
  return about === 'task' || (about === 'change' && act?.does === 'change' && act.asks === 'when')
}

function isPlain({ does }: Act): boolean {
  return does === 'change' || does === 'finish' || does === 'reopen' || does === 'add'
}
