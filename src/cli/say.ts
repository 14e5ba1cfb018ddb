import { parseArgs } from 'node:util'
import { type ChatResponse, chatRequestSchema } from '../domain/chat.ts'
import { AppError } from '../domain/errors.ts'
import { readConfig } from '../runtime/config.ts'
import { recallConversation, rememberConversation } from './last-conversation.ts'
import { openTalk, type Talk } from './talk.ts'

/** One turn: prints the reply; 0 done, 2 something is asked, 1 it did not work. */
export async function say(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      yes: { type: 'boolean' },
      new: { type: 'boolean' },
      conversation: { type: 'string' },
    },
  })
  const config = readConfig(process.env)
  const message = readMessage(positionals.join(' '))
  const recalled = values.new === true ? undefined : recallConversation(config.data_dir)
  const talk = await openTalk(config)
  try {
    const first = await sayIn(talk, message, values.conversation, recalled)
    const reply = values.yes === true && first.pending_action !== null ? await confirm(talk, first) : first
    rememberConversation(config.data_dir, reply.conversation_id)
    process.stdout.write(values.json === true ? `${JSON.stringify(reply)}\n` : `${reply.response}\n`)
    return exitCode(reply)
  } finally {
    await talk.close()
  }
}

function readMessage(text: string): string {
  const parsed = chatRequestSchema.shape.message.safeParse(text)
  if (!parsed.success) throw new AppError('BAD_REQUEST', parsed.error.issues[0]?.message ?? 'Message cannot be empty')
  return parsed.data
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
