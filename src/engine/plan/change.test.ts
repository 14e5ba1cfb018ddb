import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aContext, aTask } from '../../../tests/support/contexts.ts'
import type { Values } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import { fieldsOf } from './change.ts'
import { placeOf, replaced } from './replaced.ts'

describe('a title in which something was said wrongly', () => {
  for (const [title, old, text, expected] of [
    // Replaces the wrong words if they were named.
    ['pay 400 to Ann', '400', '450', 'pay 450 to Ann'],
    ['Pay RENT to Ann', 'rent', 'bills', 'Pay bills to Ann'],
    ['cat', 'cat', 'dog', 'dog'],
    ['feed the cat', 'cat', 'dog', 'feed the dog'],
    ['feed the cat', 'cat', 'the dog', 'feed the dog'],
    ['the cat', 'cat', 'the dog', 'the dog'],
    ['feed the cat', 'moon', 'dog', 'feed the dog'],
    // A number replaces a number.
    ['pay 400 to Ann', null, '450', 'pay 450 to Ann'],
    ['pay 400 to Ann', null, '\u00a3450', 'pay 450 to Ann'],
    ['pay 400 to Ann', null, '450 to ann', 'pay 450 to Ann'],
    ['pay 400 to Ann', null, '450 TO Ann', 'pay 450 to Ann'],
    ['Pay 400 To Ann', null, '450 to', 'Pay 450 To Ann'],
    ['pay 400 to Ann', null, '450 to Bob', 'pay 450 to Bob'],
    ['pay \u00a31,400 to Ann', null, '1,500', 'pay \u00a31,500 to Ann'],
    ['call Ann', null, '450', 'call 450'],
    ['pay 400 to Ann', null, 'the 5', 'pay the 5'],
    ['book room 12', null, 'A 14', 'book A 14'],
    // A typo.
    ['weed the grden', null, 'garden', 'weed the garden'],
    ['Grden show', null, 'garden', 'garden show'],
    ['weed the GRDEN', null, 'Garden', 'weed the Garden'],
    ['weed the grden', null, 'garden shed', 'weed garden shed'],
    // More words for the same thing.
    ['feed the cat', null, 'the black cat', 'feed black cat'],
    ['feed the CAT', null, 'black Cat', 'feed black Cat'],
    ['wash the red car', null, 'blue car', 'wash the blue car'],
    ['see the cat show', null, 'black cat', 'see black cat show'],
    ['cat', null, 'black cat', 'black cat'],
    ['car wash', null, 'red car', 'red car'],
    ['meet Ann', null, 'an old friend of Ann', 'meet an old friend of Ann'],
    ['meet Ann now', null, 'a ball', 'meet a ball'],
    // Replaces from the word that both share.
    ['meet Ann at noon', null, 'at one', 'meet Ann at one'],
    ['meet Ann AT noon', null, 'At one', 'meet Ann At one'],
    ['meet Ann at noon', null, 'Ann', 'meet Ann at noon'],
    ['meet Ann at noon', null, 'meet Bob', 'meet Bob'],
    // The object changes, the verb stays.
    ['buy bread', null, 'jam', 'buy jam'],
    ['Buy bread', null, 'jam', 'Buy jam'],
    ['buy bread', null, 'buy jam', 'buy jam'],
    ['buy', null, 'jam', 'jam'],
    ['call Bob', null, 'my call', 'call my call'],
    ['pickle jars', null, 'jam', 'pickle jam'],
    ['rebook room', null, 'hall', 'rebook hall'],
    ['call Bob', null, 'email Ann', 'email Ann'],
    ['feed the cat', null, 'dog', 'feed the dog'],
    ['pick up dry cleaning', null, 'laundry', 'pick up laundry'],
    // A name replaces a name, or a word that sounds alike.
    ['call Bo about the van', null, 'Jo', 'call Jo about the van'],
    ['take the key to brenda', null, 'glenda', 'take the key to glenda'],
    ['take the key to Bo', null, 'the card', 'take the card to Bo'],
    // A single word that could replace any of several.
    ['order flour and yeast from Costco', null, 'makro', null],
    ['spring water bill', null, 'gas', null],
  ] as const)
    it(`${text} for ${old ?? 'something'} in ${title}`, () =>
      assert.equal(replaced(title, { old, new: text }), expected))
})

it('words are found as whole words, and else wherever they stand', () => {
  assert.deepEqual(
    [
      placeOf('Flat 14, flat 4', '4'),
      placeOf('4 beds', '4'),
      placeOf('bed 4', '4'),
      placeOf('Red REDDER red', 'redder'),
    ],
    [14, 0, 4, 4],
  )
  assert.deepEqual([placeOf('flat 14', '4'), placeOf('flat', '4')], [6, -1])
})

describe('what is written to a task', () => {
  const moment = { after: null, before: null, repeats: false }
  const friday = { due: '2026-02-13', day: '2026-02-13', time: null, ...moment }
  const cases: readonly (readonly [string, Values, Partial<Task>, object | null])[] = [
    ['nothing', {}, {}, {}],
    ['a title', { title: 'b' }, {}, { title: 'b' }],
    ['a priority', { priority: 'high' }, {}, { priority: 'high' }],
    ['no priority', { priority: null }, { priority: 'high' }, { priority: null }],
    ['a date', { when: friday }, {}, { due_date: '2026-02-13' }],
    ['no date', { when: null }, { due_date: '2026-02-13' }, { due_date: null }],
    [
      'a date that repeats',
      { when: { ...friday, recurrence: 'FREQ=DAILY' } },
      {},
      { due_date: '2026-02-13', recurrence: 'FREQ=DAILY' },
    ],
    ['no repetition', { recurrence: null }, { recurrence: 'FREQ=DAILY' }, { recurrence: null }],
    [
      'an end of its repetition',
      { until: '20260213' },
      { recurrence: 'FREQ=DAILY' },
      { recurrence: 'FREQ=DAILY;UNTIL=20260213' },
    ],
    ['an end of none', { until: '20260213' }, {}, {}],
    ['a reminder', { remind_before: 60 }, {}, { remind_before: 60 }],
    ['later', { shift: { minutes: 0, days: 2, months: 0 } }, { due_date: '2026-02-10' }, { due_date: '2026-02-12' }],
    [
      'later than another day',
      { when: friday, shift: { minutes: 0, days: 2, months: 0 } },
      { due_date: '2026-02-10' },
      { due_date: '2026-02-15' },
    ],
    ['a note', { note: 'b' }, {}, { description: 'b' }],
    ['another note', { note: 'b' }, { description: 'a' }, { description: 'b' }],
    ['more of a note', { note: 'b', append: true }, { description: 'a' }, { description: 'a\nb' }],
    ['more of none', { note: 'b', append: true }, {}, { description: 'b' }],
    ['no note', { note: null, append: true }, { description: 'a' }, { description: null }],
    [
      'other words in its note',
      { replace: { old: 'ANNA', new: 'Bob' } },
      { description: 'from Anna, soon' },
      { description: 'from Bob, soon' },
    ],
    [
      'other words at its beginning',
      { replace: { old: 'anna', new: 'Bob' } },
      { description: 'Anna' },
      { description: 'Bob' },
    ],
    [
      'other words in its title, although its note has them',
      { replace: { old: 'oil', new: 'wax' } },
      { title: 'buy OIL', description: 'oil' },
      { title: 'buy wax' },
    ],
    [
      'words that neither has',
      { replace: { old: 'tea', new: 'wax' } },
      { title: 'buy oil', description: 'x' },
      { title: 'buy wax' },
    ],
    ['other words without a note', { replace: { old: 'oil', new: 'wax' } }, { title: 'buy oil' }, { title: 'buy wax' }],
    [
      'words for none',
      { replace: { old: null, new: 'wax' } },
      { title: 'buy oil', description: 'null' },
      { title: 'buy wax' },
    ],
  ]
  for (const [name, values, given, expected] of cases)
    it(name, () =>
      assert.deepEqual(
        fieldsOf({ context: aContext({ said: '' }) }, values, aTask({ title: 'a', ...given })),
        expected,
      ),
    )
})
