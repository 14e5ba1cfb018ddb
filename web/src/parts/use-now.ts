import { useEffect, useState } from 'react'
import { serverNow } from '../api/clock.ts'

/** The time, once a second while somebody counts. */
export function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  return now
}

/** Time is only told when it is short. */
export const LAST_MINUTE_MS = 60_000

/** "0:59" */
export function sayLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
