// "tomorrow's jobs are done. tick them off, but not the costume": the request makes an exception to the tasks mentioned
// first.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Read } from '../interpret.ts'
import { allBy, setOf } from '../task-ids.ts'
import { isDescribed } from './described.ts'

/** The same tasks with the exception of the other set. */
export function leavingOut(set: TaskSet, { except }: TaskSet): TaskSet {
  if (except === undefined) return set
  const { except: before } = set
  return {
    ...set,
    except:
      before === undefined ? except : { ...before, mentions: [...before.mentions, ...except.mentions], many: true },
  }
}

/** Applies the later exception to the tasks mentioned first, and drops the repeated request. */
export function withLeftOutLater(reads: readonly Read[]): Read[] {
  const settled: Read[] = []
  for (const read of reads) {
    const set = setOf(read.act)
    const first = set?.except === undefined ? -1 : settled.findLastIndex((one) => isOfThose(one, read.act))
    const told = settled[first]
    const described = told === undefined ? undefined : setOf(told.act)
    if (set === undefined || told === undefined || described === undefined) settled.push(read)
    else settled[first] = { ...told, act: { ...told.act, set: leavingOut(described, set) } as Act }
  }
  return settled
}

function isOfThose({ act: told, reserve }: Read, act: Act): boolean {
  const set = setOf(act)
  const described = setOf(told)
  if (reserve !== null || told.does !== act.does || !isDescribed(described)) return false
  // "tomorrow's stuff is done. tick everything off except …": "everything" means tomorrow's tasks only.
  const isThose = allBy(set, 'focus', 'shown') || (told.does === 'finish' && told.reported && allBy(set, 'all'))
  if (!isThose || set?.where !== undefined) return false
  return act.does !== 'change' || told.does !== 'change' || Object.keys(act.values).length === 0 || isSame(told, act)
}

function isSame(one: Act & { does: 'change' }, other: Act & { does: 'change' }): boolean {
  return JSON.stringify(one.values) === JSON.stringify(other.values)
}
