// "put calling him on tomorrow": what is to be done with somebody or something spoken of is a task of theirs, and no new one.

import type { Act } from '../../domain/act.ts'
import { focus } from '../grammar/build.ts'
import type { Read } from '../interpret.ts'

/** The reads with such a title taken for what was spoken of. */
export function doingIt(reads: readonly Read[]): readonly Read[] {
  return reads.map((read) => {
    const act = pointed(read.act)
    return act === null ? read : { ...read, act }
  })
}

function pointed(act: Act): Act | null {
  if (act.does !== 'add' || act.items.length !== 1) return null
  const [item] = act.items
  if (item === undefined || !isDoingIt(item.title)) return null
  const { when, priority } = item
  if (when === undefined && priority === undefined) return null
  return {
    does: 'change',
    set: focus,
    values: { ...(when === undefined ? {} : { when }), ...(priority === undefined ? {} : { priority }) },
  }
}

/** "bring it" and "ring him" are deeds of their own. */
function isDoingIt(title: string): boolean {
  const [verb = '', whom = '', ...more] = title.toLowerCase().split(' ')
  return more.length === 0 && verb.endsWith('ing') && /[aeiouy]/.test(verb.slice(0, -3)) && WHOM.has(whom)
}

const WHOM = new Set(['him', 'her', 'them', 'it', 'that', 'those'])
