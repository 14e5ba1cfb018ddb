// Narrowed by priority: "the high ones", "not urgent".

import { type AnyRule, rule } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { such } from './such.ts'

function saysNot(word: (at: number) => string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (word(at) === 'not') return true
  return false
}

const BEING = new Set(['is', 'are'])

export const priorityTraitRules: readonly AnyRule[] = [
  rule({
    of: 'TRAIT',
    id: 'where.priority',
    says: [...such('with|at|of|on? PRIO'), ...such('PRIO'), 'with|at|of PRIO'],
    // "done with the report!!" is glad, and narrows nothing.
    // What is "not urgent" may have any other priority, or none.
    means: ({ PRIO: [priority] }, { word }, { from, to }) =>
      priority === undefined || word(to - 1) === '!' || saysNot(word, from, to) ? null : { priorities: [priority] },
  }),
  rule({
    of: 'TRAIT',
    id: 'where.no-priority',
    says: ['that|which? have|has|with no|without priority', 'without a|any? priority', 'unprioritised|unprioritized'],
    means: () => ({ priorities: ['none'] }),
    examples: ['without a priority'],
  }),
  rule({
    of: 'TRAIT',
    id: 'where.level',
    says: ['that|which|what|ones is|are marked? as? LEVEL', 'on|marked|with LEVEL'],
    cost: 2,
    means: ({ LEVEL: [priority] }) => (priority === undefined ? null : { priorities: [priority] }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.level-ones',
    says: ['LEVEL', 'LEVEL <AND>|or LEVEL', 'LEVEL <AND>|or PRIO'],
    cost: 2,
    // "the high ones": alone, a level says nothing of tasks.
    means: ({ LEVEL: levels, PRIO: named }, reader, { to }) =>
      isIn('NOUNS', reader.word(to)) || named.length > 0 ? { priorities: [...levels, ...named] } : null,
  }),
  rule({
    of: 'TRAIT',
    id: 'where.not-priority',
    says: ['that|which|what? is|are not marked? as|a? PRIO', 'not|non PRIO', 'that|which? is|are not LEVEL'],
    // "the report is not urgent" is a statement; "the ones | is not urgent" and "which is not urgent" say which.
    means: ({ PRIO: [priority], LEVEL: [level] }, { word }, { from }) =>
      BEING.has(word(from)) && !isIn('NOUNS', word(from - 1)) && !isIn('ALL', word(from - 1))
        ? null
        : { priorities: (['high', 'medium', 'low', 'none'] as const).filter((one) => one !== (priority ?? level)) },
  }),
]
