import { firstDay } from '../calendar/next-time.ts'
import { TITLE_MAX, titleSchema } from '../domain/task.ts'
import { cleanLine, countCharacters, cutAtWord } from '../domain/text.ts'
import { type AddTask, addTaskSchema } from '../domain/tool-call.ts'
import { toolHints } from '../domain/tool-hints.ts'
import { fail, succeed } from './answers.ts'
import { defineTool } from './contract.ts'
import { momentOf } from './moment.ts'

export const addTask = defineTool({
  name: 'add_task',
  title: 'Add a task',
  description: 'Adds a task to the list. A description without a title becomes the title.',
  hints: toolHints.add_task,
  parameters: addTaskSchema,
  async run(parameters, scope) {
    const texts = textsOf(parameters)
    if (texts === null) return fail('VALIDATION_ERROR', 'Title must be 1-255 characters')
    const { priority = null, recurrence = null, remind_before = null, order } = parameters
    const due_date = parameters.due_date ?? (recurrence === null ? null : firstDay(recurrence, await momentOf(scope)))
    const fields = { ...texts, priority, due_date, recurrence, remind_before, order: order ?? undefined }
    return succeed({ task: await scope.tasks.add(scope.newId(), fields) })
  },
})

/** A description alone becomes the title; if it is too long, the title is cut at a word and the whole text is kept. */
function textsOf({ title, description = null }: AddTask): { title: string; description: string | null } | null {
  if (title !== undefined) return { title, description }
  const text = cleanLine(description ?? '')
  if (!titleSchema.safeParse(cutAtWord(text, TITLE_MAX)).success) return null
  if (countCharacters(text) <= TITLE_MAX) return { title: text, description: null }
  return { title: cutAtWord(text, TITLE_MAX), description }
}
