// What processes have used: of their processors, of memory, and of PostgreSQL's log.

import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

interface Used {
  readonly parent: number
  readonly own_ms: number
  /** With its children that have ended. */
  readonly ended_ms: number
}

/** Null for a process that has just ended; its parent has its time then. */
function usedBy(pid: number): Used | null {
  const text = readStat(pid)
  if (text === null) return null
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const ticks = (at: number) => (fields[at] ?? 0) * TICK_MS
  return { parent: fields[1] ?? 0, own_ms: ticks(11) + ticks(12), ended_ms: ticks(13) + ticks(14) }
}

/** User and system time of a process and all of its children, in milliseconds. */
export function cpuOf(pid: number): number {
  const { own_ms, ended_ms } = usedBy(pid) ?? { own_ms: 0, ended_ms: 0 }
  return childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), own_ms + ended_ms)
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => parentOf(other) === pid)
}

export function parentOf(pid: number): number | null {
  return usedBy(pid)?.parent ?? null
}

function readStat(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return null
  }
}

export function memoryOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}
