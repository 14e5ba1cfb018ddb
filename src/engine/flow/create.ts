import type { NewItem } from '../../domain/action.ts'
import { failure, saidTask, say } from '../respond.ts'
import { callAll, type Part, type Scene, type Steps } from './steps.ts'
import { TITLE_MAX, tooLong } from './too-long.ts'

/** Adds every item, one call each; a title that is missing is asked for. */
export function* create(scene: Scene, items: readonly NewItem[]): Steps<readonly Part[]> {
  const { context } = scene
  const named = items.filter((item) => item.title.trim() !== '')
  if (named.length === 0) return [askTitle(scene, items[0])]
  const refused = named.flatMap((item) => tooLong(scene, parametersOf(item)) ?? [])
  const fitting = named.filter((item) => tooLong(scene, parametersOf(item)) === null)
  if (fitting.length === 0) return refused
  const responses = yield* callAll(
    scene,
    fitting.map((item) => ({ tool_name: 'add_task', parameters: parametersOf(item) })),
  )
  const parts = responses.map((response, index): Part => {
    const task = response.data?.task
    if (!response.success || task === undefined) return failure(context, 'add_task', response)
    const repeats = fitting[index]?.repeats ?? false
    return { ...say(context, 'added', { task: saidTask(context, task), repeats }), changed: true, mentioned: [task.id] }
  })
  return [...parts, ...refused]
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
