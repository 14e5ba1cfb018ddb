import { AppError } from '../domain/errors.ts'

export interface Queues {
  /** How many are waiting or running now. */
  length(): number
  /** Runs work after earlier work with the same key; work with the same `id` waits or runs only once. */
  run<T>(key: string, id: string, work: () => Promise<T>): Promise<T>
}

interface Line {
  readonly ids: Set<string>
  last: Promise<unknown>
}

/**
 * A bounded queue per key, in front of the database's own lock: waiting here occupies no connection. The lock remains
 * the guarantee, since other processes have queues of their own.
 */
export function createQueues(most: number): Queues {
  const lines = new Map<string, Line>()
  return {
    length: () => lines.values().reduce((sum, { ids }) => sum + ids.size, 0),
    async run(key, id, work) {
      const line = lines.get(key) ?? { ids: new Set(), last: Promise.resolve() }
      if (line.ids.has(id))
        throw new AppError('STILL_RUNNING', 'This message is still being worked on. Try again in a moment.')
      if (line.ids.size > most)
        throw new AppError('TOO_MANY', 'There are too many messages waiting in this conversation.')
      lines.set(key, line)
      line.ids.add(id)
      const done = line.last.then(work)
      line.last = done.then(
        () => {},
        () => {},
      )
      try {
        return await done
      } finally {
        line.ids.delete(id)
        if (line.ids.size === 0) lines.delete(key)
      }
    },
  }
}
