import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOW } from '../../../tests/support/contexts.ts'
import type { Where } from '../../domain/act.ts'
import { sayFilter } from '../replies/filter.ts'
import { labelOf } from './label.ts'

const labels: [Where, string, string | null][] = [
  [{}, '', null],
  [{ status: 'pending' }, '', null],
  [{ overdue: true }, '', 'overdue'],
  [{ status: 'completed' }, '', 'completed'],
  [{ priorities: ['high'] }, '', 'high-priority'],
  [{ priorities: ['none'] }, '', 'without a priority'],
  [{ priorities: ['medium', 'low', 'none'] }, '', 'not high-priority'],
  [{ dated: false }, '', 'without a date'],
  [{ dated: true }, '', null],
  [{ noted: true }, '', 'with a note'],
  [{ words: ['call'] }, '', "matching 'call'"],
  [{}, 'the rent', "matching 'the rent'"],
  [{ due_after: '2026-02-10', due_before: '2026-02-11' }, '', 'due tomorrow'],
  [{ due_after: '2026-02-10', due_before: '2026-02-14' }, '', 'due between tomorrow and Fri 13 Feb'],
  [{ due_before: '2026-02-11' }, '', 'due by tomorrow'],
  [{ due_after: '2026-02-09' }, '', 'due from today on'],
  [{ due_after: '2026-02-10' }, '', 'due tomorrow or later'],
  [{ status: 'completed', completed_after: '2026-02-09T00:00:00.000Z' }, '', 'completed today'],
  [{ completed_after: '2026-02-07T00:00:00.000Z' }, '', 'completed since Sat 7 Feb'],
  [
    { completed_after: '2026-02-07T00:00:00.000Z', completed_before: '2026-02-08T00:00:00.000Z' },
    '',
    'completed Sat 7 Feb',
  ],
  [{ changed_after: '2026-02-09T00:00:00.000Z' }, '', 'changed today'],
  [{ created_after: '2026-02-07T00:00:00.000Z' }, '', 'added since Sat 7 Feb'],
  [
    { either: [{ overdue: true }, { due_after: '2026-02-10', due_before: '2026-02-11' }] },
    '',
    'overdue or due tomorrow',
  ],
  [
    { overdue: true, priorities: ['high'], words: ['call'] },
    'ann',
    "overdue, high-priority, matching 'call' and 'ann'",
  ],
]

for (const [where, spoken, expected] of labels)
  test(`narrowed to ${expected ?? 'nothing that needs saying'}: ${JSON.stringify(where)}`, () => {
    const label = labelOf(where, spoken, { now: NOW, timezone: 'UTC' })
    assert.equal(label === null ? null : sayFilter(label), expected)
  })
