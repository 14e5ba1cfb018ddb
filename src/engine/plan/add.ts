import type { Item } from '../../domain/act.ts'
import type { Clarification } from '../../domain/conversation.ts'
import { onlyPoints } from '../language/en/pointing.ts'
import type { SaidTask } from '../replies/catalogue.ts'
import { failure, saidNew, saidTask, say } from '../respond.ts'
import { newDue } from './due.ts'
import { effectOf } from './effects.ts'
import { callAll, type Part, type Scene, type Steps } from './steps.ts'
import { TITLE_MAX, tooLong } from './too-long.ts'
import { cannotRepeat, isTooOften } from './too-often.ts'

/** Adds the items with one call each, asking for any missing title. */
export function* add(scene: Scene, given: readonly Item[]): Steps<readonly Part[]> {
  const { context } = scene
  const items = given.map((item) => withoutArticle(scene, item))
  const pointed = items.filter((item) => isPointed(scene, item))
  const named = items.filter((item) => item.title.trim() !== '' && !pointed.includes(item))
  const unkept = items.filter(({ when }) => isTooOften(when))
  if (named.length === 0 && unkept.length === 0) return [askTitle(scene, items[0])]
  const keepable = named.filter(({ when }) => !isTooOften(when))
  const refused = keepable.flatMap((item) => tooLong(scene, parametersOf(scene, item)) ?? [])
  if (unkept.length > 0) refused.push(cannotRepeat(scene, 'add', unkept))
  const fitting = keepable.filter((item) => tooLong(scene, parametersOf(scene, item)) === null)
  if (fitting.length === 0) return refused
  const responses = yield* callAll(
    scene,
    fitting.map((item) => ({ tool_name: 'add_task', parameters: parametersOf(scene, item) })),
  )
  const tasks = responses.flatMap((response) => (response.success ? (response.data?.task ?? []) : []))
  const failed = responses
    .filter((response) => !response.success)
    .map((response) => failure(context, 'add_task', response))
  for (const task of tasks) scene.known.set(task.id, task)
  if (tasks.length > 0) scene.focus = tasks.map((task) => task.id)
  const [only] = tasks
  const effects = tasks.map((task) => effectOf(null, task))
  const said = { mentioned: tasks.map((task) => task.id), effects }
  const part: Part[] =
    only === undefined
      ? []
      : tasks.length === 1
        ? [{ ...say(context, 'added', { task: saidNew(context, only) }), ...said }]
        : [{ ...say(context, 'added_many', { tasks: tasks.map((task) => saidTask(context, task)) }), ...said }]
  const isOneOfSeveral = tasks.length > 0 && fitting.some(({ when }) => when?.several !== undefined)
  const notes = [
    ...(isOneOfSeveral ? [say(context, 'first_date', {})] : []),
    ...(pointed.length > 0 ? [say(context, 'not_understood', { texts: pointed.map(({ title }) => title) })] : []),
  ]
  return [...part, ...notes, ...failed, ...refused]
}

/** "add a task for each", "remind me to do that": the user hasn't said yet what to add. */
function isPointed(scene: Scene, item: Item): boolean {
  return onlyPoints(item.title) && !isQuoted(scene, item)
}

function isQuoted({ context }: Scene, { title }: Item): boolean {
  return /["'\u2018\u201c]$/.test(context.message.slice(0, Math.max(context.message.indexOf(title), 0)))
}

/** Drops the article: "add a boiler inspection". Quoted titles and "a few nails" keep theirs. */
function withoutArticle(scene: Scene, item: Item): Item {
  if (!ARTICLE.test(item.title) || isQuoted(scene, item)) return item
  return { ...item, title: item.title.slice(item.title.indexOf(' ') + 1) }
}

const ARTICLE = /^an? (?!(?:few|lot|couple|bit|little|load|bunch|ton|dozen|hundred|half|quarter|second|third)\b)[a-z]/

/**
 * A text too long for a title is sent as the description alone: the tool cuts a title from it and keeps the whole
 * text.
 */
function parametersOf({ context }: Scene, item: Item): Record<string, unknown> {
  const { title, description, priority, when, remind_before } = item
  const due_date = when === undefined ? null : newDue(when, context)
  const recurrence = due_date === null ? undefined : when?.recurrence
  const rest = {
    ...(description === undefined ? {} : { description }),
    ...(priority === undefined ? {} : { priority }),
    ...(due_date === null ? {} : { due_date }),
    ...(recurrence === undefined ? {} : { recurrence }),
    ...(remind_before === undefined ? {} : { remind_before }),
  }
  return title.length > TITLE_MAX && description === undefined ? { ...rest, description: title } : { title, ...rest }
}

function askTitle({ context }: Scene, item: Item | undefined): Part {
  const part = say(context, 'ask_title', {})
  return {
    ...part,
    clarification: question(
      part.text,
      'title',
      { does: 'add', items: item === undefined ? [] : [{ ...item, title: '' }] },
      context.now,
    ),
  }
}

/** "Add 'walk the dog'?": nobody said to add it, so we need a yes. */
export function offerToAdd(scene: Scene, given: readonly Item[]): Part {
  const { context } = scene
  const items = given.map((item) => withoutArticle(scene, item))
  const unkept = items.filter(({ when }) => isTooOften(when))
  if (unkept.length > 0) return cannotRepeat(scene, 'add', unkept)
  const part = say(context, 'offer_add', { tasks: items.map((item) => saidItem(scene, item)) })
  return { ...part, clarification: question(part.text, 'offer', { does: 'add', items: [...items] }, context.now) }
}

/** The offer spells out every detail, so that the user knows what a yes agrees to. */
function saidItem({ context }: Scene, { title, when, priority, remind_before }: Item): SaidTask {
  const due_date = when === undefined ? null : newDue(when, context)
  const recurrence = when?.recurrence ?? null
  return saidTask(context, {
    title,
    due_date,
    recurrence,
    remind_before: remind_before ?? null,
    priority: priority ?? null,
    status: 'pending',
  })
}

/** A question without options, and the act to go on with once it is answered. */
export function question(
  text: string,
  about: Clarification['about'],
  act: Clarification['act'],
  now: string,
  options: Clarification['options'] = [],
): Clarification {
  return { about, question: text, options, attempts: 0, act, rest: [], asked_at: now }
}
