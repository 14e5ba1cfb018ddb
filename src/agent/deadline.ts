/** Thrown inside work that has run out of time; the work must drop what it hasn't committed. */
export class PastDeadline extends Error {
  override readonly name = 'PastDeadline'
}

/** One per request, passed down and checked between steps. */
export interface Deadline {
  /** Throws once time is up, unless it is too late to stop. */
  check(): void
  /** Sets the total time allowed, counted from the start. */
  allow(seconds: number): void
  /** How many milliseconds are left. */
  left(): number
  /** From here on it can no longer be stopped; throws if time had already run out. */
  commits(): void
}

export const noDeadline: Deadline = { check: () => {}, allow: () => {}, left: () => Infinity, commits: () => {} }

/** What we know for certain when time runs out: nothing changed or ever will, or we can't tell yet. */
export type Late = 'nothing' | 'unknown'

export interface Lateness<T> {
  /** The answer when the caller can't wait any longer. */
  say(changed: Late): T
  /**
   * Called once the work has given up without changing anything: stores the answer (`said`, if one was given already)
   * and returns it.
   */
  keep(fault: unknown, said: T | null): Promise<T>
  /** Receives faults that occur after the caller was answered. */
  report(fault: unknown): void
}

// Stopped work usually gives up at once; we wait this much longer, so that what we say is also recorded.
const GRACE_MS = 1000

/**
 * Work that is answered in time, whatever happens. The answer stays true: after its time the work fails its next
 * check, so it drops what it hasn't committed.
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
