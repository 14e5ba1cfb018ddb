// What code has read, as the chart keeps it.

import type { Found } from '../../chart/rule.ts'

export function found<V>(end: number, value: V, cost: number, rule: string): Found<V> {
  return { end, value, cost, rule, stated: false, alone: false }
}
