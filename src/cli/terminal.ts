import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { styleText } from 'node:util'

type Format = Parameters<typeof styleText>[0]

/** Coloured on a terminal that can, never with NO_COLOR, always with FORCE_COLOR. */
export function paint(format: Format, text: string): string {
  return styleText(format, text, { stream: process.stdout })
}

/** Text that comes from elsewhere must not steer the terminal. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '')
}

export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** What the terminal itself has to say, told apart from replies. */
export function tell(words: string): void {
  process.stdout.write(`${paint('dim', words)}\n`)
}

/** A status line that overwrites itself, on a terminal only. */
export function progress(words: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${words}`)
}

const HISTORY_MAX = 500

function historyFile(data_dir: string): string {
  return join(data_dir, 'history')
}

/** What was typed before, newest first, as readline wants it. */
export function readHistory(data_dir: string): string[] {
  try {
    const lines = readFileSync(historyFile(data_dir), 'utf8').split('\n')
    return lines.filter((line) => line !== '').reverse()
  } catch {
    return []
  }
}

/** For the user's eyes only: it holds what they said. */
export function writeHistory(data_dir: string, newestFirst: readonly string[]): void {
  const file = historyFile(data_dir)
  const lines = newestFirst.slice(0, HISTORY_MAX).reverse()
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 })
    chmodSync(file, 0o600)
  } catch {
    // A chat without a memory of its lines is still a chat.
  }
}
