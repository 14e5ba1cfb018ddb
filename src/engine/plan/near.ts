// Finds the task closest to words that name none: we ask about it and never act on it directly.

import type { Task } from '../../domain/task.ts'
import { NOT_NAMES } from '../language/en/questions.ts'
import { stemOf } from '../lex/stem.ts'
import { lex } from '../lex/words.ts'

/** Of the tasks that share at least half of the significant words, those that share the most. */
export function nearest(text: string, tasks: Iterable<Task>): readonly Task[] {
  const wanted = tellingStems(text)
  let most = Math.max(1, wanted.size / 2)
  let near: Task[] = []
  for (const task of tasks) {
    const own = tellingStems(task.title)
    const shared = [...wanted].filter((stem) => own.has(stem)).length
    if (shared > most) near = []
    if (shared >= most) {
      near.push(task)
      most = shared
    }
  }
  return near
}

function tellingStems(text: string): ReadonlySet<string> {
  const words = lex(text).words.filter(({ kind, text }) => kind === 'word' && !NOT_NAMES.has(text) && text !== "'s")
  return new Set(words.map((word) => stemOf(word.text)))
}
