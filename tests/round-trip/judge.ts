import type { Case } from './generate.ts'
import type { ModelTask } from './meaning.ts'
import type { Played } from './play.ts'

/** `asked`: a question instead of the act, or of a part of it. `missed`: less than was meant, without a question. */
export const VERDICTS = ['right', 'asked', 'missed', 'wrong'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Titles and notes alike but for letters' case, marks and a leading article. */
function plain(text: string | null): string | null {
  if (text === null) return null
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|a|an) /, '')
}

function fieldsOf(task: ModelTask): string[] {
  const due = task.due === null ? 'no date' : `${task.due.day} ${task.due.time ?? ''}`.trim()
  return [plain(task.title) ?? '', plain(task.note) ?? '', task.priority ?? '-', due, task.done ? 'done' : 'open']
}

export function describe(task: ModelTask): string {
  const [, , priority, due, state] = fieldsOf(task)
  return `${task.title} [${due}, ${priority}, ${state}${task.note === null ? '' : `, note: ${task.note}`}]`
}

export interface Judgement {
  readonly verdict: Verdict
  /** What should have been, and what was, where they differ. */
  readonly expected: readonly string[]
  readonly got: readonly string[]
}

export function judge(
  { before, between, after: wanted, shows }: Pick<Case, 'before' | 'between' | 'after' | 'shows'>,
  { after, replies }: Played,
): Judgement {
  const { expected, got } = differences(wanted, after)
  const last = replies.at(-1)
  const isAsked = last?.status === 'clarification_needed' || last?.status === 'confirmation_required'
  if (expected.length + got.length > 0) {
    const verdict = isOnTheWay(before, between, wanted, after) ? (isAsked ? 'asked' : 'missed') : 'wrong'
    return { verdict, expected, got }
  }
  if (shows === null || last === undefined) return { verdict: 'right', expected, got }
  const named = (task: ModelTask) => last.text.includes(task.title)
  const missing = before.filter((task) => shows.includes(task.key) && !named(task))
  const extra = before.filter((task) => !shows.includes(task.key) && named(task))
  const verdict = missing.length + extra.length === 0 ? 'right' : isAsked ? 'asked' : 'missed'
  return { verdict, expected: missing.map(describe), got: extra.map(describe) }
}

function differences(wanted: readonly ModelTask[], after: readonly ModelTask[]): { expected: string[]; got: string[] } {
  const left = [...after]
  const missing = wanted.filter((task) => {
    const at = left.findIndex((other) => sameTask(task, other) && fieldsOf(other).join() === fieldsOf(task).join())
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return { expected: missing.map(describe), got: left.map(describe) }
}

/** Added tasks have no key to know them by. */
function sameTask(one: ModelTask, other: ModelTask): boolean {
  return one.key > 1000 ? other.key === 0 : one.key === other.key
}

/** Whether nothing was done but a part of what was meant: every field is as before or as wanted. */
function isOnTheWay(
  before: readonly ModelTask[],
  between: readonly ModelTask[],
  wanted: readonly ModelTask[],
  after: readonly ModelTask[],
): boolean {
  const wantedNew = [...between, ...wanted].filter((task) => task.key > 1000)
  const kept = (task: ModelTask) => {
    const stages = [before, between, wanted].flatMap((tasks) => tasks.filter((one) => one.key === task.key))
    if (stages.length === 0)
      return wantedNew.some((one) => fieldsOf(one)[0] === fieldsOf(task)[0] && isPartOf(one, task))
    return fieldsOf(task).every((field, index) => stages.some((stage) => fieldsOf(stage)[index] === field))
  }
  const gone = before.filter((task) => !after.some((one) => one.key === task.key))
  return after.every(kept) && gone.every((task) => !wanted.some((one) => one.key === task.key))
}

/** An added task may still lack what a later act of the message gives it. */
function isPartOf(wanted: ModelTask, task: ModelTask): boolean {
  const empty = ['', '', '-', 'no date', 'open']
  return fieldsOf(task).every((field, index) => field === fieldsOf(wanted)[index] || field === empty[index])
}
