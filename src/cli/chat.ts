import { createInterface, type Interface } from 'node:readline'
import type { Config } from '../runtime/config.ts'
import { type Caller, nameOf } from './caller.ts'
import { rememberConversation } from './last-conversation.ts'
import { followReminders } from './new-reminders.ts'
import { reminderWords } from './reminder-words.ts'
import { openSession } from './session.ts'
import { openTalk, type Talk } from './talk.ts'
import { paint, readHistory, tell, writeHistory } from './terminal.ts'

interface ChatOptions {
  readonly caller: Caller
  readonly conversation: string | undefined
  readonly json: boolean
}

const goodbye = new Set(['exit', 'quit', ':q', '/quit'])

/** A conversation in the terminal; from a pipe, only the replies are written. */
export async function chat(config: Config, { caller, conversation, json }: ChatOptions): Promise<number> {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  const talk = await openTalk(config, caller, tell)
  const remember = (id: string) => rememberConversation(config.data_dir, id, nameOf(caller))
  const session = openSession(talk, { conversation, json, remember })
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: isTerminal,
    history: isTerminal ? readHistory(config.data_dir) : [],
    historySize: 500,
    removeHistoryDuplicates: true,
  })
  let ended = false
  lines.once('close', () => {
    ended = true
  })
  const prompt = () => {
    if (!isTerminal || ended) return
    lines.setPrompt(paint('cyan', session.prompt()))
    lines.prompt()
  }
  if (isTerminal) {
    lines.on('history', (history) => writeHistory(config.data_dir, history))
    lines.on('SIGINT', () => cancelLine(lines))
    process.stdout.write(
      "Sayso. Tell me what you need to do. 'help' shows examples, '/help' the commands of this terminal.\n",
    )
  }
  prompt()
  // Not waited for: what is typed meanwhile is read.
  const reminding = isTerminal ? showReminders(talk, lines).catch(() => null) : null
  try {
    for await (const line of lines) {
      const message = line.trim()
      if (goodbye.has(message.toLowerCase())) break
      if (message !== '') await session.take(message)
      prompt()
    }
    if (isTerminal && ended) process.stdout.write('\n')
  } finally {
    lines.close()
    const stop = await reminding
    stop?.()
    await talk.close()
  }
  return 0
}

/** Above the line that is being typed, which stays. */
async function showReminders(talk: Talk, lines: Interface): Promise<() => void> {
  const timezone = await talk.timezone()
  return await followReminders(talk, (reminder) => {
    process.stdout.write(`\r\u001b[K${paint('yellow', `Reminder: ${reminderWords(reminder, timezone)}`)}\n`)
    lines.prompt(true)
  })
}

/** Ctrl-C takes back what was typed so far, wherever the cursor is. */
function cancelLine(lines: Interface): void {
  if (lines.line === '') {
    process.stdout.write('\n')
    tell('Ctrl-D or /quit leaves.')
    lines.prompt()
    return
  }
  lines.write(null, { ctrl: true, name: 'e' })
  lines.write(null, { ctrl: true, name: 'u' })
}
