import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readTimes } from '../date-reading.ts'
import { Names } from '../ground/names.ts'
import { lex } from '../lex/words.ts'
import { Chart } from './chart.ts'
import { COSTS } from './costs.ts'
import { factsOf } from './facts.ts'
import { grammarOf, type Native } from './grammar.ts'
import { type AnyRule, type Category, type Found, type Meanings, rule } from './rule.ts'

const clock = { now: '2026-02-09T10:30:00.000Z', timezone: 'UTC' }

function chartOf(message: string, rules: readonly AnyRule[], natives: Partial<Record<Category, Native>> = {}): Chart {
  const lexed = lex(message)
  return new Chart(
    lexed.words,
    message,
    grammarOf(rules, natives),
    factsOf(lexed, readTimes(lexed.tokens, message), new Names(lexed.words, message, []), clock),
  )
}

/** A word that means a number. */
function word(says: string, meaning: number, cost = 0): AnyRule {
  return rule({ of: 'NUMBER', id: says, says: [says], means: () => meaning, cost })
}

/** Numbers that are counted in these words. */
function counting(...says: string[]): AnyRule {
  return rule({ of: 'POSITIONS', id: 'counting', says, means: ({ NUMBER }) => [...NUMBER] })
}

const one = word('one', 1)
const two = word('two', 2)

/** What is counted from the first word on: its end, meaning and cost. */
function counted(message: string, ...rules: AnyRule[]): [number, number[], number][] {
  return chartOf(message, rules)
    .read('POSITIONS', 0)
    .map(({ end, value, cost }) => [end, value, cost])
}

describe('what may stand between the parts of a pattern', () => {
  for (const [message, says, expected] of [
    ['count one', 'count NUMBER', [[2, [1], 0]]],
    ['count please one', 'count NUMBER', [[3, [1], COSTS.fillerInside]]],
    ['count, one', 'count NUMBER', [[3, [1], COSTS.commaInside]]],
    ['count, please one', 'count NUMBER', [[4, [1], COSTS.commaInside + COSTS.fillerInside]]],
    ['count please please please please one', 'count NUMBER', [[6, [1], 4 * COSTS.fillerInside]]],
    ['count please please please please please one', 'count NUMBER', []],
    ['count the one', 'count the NUMBER', [[3, [1], 0]]],
    // After an article a word keeps its meaning; before one it may be politeness.
    ['count the please one', 'count the NUMBER', []],
    ['count please the one', 'count the NUMBER', [[4, [1], COSTS.fillerInside]]],
    // Words before the first part are left to other patterns.
    ['please one', 'NUMBER', []],
    ['count one one two', 'count NUMBER*', [[4, [1, 1, 2], 0]]],
    ['count', 'count NUMBER*', [[1, [], 0]]],
    ['count count one', 'count* NUMBER', [[3, [1], 0]]],
    ['one', 'count? NUMBER', [[1, [1], 0]]],
    ['one', 'count?', []],
  ] as const)
    it(`${message} as ${says}`, () => {
      const longest = counted(message, counting(says), one, two).toSorted(([end], [other]) => other - end)
      assert.deepEqual(longest.slice(0, 1), expected)
    })

  it('politeness is part of a text, not skipped before it', () => {
    const places: number[] = []
    const text: Native = (chart, at) => {
      places.push(at)
      return [{ end: chart.words.length, value: { from: at, to: chart.words.length }, cost: 0, rule: 'text' }]
    }
    const says = rule({
      of: 'POSITIONS',
      id: 'says',
      says: ['say TEXT'],
      means: ({ TEXT }) => TEXT.map((at) => at.from),
    })
    const found = chartOf('say please one', [says], { TEXT: text }).read('POSITIONS', 0)
    assert.deepEqual([found.map(({ value }) => value), places], [[[1]], [1]])
  })
})

describe('the readings of one stretch', () => {
  const kept = (...costs: number[]): number[] =>
    chartOf(
      'one',
      costs.map((cost, index) => word('one', index, cost)),
    )
      .read('NUMBER', 0)
      .map(({ cost }) => cost)

  it('two are kept', () => assert.deepEqual(kept(1, 2), [1, 2]))
  it('the dearest gives way', () => assert.deepEqual(kept(3, 1, 2), [2, 1]))
  it('wherever it stands', () => assert.deepEqual(kept(1, 3, 2), [1, 2]))
  it('and not to one that is dearer or as dear', () =>
    assert.deepEqual(
      [kept(1, 2, 3), kept(1, 2, 2)],
      [
        [1, 2],
        [1, 2],
      ],
    ))
  it('of two as dear the first gives way', () => {
    const found = chartOf('one', [word('one', 1, 1), word('one', 2, 1), word('one', 3, 0)]).read('NUMBER', 0)
    assert.deepEqual(
      found.map(({ value }) => value),
      [3, 2],
    )
  })
  it('other stretches are beside them', () => {
    const found = chartOf('one one', [one, word('one_one', 2), word('one', 3), word('one', 4)]).read('NUMBER', 0)
    assert.deepEqual(
      found.map(({ end, value }) => [end, value]),
      [
        [1, 1],
        [2, 2],
        [1, 3],
      ],
    )
  })
})

describe('a reading says', () => {
  it('what was read, by which rule, at which price', () =>
    assert.deepEqual(chartOf('one', [word('one', 1, 5)]).read('NUMBER', 0), [
      { end: 1, value: 1, cost: 5, rule: 'one', stated: false, alone: false },
    ]))
  it('that it was stated, or stands alone', () => {
    const stated = rule({ of: 'NUMBER', id: 'stated', says: ['one'], means: () => 1, stated: true })
    const alone = rule({ of: 'NUMBER', id: 'alone', says: ['one'], means: () => 1, alone: true })
    assert.deepEqual(chartOf('one', [stated, alone]).read('NUMBER', 0), [
      { end: 1, value: 1, cost: 0, rule: 'stated', stated: true, alone: false },
      { end: 1, value: 1, cost: 0, rule: 'alone', stated: false, alone: true },
    ])
  })
  it('nothing where the meaning does not fit', () =>
    assert.deepEqual(
      chartOf('one', [rule({ of: 'NUMBER', id: 'none', says: ['one'], means: () => null })]).read('NUMBER', 0),
      [],
    ))
  it('nothing of itself: a rule that rests on its own category at the same place ends', () => {
    const itself = rule({ of: 'NUMBER', id: 'itself', says: ['NUMBER'], means: () => 7 })
    assert.deepEqual(
      chartOf('one', [one, itself])
        .read('NUMBER', 0)
        .map(({ value }) => value),
      [1],
    )
  })
})

describe('the work that a message causes', () => {
  const spent = (message: string, at: number, ...rules: AnyRule[]): number => {
    const chart = chartOf(message, rules)
    chart.read('POSITIONS', at)
    return COSTS.steps - chart.budget
  }

  it('is a step for each part, and the length of what is meant', () =>
    assert.deepEqual([spent('count', 0, counting('count')), spent('x count', 1, counting('count'))], [3, 3]))
  it('is none for a pattern whose words are missing', () =>
    assert.equal(spent('count it', 0, counting('count this')), 0))
  it('is none for a pattern whose words came before', () =>
    assert.equal(spent('this count', 1, counting('count this')), 0))
  it('is only that of its beginning where the words behind it do not follow', () => {
    const read = spent('one', 0, counting('one'))
    assert.equal(spent('one cow more', 0, counting('NUMBER more'), one), read)
  })
  it('is done once for each place', () => {
    const places: number[] = []
    const native: Native = (_, at) => {
      places.push(at)
      return []
    }
    const chart = chartOf('one two', [counting('NUMBER two')], { NUMBER: native })
    for (const at of [0, 1, 0, 1]) chart.read('NUMBER', at)
    chart.read('POSITIONS', 0)
    assert.deepEqual(places, [0, 1])
  })
  it('ends with what may be spent', () => {
    const found = [0, 1, 2].map((budget) => {
      const chart = chartOf('one', [one])
      chart.budget = budget
      return chart.read('NUMBER', 0).length
    })
    assert.deepEqual(found, [0, 0, 1])
  })
  it('nothing is looked at when nothing is left', () => {
    const native: Native = () => [{ end: 1, value: 1, cost: 0, rule: 'native' }]
    const chart = chartOf('one', [], { NUMBER: native })
    chart.budget = 0
    assert.deepEqual(chart.read('NUMBER', 0), [])
  })
  it('ends where one reading rests on too many others', () => {
    const not = rule({ of: 'NUMBER', id: 'not', says: ['not NUMBER'], means: ({ NUMBER }) => -(NUMBER[0] ?? 0) })
    const nested = (depth: number): [number, boolean] => {
      const chart = chartOf(`${'not '.repeat(depth)}one`, [one, not])
      return [chart.read('NUMBER', 0).length, chart.budget > 0]
    }
    assert.deepEqual(
      [nested(COSTS.depth - 1), nested(COSTS.depth)],
      [
        [1, true],
        [0, false],
      ],
    )
  })
})

describe('what rules may ask', () => {
  const when = { due: null, day: null, time: null, after: null, before: null, repeats: false }
  const found = <C extends Category>(end: number, value: Meanings[C], cost = 0): Found<Meanings[Category]>[] => [
    { end, value, cost, rule: 'native' },
  ]
  const named = { text: '', ids: [], quoted: false, whole: false }
  // A certain reading at 0, an unsure or weak one at 1, a priority of two words at 2, and nothing elsewhere.
  const { reader } = chartOf('a b c d 7 7:30 730 17:305', [], {
    NAME: (_, at) => (at < 2 ? found<'NAME'>(at + 1, { ...named, unsure: at === 1 }) : []),
    DEED: (_, at) => (at < 2 ? found<'DEED'>(at + 1, { ...named, unsure: at === 1 }) : []),
    WHEN: (_, at) => (at < 2 ? found<'WHEN'>(at + 2, when, at) : []),
    PRIO: (_, at) => (at === 2 ? found<'PRIO'>(4, 'high') : []),
  })
  const asked = <V>(ask: (at: number) => V): V[] => [0, 1, 2, 3].map(ask)

  it('whether a name begins here', () => assert.deepEqual(asked(reader.names), [true, true, false, false]))
  it('whether something was done', () => assert.deepEqual(asked(reader.isDeed), [true, false, false, false]))
  it('whether this is a name', () => {
    assert.deepEqual(
      asked((from) => reader.isNamed({ from, to: from + 1 })),
      [true, false, false, false],
    )
    assert.equal(reader.isNamed({ from: 0, to: 2 }), false)
  })
  it('whether this only begins a date', () => {
    assert.deepEqual(
      asked((from) => reader.isInDate({ from, to: from + 1 })),
      [true, false, false, false],
    )
    assert.equal(reader.isInDate({ from: 0, to: 2 }), false)
  })
  it('whether this begins with a date, a priority or an hour', () => {
    assert.deepEqual(
      asked((from) => reader.isMoment({ from, to: from + 1 })),
      [true, false, true, false],
    )
    assert.deepEqual(
      [4, 5, 6, 7].map((from) => reader.isMoment({ from, to: from + 1 })),
      [true, true, false, false],
    )
    assert.equal(reader.isMoment({ from: 4, to: 6 }), false)
  })
  it('whether this is only a date or a priority', () => {
    assert.deepEqual(
      asked((from) => reader.isOnlyMoment({ from, to: from + 2 })),
      [true, false, true, false],
    )
    assert.deepEqual(
      asked((from) => reader.isOnlyMoment({ from, to: from + 3 })),
      [false, false, false, false],
    )
  })
})

describe('the words of a message', () => {
  it('are told as they were typed, with one space between them', () => {
    const chart = chartOf('Buy   the\tMilk\nnow', [])
    assert.deepEqual([chart.text({ from: 0, to: 3 }), chart.text({ from: 0, to: 4 })], ['Buy the Milk', 'Buy the Milk'])
  })
  it('none are told of a stretch without any', () => {
    const chart = chartOf("don't", [])
    assert.deepEqual([chart.text({ from: 1, to: 1 }), chart.text({ from: 5, to: 1 }), chart.word(2)], ['', '', ''])
  })
  it('begin with a capital or not', () => {
    const chart = chartOf('Call Bob now', [])
    assert.deepEqual(
      [-1, 0, 1, 2].map((at) => chart.isCapital(at)),
      [true, true, true, false],
    )
    assert.equal(chartOf('CALL BOB NOW', []).isCapital(1), false)
  })
  it('make no tasks before somebody says how', () =>
    assert.deepEqual(chartOf('milk', []).reader.items({ from: 0, to: 1 }, {}, 'one'), []))
})
