// Resolves dates that depend on another task before anything is done: "the tyres the same day", "an hour before the
// call".

import type { Act, Item, Like, Values, When } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import { focus, noMoment } from '../grammar/build.ts'
import { say } from '../respond.ts'
import { localDay, sayDue, wallClock } from '../say-due.ts'
import { allBy } from '../task-ids.ts'
import { shiftedDue } from './due.ts'
import { byIds, resolve } from './resolve.ts'
import type { Part, Scene, Steps } from './steps.ts'

/** The act with its own days and hours, or a reply if there is no date to go by. */
export function* withMoments(scene: Scene, act: Act): Steps<Act | Part> {
  if (act.does === 'add' || act.does === 'offer') {
    const items = yield* itemsWithMoments(scene, act.items)
    return 'key' in items ? items : { ...act, items: [...items] }
  }
  if (act.does !== 'change' && act.does !== 'correct') return act
  const like = act.values?.when?.like
  if (act.does === 'change' && act.values.shift !== undefined) return yield* countedFrom(scene, act)
  if (act.values?.when == null || like === undefined) return act
  const values = yield* valuesWithMoment(scene, act.values, like, yield* targetsOf(scene, act))
  return 'key' in values ? values : ({ ...act, values } as Act)
}

/** "the eye test on monday – and the ink a day later": a task without a date counts from the task in focus. */
function* countedFrom(scene: Scene, act: Act & { does: 'change' }): Steps<Act> {
  const { shift, ...others } = act.values
  const targets = yield* targetsOf(scene, act)
  const isOwn = targets.some(({ id, due_date }) => due_date !== null || scene.focus.includes(id))
  if (shift === undefined || others.when != null || isOwn || scene.focus.length === 0) return act
  const moment = yield* momentOf(scene, noMoment, { takes: shift.minutes === 0 ? 'day' : 'moment', shift })
  return 'key' in moment ? act : { ...act, values: { ...others, when: moment } }
}

function* itemsWithMoments(scene: Scene, items: readonly Item[]): Steps<readonly Item[] | Part> {
  const settled: Item[] = []
  for (const item of items) {
    const { when } = item
    if (when?.like === undefined || when.day !== null) {
      settled.push(when?.like === undefined ? item : { ...item, when: plain(when) })
      continue
    }
    const isOfBefore = when.like.set === undefined || allBy(when.like.set, 'focus')
    const isByHour = when.like.takes === 'moment'
    const before = isOfBefore
      ? settled.findLast((one) => one.when?.day != null && !(isByHour && one.when.time === null))?.when
      : undefined
    const day = before === undefined && when.like.another === true ? askedDay(scene) : null
    const found: When | Part =
      before !== undefined
        ? besideNew(scene, when, when.like, before)
        : day === null
          ? yield* momentOf(scene, when, when.like)
          : { ...plain(when), day }
    if ('key' in found) return found
    const over = pastDayOf(scene, found)
    if (over !== null) return say(scene.context, 'already_past', { due: over })
    settled.push({ ...item, when: found })
  }
  return settled
}

/** "remind me the night before" for a task due today. */
function pastDayOf({ context }: Scene, { day }: When): string | null {
  if (day === null || day >= localDay(context.now, context.timezone)) return null
  return sayDue(day, context.now, context.timezone)
}

/** "the mock on friday, and revise the day before it": counts from the task added just before. */
function besideNew(scene: Scene, when: When, like: Like, before: When): When {
  const { day, due } = before
  const from = like.takes === 'moment' ? (due ?? day) : day
  const due_date = like.shift === undefined || from === null ? null : shiftedDue(like.shift, from, scene.context)
  return due_date === null ? { ...plain(when), day } : momentAt(scene, when, like, due_date)
}

/** The tasks to change, which can't take their date from themselves. */
function* targetsOf(scene: Scene, act: Act & { does: 'change' | 'correct' }): Steps<readonly Task[]> {
  if (act.does === 'correct') {
    const ids = scene.context.metadata.done.at(-1)?.effects.map(({ task_id }) => task_id) ?? []
    return (yield* byIds(scene, ids)) ?? []
  }
  const found = yield* resolve(scene, act.set, 'pending')
  return found.kind === 'tasks' ? found.tasks : []
}

function* valuesWithMoment(scene: Scene, values: Values, like: Like, targets: readonly Task[]): Steps<Values | Part> {
  const { when: _, ...others } = values
  const when = plain(values.when ?? noMoment)
  const rest: Values = when.day === null && when.time === null ? others : { ...others, when }
  const own = like.shift === undefined ? rest : { ...rest, shift: like.shift }
  const asked = like.another === true ? askedDay(scene) : null
  if (asked !== null) return { ...others, when: { ...when, day: asked } }
  if (like.set === undefined) {
    const apart = scene.focus.filter((id) => !targets.some((task) => task.id === id))
    // "make it the day before" counts from where it is, and "at five, same day" stays on its day.
    const isDated = targets.some(({ due_date }) => due_date !== null)
    const staysOn = like.shift === undefined && like.another !== true && when.time !== null && isDated
    // "move the boiler to the following day": a task with its own date moves from there.
    const isOwnNext = like.shift !== undefined && isDated && values.when?.day == null
    if (apart.length < scene.focus.length || apart.length === 0 || staysOn || isOwnNext) return own
  }
  const moment = yield* momentOf(scene, values.when ?? noMoment, like)
  if (!('key' in moment)) return { ...others, when: moment }
  // The task in focus has no date: "the plumber the day after" counts from the plumber's own.
  const isOwn = like.set === undefined && like.shift !== undefined && targets.some(({ due_date }) => due_date !== null)
  return isOwn ? own : moment
}

/** "what's on thursday? – put the bug on that day too": the only day that was asked about. */
function askedDay(scene: Scene): string | null {
  const { last_act: last } = scene.context.metadata
  const { due_after: after, due_before: before } = (last?.does === 'ask' ? last.set.where : undefined) ?? {}
  if (after === undefined || before === undefined) return null
  const day = dayOf(scene, after)
  return shiftedDue({ minutes: 0, days: 1, months: 0 }, day, scene.context) === dayOf(scene, before) ? day : null
}

function* momentOf(scene: Scene, when: When, { set = spokenOf, takes, shift }: Like): Steps<When | Part> {
  const { context } = scene
  const found = yield* resolve(scene, set, null)
  const tasks = found.kind === 'tasks' ? found.tasks : []
  const [first] = tasks
  if (first === undefined) return say(context, 'which_pronoun', { reference: set.text })
  const dues = tasks.map(({ due_date }) =>
    shift === undefined || due_date === null ? due_date : shiftedDue(shift, due_date, context),
  )
  const days = new Set(dues.map((due) => (due === null ? null : dayOf(scene, due))))
  const [due] = dues
  if (due == null || days.size > 1)
    return {
      ...say(context, 'when', {
        tasks: tasks.map(({ title, due_date }) => ({
          title,
          due: due_date === null ? null : sayDue(due_date, context.now, context.timezone),
          days: null,
          done: null,
        })),
      }),
      mentioned: tasks.map(({ id }) => id),
    }
  return momentAt(scene, when, { takes }, due)
}

function momentAt(scene: Scene, when: When, { takes }: Pick<Like, 'takes'>, due: string): When {
  const clock = takes === 'moment' && due.length > 10 ? wallClock(due, scene.context.timezone) : null
  const time = clock === null ? null : { hour: clock.hour, minute: clock.minute, open: false }
  return { ...plain(when), day: dayOf(scene, due), time: plain(when).time ?? time }
}

function dayOf({ context }: Scene, due: string): string {
  return due.length === 10 ? due : localDay(due, context.timezone)
}

function plain({ like, ...when }: When): When {
  return { ...when, due: null, time: inHalf(when.time, like?.half) }
}

/** "at 6:30 the same morning". */
function inHalf(time: When['time'], half: Like['half']): When['time'] {
  if (time?.open !== true || half === undefined) return time
  return { ...time, hour: (time.hour % 12) + (half === 'pm' ? 12 : 0), open: false }
}

const spokenOf = { ...focus, text: 'that', many: true }
