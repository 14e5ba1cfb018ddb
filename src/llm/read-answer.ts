// Turns whatever a model wrote into a proposal of the closed shape, or into nothing.

import { type Proposal, proposalSchema } from '../domain/suggestion.ts'
import { cleanLine } from '../domain/text.ts'

/** The proposal in a model's answer: plain, fenced or with talk around it. Null where there is none that fits. */
export function readAnswer(text: string): Proposal | null {
  for (const candidate of objectsIn(text)) {
    const parsed = proposalSchema.safeParse(tidy(candidate))
    if (parsed.success) return parsed.data
  }
  return null
}

const MOST_OBJECTS = 20

/** The outermost JSON objects of a text, in order. */
function* objectsIn(text: string): Generator<unknown> {
  let from = text.indexOf('{')
  for (let count = 0; from >= 0 && count < MOST_OBJECTS; count++) {
    const end = endOf(text, from)
    if (end < 0) return
    const value = parse(text.slice(from, end))
    if (value !== undefined) yield value
    from = text.indexOf('{', value === undefined ? from + 1 : end)
  }
}

/** Where the object that begins here ends, or -1. */
function endOf(text: string, from: number): number {
  let depth = 0
  let isQuoted = false
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (isQuoted) {
      if (sign === '\\') at++
      else if (sign === '"') isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at + 1
  }
  return -1
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Without empty fields, and with texts as a person would see them. Only the shape's own levels are looked at. */
function tidy(value: unknown): unknown {
  if (!isRecord(value)) return value
  const { actions, ...rest } = value
  return { ...tidyFields(rest), actions: Array.isArray(actions) ? actions.map(tidyAction) : actions }
}

function tidyAction(action: unknown): unknown {
  return isRecord(action) ? tidyFields(action) : action
}

function tidyFields(record: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return []
    if (typeof value !== 'string') return [[name, value]]
    const text = cleanLine(value.toWellFormed())
    return text === '' && name !== 'reason' ? [] : [[name, text]]
  })
  return Object.fromEntries(kept)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
