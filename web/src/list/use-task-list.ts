import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { serverNow } from '../api/clock.ts'
import { taskChanges } from '../state/live.ts'
import { useStore } from '../state/store.ts'
import { type Filter, type Listed, openTaskList, sectionsOf } from '../state/task-list.ts'
import { zone } from '../state/zone.ts'

// A task that was just ticked stays for a moment where it was, to be seen.
const AFTER_TICK_MS = 700
const TOGETHER_MS = 40

interface Shown {
  readonly listed: Listed
  readonly loadMore: () => void
  readonly onTick: () => void
  /** How far somebody has scrolled, so that as much is read again. */
  readonly seen: React.RefObject<number>
}

export function useTaskList(filter: Filter, query: string): Shown {
  const timezone = useStore(zone)
  const changes = useStore(taskChanges)
  const [day, setDay] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at midnight today is another day
  const list = useMemo(
    () => openTaskList(sectionsOf(filter, query, timezone, serverNow())),
    [filter, query, timezone, day],
  )
  const listed = useSyncExternalStore(list.follow, list.read)
  const seen = useRef(0)
  const holdUntil = useRef(0)

  useEffect(() => {
    void list.refresh(1)
    return () => list.close()
  }, [list])

  useEffect(() => {
    if (changes === 0) return
    const wait = Math.max(TOGETHER_MS, holdUntil.current - Date.now())
    const timer = setTimeout(() => void list.refresh(seen.current + 50), wait)
    return () => clearTimeout(timer)
  }, [list, changes])

  useEffect(() => {
    const timer = setInterval(() => setDay(Math.floor(serverNow() / 3_600_000)), 60_000)
    return () => clearInterval(timer)
  }, [])

  return {
    listed,
    loadMore: () => void list.loadMore(),
    onTick: () => {
      holdUntil.current = Date.now() + AFTER_TICK_MS
    },
    seen,
  }
}
