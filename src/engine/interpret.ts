// Works out what a message asks for about the user's own tasks: each sentence is assembled from the possible readings
// of its words. Anything left over, denied, doubted or conditional isn't carried out.

import type { Act } from '../domain/act.ts'
import type { Chart } from './chart/chart.ts'
import type { Span } from './chart/rule.ts'
import type { Titled } from './ground/title.ts'
import { withoutHesitation } from './lex/hesitation.ts'
import { withoutSignOff } from './lex/sign-off.ts'
import { byItself } from './meaning/by-itself.ts'
import { checked } from './meaning/checked.ts'
import { judged } from './meaning/judged.ts'
import { openChart } from './meaning/open.ts'
import { passed, passedAlone } from './meaning/passes.ts'
import type { Piece } from './meaning/pieces/piece.ts'
import { MOST_REQUESTS, readSentences } from './meaning/read-sentences.ts'
import type { Reserve } from './meaning/reserve.ts'
import { partsOf } from './meaning/sentences.ts'
import { withoutTails } from './meaning/title-tail.ts'
import { readWhole } from './meaning/whole.ts'

/** Everything besides its words that affects the meaning of a message. */
export interface Setting {
  readonly now: string
  readonly timezone: string
  /** The tasks that the message may be about. */
  readonly tasks: readonly Titled[]
  /** What the last turn did; null if there was none. */
  readonly last: Act | null
  /** Whether the last turn changed anything, so that it can be corrected. */
  readonly changed: boolean
  /** The tasks of each turn that can be undone, newest last; empty if the last turn changed nothing. */
  readonly acted?: readonly (readonly string[])[]
  /** The current titles and notes of what the last turn changed. */
  readonly wrote?: readonly string[]
  /** The note that the last turn wrote, or null. */
  readonly noted?: string | null
  /** The tasks in focus. */
  readonly spokenOf?: readonly string[]
  /** The turn before was talk, and no courtesy. */
  readonly talked?: boolean
}

export interface Read {
  readonly act: Act
  readonly span: Span
  readonly rule: string
  readonly cost: number
  /** Stated rather than asked for. */
  readonly stated: boolean
  readonly reserve: Reserve | null
  /** How likely it is, if no rule matched. */
  readonly score?: number
  /** Nobody explicitly asked for it. */
  readonly bare?: true
}

export interface Interpretation {
  readonly chart: Chart
  readonly reads: readonly Read[]
  readonly pieces: readonly Piece[]
  /** Unexplained spans, as typed. */
  readonly left: readonly string[]
  /** Words after a title that aren't part of it, as typed. */
  readonly tails: readonly string[]
  /** Tasks that the message mentions before its first request: what "it" means. */
  readonly spoken: readonly string[]
  /** The message exceeded the limit on work. */
  readonly spent: boolean
}

const LONGEST = 8000

export function interpret(message: string, setting: Setting): Interpretation {
  return byItself(chartOf(message, setting), setting, readOn)
}

function readOn(chart: Chart, setting: Setting): Interpretation {
  const ruled = ruledOn(chart, setting)
  // A message in one piece leaves nothing to judge.
  if (ruled.isWhole) return ruled
  const reads = judged(chart, ruled, setting)
  return checked(reads === ruled.reads ? ruled : { ...ruled, reads, tails: [] })
}

/** What the rules alone make of a message. */
export function readByRules(message: string, setting: Setting): Interpretation & { readonly isWhole: boolean } {
  return ruledOn(chartOf(message, setting), setting)
}

function chartOf(message: string, { tasks, now, timezone }: Setting): Chart {
  const raw = withoutHesitation(withoutSignOff(message.length > LONGEST ? message.slice(0, LONGEST) : message))
  return openChart(raw, tasks, { now, timezone })
}

function ruledOn(chart: Chart, setting: Setting): Interpretation & { readonly isWhole: boolean } {
  const whole = readWhole(chart, setting)
  if (whole !== null) {
    const span = { from: 0, to: chart.words.length }
    const read = passedAlone({ ...whole, span, cost: 0, stated: false, reserve: null }, chart, setting)
    return { chart, reads: [read], pieces: [], left: [], tails: [], spent: false, spoken: [], isWhole: true }
  }
  const parts = partsOf(chart)
  const { reads: read, pieces, amending } = readSentences(chart, parts, setting)
  const asking = parts.filter((span) => !amending.includes(span))
  const { reads, spoken } = passed(read, { chart, setting, pieces, asking })
  return {
    chart,
    ...withoutTails(chart, reads),
    pieces,
    left: pieces.flatMap(unexplained).map((span) => chart.text(span)),
    spent: chart.budget <= 0 || read.length > MOST_REQUESTS,
    spoken,
    isWhole: false,
  }
}

function unexplained(piece: Piece): Span[] {
  if (piece.is === 'skipped') return [piece]
  return piece.is === 'act' ? piece.strange.map((at) => ({ from: at, to: at + 1 })) : []
}
