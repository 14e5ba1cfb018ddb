import { AppError } from '../domain/errors.ts'

/** One row, and the line of the file it begins on. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

const quoted = /"([^"]*(?:""[^"]*)*)"/y
const plain = /[^,\r\n]*/y
const separator = /,|\r\n|\n|\r|$/y

/** Reads CSV as RFC 4180 has it, with any kind of line end; rows without any text are left out. */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  let [at, line, began] = [0, 1, 1]
  let cells: string[] = []

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match === null) return null
    at += match[0].length
    line += match[0].match(/\r\n|\n|\r/g)?.length ?? 0
    return match
  }

  while (at < text.length) {
    const isQuoted = text[at] === '"'
    const field = take(isQuoted ? quoted : plain)
    if (field === null) throw new AppError('BAD_REQUEST', `line ${line}: a quote is never closed.`)
    cells.push(isQuoted ? (field[1] ?? '').replaceAll('""', '"') : field[0])
    const end = take(separator)
    if (end === null) throw new AppError('BAD_REQUEST', `line ${line}: there is text after a closing quote.`)
    if (end[0] === ',' && at < text.length) continue
    if (end[0] === ',') cells.push('')
    if (cells.some((cell) => cell !== '')) rows.push({ line: began, cells })
    cells = []
    began = line
  }
  return rows
}

// A spreadsheet takes a cell that begins like this for a formula, and runs it.
const formula = /^'*[=+\-@\t\r]/

/** Marks a text as a text, for spreadsheets; `readMarked` takes the mark off again. */
export function markText(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

export function readMarked(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

/** Writes CSV as RFC 4180 has it: quotes only where they are needed, lines end with CR LF. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
