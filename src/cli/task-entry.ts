import { z } from 'zod'
import {
  descriptionSchema,
  dueDateSchema,
  orderSchema,
  type Priority,
  prioritySchema,
  recurrenceSchema,
  remindBeforeSchema,
  TITLE_MAX,
  taskStatusSchema,
  titleSchema,
} from '../domain/task.ts'
import { cleanLine, countCharacters, cutAtWord, isStorable } from '../domain/text.ts'

/** A task to be added, from one place of a file, and what had to be changed about it. */
export interface Entry {
  readonly line: number
  readonly title: string
  readonly description: string | null
  readonly priority: Priority | null
  readonly due_date: string | null
  readonly recurrence: string | null
  readonly remind_before: number | null
  readonly completed: boolean
  readonly notes: readonly string[]
  readonly order?: string
}

export interface Refusal {
  readonly line: number
  readonly why: string
}

export type Read = Entry | Refusal

const text = z.string('There is no title').refine(isStorable, 'It contains characters that cannot be read')

// A CSV has only text.
const minutes = z.preprocess((given) => (typeof given === 'string' ? Number(given) : given), remindBeforeSchema)

// The same rules as the tool's, so that a dry run refuses what the tool would refuse. Other fields are passed over.
const givenSchema = z.object(
  {
    title: text,
    description: text.nullish(),
    priority: z.enum(prioritySchema.options, 'Priority must be low, medium or high').nullish(),
    due_date: dueDateSchema.nullish(),
    recurrence: recurrenceSchema.nullish(),
    remind_before: minutes.nullish(),
    order: orderSchema.nullish(),
    status: z.enum(taskStatusSchema.options, 'Status must be pending or completed').nullish(),
  },
  'It is not a task',
)

/** Checks what a file says of one task. */
export function readEntry(line: number, given: unknown, notes: readonly string[] = []): Read {
  const parsed = givenSchema.safeParse(given)
  if (!parsed.success) return { line, why: parsed.error.issues[0]?.message ?? 'It is not a task' }
  const { priority = null, due_date = null, recurrence = null, remind_before = null, status, order } = parsed.data
  const texts = fitTexts(parsed.data.title, parsed.data.description ?? '')
  const title = titleSchema.safeParse(texts.title)
  if (!title.success) return { line, why: title.error.issues[0]?.message ?? 'There is no title' }
  const description = descriptionSchema.safeParse(texts.description)
  if (!description.success) return { line, why: description.error.issues[0]?.message ?? 'Its description does not fit' }
  return {
    line,
    title: title.data,
    description: description.data === '' ? null : description.data,
    priority,
    due_date,
    recurrence,
    remind_before,
    completed: status === 'completed',
    notes: [...notes, ...texts.notes],
    ...(order == null ? {} : { order }),
  }
}

/** A title that is too long is cut at a word and kept whole at the head of the description. */
function fitTexts(given: string, description: string) {
  const title = cleanLine(given)
  if (countCharacters(title) <= TITLE_MAX) return { title, description, notes: [] }
  return {
    title: cutAtWord(title, TITLE_MAX),
    description: [title, description].filter((part) => part !== '').join('\n\n'),
    notes: [`the title is over ${TITLE_MAX} characters; it is kept whole in the description`],
  }
}
