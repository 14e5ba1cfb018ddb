import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

// The command line goes on with its last conversation, so that `sayso yes` answers the question before it.

const schema = z.object({ conversation_id: z.uuid() })

function fileIn(data_dir: string): string {
  return join(data_dir, 'cli.json')
}

export function recallConversation(data_dir: string): string | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(fileIn(data_dir), 'utf8'))).conversation_id
  } catch {
    return undefined
  }
}

export function rememberConversation(data_dir: string, conversation_id: string): void {
  const file = fileIn(data_dir)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify({ conversation_id }))
}
