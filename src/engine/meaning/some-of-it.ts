// "got the milk" when 'buy milk, eggs and bread' is open: part of the task is done, perhaps not all.

import type { Chart } from '../chart/chart.ts'
import type { Titled } from '../ground/title.ts'
import { indexOf } from '../ground/title-index.ts'
import type { Read, Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { PAIRS } from '../language/en/pairs.ts'
import { stemOf } from '../lex/stem.ts'
import { lex, type Word } from '../lex/words.ts'
import { idsIn } from '../task-ids.ts'

/** Asks about a report on one of several things in a title; naming the task to complete it means all of it. */
export function askedOfSome(chart: Chart, reads: readonly Read[], { tasks }: Setting): readonly Read[] {
  return reads.map((read) => {
    const { act, reserve } = read
    if (act.does !== 'finish' || !act.reported || act.unsure || reserve !== null) return read
    const [task, ...others] = indexOf(tasks).tasksWith(idsIn(act))
    if (task === undefined || others.length > 0 || !namesSome(chart, task)) return read
    return { ...read, act: { ...act, unsure: true } }
  })
}

function namesSome(chart: Chart, { title }: Titled): boolean {
  // "the milk one is done"
  if (chart.words.some(({ text }) => text === 'one' || isIn('TASK', text))) return false
  const said = new Set(chart.words.map(({ text }) => stemOf(text)))
  const things = thingsIn(title)
  const named = things.filter((words) => words.some((word) => said.has(stemOf(word))))
  return named.length > 0 && named.length < things.length
}

/** The words that distinguish the things: "milk", "eggs" and "bread" of 'buy milk, eggs and bread'. */
function thingsIn(title: string): string[][] {
  const { words } = lex(title)
  const joints = words.flatMap((word, at) => (isJoint(word) ? [at] : []))
  const [first = 0] = joints
  // "marmalade, the thick one": a single comma just describes the same thing.
  if (joints.length === 1 && words[first]?.text === ',') return []
  // "wash and iron the shirts": two verbs with one object.
  if (first < 1 || (first === 1 && isIn('DOING', words[0]?.text ?? ''))) return []
  if (
    PAIRS.has(
      words
        .slice(first - 1, first + 2)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return []
  const ends = [...joints.slice(1), words.length]
  const later = joints.map((joint, index) => wordsOf(words.slice(joint + 1, ends[index])))
  const things = [wordsOf(words.slice(first - 1, first)), ...later.filter((thing) => thing.length > 0)]
  return things.map((thing, index) => (index === things.length - 1 ? thing.slice(0, 1) : thing))
}

function isJoint({ text }: Word): boolean {
  return text === 'and' || text === '&' || text === ',' || text === '+'
}

function wordsOf(words: readonly Word[]): string[] {
  return words.flatMap(({ kind, text }) => (kind === 'word' && !isIn('DET', text) ? [text] : []))
}
