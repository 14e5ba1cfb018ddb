// That nothing is to be done about what is told.

import { phrasesOf } from './classes.ts'

export const NOTHING_ASKED = phrasesOf([
  'do not|never add|do|put|create|make|note|write|save|log|change|record|list anything|any|a',
  'do not need|want you to add|do|put|note|write anything|any',
  'no need to add|do|put|note|write|change anything|any|it|this|that',
  'nothing to add|do|note|write|put here|down|for|about|yet|though|?',
  'not asking you|for to|anything|? do|add|? anything|?',
])
