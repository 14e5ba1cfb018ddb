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
  if (item === undefined || !DOING_IT.test(item.title)) return null
  const { when, priority } = item
  if (when === undefined && priority === undefined) return null
  return {
    does: 'change',
    set: focus,
    values: { ...(when === undefined ? {} : { when }), ...(priority === undefined ? {} : { priority }) },
  }
}

/** "bring it" and "ring him" are deeds of their own. */
const DOING_IT = /^\w*[aeiouy]\w*ing (?:him|her|them|it|that|those)$/i
