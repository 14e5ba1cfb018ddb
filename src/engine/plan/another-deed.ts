// "remind me to wrap it" after 'Buy a present': the verbs differ, so this is a new task.

import type { Act, Item } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import { likeNew } from '../grammar/build.ts'
import { isIn } from '../language/en/classes.ts'
import { ANY_DEED } from '../language/en/doing.ts'
import { DONE_ALIKE, SYNONYMS } from '../language/en/names.ts'
import { stemOf } from '../lex/stem.ts'

type Change = Act & { does: 'change' }

/** The new task that is meant; null if the verb is the task's own or could go with anything. */
export function anotherDeed({ deed, values }: Change, { title }: Task): Item | null {
  if (deed === undefined) return null
  const verb = deed.verb.toLowerCase()
  const [first = '', ...things] = title.split(' ')
  if (!isIn('DOING', verb) || ANY_DEED.has(verb) || !isIn('DOING', first.toLowerCase()) || things.length === 0)
    return null
  const same = [verb, ...(SYNONYMS.get(verb) ?? []), ...(DONE_ALIKE.get(verb) ?? [])].map(stemOf)
  if (title.split(' ').some((word) => same.includes(stemOf(word.toLowerCase())))) return null
  return { title: [deed.verb, ...things].join(' '), ...likeNew(values) }
}

/** "sanded the table – varnish it friday" when 'Varnish table' is also on the list. */
export function openBy(known: ReadonlyMap<string, Task>, title: string): Task | null {
  const isSaid = (task: Task): boolean => task.title.toLowerCase() === title.toLowerCase()
  const own = [...known.values()].filter((task) => task.status === 'pending' && isSaid(task))
  return own.length === 1 ? (own[0] ?? null) : null
}
