// Settles what the words alone can't: each pass looks at everything read so far together with the rest of the message
// and the conversation. A pass with nothing to do returns its input.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { indexOf } from '../ground/title-index.ts'
import type { Read, Setting } from '../interpret.ts'
import { inContext } from './context.ts'
import { onlyDefinite } from './definite.ts'
import { isDescribed } from './described.ts'
import { doingIt } from './doing-it.ts'
import { earlyOfTold } from './early-of.ts'
import { withEventBeside } from './event-beside.ts'
import { finishAndMove } from './finish-and-move.ts'
import { finishBy } from './finish-by.ts'
import { withoutGivenUp } from './given-up.ts'
import { withInstead } from './instead.ts'
import { ofLongerName } from './longer-name.ts'
import { doneSinceNagged } from './nagged.ts'
import { withoutNews, withoutUnsureTwice } from './news-beside.ts'
import { withoutDenied, withoutShort } from './not-done.ts'
import { withoutUnasked } from './nothing-asked.ts'
import { ofAnother } from './of-another.ts'
import { ofCaller } from './of-caller.ts'
import { ofAlert, ofReminder } from './of-reminder.ts'
import { ofShown } from './of-shown.ts'
import { offTheThread } from './off-the-thread.ts'
import { withoutOwnRequests } from './own-request.ts'
import type { Piece } from './pieces/piece.ts'
import { remindOfThat } from './remind-of-that.ts'
import { reminderTo } from './reminder-to.ts'
import { leavesSomeOut, touches } from './reserve.ts'
import { withoutNamed } from './rest.ts'
import { withSaidOfBare } from './said-of-bare.ts'
import { withSense } from './sense.ts'
import { settle } from './settle.ts'
import { askedOfSome } from './some-of-it.ts'
import { sooner } from './sooner.ts'
import { spokenOf } from './spoken-of.ts'
import { withStillToDo } from './still-to-do.ts'
import { aboutTold, withTold } from './told.ts'
import { ofToldTopic } from './told-topic.ts'
import { withTrades } from './traded.ts'
import { withUnheard } from './unheard.ts'
import { weekOn } from './week-on.ts'
import { ofThoseNamed } from './which-one.ts'
import { withoutWhy } from './why-asked.ts'
import { withoutReasons } from './why-moved.ts'

/** What a message contains besides its requests. */
export interface Said {
  readonly chart: Chart
  readonly setting: Setting
  readonly pieces: readonly Piece[]
  /** Its sentences, without those that only modify a request before them. */
  readonly asking: readonly Span[]
}

/** With the tasks mentioned before the first request. */
interface Told extends Said {
  readonly spoken: readonly string[]
}

type Pass<Known> = (reads: readonly Read[], known: Known) => readonly Read[]

/** Decides what is requested at all. This comes first, so that later passes don't work on what nobody asked for. */
const ASKED: readonly Pass<Said>[] = [
  (reads, { chart }) => withoutUnasked(chart, reads),
  (reads, { chart, setting }) => withSaidOfBare(chart, reads, setting),
  (reads, { chart, setting }) => withInstead(chart, reads, setting),
  (reads, { chart, pieces }) => ofAnother(chart, reads, pieces),
  each((read, { chart, setting }) => ofLongerName(chart, read, setting.tasks)),
]

/** Decides which tasks are meant, from the rest of the message; the conversation settles what is still open. */
const MEANT: readonly Pass<Told>[] = [
  (reads, { setting, spoken }) => doingIt(reads, tasksOf(setting, spoken)),
  (reads, { chart }) => withoutGivenUp(chart, reads),
  (reads, { setting }) => withTrades(reads, setting),
  (reads, { chart, pieces }) => ofToldTopic(chart, reads, pieces),
  (reads, { chart }) => ofThoseNamed(chart, reads),
  each((read, { chart }) => ofCaller(chart, read)),
  (reads, { chart }) => withoutNamed(chart, reads),
  withoutOwnRequests,
  (reads, { chart }) => withoutReasons(chart, reads),
  (reads, { chart }) => onlyDefinite(chart, reads),
  (reads, { chart, pieces }) => inContext(chart, reads, pieces),
  (reads, { chart, pieces }) => withTold(chart, reads, pieces),
  // "It" means an existing task or the focus if possible; otherwise what the message mentioned.
  (reads, { chart, pieces, setting, spoken }) =>
    spoken.length > 0 || setting.last !== null ? reads : aboutTold(chart, reads, pieces),
  (reads, { chart, pieces }) => doneSinceNagged(chart, reads, pieces),
  (reads, { chart, setting }) => settle(reads, setting, chart),
  (reads, { setting }) => ofShown(reads, setting),
  each((read, { chart, pieces, setting }) => offTheThread(chart, read, pieces, setting)),
]

/** Decides what to do with them, once we know which they are. */
const DONE: readonly Pass<Told>[] = [
  eachAct((read, { chart, setting }) => ofReminder(chart, read.act, setting)),
  eachAct((read, { chart, setting }) => reminderTo(chart, read, setting)),
  (reads, { chart, setting }) => reads.flatMap((read) => finishAndMove(chart, read, setting)),
  each((read, { chart }) => finishBy(chart, read)),
  each((read, { chart, setting }) => earlyOfTold(chart, read, setting)),
  eachAct((read, { chart, setting, spoken }) => (spoken.length > 0 ? read.act : remindOfThat(chart, read, setting))),
  (reads, { chart }) => withStillToDo(chart, reads),
  (reads, { chart, pieces }) => withoutDenied(chart, reads, pieces),
]

/** Last, looks at what no rule explains, and at what turns out to be mere news beside all of this. */
const LISTENED: readonly Pass<Told>[] = [
  (reads, { chart, asking, pieces, setting }) => withSense(chart, asking, reads, pieces, setting),
  each((read, { chart, setting }) => ofLongerName(chart, read, setting.tasks)),
  each((read, { chart }) => sooner(chart, read)),
  each((read, { chart, setting }) => weekOn(chart, read, setting)),
  (reads, { chart }) => withoutShort(chart, reads),
  (reads, { chart }) => withoutWhy(chart, reads),
  (reads, { chart, pieces }) => withUnheard(chart, reads, pieces),
  (reads, { chart, setting }) => askedOfSome(chart, reads, setting),
  (reads, { chart }) => withoutNews(chart, reads),
  withoutUnsureTwice,
  each((read, { chart }) => ofAlert(chart, read)),
  (reads, { chart, pieces }) => withEventBeside(chart, reads, pieces),
  (reads, { chart, pieces }) => (leavesSomeOut(chart, pieces) ? reads.map(heldBack) : reads),
]

/** What the message asks for, and the tasks it mentioned before asking. */
export function passed(
  read: readonly Read[],
  said: Said,
): { readonly reads: readonly Read[]; readonly spoken: readonly string[] } {
  const asked = through(ASKED, read, said)
  const spoken = spokenOf(asked, said)
  return { reads: through([...MEANT, ...DONE, ...LISTENED], asked, { ...said, spoken }), spoken }
}

/** A message in one piece has nothing beside it. */
export function passedAlone(read: Read, chart: Chart, setting: Setting): Read {
  return sooner(chart, earlyOfTold(chart, { ...read, act: ofReminder(chart, read.act, setting) }, setting))
}

function through<Known>(passes: readonly Pass<Known>[], reads: readonly Read[], known: Known): readonly Read[] {
  return passes.reduce((before, pass) => pass(before, known), reads)
}

function each<Known extends Said>(pass: (read: Read, known: Known) => Read): Pass<Known> {
  return (reads, known) => reads.map((read) => pass(read, known))
}

function eachAct(pass: (read: Read, told: Told) => Act): Pass<Told> {
  return each((read, told) => {
    const act = pass(read, told)
    return act === read.act ? read : { ...read, act }
  })
}

/** The tasks that the message mentioned, or else the earlier focus. */
function tasksOf({ tasks, spokenOf: before = [] }: Setting, spoken: readonly string[]) {
  const ids = spoken.length > 0 ? spoken : before
  return ids.length === 0 ? [] : indexOf(tasks).tasksWith(ids)
}

function isManyOrRest(set: TaskSet): boolean {
  return set.mentions.some(({ by }) => by === 'rest') || isDescribed(set)
}

/** Holds back changes to described tasks if we can't tell which are excepted. */
function heldBack(read: Read): Read {
  const { act, reserve } = read
  const isHeld = reserve === null && touches(act) && isManyOrRest(act.set) && act.set.except === undefined
  return isHeld ? { ...read, reserve: 'negated' } : read
}
