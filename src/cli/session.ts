import type { ChatRequest, ChatResponse } from '../domain/chat.ts'
import { AppError } from '../domain/errors.ts'
import { uuidv7 } from '../runtime/ids.ts'
import { readMessage } from './request.ts'
import { describeTask, type ShownList, shownList, whatCanBeSaid } from './shown-list.ts'
import { modelState, sentWords, suggestionNote } from './suggestion-words.ts'
import type { Talk } from './talk.ts'
import { paint, printable, tell } from './terminal.ts'

export interface Session {
  /** Shows what kind of answer is expected. */
  prompt(): string
  take(line: string): Promise<void>
}

interface SessionOptions {
  readonly conversation: string | undefined
  readonly json: boolean
  remember(conversation_id: string): void
}

const ownCommands = `Commands of this terminal. Anything else you type is said to Sayso ('help' shows examples):
  /list   show my tasks
  /undo   take back the last change
  2       after a list: everything about task 2
  /new    start a new conversation
  /sent   what a language model was told for the last reply
  /model  is a language model asked? (/model on, /model off)
  /json   switch whole replies as JSON on or off
  /quit   leave (or Ctrl-D); Ctrl-C cancels the line
`

/** What a chat keeps between two lines: the conversation, what is asked, and what is on the screen. */
export function openSession(talk: Talk, options: SessionOptions): Session {
  let conversation_id = options.conversation
  let isJson = options.json
  let last: ChatResponse | null = null
  let list: ShownList = new Map()
  // Sent, and no answer came: saying the same again must not do it twice.
  let unanswered: ChatRequest | null = null

  const commands: Record<string, () => void | Promise<void>> = {
    '/help': () => void process.stdout.write(ownCommands),
    '/list': () => say('show my tasks'),
    '/undo': () => say('undo'),
    '/new': () => {
      conversation_id = undefined
      last = null
      list = new Map()
      tell('Started a new conversation.')
    },
    '/sent': () => {
      const sent = last?.suggestion
      if (sent === undefined) tell('Nothing was sent to a language model for the last reply.')
      else process.stdout.write(`${printable(sentWords(sent))}\n`)
    },
    '/model': async () => tell(modelState(await talk.model())),
    '/model on': async () => tell(modelState(await talk.model(true))),
    '/model off': async () => tell(modelState(await talk.model(false))),
    '/json': () => {
      isJson = !isJson
      tell(isJson ? 'Replies are shown as JSON.' : 'Replies are shown as text.')
    },
  }

  async function say(text: string): Promise<void> {
    const message = readMessage(text)
    const request = unanswered?.message === message ? unanswered : requestFor(message)
    unanswered = request
    try {
      show(await talk.say(request))
      unanswered = null
    } catch (fault) {
      if (!isUnknown(fault)) unanswered = null
      throw fault
    }
  }

  function requestFor(message: string): ChatRequest {
    const confirms = last?.pending_action?.id
    return {
      message,
      message_id: uuidv7(),
      ...(conversation_id === undefined ? {} : { conversation_id }),
      ...(confirms === undefined ? {} : { confirms }),
    }
  }

  function show(reply: ChatResponse): void {
    last = reply
    list = shownList(reply) ?? list
    conversation_id = reply.conversation_id
    options.remember(conversation_id)
    process.stdout.write(isJson ? `${JSON.stringify(reply)}\n` : `${paintReply(reply)}\n`)
    if (reply.suggestion !== undefined && !isJson)
      tell(`${printable(suggestionNote(reply.suggestion))} /sent shows it.`)
  }

  /** Read again, since the list on the screen may be old. */
  async function showDetails(position: number, task_id: string): Promise<void> {
    const response = await talk.callTool('list_tasks', { query: task_id })
    const [task] = response.data?.tasks ?? []
    if (task === undefined)
      return tell(`Task ${position} is not there any more. Try 'show my tasks' to see what's current.`)
    process.stdout.write(`${printable(describeTask(position, task))}\n`)
    tell(whatCanBeSaid(position, task))
  }

  /** A number means a task of the list on the screen, unless it answers a question. */
  async function obey(line: string): Promise<void> {
    const isAsked = last?.pending_action != null || last?.clarification != null
    const position = Number(/^#?(\d{1,4})$/.exec(line)?.[1])
    const task = isAsked ? undefined : list.get(position)
    if (task !== undefined) return await showDetails(position, task.id)
    if (!/^\/[a-z]+(?: (?:on|off))?$/i.test(line)) return await say(line)
    const name = line.toLowerCase()
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined) return tell(`There is no command ${name}; /help shows them.`)
    await command()
  }

  return {
    prompt: () => {
      if (last?.pending_action != null) return 'yes/no> '
      const asked = last?.clarification?.options.length
      if (asked === undefined) return '> '
      return asked > 1 ? `1-${asked}> ` : '?> '
    },
    take: async (line) => {
      try {
        await obey(line)
      } catch (fault) {
        if (!(fault instanceof AppError)) throw fault
        const hope = isUnknown(fault) ? ' Say the same again later: it will not be done twice.' : ''
        tell(`${fault.message}${hope}`)
      }
    },
  }
}

/** Whether it may have been done all the same. */
function isUnknown(fault: unknown): boolean {
  return fault instanceof AppError && (fault.code === 'UNAVAILABLE' || fault.code === 'STILL_RUNNING')
}

function paintReply(reply: ChatResponse): string {
  const text = printable(reply.response)
  if (reply.status === 'error') return paint('red', text)
  if (reply.status === 'confirmation_required') return paint('yellow', text)
  return text.replace(/^\d+\./gm, (position) => paint('cyan', position))
}
