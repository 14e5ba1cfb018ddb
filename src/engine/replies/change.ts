// What is changed of a task besides its title: as a fact that follows, or as something to agree to.

import type { Priority } from '../../domain/task.ts'

/** In words already; null takes the value off, what is not there stays. */
export interface SaidChange {
  readonly due?: string | null
  readonly repeats?: string | null
  /** "30 minutes" before it is due. */
  readonly reminds?: string | null
  readonly priority?: Priority | null
  readonly note?: string | null
}

export interface ChangedTask {
  readonly title: string
  readonly change: SaidChange
}

/** "due Fri 20 Nov", "high priority". */
export function facts({ due, repeats, reminds, priority, note }: SaidChange): string[] {
  const next = repeats == null || due == null ? `due ${due}` : nextOn(due)
  return [
    ...(repeats === undefined ? [] : [repeats ?? 'does not repeat any more']),
    ...(due === undefined ? [] : [due === null ? 'no due date' : next]),
    ...(reminds === undefined ? [] : [reminds === null ? 'no reminder before' : `reminder ${reminds} before`]),
    ...(priority === undefined ? [] : [priority === null ? 'no priority' : `${priority} priority`]),
    ...(note === undefined ? [] : [note === null ? 'no note' : `note '${short(note)}'`]),
  ]
}

/** "next on Mon 23 Nov", "next tomorrow". */
export function nextOn(due: string): string {
  return `next ${onDay(due)}`
}

/** "on Mon 23 Nov", "tomorrow". */
export function onDay(due: string): string {
  return /^(?:today|tomorrow|yesterday)\b/.test(due) ? due : `on ${due}`
}

/** "move 'milk' to Fri 20 Nov and make it high priority"; `it` is what it is called the second time. */
export function request(change: SaidChange, what: string, it: 'it' | 'them'): string {
  const { due, repeats, reminds, priority, note } = change
  const steps = [
    ...(repeats === undefined
      ? []
      : [(name: string) => (repeats === null ? `stop repeating ${name}` : `repeat ${name} ${repeats}`)]),
    ...(reminds === undefined
      ? []
      : [
          (name: string) =>
            reminds === null ? `take the reminder off ${name}` : `remind you ${reminds} before ${name}`,
        ]),
    ...(due === undefined || repeats !== undefined
      ? []
      : [(name: string) => (due === null ? `take the date off ${name}` : `move ${name} to ${due}`)]),
    ...(priority === undefined
      ? []
      : [
          (name: string) => (priority === null ? `take the priority off ${name}` : `make ${name} ${priority} priority`),
        ]),
    ...(note === undefined
      ? []
      : [
          (name: string) =>
            note === null ? `remove the note from ${name}` : `add the note '${short(note)}' to ${name}`,
        ]),
  ]
  return steps.map((step, index) => step(index === 0 ? what : it)).join(' and ')
}

/** The change that all have in common, or null. */
export function common(tasks: readonly ChangedTask[]): SaidChange | null {
  const [first] = tasks
  if (first === undefined) return null
  const said = facts(first.change).join()
  return tasks.every(({ change }) => facts(change).join() === said) ? first.change : null
}

const MOST = 120

/** A long note is cut at a word: it stands with the task. */
export function short(note: string): string {
  const line = note.replace(/\s+/g, ' ').trim()
  if (line.length <= MOST) return line
  const cut = line.slice(0, MOST)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST / 2)).toWellFormed()}…`
}
