// The confirmation as a small machine, explored wholly: every order in which two tabs, a renaming user, the clock and two
// replicas that may crash and retry can take their steps. What is deleted must have been asked about and agreed to.

import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

/** What the database does when a yes arrives; each rule can be left out, to see that it is needed. */
interface Rules {
  readonly bindsTitle: boolean
  readonly bindsConversation: boolean
  readonly checksExpiryAtTheEnd: boolean
  /** A card's yes names the question it was shown with; a typed one means the newest, which is what its author sees. */
  readonly namesQuestion: boolean
  readonly dropsOnOtherMessages: boolean
}

const all: Rules = {
  bindsTitle: true,
  bindsConversation: true,
  checksExpiryAtTheEnd: true,
  namesQuestion: true,
  dropsOnOtherMessages: true,
}

/** Two conversations of one user, one task, a few messages; times are before (0) and after (1) the expiry. */
interface State {
  /** The task's title as a number, raised by each renaming; null once it is deleted. */
  readonly title: number | null
  readonly clock: 0 | 1
  /** What each conversation waits for a yes to. */
  readonly pending: readonly [Question | null, Question | null]
  /** Each yes that is under way: where it was said, what it found when it was loaded, how far it has come. */
  readonly answers: readonly Answer[]
  readonly left: { readonly asks: number; readonly renames: number; readonly crashes: number; readonly others: number }
  /** What the world knows and the machine does not: whether a delete was rightful. */
  readonly deletes: readonly Deleted[]
}

interface Question {
  readonly title: number
  readonly consumed: boolean
  /** Something else was said since. */
  readonly stale: boolean
}

interface Answer {
  readonly tab: 0 | 1
  readonly step: 'sent' | 'loaded' | 'done'
  /** The title that was shown to whoever said yes. */
  readonly shown: number | null
  readonly found: number | null
}

interface Deleted {
  readonly agreed: boolean
  readonly inTime: boolean
}

const start: State = {
  title: 0,
  clock: 0,
  pending: [null, null],
  answers: [],
  left: { asks: 2, renames: 1, crashes: 1, others: 1 },
  deletes: [],
}

const TABS = [0, 1] as const

function withPending(state: State, tab: 0 | 1, question: Question | null): State {
  return { ...state, pending: tab === 0 ? [question, state.pending[1]] : [state.pending[0], question] }
}

function withAnswer(state: State, index: number, answer: Answer): State {
  return { ...state, answers: state.answers.map((other, at) => (at === index ? answer : other)) }
}

/** Every step that anybody can take now. */
function* steps(state: State, rules: Rules): Generator<State> {
  const { title, left } = state
  if (state.clock === 0) yield { ...state, clock: 1 }
  if (left.renames > 0 && title !== null)
    yield { ...state, title: title + 1, left: { ...left, renames: left.renames - 1 } }
  for (const tab of TABS) {
    if (left.asks > 0 && title !== null && state.clock === 0)
      yield {
        ...withPending(state, tab, { title, consumed: false, stale: false }),
        left: { ...left, asks: left.asks - 1 },
      }
    // Something else is said there: whatever waited waits no longer.
    if (left.others > 0) {
      const said = { ...state, left: { ...left, others: left.others - 1 } }
      const waited = state.pending[tab]
      const kept = rules.dropsOnOtherMessages || waited === null ? null : { ...waited, stale: true }
      yield withPending(said, tab, kept)
    }
    const question = state.pending[tab]
    if (question !== null && state.answers.length < 2)
      yield { ...state, answers: [...state.answers, { tab, step: 'sent', shown: question.title, found: null }] }
  }
  for (const [index, answer] of state.answers.entries()) yield* answered(state, rules, index, answer)
}

function* answered(state: State, rules: Rules, index: number, answer: Answer): Generator<State> {
  const { left } = state
  if (answer.step === 'sent') {
    const question = state.pending[answer.tab]
    const other = state.pending[answer.tab === 0 ? 1 : 0]
    const found = question ?? (rules.bindsConversation ? null : other)
    const usable = found !== null && !found.consumed && state.clock === 0
    yield withAnswer(state, index, { ...answer, step: usable ? 'loaded' : 'done', found: found?.title ?? null })
  }
  if (answer.step === 'loaded') {
    yield removed(state, rules, index, answer)
    // The replica dies: its transaction never was, and the same message is sent again.
    if (left.crashes > 0)
      yield withAnswer({ ...state, left: { ...left, crashes: left.crashes - 1 } }, index, { ...answer, step: 'sent' })
  }
}

/** One transaction: it deletes and consumes, or does neither. The clock may have moved since the answer was loaded. */
function removed(state: State, rules: Rules, index: number, answer: Answer): State {
  const done = withAnswer(state, index, { ...answer, step: 'done' })
  const place = state.pending[answer.tab] === null && !rules.bindsConversation ? (answer.tab === 0 ? 1 : 0) : answer.tab
  const question = state.pending[place]
  if (question === null || question.consumed || state.title === null) return done
  if (rules.checksExpiryAtTheEnd && state.clock === 1) return done
  if (rules.namesQuestion && question.title !== answer.shown) return done
  if (rules.bindsTitle && question.title !== state.title) return done
  const agreed = answer.shown === state.title && place === answer.tab && !question.stale
  const deletes = [...state.deletes, { agreed, inTime: state.clock === 0 }]
  const used = withPending(done, place, { ...question, consumed: true })
  return { ...used, title: null, deletes }
}

interface Explored {
  readonly states: number
  readonly wrong: State | null
  readonly deleted: number
}

function explore(rules: Rules, isWrong: (state: State) => boolean): Explored {
  const seen = new Set<string>([JSON.stringify(start)])
  const waiting = [start]
  let deleted = 0
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    if (isWrong(state)) return { states: seen.size, wrong: state, deleted }
    if (state.deletes.length > 0) deleted++
    for (const next of steps(state, rules)) {
      const key = JSON.stringify(next)
      if (seen.has(key)) continue
      seen.add(key)
      waiting.push(next)
    }
  }
  return { states: seen.size, wrong: null, deleted }
}

const isWrong = ({ deletes }: State) => deletes.some(({ agreed, inTime }) => !agreed || !inTime)

test('whatever the order of steps, what is deleted was shown by this title, agreed to there, and in time', () => {
  const { states, wrong, deleted } = explore(all, isWrong)
  assert.equal(wrong, null)
  assert.ok(states > 1000 && deleted > 100, `${states} states, ${deleted} of them with a delete`)
})

for (const rule of Object.keys(all))
  test(`without ${rule} a wrong delete is found`, () => {
    assert.notEqual(explore({ ...all, [rule]: false }, isWrong).wrong, null)
  })

/** What Spin finds in the same machine, with a rule left out or with all of them. */
function errorsFoundBySpin(without: string | null): number {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-spin-'))
  try {
    const left = without === null ? [] : [`-D${without}`]
    const model = join(import.meta.dirname, 'confirmation.pml')
    const said = execFileSync('spin', [...left, '-run', '-safety', model], { cwd: folder, encoding: 'utf8' })
    return Number(/errors: (\d+)/.exec(said)?.[1])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('Spin finds no wrong delete either, and one without each rule', (t) => {
  const isThere = [['spin', '-V'] as const, ['cc', '--version'] as const].every(
    ([program, version]) => spawnSync(program, [version]).status === 0,
  )
  if (!isThere) return t.skip('Spin or a C compiler is not installed')
  const found = [null, ...Object.keys(all)].map((without) => [without, errorsFoundBySpin(without)])
  assert.deepEqual(found, [[null, 0], ...Object.keys(all).map((rule) => [rule, 1])])
})
