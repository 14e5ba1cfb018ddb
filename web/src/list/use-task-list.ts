import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { serverNow } from '../api/clock.ts'
import { taskChanges } from '../state/live.ts'
import { useInPlace } from '../state/moving.ts'
import { readBeforePrinting } from '../state/printing.ts'
import { useStore } from '../state/store.ts'
import { countTasks } from '../state/task-counts.ts'
import { type Listed, openTaskList, sectionsOf, type Wanted } from '../state/task-list.ts'
import { zone } from '../state/zone.ts'

// A task that was just ticked stays for a moment where it was, to be seen.
const AFTER_TICK_MS = 700
const TOGETHER_MS = 40

interface Shown {
  readonly listed: Listed
  /** Told which places of the list are in sight, so that they are there and stay true. */
  readonly onSeen: (first: number, last: number) => void
  readonly onTick: () => void
}

export function useTaskList(wanted: Wanted): Shown {
  const timezone = useStore(zone)
  const changes = useStore(taskChanges)
  const [minute, setMinute] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is due today or overdue is another question later
  const sections = useMemo(() => JSON.stringify(sectionsOf(wanted, timezone, serverNow())), [wanted, timezone, minute])
  const list = useMemo(() => openTaskList(JSON.parse(sections)), [sections])
  const latest = useLatest(useSyncExternalStore(list.follow, list.read))
  const tasks = useInPlace(latest.tasks)
  const listed = useMemo(() => ({ ...latest, tasks }), [latest, tasks])
  const seen = useRef({ first: 0, last: 0 })
  const holdUntil = useRef(0)

  useEffect(() => {
    void list.look(seen.current.first, seen.current.last)
    return () => list.close()
  }, [list])

  useEffect(() => readBeforePrinting(() => list.look(0, Number.POSITIVE_INFINITY)), [list])

  useEffect(() => {
    countTasks()
    if (changes === 0) return
    const wait = Math.max(TOGETHER_MS, holdUntil.current - Date.now())
    const timer = setTimeout(() => void list.refresh(), wait)
    return () => clearTimeout(timer)
  }, [list, changes])

  useEffect(() => {
    const timer = setInterval(() => {
      setMinute((count) => count + 1)
      countTasks()
    }, 60_000)
    return () => clearInterval(timer)
  }, [])

  return {
    listed,
    onSeen: (first, last) => {
      seen.current = { first, last }
      void list.look(first, last)
    },
    onTick: () => {
      holdUntil.current = Date.now() + AFTER_TICK_MS
    },
  }
}

/** What was there stays until there is something new to show. */
function useLatest(listed: Listed): Listed {
  const latest = useRef(listed)
  if (listed.status !== 'loading' || latest.current.tasks.length === 0) latest.current = listed
  return latest.current
}
