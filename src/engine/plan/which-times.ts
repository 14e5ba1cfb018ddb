// For a repeating task: just this occurrence, or all of them? We ask before changing its date or deleting it.

import type { Act } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import { say } from '../respond.ts'
import { sayRule } from '../say-rule.ts'
import { question } from './add.ts'
import { exactly } from './bulk.ts'
import type { Part, Scene } from './steps.ts'

export type Scoped = Act & { does: 'change' | 'delete' }

/** Null if the user said which, or if none of the affected tasks repeats. */
export function askWhichTimes({ context }: Scene, act: Scoped, tasks: readonly Task[], touched = tasks): Part | null {
  const repeating = touched.filter(({ recurrence, status }) => recurrence !== null && status === 'pending')
  const [task] = repeating
  if (act.scope !== undefined || task === undefined) return null
  const part =
    tasks.length === 1
      ? say(context, 'ask_times', { title: task.title, repeats: sayRule(task.recurrence ?? '') ?? '' })
      : say(context, 'ask_times_many', { titles: repeating.map(({ title }) => title) })
  return {
    ...part,
    mentioned: tasks.map(({ id }) => id),
    clarification: question(part.text, 'times', { ...act, set: exactly(act.set, tasks) }, context.now),
  }
}

const ONE =
  /^(?:(?:only|just) )?(?:this|that|the next|the first|next)(?: one| time)?(?: only| once)?$|^(?:only |just )?(?:the )?(?:one|once|today|tomorrow|1)(?: only)?$|^(?:only|just) (?:this|it|today|tomorrow)$/
const ALL =
  /^(?:(?:just )?all|every|each)(?: of)?(?: them| these| those| ones| one| of it| times| time)?$|^everything$|^the (?:whole|entire) (?:series|lot|thing|task)$|^(?:the )?(?:series|lot|2)$|^(?:this and )?(?:all )?(?:the )?(?:future|following) (?:ones|times)?$|^both$|^always$|^from now on$/

/** Which of the two an answer means; null if neither. */
export function timesIn(text: string): 'one' | 'all' | null {
  const plain = plainly(text)
  return ONE.test(plain) ? 'one' : ALL.test(plain) ? 'all' : null
}

/** The same for several tasks, where "all of them" may just mean each of the tasks. */
export function timesOfSeveralIn(text: string): 'one' | 'all' | null {
  const times = timesIn(text)
  return times === 'all' && !/\b(?:times?|series|always|from now on|future|following)\b/.test(plainly(text))
    ? null
    : times
}

function plainly(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(
      /\b(?:please|pls|um|uh|oh|ok|okay|yes|yeah|hmm|well|i mean|i think|thanks|for now|then|delete|remove|move|change|skip|do)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
}
