import { z } from 'zod'
import { taskIdSchema } from '../domain/task.ts'
import { isStorable } from '../domain/text.ts'
import { type ListTasks, listTasksSchema } from '../domain/tool-call.ts'
import { toolHints } from '../domain/tool-hints.ts'
import { searchWords, titleKey } from '../domain/words.ts'
import { fail, succeed } from './answers.ts'
import { defineTool, type PageKey, type Sort, type TaskQuery } from './contract.ts'

const PAGE = 50

export const listTasks = defineTool({
  name: 'list_tasks',
  title: 'List tasks',
  description: 'Lists tasks page by page: all of them, or by status, priority, due date, words of the title, or ids.',
  hints: toolHints.list_tasks,
  parameters: listTasksSchema,
  async run(parameters, scope) {
    const sort = parameters.sort ?? 'normal'
    const after = parameters.cursor === undefined ? null : readCursor(parameters.cursor, sort)
    if (parameters.cursor !== undefined && after === null)
      return fail('VALIDATION_ERROR', 'That cursor does not belong to this list')
    const limit = parameters.limit ?? PAGE
    const query: TaskQuery = { ...queryOf(parameters), sort, limit: limit + 1, after }
    const rows = await scope.tasks.list(query)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    // By relevance there are the best matches and no further pages.
    const goesOn = sort !== 'relevance' && sort !== 'alike' && rows.length > limit && last !== undefined
    const next_cursor = goesOn ? writeCursor(sort, last.key) : null
    const total = parameters.count === true ? { total: await scope.tasks.count(query) } : {}
    return succeed({ tasks: page.map((row) => row.task), next_cursor, ...total })
  },
})

function queryOf(parameters: ListTasks): Omit<TaskQuery, 'sort' | 'limit' | 'after'> {
  const { completed, priority = null, due_before = null, due_after = null } = parameters
  const byBoolean = completed === undefined ? 'all' : completed ? 'completed' : 'pending'
  return { status: parameters.status ?? byBoolean, priority, due_before, due_after, ...wanted(parameters) }
}

/** A query of nothing but ids asks for those tasks; any other is words of the title. */
function wanted({ query, sort }: ListTasks): Pick<TaskQuery, 'ids' | 'words' | 'title_key'> {
  if (query === undefined) return { ids: null, words: null, title_key: null }
  const parts = query.split(' ')
  if (parts.every((part) => taskIdSchema.safeParse(part).success))
    return { ids: parts.map((part) => part.toLowerCase()), words: null, title_key: null }
  return {
    ids: null,
    words: mostTelling(searchWords(query), sort === 'alike' ? MOST_ALIKE : MOST_WORDS),
    title_key: titleKey(query),
  }
}

// Each word costs the database; a title that has this many of them is the one meant.
const MOST_WORDS = 16
/** A message about several tasks has words of each. */
const MOST_ALIKE = 40

function mostTelling(words: readonly string[], most: number): readonly string[] {
  if (words.length <= most) return words
  return words.toSorted((one, other) => other.length - one.length).slice(0, most)
}

const text = z.string().max(300).refine(isStorable)
const rank = z.int().min(1).max(4)
/** Before tasks had an order they were sorted by priority and age; conversations remember such cursors. */
const oldNormal = z.tuple([text, rank, taskIdSchema]).transform(([due, by, id]): PageKey => [due, `${by}${id}`])
const oldPriority = z.tuple([rank, text, taskIdSchema]).transform(([by, due, id]): PageKey => [by, due, `${by}${id}`])

/** A cursor is the caller's to forge, so it must look exactly like one of ours. */
const cursorSchema = z.union([
  z.tuple([z.literal('normal'), z.union([z.tuple([text, text]), oldNormal])]),
  z.tuple([z.literal('priority'), z.union([oldPriority, z.tuple([rank, text, text])])]),
  z.tuple([z.literal('title'), z.tuple([text, taskIdSchema])]),
  z.tuple([z.literal('created'), z.tuple([taskIdSchema])]),
])

function writeCursor(sort: Sort, key: PageKey): string {
  return Buffer.from(JSON.stringify([sort, key])).toString('base64url')
}

/** Null for anything but a cursor of this sort. */
function readCursor(cursor: string, sort: Sort): PageKey | null {
  try {
    const [of, key] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return of === sort ? key : null
  } catch {
    return null
  }
}
