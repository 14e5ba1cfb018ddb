// Conversations over the same tasks, of what people wrote: each message is said behind the others, and a question is answered.

import { join } from 'node:path'
import type { ChatResponse } from '../../src/domain/chat.ts'
import type { Task } from '../../src/domain/task.ts'
import { aTask, idOf } from '../support/contexts.ts'
import { openStage } from '../support/play-in-memory.ts'
import { agreesWithItself, changesIn } from '../support/talk-over.ts'
import { talkedOver } from './cases.ts'
import type { Reading } from './readings.ts'

/** As many messages are said in one conversation, and so many of the conversations are held. */
const LONG = 4
const EVERY = 6

/** What was answered, turn by turn, and what became of the tasks. */
export function talks(): Reading[] {
  return talkedOver()
    .filter((_, index) => index % EVERY === 0)
    .flatMap(({ file, tasks, says }, at) =>
      inFours(says).map((some, part) => ({
        file: join('talks', file.replace(/\.\w+$/, '.tsv')),
        say: some.join(' // '),
        read: () => held(tasks.map(taskOf), some, at + part),
      })),
    )
}

async function held(tasks: readonly Task[], says: readonly string[], number: number): Promise<string> {
  const stage = openStage({}, tasks)
  const told: string[] = []
  let answer: ChatResponse | undefined
  const say = async (message: string): Promise<void> => {
    answer = await stage.say(message, answer?.conversation_id)
    agreesWithItself(answer)
    told.push(answer.response)
  }
  if (number % 3 === 0) await say('show my tasks')
  for (const [at, message] of says.entries()) {
    await say(message)
    if (isQuestion(answer)) await say(ANSWERS[(number + at) % ANSWERS.length] ?? 'yes')
  }
  const changed = changesIn(tasks, stage.all()).join('; ')
  if (number % 2 === 0) await say('undo')
  return [...told, changed].join(' // ')
}

function isQuestion(answer: ChatResponse | undefined): boolean {
  return answer?.status === 'confirmation_required' || answer?.status === 'clarification_needed'
}

const ANSWERS = ['yes', 'the first one', 'no', 'the second one', 'yes please', 'the last one', 'both of them']

/** Dated and not, urgent and not, once and every week. */
function taskOf(title: string, at: number): Task {
  return aTask({ id: idOf(at), title, ...LIKE[at % LIKE.length] })
}

const LIKE: readonly Partial<Task>[] = [
  { due_date: '2026-02-10' },
  {},
  { due_date: '2026-02-13T15:00:00+00:00', priority: 'high' },
  { due_date: '2026-02-09', recurrence: 'FREQ=WEEKLY' },
]

function inFours(says: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(says.length / LONG) }, (_, at) => says.slice(at * LONG, (at + 1) * LONG))
}
