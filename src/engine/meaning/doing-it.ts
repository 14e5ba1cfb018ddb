// "put calling him on tomorrow", "Zoe sent her invoice. Pay that friday": doing something with a person or thing in
// focus means the task about them, not a new one.

import type { Act, Item, TaskSet } from '../../domain/act.ts'
import { focus } from '../grammar/build.ts'
import type { Titled } from '../ground/title.ts'
import type { Read } from '../interpret.ts'
import { DONE_ALIKE, SYNONYMS } from '../language/en/names.ts'
import { stemOf } from '../lex/stem.ts'

/** The reads with such titles replaced by the task in focus. */
export function doingIt(reads: readonly Read[], spokenOf: readonly Titled[]): readonly Read[] {
  return reads.map((read) => {
    const act = pointed(read.act, spokenOf)
    if (act === null) return read
    const { bare: _, ...asked } = read
    return { ...asked, act }
  })
}

function pointed(act: Act, spokenOf: readonly Titled[]): Act | null {
  if (act.does !== 'add' || act.items.length !== 1) return null
  const [item] = act.items
  const set = item === undefined ? null : pointedBy(item, spokenOf)
  if (item === undefined || set === null) return null
  const { when, priority } = item
  if (when === undefined && priority === undefined) return null
  return {
    does: 'change',
    set,
    values: { ...(when === undefined ? {} : { when }), ...(priority === undefined ? {} : { priority }) },
  }
}

function pointedBy({ title }: Item, spokenOf: readonly Titled[]): TaskSet | null {
  const [verb = '', whom = '', ...more] = title.toLowerCase().split(' ')
  // "I need to do it asap"
  if (verb === 'do' && spokenOf.length > 0 && (whom === '' || WHOM.has(whom)) && more.length === 0) return focus
  if (!WHOM.has(whom) || more.some((word) => !BACK.has(word))) return null
  // "bring it" and "ring him" have an -ing in the verb itself.
  if (more.length === 0 && verb.endsWith('ing') && /[aeiouy]/.test(verb.slice(0, -3))) return focus
  const task_ids = spokenOf.filter((task) => isDeedOf(verb, task)).map(({ id }) => id)
  return task_ids.length === 0 ? null : { text: title, mentions: [{ by: 'ids', task_ids }], many: false }
}

/** "pay" of 'Pay Zoe for the artwork'. */
function isDeedOf(verb: string, { title }: Titled): boolean {
  const own = stemOf(title.toLowerCase().split(' ')[0] ?? '')
  const stem = stemOf(verb)
  return [stem, ...(SYNONYMS.get(stem) ?? []), ...(DONE_ALIKE.get(stem) ?? [])].some((word) => stemOf(word) === own)
}

const WHOM = new Set(['him', 'her', 'them', 'it', 'that', 'those'])
const BACK = new Set(['back', 'again', 'then'])
