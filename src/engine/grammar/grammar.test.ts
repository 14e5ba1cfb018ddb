import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Chart } from '../chart/chart.ts'
import type { AnyRule } from '../chart/rule.ts'
import { interpret } from '../interpret.ts'
import { openChart } from '../meaning/open.ts'
import { allRules } from './grammar.ts'

// What the examples speak of.
const tasks = [
  'milk',
  'pay the rent',
  'dinner with Ana',
  'send the parcel',
  'paint the fence',
  'pay the bill',
  'send the invoice',
  'call the plumber',
  'dentist',
  'haircut',
  'renew the domain',
  'rotate keys',
  'order pucks',
  'basil',
  'demo',
  'sign the lease',
  'water the ferns',
  'buy tomatoes',
  'clean rifle',
  'fix the brakes',
  'school forms',
  'chapter 2',
  'chapter 3',
].map((title, index) => ({
  id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  title,
  description: title === 'demo' ? 'gate code 12' : null,
}))

// What is part of a sentence has its phrases here, by the name of the rule that reads them.
const phrases: Readonly<Record<string, readonly string[]>> = {
  'set.positions': [
    '2',
    'the second task',
    'task number 3',
    '# 4',
    'the first one on my list',
    '1 and 3',
    'the one at the bottom',
  ],
  'set.numbered': ['chapters 2', 'chapters 2-3'],
  'set.it': ['it', 'that one'],
  'values.this-week': ['at 9 this week', 'high priority this week'],
  'set.bare-task': ['my reminder'],
  'set.that-event': ['that appointment'],
  'set.counted': ['the two for today'],
  'set.them': ['them', 'all of these', 'those tasks'],
  'set.once-more': ['the fence, that'],
  'set.both': ['both', 'both of them'],
  'set.topic': ['both jobs for it', 'everything to do with her'],
  'set.count': ['all three', 'all 3 of them'],
  'set.other': ['the other one'],
  'set.others': ['the other two', 'other three tasks'],
  'set.other-named': ['the other rent'],
  'set.rest': ['the rest'],
  'set.rest-counted': ['the two left', 'the two that are left', 'the remaining two'],
  'set.added': ['the last one I added', 'the newest task'],
  'set.added-some': ['the last two I added'],
  'set.oldest': ['my oldest task'],
  'set.all': ['everything', 'all of my open tasks', 'the whole list'],
  'set.tasks': ['my tasks'],
  'set.some': ['something', 'one of my tasks'],
  'set.what': ["what's due tomorrow", 'anything overdue'],
  'set.described': ['all overdue tasks', 'the high priority tasks'],
  'set.described-one': ['the one with no date', 'the overdue one'],
  'set.only': ['only the rent'],
  'set.named': ['milk', 'the rent task', 'the task called milk'],
  'set.described-named': ['the overdue rent'],
  'set.all-named': ['all the rent tasks', 'everything about the dentist'],
  'set.another': ['and the rent', ', and milk'],
  set: ['milk and the rent', 'everything due tomorrow except the rent'],
  'set.earlier': ['the earlier one'],
  'set.later': ['the later of the two'],
  'set.at-time': ["the 2 o'clock one", 'the one at four'],
  'set.somebody': ['her'],
  'set.his': ['his'],
  'set.ranked': ['the p1'],
  'set.known': ['the rent'],
  'set.thing': ['the wombat reminder'],
  'set.unknown': ['the wombat'],
  'set.unknown-task': ['the wombat reminder', 'the task about wombats'],
  'set.alert-of': ['the alert for the wombat reminder'],
  'set.made': ['I had set up', 'that are set'],
  'values.moved-to': ['forward an hour to 4am', 'back two days to friday'],
  'set.another-such': ['the note about milk | and about the rent'],
  'set.not-due': ["that's not due today", 'not due this week'],
  'set.except': ['except the rent', 'but not the rent'],
  'where.due': ['due tomorrow', 'for this week'],
  'where.before': ['due before friday'],
  'where.by': ['due by friday'],
  'where.after': ['due after friday'],
  'where.between': ['between monday and friday', 'from monday to friday'],
  'where.overdue': ['overdue', 'that are late'],
  'where.undated': ['without a due date', 'that have no date'],
  'where.dated': ['with a due date'],
  'where.priority': ['high priority', 'with low priority'],
  'where.level': ['marked low'],
  'where.not-priority': ['not high priority', 'that are not low priority'],
  'where.no-priority': ['without a priority'],
  'order.priority': ['sorted by priority'],
  'order.title': ['alphabetically'],
  'order.created': ['newest first'],
  'order.due': ['in order of date'],
  'where.done': ['that are done', 'already finished'],
  'where.level-ones': ['high and low priority'],
  'where.any-state': ['including the done ones', 'finished or not', 'done ones too'],
  'where.not-done': ["I haven't done", "that I haven't got to yet"],
  'where.open': ['still open', 'not done yet'],
  'where.words': ['mentioning school', 'with the word "rent" in it'],
  'where.noted': ['with a note'],
  'where.added': ['I added today'],
  'where.on-list': ['on my list'],
  'priority.high': ['high priority', 'very urgent', 'p1', '!!'],
  'priority.medium': ['medium priority', 'p2'],
  'priority.low': ['low priority', 'p3', 'not urgent'],
  'level.high': ['urgent'],
  'level.medium': ['medium'],
  'level.low': ['low'],
  'shift.later': ['by an hour', 'two days later', 'back a week'],
  'shift.bare': ['two days'],
  'shift.earlier': ['an hour earlier', 'forward a day'],
  'like.day': ['the same day as the milk'],
  'like.beside': ['along with the milk'],
  'like.that-day': ['the same day'],
  'like.there': ['in there'],
  'like.time': ['the same time as the milk'],
  'like.day-after': ['the day after the milk'],
  'like.same-and': ['the same but two days later'],
  'like.day-before': ['the day before the milk'],
  'like.next-day': ['the following day'],
  'like.previous-day': ['the day before'],
  'like.after': ['an hour after the milk'],
  'like.before': ['two days before the milk'],
  'value.kept': ['but keep 5pm'],
  'value.like': ["it's the same day as the milk", 'on the same day as the milk'],
  'value.recurring': ['to a weekly reminder'],
  'shift.next-week': ['to the same day next week'],
  early: ['an hour before', '30 minutes prior to the meeting'],
  'early.day': ['the night before'],
  'early.week': ['the week before'],
  'value.early': ['for an hour before'],
  'value.when': ['to friday', 'due tomorrow at 5pm', 'by monday'],
  'value.when-only': ['by friday only', 'tomorrow itself'],
  'value.when-up': ['up to friday'],
  'value.when-counted': ['to friday no wait the day after', 'to friday, no wait, two days later'],
  'value.when-mended': ['to friday no wait saturday', 'to friday, no saturday'],
  'value.hour': ['at 19 hours'],
  'value.bare-hour': ['7'],
  'value.shift': ['by an hour'],
  'value.priority': ['as high priority', 'to low priority'],
  'value.level': ['to high', 'priority low'],
  'value.bare-level': ['urgent'],
  'value.no-date': ['no date', 'without a deadline', 'to someday'],
  'value.no-time': ['no fixed time', 'without a time'],
  'value.all-day': ['all day'],
  'value.whenever': ['whenever', 'any time'],
  'value.no-priority': ['no priority'],
  'value.same': ['at the same time', 'instead'],
  'value.old': ['instead of friday', 'not monday'],
  old: ['instead of saturday', 'not at 5'],
  'value.note': ['with a note: bring cables'],
  'value.bracketed': ['(tomorrow)'],
  'values.one': ['to friday'],
  values: ['to friday at high priority', 'to friday and high priority'],
}

const now = '2026-02-09T10:30:00.000Z'
const moment = { now, timezone: 'UTC' }
const setting = { ...moment, tasks, last: null, changed: false }

function chartOf(text: string): Chart {
  return openChart(text, tasks, moment)
}

/** The rules that read the whole of a phrase as what they are rules of. */
/** "with milk | and with the rent": what a rule reads may stand behind something else. */
function rulesOf(of: AnyRule['of'], text: string): string[] {
  const parts = text.split(' | ')
  const chart = chartOf(parts.join(' '))
  const before = parts.length > 1 ? chartOf(parts[0] ?? '').words.length : 0
  return chart
    .read(of, before)
    .filter((found) => found.end === chart.words.length)
    .map((found) => found.rule)
}

test('no two rules have the same name', () => {
  const ids = allRules.map((rule) => rule.id)
  assert.deepEqual(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    [],
  )
})

test('no example stands twice', () => {
  const examples = allRules.flatMap((rule) => (rule.of === 'ACT' ? (rule.examples ?? []) : []))
  assert.deepEqual(
    examples.filter((example, index) => examples.indexOf(example) !== index),
    [],
  )
})

test('every rule has an example', () => {
  assert.deepEqual(
    allRules.filter((rule) => examplesOf(rule).length === 0).map((rule) => rule.id),
    [],
  )
  const ids = new Set(allRules.map((rule) => rule.id))
  assert.deepEqual(
    Object.keys(phrases).filter((id) => !ids.has(id)),
    [],
  )
})

function examplesOf({ id, examples = [] }: AnyRule): readonly string[] {
  return [...examples, ...(phrases[id] ?? [])]
}

for (const rule of allRules) {
  const { id, of } = rule

  for (const example of examplesOf(rule))
    test(`${id} reads "${example}"`, () => {
      if (of === 'ACT') assert.deepEqual([...new Set(interpret(example, setting).reads.map((read) => read.rule))], [id])
      else assert.ok(rulesOf(of, example).includes(id), rulesOf(of, example).join(', '))
    })
}
