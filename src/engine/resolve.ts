// Which of these tasks do the words mean? Closer kinds of likeness are tried first, and only the first that finds something counts.

export interface Titled {
  readonly id: string
  readonly title: string
}

export type Likeness = 'whole' | 'phrase' | 'words' | 'beginnings' | 'inside' | 'fuzzy'

export interface Matches<T extends Titled> {
  readonly likeness: Likeness
  readonly tasks: readonly T[]
}

const articles = new Set(['the', 'a', 'an', 'my', 'that', 'this'])

export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['\u2019]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

function keyOf(text: string): string {
  const words = wordsOf(text)
  const first = words[0]
  if (first !== undefined && words.length > 1 && articles.has(first)) words.shift()
  return words.length > 0 ? words.join(' ') : text
}

// In the order of the contract: the whole title, then parts at word boundaries, then anywhere, then what is merely alike.
const kinds: readonly [Likeness, (said: string, title: string) => boolean][] = [
  ['whole', (said, title) => said === title],
  ['phrase', (said, title) => ` ${title} `.includes(` ${said} `)],
  ['words', (said, title) => everyWord(said, title, (word, own) => word === own)],
  ['beginnings', (said, title) => everyWord(said, title, (word, own) => own.startsWith(stem(word)))],
  ['inside', (said, title) => said.length >= 3 && title.includes(said)],
]

export function matchTitles<T extends Titled>(reference: string, tasks: readonly T[]): Matches<T> | null {
  const said = keyOf(reference)
  if (said === '') return null
  const keyed = tasks.map((task) => ({ task, key: keyOf(task.title) }))
  for (const [likeness, isLike] of kinds) {
    const found = keyed.filter(({ key }) => isLike(said, key))
    if (found.length > 0) return { likeness, tasks: found.map(({ task }) => task) }
  }
  return fuzzy(said, keyed)
}

function everyWord(said: string, title: string, same: (word: string, own: string) => boolean): boolean {
  const own = title.split(' ')
  return said.split(' ').every((word) => articles.has(word) || own.some((other) => same(word, other)))
}

function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

/** The titles that share most words with what was said, allowing a slip or two per word; at least half of it must be there. */
function fuzzy<T extends Titled>(said: string, keyed: readonly { task: T; key: string }[]): Matches<T> | null {
  const words = said.split(' ').filter((word) => !articles.has(word))
  if (words.length === 0) return null
  let best = 0
  let found: T[] = []
  for (const { task, key } of keyed) {
    const own = key.split(' ')
    const shared = words.filter((word) => own.some((other) => isSlip(word, other))).length
    if (shared * 2 <= words.length || shared < best) continue
    if (shared > best) found = []
    best = shared
    found.push(task)
  }
  return found.length > 0 ? { likeness: 'fuzzy', tasks: found } : null
}

function isSlip(word: string, other: string): boolean {
  if (word === other || stem(word) === stem(other)) return true
  const allowed = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
  return allowed > 0 && Math.abs(word.length - other.length) <= allowed && slips(word, other, allowed) <= allowed
}

/** Edits between two words, a swap of neighbours counting once; stops counting past `most`. */
function slips(a: string, b: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
