// Which tasks tell in their notes what is asked for: "what's the gate code?" of a task whose note has it.

import { stemOf } from '../lex/stem.ts'
import { readTitle, type Titled } from './title.ts'

/** A word that is asked about, with the tasks that are known to be called so. */
export interface Sought {
  readonly word: string
  readonly names: readonly string[]
  /** "the number", "the name": a note seldom says what kind of thing it tells. */
  readonly vague: boolean
}

const MOST = 5

/**
 * The tasks whose title and note together have most of these words, where the note adds something: of other tasks no title has
 * as many. None where more words are missing than found.
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

/** Those of the words that a task is called by. */
function namedBy<S extends { stem: string; names: readonly string[] }>({ id, title }: Titled, said: readonly S[]): S[] {
  const { stems } = readTitle(title)
  return said.filter(({ stem, names }) => names.includes(id) || stems.has(stem))
}
