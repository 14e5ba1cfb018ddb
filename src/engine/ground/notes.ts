// Finds tasks whose notes answer a question: "what's the gate code?" for a task whose note has it.

import { stemOf } from '../lex/stem.ts'
import { readTitle, type Titled } from './title.ts'

/** A word of the question, with the tasks that have it in their title. */
export interface Sought {
  readonly word: string
  readonly names: readonly string[]
  /** "the number", "the name": a note rarely says what kind of information it holds. */
  readonly vague: boolean
}

const MOST = 5

/**
 * The tasks whose title and note together contain most of these words, with at least one from the note, if no other
 * title contains as many. Empty if more words are missing than found.
 */
export function toldInNotes(tasks: readonly Titled[], sought: readonly Sought[]): string[] {
  const said = sought.map(({ word, ...more }) => ({ stem: stemOf(word), ...more }))
  const telling = said.filter(({ vague }) => !vague).length
  let most = 0
  let told: string[] = []
  for (const task of tasks) {
    const { id, description } = task
    if (description == null) continue
    const note = readTitle(description).stems
    const named = namedBy(task, said)
    const noted = said.filter((one) => !named.includes(one) && note.has(one.stem))
    const covered = named.length + noted.length
    if (noted.length === 0 || covered < most) continue
    told = covered > most ? [id] : [...told, id]
    most = covered
  }
  if (most <= telling - most) return []
  return tasks.some((task) => namedBy(task, said).length >= most) ? [] : told.slice(0, MOST)
}

/** The words that are in the task's title. */
function namedBy<S extends { stem: string; names: readonly string[] }>({ id, title }: Titled, said: readonly S[]): S[] {
  const { stems } = readTitle(title)
  return said.filter(({ stem, names }) => names.includes(id) || stems.has(stem))
}
