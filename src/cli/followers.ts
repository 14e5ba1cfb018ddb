import type { Changed } from '../domain/change.ts'
import type { Connection } from './talk.ts'

type Source = Pick<Connection, 'follow'>

/** Those who want to hear of changes, wherever these come from at the moment. */
export function createFollowers() {
  const stops = new Map<Changed, () => void>()

  async function follow(source: Source, changed: Changed): Promise<void> {
    const stop = await source.follow(changed)
    if (stops.has(changed)) stops.set(changed, stop)
    else stop()
  }

  return {
    async add(source: Source, changed: Changed): Promise<() => void> {
      stops.set(changed, () => {})
      await follow(source, changed)
      return () => {
        stops.get(changed)?.()
        stops.delete(changed)
      }
    },
    /** What was missed in between counts as a change. */
    async moveTo(source: Source): Promise<void> {
      for (const [changed, stop] of stops) {
        stop()
        await follow(source, changed)
        changed('tasks')
        changed('reminders')
      }
    },
  }
}
