// Conversations that must go exactly like this, by theme; each runs over HTTP on both databases and through the terminal.

import { acts } from './conversations/acts.ts'
import { answers } from './conversations/answers.ts'
import { basics } from './conversations/basics.ts'
import { failures } from './conversations/failures.ts'
import { freely } from './conversations/freely.ts'
import { questions } from './conversations/questions.ts'
import { references } from './conversations/references.ts'
import { repeating } from './conversations/repeating.ts'
import { triggers } from './conversations/triggers.ts'

export const conversations = [
  ...basics,
  ...triggers,
  ...answers,
  ...references,
  ...questions,
  ...acts,
  ...freely,
  ...repeating,
  ...failures,
]
