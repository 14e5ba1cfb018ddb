import { text } from 'node:stream/consumers'
import type { ChatResponse } from '../domain/chat.ts'
import { AppError } from '../domain/errors.ts'
import { readConfig } from '../runtime/config.ts'
import { nameOf, readCaller } from './caller.ts'
import { chat } from './chat.ts'
import { recallConversation, rememberConversation } from './last-conversation.ts'
import { readConversation, readMessage } from './request.ts'
import { suggestionNote } from './suggestion-words.ts'
import { openTalk, type Talk } from './talk.ts'
import { printable } from './terminal.ts'
import { readArguments, saying } from './usage.ts'

/** One turn: prints the reply; 0 done, 2 something is asked, 1 it did not work. With nothing said, a conversation. */
export async function say(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(saying, args)
  const config = readConfig(process.env)
  const { json = false } = values
  const caller = readCaller(values.user)
  const conversation = readConversation(values.conversation)
  if (positionals.length === 0 && values.yes !== true) return await chat(config, { caller, conversation, json })
  const said = positionals.join(' ')
  const message = readMessage(said === '-' ? await text(process.stdin) : said)
  const recalled = values.new === true ? undefined : recallConversation(config.data_dir, nameOf(caller))
  const talk = await openTalk(config, caller)
  try {
    const first = await sayIn(talk, message, conversation, recalled)
    const reply = values.yes === true && first.pending_action !== null ? await confirm(talk, first) : first
    rememberConversation(config.data_dir, reply.conversation_id, nameOf(caller))
    process.stdout.write(json ? `${JSON.stringify(reply)}\n` : `${printable(reply.response)}\n`)
    if (reply.suggestion !== undefined && !json)
      process.stderr.write(`${printable(suggestionNote(reply.suggestion))} --json shows the words.\n`)
    return exitCode(reply)
  } finally {
    await talk.close()
  }
}

/** A conversation that was named must exist; the last one may have gone meanwhile, and then a new one begins. */
async function sayIn(
  talk: Talk,
  message: string,
  named: string | undefined,
  recalled: string | undefined,
): Promise<ChatResponse> {
  const conversation_id = named ?? recalled
  if (conversation_id === undefined) return await talk.say({ message })
  try {
    return await talk.say({ message, conversation_id })
  } catch (fault) {
    if (named === undefined && fault instanceof AppError && fault.code === 'NOT_FOUND')
      return await talk.say({ message })
    throw fault
  }
}

async function confirm(talk: Talk, asked: ChatResponse): Promise<ChatResponse> {
  const confirms = asked.pending_action?.id
  return await talk.say({
    message: 'yes',
    conversation_id: asked.conversation_id,
    ...(confirms === undefined ? {} : { confirms }),
  })
}

function exitCode(reply: ChatResponse): number {
  if (reply.status === 'error') return 1
  return reply.status === 'success' ? 0 : 2
}
