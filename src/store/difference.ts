// The difference between two records, as JSON. Lists here grow at the end and shrink at the beginning, so only what
// left and what came is stored. Fields keep their order, so the rebuilt record is identical byte for byte.

import { z } from 'zod'

/** The field `k` has another value, or is a list that lost its first entries and gained others, or differs inside. */
type Changed =
  | { readonly k: string; readonly is: unknown }
  | { readonly k: string; readonly drop: number; readonly add: readonly unknown[] }
  | { readonly k: string; readonly in: Difference }

/** An unchanged field is given by name only. */
export type Difference = readonly (string | Changed)[]

export const differenceSchema: z.ZodType<Difference> = z.lazy(() =>
  z.array(
    z.union([
      z.string(),
      z.strictObject({ k: z.string(), drop: z.int(), add: z.array(z.unknown()) }),
      z.strictObject({ k: z.string(), in: differenceSchema }),
      z.strictObject({ k: z.string(), is: z.unknown() }),
    ]),
  ),
)

/** Compares list entries by identity rather than contents: entries that stayed are the same objects. */
export function differenceOf(before: object, after: object): Difference {
  const difference: (string | Changed)[] = []
  for (const k of Object.keys(after)) {
    const is = Object(after)[k]
    if (isKept(is)) difference.push(changeOf(k, Object(before)[k], is))
  }
  return difference
}

function changeOf(k: string, was: unknown, is: unknown): string | Changed {
  if (was === is) return k
  if (Array.isArray(was) && Array.isArray(is)) return slid(k, was, is) ?? { k, is }
  if (!isRecord(was) || !isRecord(is)) return { k, is }
  const difference = differenceOf(was, is)
  return isSame(was, difference) ? k : { k, in: difference }
}

function slid(k: string, was: readonly unknown[], is: readonly unknown[]): Changed | null {
  const drop = was.indexOf(is[0])
  const stayed = was.length - drop
  if (drop < 0 || stayed > is.length) return null
  for (let index = 1; index < stayed; index++) if (was[drop + index] !== is[index]) return null
  return { k, drop, add: is.slice(stayed) }
}

function isSame(was: object, difference: Difference): boolean {
  let fields = 0
  for (const k of Object.keys(was)) if (isKept(Object(was)[k]) && difference[fields++] !== k) return false
  return fields === difference.length
}

/** JSON leaves out undefined fields. */
function isKept(value: unknown): boolean {
  return value !== undefined
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function withDifference(before: unknown, difference: Difference): object {
  return Object.fromEntries(
    difference.map((change) => {
      if (typeof change === 'string') return [change, Object(before)[change]]
      const was = Object(before)[change.k]
      if ('in' in change) return [change.k, withDifference(was, change.in)]
      return [change.k, 'drop' in change ? [...was.slice(change.drop), ...change.add] : change.is]
    }),
  )
}
