import { createInterface } from 'node:readline/promises'
import { AppError } from '../domain/errors.ts'
import { readConfig } from '../runtime/config.ts'
import { openTalk } from './talk.ts'

const goodbye = new Set(['exit', 'quit', ':q'])

/** A plain conversation in the terminal; ends with "exit" or end of input. */
export async function chat(): Promise<number> {
  const talk = await openTalk(readConfig(process.env))
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' })
  let conversation_id: string | undefined
  let ended = false
  lines.once('close', () => {
    ended = true
  })
  process.stdout.write("Sayso. Say what you need to do; 'help' for examples, 'exit' to leave.\n")
  lines.prompt()
  try {
    for await (const line of lines) {
      const message = line.trim()
      if (goodbye.has(message.toLowerCase())) break
      if (message !== '') conversation_id = await answer(message, conversation_id)
      if (!ended) lines.prompt()
    }
  } finally {
    lines.close()
    await talk.close()
  }
  return 0

  async function answer(message: string, current: string | undefined): Promise<string | undefined> {
    try {
      const reply = await talk.say({ message, ...(current === undefined ? {} : { conversation_id: current }) })
      process.stdout.write(`${reply.response}\n`)
      return reply.conversation_id
    } catch (fault) {
      if (!(fault instanceof AppError)) throw fault
      process.stdout.write(`${fault.message}\n`)
      return current
    }
  }
}
