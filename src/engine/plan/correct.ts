// "no, wednesday", "I meant eggs": undoes the wrong effect and applies the right one, in one turn.

import { monthFrom, realDay } from '../../calendar/civil.ts'
import type { Act, Shift, TaskSet, Values, When } from '../../domain/act.ts'
import type { DoneTurn, Effect } from '../../domain/conversation.ts'
import { isHalf } from '../dates/half.ts'
import { focus, noMoment } from '../grammar/build.ts'
import { DIRECTIONS, SINCE_BEFORE } from '../language/en/afterthoughts.ts'
import { isIn } from '../language/en/classes.ts'
import { ORDINALS } from '../language/en/numbers.ts'
import { stemOf } from '../lex/stem.ts'
import { countOf, ofAsMany } from '../meaning/further.ts'
import { isOnlyWhen } from '../only-when.ts'
import { say } from '../respond.ts'
import { localDay, wallClock } from '../say-due.ts'
import { setOf } from '../task-ids.ts'
import { change } from './change.ts'
import { changedDue, shiftedDue } from './due.ts'
import { finish } from './finish.ts'
import { explain, type NotFound } from './not-found.ts'
import { replaced } from './replaced.ts'
import { byIds, read, resolve } from './resolve.ts'
import { wasPutOff } from './snooze.ts'
import type { Part, Scene, Steps } from './steps.ts'
import { reverse } from './undo.ts'

type Correct = Act & { does: 'correct' }

/**
 * The corrected values, of the kind that the last turn set: completing a task has no date to correct, and "sorry, 6"
 * is another place in the list, another number in the title or another hour.
 */
function valuesOf({ context }: Scene, act: Correct, turn: DoneTurn, last: Act): Values | null {
  const { values, set } = act
  const shifted = last.does === 'change' ? last.values.shift : undefined
  // "22nd" is a day even after an hour; "22" may be one.
  const mayBeDay = /^\d+(?:st|nd|rd|th)$/i.test(set?.text ?? '') ? isGivenDay(last) : isDated(last)
  const day = mayBeDay && !/\d/.test(turn.effects[0]?.is.title ?? '') ? dayIn(act, turn, context.now) : null
  if (day !== null) return { when: { due: day, day, time: null, after: null, before: null, repeats: false } }
  if (values === undefined)
    return last.does === 'add' && set !== undefined ? { replace: { old: null, new: set.text } } : null
  if (set !== undefined && (placed(last) || isOfStatus(last))) return null
  if (values.replace !== undefined && isHalf(values.replace.new)) return inHalf(values.replace.new, turn)
  const isLater = DIRECTIONS.get(values.replace?.new ?? '')
  if (isLater !== undefined) return shifted === undefined ? {} : { shift: turned(shifted, isLater ? 1 : -1) }
  const count = values.replace?.old === null ? countOf(values.replace.new) : hourAlone(values, context.message)
  if (shifted !== undefined && count !== null) return { shift: ofAsMany(shifted, count) }
  const isSaid = [...DIRECTIONS.keys()].some((word) => context.message.toLowerCase().includes(word))
  if (values.shift !== undefined && shifted !== undefined && !isSaid)
    return { ...values, shift: turned(values.shift, signOf(shifted)) }
  if (values.replace === undefined || values.when === undefined) return values
  const { replace, ...rest } = values
  return turn.effects.some(({ is }) => /\d/.test(is.title)) ? { replace } : rest
}

/** "no, three": a number that was read as an hour, and nothing says that it is one. */
function hourAlone({ when }: Values, message: string): number | null {
  const time = when?.day === null ? when.time : null
  return time?.open === true && time.minute === 0 && !/\bat\b|clock/i.test(message) ? time.hour : null
}

function signOf({ minutes, days, months }: Shift): 1 | -1 {
  return minutes + days + months < 0 ? -1 : 1
}

/** The same distance in the direction given. */
function turned(shift: Shift, sign: 1 | -1): Shift {
  const by = sign * signOf(shift)
  return { minutes: by * shift.minutes, days: by * shift.days, months: by * shift.months }
}

/**
 * "22nd sorry", "sorry, 16": the day of the month with that number, if a day was given without an hour. Up to 12 it
 * may be an hour.
 */
function dayIn({ values, set }: Correct, { effects }: DoneTurn, now: string): string | null {
  const due = effects.at(-1)?.is.due_date
  const [mention, ...more] = set?.mentions ?? []
  const said = /^\d+$/.test(values?.replace?.new ?? '') ? Number(values?.replace?.new) : null
  const placed = mention?.by === 'positions' && mention.positions.length === 1 ? (mention.positions[0] ?? null) : null
  const number = said !== null && said > 12 ? said : values === undefined && more.length === 0 ? placed : null
  if (due == null || number === null || values?.replace?.old != null) return null
  return numbered(number, due, now)
}

/** That day in the same month as the old date, or in the next month if it is past. */
function numbered(day: number, due: string, now: string): string | null {
  for (const shift of [0, 1]) {
    const { year, month } = monthFrom(Number(due.slice(0, 4)), Number(due.slice(5, 7)), shift)
    const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    if (realDay(year, month, day) !== null && text >= now.slice(0, 10)) return text
  }
  return null
}

/** A day was given without an hour. */
function isDated(last: Act): boolean {
  return isGivenDay(last) && whensOf(last).every((when) => when?.time === null)
}

function isGivenDay(last: Act): boolean {
  const whens = whensOf(last)
  return whens.length > 0 && whens.every((when) => when?.day != null)
}

function whensOf(last: Act): readonly (When | null | undefined)[] {
  if (last.does === 'add') return last.items.map(({ when }) => when)
  return last.does === 'change' ? [last.values.when] : []
}

/** "am, not pm": the given hour in the other half of the day; nothing if no hour was given. */
function inHalf(half: string, { effects }: DoneTurn): Values {
  const [, hours, minutes] = /T(\d\d):(\d\d)/.exec(effects.at(-1)?.is.due_date ?? '') ?? []
  if (hours === undefined || minutes === undefined) return {}
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  const time = { hour, minute: Number(minutes), open: false }
  return { when: { due: null, day: null, time, after: null, before: null, repeats: false } }
}

/** The act changed a task's status and set no value. */
function isOfStatus({ does }: Act): boolean {
  return does === 'finish' || does === 'reopen' || does === 'delete'
}

/** "sorry, the 21st" after a day in december means the 21st of december. */
function inItsMonth({ context }: Scene, values: Values | null, { effects }: DoneTurn): Values | null {
  const due = effects[0]?.is.due_date
  const day = numberedDay(context.message)
  const named = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|month)/i.test(context.message)
  if (values?.when == null || due == null || day === null || named || values.when.time !== null) return values
  const moved = numbered(day, due, context.now)
  return moved === null ? values : { ...values, when: { ...values.when, day: moved, due: moved } }
}

/** "at 7 – am, not pm" later than seven in the morning means tomorrow: nobody named a day. */
function stillAhead({ context }: Scene, values: Values | null, { effects }: DoneTurn, last: Act): Values | null {
  const due = effects.at(-1)?.is.due_date ?? null
  const isOpen =
    values?.when?.time != null && values.when.day === null && whensOf(last).every((when) => when?.day === null)
  const next = isOpen && values?.when != null ? changedDue(values.when, due, context) : null
  if (values?.when == null || due === null || next === null || Date.parse(next) > Date.parse(context.now)) return values
  const day = shiftedDue({ minutes: 0, days: 1, months: 0 }, localDay(due, context.timezone), context)
  return { ...values, when: { ...values.when, day, due: null } }
}

/** "the 21st", "the twenty-first". */
function numberedDay(message: string): number | null {
  const [, digits] = /\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(message) ?? []
  if (digits !== undefined) return Number(digits)
  const word = message
    .toLowerCase()
    .split(/[^a-z-]+/)
    .find((one) => (ORDINALS.get(one) ?? 0) > 2)
  return word === undefined ? null : (ORDINALS.get(word) ?? null)
}

function placed(last: Act): boolean {
  return setOf(last)?.mentions.some(({ by }) => by === 'positions') === true
}

/** "71, not 17": if a task has the other word in its title, that task was meant. */
function* another(scene: Scene, values: Values | null, { effects }: DoneTurn, last: Act): Steps<TaskSet | null> {
  const [effect, ...more] = effects
  if (values?.replace == null || effect === undefined || more.length > 0 || !isOfTasks(last)) return null
  const said = values.replace.new.toLowerCase()
  const query = replaced(effect.is.title, values.replace) ?? values.replace.new
  const tasks = (yield* read(scene, { query, status: 'all', sort: 'alike', limit: 20 })) ?? []
  const others = tasks.filter(
    ({ id, title }) =>
      id !== effect.task_id &&
      title
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .includes(said),
  )
  const [meant, ...rest] = others
  if (meant === undefined || rest.length > 0) return null
  return { text: meant.title, mentions: [{ by: 'ids', task_ids: [meant.id] }], many: false }
}

/** Acts on tasks that already existed. After an add, the new title itself may be wrong. */
function isOfTasks(last: Act): boolean {
  if (last.does === 'change') return last.values.title === undefined
  return isOfStatus(last)
}

/** "sorry, 4417" after a note corrects the number in the note. */
function inNote(values: Values | null, { effects }: DoneTurn, last: Act): Values | null {
  const effect = effects.at(-1)
  const isOne = effects.every(({ task_id }) => task_id === effect?.task_id)
  const isNote = last.does === 'change' && last.values.note != null && isOne
  if (!isNote || values?.replace == null || effect?.is.description == null) return values
  const { replace, when: _, ...rest } = values
  return isAbout(effect.is.description, replace) ? { ...rest, note: inPlace(effect.is.description, replace) } : values
}

/** Whether the note contains the wrong words, or a number to replace with the new one. */
function isAbout(note: string, { old, new: text }: Replace): boolean {
  if (old !== null) return note.toLowerCase().includes(old.toLowerCase())
  return /\d/.test(text) && /\d/.test(note)
}

/** "waist 31" for "bust 38, waist 30": replaces the number after the same word. */
function inPlace(note: string, replace: Replace): string {
  const [, word, number] = /^(\p{L}+) (\d[\d.,]*)$/u.exec(replace.new) ?? []
  if (word === undefined || number === undefined) return replaced(note, replace) ?? note
  const at = note.toLowerCase().indexOf(word.toLowerCase())
  return at < 0
    ? (replaced(note, replace) ?? note)
    : `${note.slice(0, at)}${note.slice(at).replace(/\d[\d.,]*/, number)}`
}

type Replace = NonNullable<Values['replace']>

/**
 * "undo that – I meant the invoice", "undo – make it monday instead": redoes what was undone, on another task or with
 * another value.
 */
function* afterUndo(scene: Scene, { set, values }: Correct): Steps<readonly Part[]> {
  const effects = scene.context.metadata.undone.at(-1)?.effects ?? []
  const task_ids = effects.map(({ task_id }) => task_id)
  const isFinish = effects.every(({ was, is }) => was?.status === 'pending' && is.status === 'completed')
  if (effects.length > 0 && values !== undefined && values.replace === undefined && set === undefined)
    return yield* change(scene, {
      does: 'change',
      set: { text: '', mentions: [{ by: 'ids', task_ids }], many: true },
      values,
    })
  if (effects.length > 0 && set !== undefined && isFinish)
    return yield* finish(scene, { does: 'finish', set, reported: false, unsure: false })
  return [say(scene.context, 'nothing_to_undo', {})]
}

/** The words share nothing with the title, and the last turn changed something other than the title. */
function wouldRename(values: Values | null, effects: readonly Effect[], last: Act): boolean {
  const { replace } = values ?? {}
  if (replace === undefined || replace.old !== null || last.does !== 'change') return false
  if (last.values.title !== undefined || last.values.replace !== undefined || last.values.note != null) return false
  const isNumber = (title: string): boolean => /\d/.test(title) && /\d/.test(replace.new)
  return effects.every(({ is }) => !sharesWord(is.title, replace.new) && !isNumber(is.title))
}

/**
 * Which effects of a turn were wrong: those the user named, or those that resemble the right words; null if we can't
 * tell.
 */
function* wrongOf(
  scene: Scene,
  { effects }: DoneTurn,
  { not }: Correct,
  values: Values | null,
): Steps<readonly Effect[] | null> {
  if (effects.length < 2) return effects
  const found = not === undefined ? null : yield* resolve(scene, { ...not, many: true }, null)
  const ids = found?.kind === 'tasks' ? found.tasks.map(({ id }) => id) : []
  const named = effects.filter(({ task_id }) => ids.includes(task_id))
  if (named.length > 0) return named
  if (values?.replace === undefined) return effects
  const { old, new: text } = values.replace
  const alike = effects.filter(({ is }) => sharesWord(is.title, old ?? text))
  return alike.length === 1 ? alike : null
}

function sharesWord(title: string, text: string): boolean {
  const own = new Set(wordsOf(title))
  return wordsOf(text).some((word) => own.has(word))
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => !isIn('DET', word)).map(stemOf)
}

function changeOf({ effects }: DoneTurn, values: Values | null): Act {
  const task_ids = effects.map(({ task_id }) => task_id)
  return { does: 'change', set: { text: '', mentions: [{ by: 'ids', task_ids }], many: false }, values: values ?? {} }
}

function* severalOf(scene: Scene, { effects }: DoneTurn): Steps<NotFound> {
  const tasks = yield* byIds(
    scene,
    effects.map(({ task_id }) => task_id),
  )
  return tasks === null ? { kind: 'failed' } : { kind: 'several', reference: 'it', tasks }
}

/** After positions in a list, "not 4, 3" means positions too. */
function byPlaces(act: Correct, last: Act | null): Correct {
  const { old, new: text } = act.values?.replace ?? { old: null, new: '' }
  if (act.set !== undefined || old === null || last === null || !placed(last) || !/^\d+$/.test(`${old}${text}`))
    return act
  return { does: 'correct', set: placeOf(text), not: placeOf(old) }
}

function placeOf(text: string): TaskSet {
  return { text, mentions: [{ by: 'positions', positions: [Number(text)] }], many: false }
}

/** "move it to thursday" changed nothing because it was already so; "no, wednesday" now makes that change instead. */
function* insteadOf(scene: Scene, { set, values }: Correct, last: Act & { does: 'change' }): Steps<readonly Part[]> {
  if (set !== undefined) return yield* change(scene, { ...last, set })
  if (values === undefined) return [say(scene.context, 'nothing_to_undo', {})]
  return yield* change(scene, { does: 'change', set: { ...last.set, mentions: [{ by: 'focus' }], many: true }, values })
}

/** "two hours later than it was originally". */
function saysSinceBefore({ understood }: Scene): boolean {
  const chart = understood.interpretation?.chart
  return chart?.words.some((_, at) => chart.says(SINCE_BEFORE, { from: at, to: chart.words.length })) === true
}

/** "the other way round": swaps the values that the two tasks were given. */
function* crossed(scene: Scene, { effects }: DoneTurn): Steps<readonly Part[]> {
  const [one, other, ...more] = effects
  if (one === undefined || other === undefined || more.length > 0) return [say(scene.context, 'nothing_to_undo', {})]
  const isChanged = (field: 'due_date' | 'priority') =>
    [one, other].some(({ was, is }) => was !== null && was[field] !== is[field])
  // Swap what each was just given; after two adds, swap their dates.
  const isRanked = isChanged('priority')
  const isDated = isChanged('due_date') || !isRanked
  const parts: Part[] = []
  for (const [task_id, is] of [
    [one.task_id, other.is],
    [other.task_id, one.is],
  ] as const) {
    const when = isDated ? whenOf(is.due_date, scene) : undefined
    if (isDated && when === undefined) return [say(scene.context, 'nothing_to_undo', {})]
    const set = { text: '', mentions: [{ by: 'ids' as const, task_ids: [task_id] }], many: false }
    const values = { ...(when === undefined ? {} : { when }), ...(isRanked ? { priority: is.priority } : {}) }
    parts.push(...(yield* change(scene, { does: 'change', set, values })))
  }
  return parts
}

function whenOf(due: string | null | undefined, scene: Scene): When | undefined {
  if (due == null) return undefined
  return { ...noMoment, due, day: localDay(due, scene.context.timezone), time: timeIn(due, scene) }
}

function timeIn(due: string, { context }: Scene): NonNullable<Values['when']>['time'] {
  if (due.length === 10) return null
  const { hour, minute } = wallClock(due, context.timezone)
  return { hour, minute, open: false }
}

export function* correct(scene: Scene, corrected: Correct): Steps<readonly Part[]> {
  const { metadata } = scene.context
  const turn = metadata.done.at(-1)
  const { last_act } = metadata
  const act = byPlaces(corrected, last_act)
  if (last_act?.does === 'undo') return yield* afterUndo(scene, act)
  // "essay outline, I mean" when we asked which task: the correction applies to that question, not to an earlier act.
  const asked = metadata.clarification?.about === 'task' ? metadata.clarification.act : null
  if (asked?.does === 'change' && act.set !== undefined && act.values === undefined)
    return yield* change(scene, { ...asked, set: act.set })
  if (!metadata.changed && last_act?.does === 'change') return yield* insteadOf(scene, act, last_act)
  // "no, just make it low" instead of a delete we asked about: applies to the tasks that were to be deleted.
  const isKept = last_act?.does === 'delete' && act.values !== undefined && act.values.replace === undefined
  if (isKept && act.values !== undefined)
    return yield* change(scene, { does: 'change', set: focus, values: act.values })
  if (turn === undefined || last_act === null) return [say(scene.context, 'nothing_to_undo', {})]
  if (act.crossed === true) return yield* crossed(scene, turn)
  const said = valuesOf(scene, act, turn, last_act)
  const effects = yield* wrongOf(scene, turn, act, said)
  if (effects === null) return [explain(scene, changeOf(turn, said), 'update_task', yield* severalOf(scene, turn))]
  const ids = [...new Set(effects.map((effect) => effect.task_id))]
  const values = inNote(stillAhead(scene, inItsMonth(scene, said, turn), turn, last_act), turn, last_act)
  const other = yield* another(scene, values, turn, last_act)
  // "not 12, 21" after completing a task renames nothing, nor does "make that two jars" after a new date.
  const isElse = isOfStatus(last_act) || wouldRename(values, effects, last_act)
  if (values?.replace !== undefined && other === null && isElse)
    return [explain(scene, last_act, 'complete_task', { kind: 'unknown', reference: values.replace.new })]
  if (values !== null && other === null && isOfStatus(last_act))
    return [explain(scene, last_act, 'complete_task', { kind: 'missing' })]
  if (values !== null && other === null) {
    const set = { text: '', mentions: [{ by: 'ids' as const, task_ids: ids }], many: true }
    if (isOnlyWhen(values) && ids.every((id) => wasPutOff(scene.context, id)))
      return yield* change(scene, { does: 'change', set, values, snooze: 'always' })
    // "no, two hours": count from the date before the shift that is being corrected.
    const isShifted = (last_act.does === 'change' && last_act.values.shift !== undefined) || saysSinceBefore(scene)
    if (values.shift !== undefined && isShifted) yield* reverse(scene, effects)
    // The user already said which occurrences.
    const scope = last_act.does === 'change' ? last_act.scope : last_act.does === 'add' ? 'all' : undefined
    return yield* change(scene, { does: 'change', set, values, ...(scope === undefined ? {} : { scope }) })
  }
  const set = other ?? act.set
  if (set === undefined || !('set' in last_act) || last_act.set === undefined)
    return [say(scene.context, 'nothing_to_undo', {})]
  const back = yield* reverse(scene, effects)
  const failed = back.parts.filter((part) => part.effects === undefined)
  const again: Act = { ...last_act, set }
  const done =
    again.does === 'change'
      ? yield* change(scene, again)
      : again.does === 'finish' || again.does === 'reopen'
        ? yield* finish(scene, again)
        : []
  const taken = back.parts.flatMap((part) => part.effects ?? [])
  const [first, ...rest] = done
  if (first === undefined) return [...back.parts]
  return [...failed, { ...first, effects: [...taken, ...(first.effects ?? [])] }, ...rest]
}
