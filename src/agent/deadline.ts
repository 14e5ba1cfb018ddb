/** Thrown inside work whose time is over; whoever asked for it has been answered already. */
class PastDeadline extends Error {
  override readonly name = 'PastDeadline'
}

/** One per request, handed down; looked at between steps. */
export interface Deadline {
  /** Throws once the time is over. */
  check(): void
  /** Replaces the time allowed in all, counted from the beginning. */
  allow(seconds: number): void
  /** From here on it cannot be stopped any more; throws when the time was over before. */
  commits(): void
}

export const noDeadline: Deadline = { check: () => {}, allow: () => {}, commits: () => {} }

/** What is sure when the time is over: nothing was changed and nothing will be, or the last word is still awaited. */
export type Late = 'nothing_changed' | 'not_known'

/**
 * Work that is answered in time, one way or the other. What `late` says stays true: after its time the work cannot pass
 * another check, so it gives up what it has not committed.
 */
export function inTime<T>(
  seconds: number,
  work: (deadline: Deadline) => Promise<T>,
  late: (what: Late) => T,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const started = performance.now()
  let isPast = false
  let isCommitting = false
  const end = () => {
    isPast = true
    resolve(late(isCommitting ? 'not_known' : 'nothing_changed'))
  }
  let timer = setTimeout(end, seconds * 1000)
  const check = () => {
    if (isPast) throw new PastDeadline('the time is over')
  }
  const deadline: Deadline = {
    check,
    allow(own) {
      check()
      clearTimeout(timer)
      timer = setTimeout(end, Math.max(0, own * 1000 - (performance.now() - started)))
    },
    commits() {
      check()
      isCommitting = true
    },
  }
  work(deadline)
    .then(resolve, reject)
    .finally(() => clearTimeout(timer))
  return promise
}
