// What a message asks for, on the user's own tasks: every sentence is put together from what its words can mean, and what is
// left over, denied, doubted or made conditional is not done.

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

/** What bears on a message besides its words. */
export interface Setting {
  readonly now: string
  readonly timezone: string
  /** The tasks that its words may be about. */
  readonly tasks: readonly Titled[]
  /** What the turn before did; null where there was none. */
  readonly last: Act | null
  /** Whether that turn changed anything, so that it can be corrected. */
  readonly changed: boolean
  /** The tasks of each turn that can be taken back, the newest last; none where the turn before changed nothing. */
  readonly acted?: readonly (readonly string[])[]
  /** The titles and notes of what the turn before changed, as they are now. */
  readonly wrote?: readonly string[]
  /** The note that the turn before wrote; null where it wrote none. */
  readonly noted?: string | null
  /** The tasks that were spoken of last. */
  readonly spokenOf?: readonly string[]
  /** The turn before was talk, and no courtesy. */
  readonly talked?: boolean
}

export interface Read {
  readonly act: Act
  readonly span: Span
  readonly rule: string
  readonly cost: number
  /** Told rather than asked for. */
  readonly stated: boolean
  readonly reserve: Reserve | null
  /** How likely it is, where no rule read it. */
  readonly score?: number
  /** Nobody asked for it in so many words. */
  readonly bare?: true
}

export interface Interpretation {
  readonly chart: Chart
  readonly reads: readonly Read[]
  readonly pieces: readonly Piece[]
  /** Stretches that nothing explained, as typed. */
  readonly left: readonly string[]
  /** What was said behind a title and is no part of it, as typed. */
  readonly tails: readonly string[]
  /** Tasks that the message spoke of before it asked for anything: what "it" means in it. */
  readonly spoken: readonly string[]
  /** The message was more than may be worked on. */
  readonly spent: boolean
}

const LONGEST = 8000

export function interpret(message: string, setting: Setting): Interpretation {
  return byItself(chartOf(message, setting), setting, readOn)
}

function readOn(chart: Chart, setting: Setting): Interpretation {
  const ruled = ruledOn(chart, setting)
  // What is all of a message in one piece leaves nothing to judge.
  if (ruled.isWhole) return ruled
  const reads = judged(chart, ruled, setting)
  return checked(reads === ruled.reads ? ruled : { ...ruled, reads, tails: [] })
}

/** What a message asks for by the rules alone. */
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
