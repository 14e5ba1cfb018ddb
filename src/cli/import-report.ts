import type { Entry, Refusal } from './task-entry.ts'
import { countOf, printable } from './terminal.ts'

// All for the same reason, so a few show what is meant; each refusal has a reason of its own.
const SHOWN = 20

export interface ImportReport {
  readonly added: Entry[]
  /** There already, and left alone. */
  readonly there: Entry[]
  readonly refused: Refusal[]
  /** Where the connection was lost; what comes after was not tried. */
  stopped: Refusal | null
}

/** What became of each task, for a reader; every line names the file's own. */
export function reportText({ added, there, refused, stopped }: ImportReport, isDryRun: boolean): string {
  const completed = added.filter((entry) => entry.completed).length
  const noted = added.filter((entry) => entry.notes.length > 0)
  const lines = [
    `${isDryRun ? 'Would add' : 'Added'} ${countOf(added.length, 'task')}${completed > 0 ? `, ${completed} of them completed` : ''}.`,
    ...noted.flatMap(({ line, title, notes }) => notes.map((note) => `  line ${line}: '${title}': ${note}`)),
    ...(there.length > 0
      ? [`Skipped ${countOf(there.length, 'task')} that ${there.length === 1 ? 'is' : 'are'} already there:`]
      : []),
    ...there.slice(0, SHOWN).map(({ line, title }) => `  line ${line}: '${title}'`),
    ...(there.length > SHOWN ? [`  …and ${there.length - SHOWN} more`] : []),
    ...(refused.length > 0 ? [`Skipped ${refused.length} that can't be imported:`] : []),
    ...refused.map(({ line, why }) => `  line ${line}: ${why}`),
    ...(stopped === null
      ? []
      : [
          `Stopped at line ${stopped.line}: ${stopped.why}`,
          'Everything before it was added. Import the same file again to continue.',
        ]),
    ...(isDryRun ? ['Nothing was changed.'] : []),
  ]
  return `${printable(lines.join('\n'))}\n`
}
