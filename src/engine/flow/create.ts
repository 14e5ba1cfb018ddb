import type { NewItem } from '../../domain/action.ts'
import { failure, saidTask, say } from '../respond.ts'
import { callAll, type Part, type Scene, type Steps } from './steps.ts'

const TITLE_MAX = 255

/** Adds every item, one call each; a title that is missing is asked for. */
export function* create(scene: Scene, items: readonly NewItem[]): Steps<readonly Part[]> {
  const { context } = scene
  const named = items.filter((item) => item.title.trim() !== '')
  if (named.length === 0) return [askTitle(scene, items[0])]
  const responses = yield* callAll(
    scene,
    named.map((item) => ({ tool_name: 'add_task', parameters: parametersOf(item) })),
  )
  return responses.map((response, index) => {
    const task = response.data?.task
    if (!response.success || task === undefined) return failure(context, 'add_task', response)
    const repeats = named[index]?.repeats ?? false
    return { ...say(context, 'added', { task: saidTask(context, task), repeats }), changed: true, mentioned: [task.id] }
  })
}

/** A text too long for a title goes as description alone: the tool cuts the title from it and keeps the whole. */
function parametersOf({ title, repeats: _, ...rest }: NewItem): Record<string, unknown> {
  const isLong = title.length > TITLE_MAX && rest.description === undefined
  return isLong ? { ...rest, description: title } : { title, ...rest }
}

function askTitle({ context }: Scene, item: NewItem | undefined): Part {
  const part = say(context, 'ask_title', {})
  const action = { does: 'create' as const, items: item === undefined ? [] : [item] }
  return { ...part, clarification: { about: 'title', question: part.text, options: [], attempts: 0, action, rest: [] } }
}
