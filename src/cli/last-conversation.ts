import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

// The command line goes on with its last conversation, so that `sayso yes` answers the question before it. Each user
// has a last one of their own.

const schema = z.record(z.string(), z.uuid())

function fileIn(data_dir: string): string {
  return join(data_dir, 'cli.json')
}

function readAll(data_dir: string): Readonly<Record<string, string>> {
  try {
    return schema.parse(JSON.parse(readFileSync(fileIn(data_dir), 'utf8')))
  } catch {
    return {}
  }
}

export function recallConversation(data_dir: string, user_id: string): string | undefined {
  const all = readAll(data_dir)
  return Object.hasOwn(all, user_id) ? all[user_id] : undefined
}

export function rememberConversation(data_dir: string, conversation_id: string, user_id: string): void {
  const file = fileIn(data_dir)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const others = Object.entries(readAll(data_dir)).filter(([user]) => user !== user_id)
  writeFileSync(file, JSON.stringify(Object.fromEntries([...others, [user_id, conversation_id]])), { mode: 0o600 })
}
