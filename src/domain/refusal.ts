// Why a request is refused: one sentence that names the field and its limit.

import type { z } from 'zod'

export type Checked<T> = { readonly data: T } | { readonly refusal: string }

export function checkInWords<Schema extends z.ZodType>(schema: Schema, given: unknown): Checked<z.output<Schema>> {
  const parsed = schema.safeParse(given, { error: inWords })
  if (parsed.success) return { data: parsed.data }
  const [issue] = parsed.error.issues
  if (issue === undefined) return { refusal: 'The arguments are not valid' }
  // Our own messages begin with their subject; others are prefixed with the field's name.
  return { refusal: /^[a-z]/.test(issue.message) ? `${fieldOf(issue.path)} ${issue.message}` : issue.message }
}

/** For what a schema has no message of its own for. */
function inWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `There is no field named ${issue.keys.map((key) => `'${key}'`).join(' or ')}`
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${choices(issue.values.map(String))}`
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`
    case 'invalid_format':
      return formats[issue.format] ?? 'is not written as it should be'
    default:
      return 'is not valid'
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'must be a UUID',
  datetime: 'must be a time such as 2026-02-10T17:00:00Z',
  date: 'must be a day such as 2026-02-10',
}

function unitOf(origin: string): string {
  return origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : ''
}

function choices(values: readonly string[]): string {
  const last = values.at(-1) ?? ''
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} or ${last}`
}

/** "due_date" as a person would say it. */
function fieldOf(path: readonly PropertyKey[]): string {
  const words = path.map(String).join(' ').replaceAll('_', ' ')
  return words === '' ? 'This' : words.charAt(0).toUpperCase() + words.slice(1)
}
