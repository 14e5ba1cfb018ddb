// After a few failures in a row the endpoint is left alone for a while; then a single question tries it again.

export interface Circuit {
  isOpen(): boolean
  /** Whether this question may go out; the first after a pause goes alone. */
  admit(): boolean
  succeeded(): void
  /** `pause_s`: the endpoint itself asked for a pause. */
  failed(pause_s?: number): void
}

const FAILURES = 3
const PAUSE_S = 30
const LONGEST_PAUSE_S = 300

export function createCircuit(now: () => number = () => performance.now()): Circuit {
  let failures = 0
  let opened_until: number | null = null
  let isTrying = false
  const isOpen = () => opened_until !== null && (isTrying || now() < opened_until)
  return {
    isOpen,
    admit() {
      if (isOpen()) return false
      if (opened_until !== null) isTrying = true
      return true
    },
    succeeded() {
      failures = 0
      opened_until = null
      isTrying = false
    },
    failed(pause_s) {
      failures++
      if (pause_s !== undefined || isTrying || failures >= FAILURES) {
        const pause = Math.min(LONGEST_PAUSE_S, Math.max(1, pause_s ?? PAUSE_S))
        opened_until = now() + pause * 1000
      }
      isTrying = false
    },
  }
}
