/** Thrown inside work that has run out of time; it must give up what it has not committed. */
export class PastDeadline extends Error {
  override readonly name = 'PastDeadline'
}

/** One per request, passed down and checked between steps. */
export interface Deadline {
  /** Throws once the time is over, unless it is too late to stop. */
  check(): void
  /** Replaces the time allowed in all, counted from the beginning. */
  allow(seconds: number): void
  /** How many milliseconds are left. */
  left(): number
  /** From here on it can no longer be stopped; throws if time had already run out. */
  commits(): void
}

export const noDeadline: Deadline = { check: () => {}, allow: () => {}, left: () => Infinity, commits: () => {} }

/** What is certain when time runs out: nothing was or will be changed, or nobody knows yet. */
export type Late = 'nothing' | 'unknown'

export interface Lateness<T> {
  /** What to say when nobody can wait any longer. */
  say(changed: Late): T
  /** Once the work has given up, having changed nothing: keeps the answer (`said`, if it was already given) and returns it. */
  keep(fault: unknown, said: T | null): Promise<T>
  /** Told about what went wrong after everybody had been answered. */
  report(fault: unknown): void
}

// Stopped work usually gives up at once; we wait this much longer, so that what we say is also recorded.
const GRACE_MS = 1000

/**
 * Work that is answered in time, one way or the other. What is said of it stays true: after its time the work cannot pass
 * another check, so it gives up what it has not committed.
 */
export function inTime<T>(
  seconds: number,
  work: (deadline: Deadline) => Promise<T>,
  lateness: Lateness<T>,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const started = performance.now()
  let allowed_ms = seconds * 1000
  let isPast = false
  let isCommitting = false
  let said: T | null = null
  const speak = () => {
    said = lateness.say(isCommitting ? 'unknown' : 'nothing')
    resolve(said)
  }
  const end = () => {
    isPast = true
    if (isCommitting) speak()
    else timer = setTimeout(speak, GRACE_MS)
  }
  let timer = setTimeout(end, allowed_ms)
  const check = () => {
    if (isPast && !isCommitting) throw new PastDeadline('the time is over')
  }
  const left = () => Math.max(0, allowed_ms - (performance.now() - started))
  const deadline: Deadline = {
    check,
    left,
    allow(own) {
      check()
      if (allowed_ms === own * 1000) return
      clearTimeout(timer)
      allowed_ms = own * 1000
      timer = setTimeout(end, left())
    },
    commits() {
      check()
      isCommitting = true
    },
  }
  work(deadline)
    .catch((fault: unknown) => {
      if (!isPast || isCommitting) throw fault
      return lateness.keep(fault, said).catch((unkept: unknown) => {
        lateness.report(unkept)
        return said ?? lateness.say('nothing')
      })
    })
    .then(resolve, (fault: unknown) => {
      if (said !== null) lateness.report(fault)
      reject(fault)
    })
    .finally(() => clearTimeout(timer))
  return promise
}
