import type { TypedTask } from '../engine/read-tasks.ts'
import { useStore } from '../state/store.ts'
import { zone } from '../state/zone.ts'
import { sayDetails } from './due.ts'

interface Props {
  readonly id: string
  readonly items: readonly TypedTask[]
  /** The day of what has none of its own. */
  readonly due_date: string | null
}

/** What was read from the words typed so far: the title, and after it what is no part of it. */
export function Reading({ id, items, due_date }: Props) {
  const timezone = useStore(zone)
  const placed = items.map((item, index) => ({ item, key: `${index} ${item.title}` }))
  return (
    <p id={id} dir="auto" className="preview" data-shown={items.length > 0}>
      {placed.map(({ item, key }, index) => {
        const due = item.due_date ?? due_date
        const details = sayDetails(
          { due_date: due, priority: item.priority ?? null, recurrence: item.recurrence ?? null },
          timezone,
        )
        return (
          <span key={key}>
            {index > 0 && '; '}
            <em>{item.title}</em>
            {details !== '' && `, ${details}`}
          </span>
        )
      })}
    </p>
  )
}
