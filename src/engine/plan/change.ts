import { endingOn } from '../../calendar/rule.ts'
import type { Act, Values } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import type { ToolResponse } from '../../domain/tool-call.ts'
import type { SaidChange } from '../replies/change.ts'
import { failure, say } from '../respond.ts'
import { localDay, sayDue } from '../say-due.ts'
import { sayMinutes, sayRule } from '../say-rule.ts'
import { allBy } from '../task-ids.ts'
import { add, offerToAdd, question } from './add.ts'
import { goingOff } from './alert.ts'
import { anotherDeed, openBy } from './another-deed.ts'
import { askAboutAll, askBefore, exactly } from './bulk.ts'
import { resolveOrFilter } from './by-filter.ts'
import { changedDue, shiftedDue } from './due.ts'
import { effectOf } from './effects.ts'
import { gonePositions } from './gone.ts'
import { explain } from './not-found.ts'
import { placeOf, replaced } from './replaced.ts'
import { isSnoozed, snooze, turnToReminded } from './snooze.ts'
import { callAll, type Part, type Scene, type Steps } from './steps.ts'
import { tooLong } from './too-long.ts'
import { cannotRepeat, isTooOften } from './too-often.ts'
import { askWhichTimes } from './which-times.ts'

type Change = Act & { does: 'change' }
type Fields = Partial<Pick<Task, 'title' | 'description' | 'priority' | 'due_date' | 'recurrence' | 'remind_before'>>

/** Changes any field of the tasks meant, asking for the new value if it is missing. */
export function* change(scene: Scene, said: Change): Steps<readonly Part[]> {
  turnToReminded(scene, said)
  // "got the compost – two bags, note that": a note may go on a task that was just completed.
  const found = yield* resolveOrFilter(scene, said.set, said.values.note == null ? 'pending' : null)
  if (found.kind !== 'tasks') return [explain(scene, said, 'update_task', found)]
  const [only] = found.tasks
  if (only === undefined) return gonePositions(scene, found.gone)
  const act = goingOff(scene, said, only)
  // "move the pitch one. oh, it's done": set the focus even if we have to ask first.
  scene.focus = found.tasks.map(({ id }) => id)
  const other = anotherDeed(act, only)
  const own = other === null ? null : openBy(scene.known, other.title)
  if (own !== null) return yield* change(scene, { does: 'change', set: exactly(act.set, [own]), values: act.values })
  if (other !== null) return act.deed?.is === 'added' ? yield* add(scene, [other]) : [offerToAdd(scene, [other])]
  if (isOver(act, found.tasks))
    return [explain(scene, act, 'update_task', { kind: 'unknown', reference: act.set.text || 'it' })]
  if (isTooOften(act.values.when))
    return [{ ...cannotRepeat(scene, 'change', found.tasks), mentioned: found.tasks.map(({ id }) => id) }]
  if (isSnoozed(scene, act, found.tasks)) return yield* snooze(scene, act, found.tasks)
  if (act.values.when?.several !== undefined) return [askWhichDate(scene, act, found.tasks)]
  if (Object.keys(act.values).length === 0) return [askChange(scene, act, only)]
  if (act.values.title !== undefined && found.tasks.length > 1)
    return [explain(scene, act, 'update_task', { kind: 'several', reference: act.set.text, tasks: found.tasks })]
  const tasks =
    act.values.shift === undefined || found.tasks.length === 1
      ? found.tasks
      : found.tasks.filter((task) => task.due_date !== null)
  const wanted = tasks.map((task) => fieldsOf(scene, act.values, task))
  if (wanted.some((fields) => fields === null)) return [askChange(scene, act, only)]
  if (tasks.every((task, index) => isSo(task, wanted[index] ?? {}))) {
    scene.focus = tasks.map((task) => task.id)
    return [{ ...say(scene.context, 'unchanged', { title: only.title }), mentioned: tasks.map((task) => task.id) }]
  }
  const moved = tasks.filter((task, index) => isMoved(wanted[index] ?? {}) && wanted[index]?.due_date !== task.due_date)
  const unclear = askWhichTimes(scene, act, tasks, moved)
  if (unclear !== null) return [unclear]
  const refused = tooLong(scene, wanted[0] ?? {})
  if (refused !== null) return [refused]
  const changes = tasks.map((task, index) => changeOf(scene, act.values, { ...task, ...wanted[index] }))
  const asked = found.guessed === true ? askAboutAll(scene, act, tasks, changes) : askBefore(scene, act, tasks, changes)
  if (asked !== null) return [asked]
  const responses = yield* callAll(
    scene,
    tasks.map((task, index) => ({
      tool_name: 'update_task',
      parameters: { task_id: task.id, ...wanted[index], ...scopeOf(act, task) },
    })),
  )
  scene.focus = tasks.map((task) => task.id)
  return [...report(scene, act.values, tasks, responses), ...gonePositions(scene, found.gone)]
}

/** "push it to tomorrow" right after completing something must mean another task. */
function isOver({ set, values }: Change, tasks: readonly Task[]): boolean {
  const { when, shift, priority, title } = values
  const isMoved = when != null || shift !== undefined || priority != null || title !== undefined
  return isMoved && allBy(set, 'focus') && tasks.every(({ status }) => status === 'completed')
}

/** A new date for a task that goes on repeating as before. */
function isMoved({ due_date, recurrence }: Fields): boolean {
  return due_date !== undefined && due_date !== null && recurrence === undefined
}

function scopeOf({ scope }: Change, { recurrence }: Task): { scope?: 'one' } {
  return scope === 'one' && recurrence !== null ? { scope } : {}
}

/** Whether the task already has these values. */
function isSo(task: Task, fields: Fields): boolean {
  return (
    (fields.title === undefined || fields.title === task.title) &&
    (fields.description === undefined || fields.description === task.description) &&
    (fields.priority === undefined || fields.priority === task.priority) &&
    (fields.due_date === undefined || fields.due_date === task.due_date) &&
    (fields.recurrence === undefined || fields.recurrence === task.recurrence) &&
    (fields.remind_before === undefined || fields.remind_before === task.remind_before)
  )
}

/**
 * What to write to a task; null if we can't work out a value from its current one, or can't tell which words are
 * wrong.
 */
export function fieldsOf({ context }: Pick<Scene, 'context'>, values: Values, task: Task): Fields | null {
  const fields: Fields = {}
  const noted = values.replace === undefined ? null : replacedInNote(task, values.replace)
  const title = values.replace === undefined || noted !== null ? values.title : replaced(task.title, values.replace)
  if (title === null) return null
  if (noted !== null) fields.description = noted
  if (title !== undefined) fields.title = title
  if (values.priority !== undefined) fields.priority = values.priority
  if (values.until !== undefined && task.recurrence !== null)
    return { recurrence: endingOn(task.recurrence, values.until) }
  if (values.when !== undefined)
    fields.due_date = values.when === null ? null : changedDue(values.when, task.due_date, context)
  if (values.when?.recurrence !== undefined) fields.recurrence = values.when.recurrence
  if (values.remind_before !== undefined) fields.remind_before = values.remind_before
  if (values.recurrence === null) fields.recurrence = null
  if (values.shift !== undefined) {
    const shifted = shiftedDue(values.shift, fields.due_date ?? task.due_date, context)
    if (shifted === null) return null
    fields.due_date = shifted
  }
  const due = fields.due_date === undefined ? task.due_date : fields.due_date
  if (values.time === null && due !== null) fields.due_date = localDay(due, context.timezone)
  if (values.note !== undefined)
    fields.description =
      values.note === null || task.description === null || values.append !== true
        ? values.note
        : `${task.description}\n${values.note}`
  return fields
}

/** The wrong words are in the note, not in the title. */
function replacedInNote(
  { title, description }: Task,
  { old, new: text }: NonNullable<Values['replace']>,
): string | null {
  if (old === null || description === null || title.toLowerCase().includes(old.toLowerCase())) return null
  const at = placeOf(description, old)
  return at < 0 ? null : `${description.slice(0, at)}${text}${description.slice(at + old.length)}`
}

function report(scene: Scene, values: Values, tasks: readonly Task[], responses: readonly ToolResponse[]): Part[] {
  const { context } = scene
  const done: { before: Task; after: Task }[] = []
  const failed: Part[] = []
  for (const [index, before] of tasks.entries()) {
    const response = responses[index]
    const after = response?.data?.task
    if (response?.success === true && after !== undefined) {
      done.push({ before, after })
      scene.known.set(after.id, after)
    } else if (response?.error_code === 'TASK_NOT_FOUND')
      failed.push(say(context, 'task_gone', { title: before.title }))
    else if (response !== undefined) failed.push(failure(context, 'update_task', response))
  }
  const [first] = done
  if (first === undefined) return failed
  const said = {
    mentioned: done.map(({ after }) => after.id),
    effects: done.map(({ before, after }) => effectOf(before, after)),
  }
  if (done.length > 1)
    return [
      {
        ...say(context, 'changed_many', {
          tasks: done.map(({ after }) => ({ title: after.title, change: changeOf(scene, values, after) })),
        }),
        ...said,
      },
      ...failed,
    ]
  const { title } = first.after
  const change = changeOf(scene, values, first.after)
  const part =
    first.before.title === title
      ? say(context, 'changed', { title, change })
      : say(context, 'renamed', { old_title: first.before.title, new_title: title, change })
  return [{ ...part, ...said }, ...failed]
}

function isDated({ when, time, shift }: Values): boolean {
  return when !== undefined || time !== undefined || shift !== undefined
}

/** What changed besides the title, as reported by the tool. */
export function changeOf({ context }: Scene, values: Values, task: Task): SaidChange {
  const { due_date, priority, description: note, recurrence, remind_before } = task
  const due = due_date === null ? null : sayDue(due_date, context.now, context.timezone)
  const isEnd = values.until !== undefined && recurrence !== null
  const isOften = values.when?.recurrence !== undefined || values.recurrence === null || isEnd
  return {
    ...(!isDated(values) || isEnd ? {} : { due }),
    ...(isOften ? { repeats: recurrence === null ? null : sayRule(recurrence) } : {}),
    ...(values.remind_before === undefined
      ? {}
      : { reminds: remind_before === null ? null : sayMinutes(remind_before) }),
    ...(values.priority === undefined ? {} : { priority }),
    ...(values.note === undefined ? {} : { note }),
  }
}

/** "move it to monday and friday": the other requests wait for the answer too. */
function askWhichDate({ context }: Scene, act: Change, tasks: readonly Task[]): Part {
  const part = say(context, 'ask_one_date', {})
  const { when: _when, ...values } = act.values
  return {
    ...part,
    mentioned: tasks.map(({ id }) => id),
    clarification: question(
      part.text,
      'change',
      { ...act, values, asks: 'when', set: exactly(act.set, tasks) },
      context.now,
    ),
  }
}

function askChange({ context }: Scene, act: Change, task: Task): Part {
  const part = say(context, 'ask_change', { title: task.title })
  return {
    ...part,
    mentioned: [task.id],
    clarification: question(part.text, 'change', { ...act, set: exactly(act.set, [task]) }, context.now),
  }
}
