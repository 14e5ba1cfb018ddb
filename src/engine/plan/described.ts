// "the one with the vaccination" after "which one did you mean?": the option whose title and note contain all the
// words.

import type { Clarification } from '../../domain/conversation.ts'
import { isIn } from '../language/en/classes.ts'
import { NOT_NAMES } from '../language/en/questions.ts'
import { stemOf } from '../lex/stem.ts'
import { lex, type Word } from '../lex/words.ts'
import { byIds } from './resolve.ts'
import type { Scene, Steps } from './steps.ts'

const LONGEST = 8

/** Its id alone; empty if none or several options match, or if the answer is more than a description. */
export function* describedIn(scene: Scene, { about, options }: Clarification): Steps<readonly string[]> {
  const { message } = scene.context
  const { words } = lex(message)
  if (about !== 'task' || options.length < 2 || message.includes('?') || words.length > LONGEST) return []
  const told = words.filter(isTelling).map(({ text }) => stemOf(text))
  if (told.length === 0 || words.some(({ text }) => DENYING.has(text))) return []
  const tasks =
    (yield* byIds(
      scene,
      options.map(({ task_id }) => task_id),
    )) ?? []
  const meant = tasks.filter(({ title, description }) => {
    const own = new Set(lex(`${title} ${description ?? ''}`).words.map(({ text }) => stemOf(text)))
    return told.every((word) => own.has(word))
  })
  return meant.length === 1 ? meant.map(({ id }) => id) : []
}

function isTelling({ kind, text }: Word): boolean {
  return kind === 'word' && !NOT_NAMES.has(text) && !isIn('FILLER', text) && !isIn('DET', text) && !SAYING.has(text)
}

const SAYING = new Set([
  'one',
  'ones',
  'with',
  'meant',
  'mean',
  'says',
  'saying',
  'note',
  'yeah',
  'yes',
  'where',
  'has',
])
const DENYING = new Set(['not', 'no', 'except', 'but', 'without', 'neither', 'none'])
