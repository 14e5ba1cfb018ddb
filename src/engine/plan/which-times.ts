// Of a task that repeats, is it this one time that is meant, or all of them? It is asked before a date is changed or a task deleted.

import type { Act } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import { say } from '../respond.ts'
import { sayRule } from '../say-rule.ts'
import { question } from './add.ts'
import { exactly } from './bulk.ts'
import type { Part, Scene } from './steps.ts'

export type Scoped = Act & { does: 'change' | 'delete' }

/** Null where it was said, or where there is only one time to mean. */
export function askWhichTimes({ context }: Scene, act: Scoped, tasks: readonly Task[]): Part | null {
  const [task] = tasks
  if (act.scope !== undefined || task === undefined || tasks.length > 1) return null
  if (task.recurrence === null || task.status === 'completed') return null
  const part = say(context, 'ask_times', { title: task.title, repeats: sayRule(task.recurrence) ?? '' })
  return {
    ...part,
    mentioned: [task.id],
    clarification: question(part.text, 'times', { ...act, set: exactly(act.set, [task]) }, context.now),
  }
}

const ONE =
  /^(?:(?:only|just) )?(?:this|that|the next|the first|next)(?: one| time)?(?: only| once)?$|^(?:only |just )?(?:the )?(?:one|once|today|tomorrow|1)(?: only)?$|^(?:only|just) (?:this|it|today|tomorrow)$/
const ALL =
  /^(?:(?:just )?all|every|each)(?: of)?(?: them| these| those| ones| one| of it| times| time)?$|^everything$|^the (?:whole|entire) (?:series|lot|thing|task)$|^(?:the )?(?:series|lot|2)$|^(?:this and )?(?:all )?(?:the )?(?:future|following) (?:ones|times)?$|^both$|^always$|^from now on$/

/** What of it an answer means; null when it says neither. */
export function timesIn(text: string): 'one' | 'all' | null {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(
      /\b(?:please|pls|um|uh|oh|ok|okay|yes|yeah|hmm|well|i mean|i think|thanks|for now|then|delete|remove|move|change|skip|do)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  return ONE.test(plain) ? 'one' : ALL.test(plain) ? 'all' : null
}
