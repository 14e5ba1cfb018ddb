// What a list was narrowed to, around the word "tasks" or instead of it.

/** "2 overdue tasks due today matching 'call'": what comes before the noun, what follows it, and words to look for. */
export interface Filter {
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly words: readonly string[]
}

/** In a few words, with no noun: "high-priority, due today, matching 'call'". */
export function sayFilter({ before, after, words }: Filter): string {
  return [...before, ...after, ...matching(words)].join(', ')
}

/** "overdue tasks matching 'call'". */
export function described({ before, after, words }: Filter): string {
  return phrase(before, 'tasks', after, words)
}

/** Above a list. */
export function heading(filter: Filter): string {
  const { before, after, words } = filter
  if (before.length > 0 && !isOverdueAlone(filter)) return `${described(filter)}:`
  if (after.length === 0 && words.length > 0) return `tasks ${matching(words).join(' ')}:`
  return `${sayFilter(filter)}:`
}

/** Where there is none. */
export function nothing(filter: Filter): string {
  const { before, after, words } = filter
  const isPlain = before.length === 0 || isOverdueAlone(filter)
  const subject = isPlain ? ['nothing', ...before, ...after].join(' ') : phrase(['no', ...before], 'tasks', after, [])
  return words.length === 0 ? `${subject}.` : `${subject} ${isPlain ? 'matches' : 'match'} ${quoted(words)}.`
}

/** "2 high-priority tasks due today". */
export function counted(count: number, filter: Filter | null): string {
  const { before = [], after = [], words = [] } = filter ?? {}
  return phrase([count === 0 ? 'no' : String(count), ...before], count === 1 ? 'task' : 'tasks', after, words)
}

function isOverdueAlone({ before, after }: Filter): boolean {
  return before.length === 1 && before[0] === 'overdue' && after.length === 0
}

function phrase(before: readonly string[], noun: string, after: readonly string[], words: readonly string[]): string {
  return [...before, noun, ...after, ...matching(words)].join(' ')
}

function matching(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [`matching ${quoted(words)}`]
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' and ')
}
