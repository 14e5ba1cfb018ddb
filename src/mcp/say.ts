import { createHash } from 'node:crypto'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { chatRequestSchema, chatResponseSchema } from '../domain/chat.ts'
import { AppError } from '../domain/errors.ts'
import { checkInWords } from '../domain/refusal.ts'
import { objectSchema } from './describe.ts'
import type { TransportScope } from './scope.ts'
import type { ExtraTool } from './server.ts'

const { message, conversation_id, timezone } = chatRequestSchema.shape
const parametersSchema = z.strictObject({
  message: message.describe("What the user wants, in a sentence: 'add milk tomorrow', 'what is due today?', 'yes'"),
  conversation_id: conversation_id.describe('From the reply before, to go on with it; leave out to begin anew'),
  timezone: timezone.describe("The user's time zone, such as Europe/Berlin"),
})
const shape = chatResponseSchema.shape
const replySchema = z.strictObject({
  conversation_id: shape.conversation_id,
  response: shape.response,
  status: shape.status,
  pending_action: shape.pending_action,
  clarification: shape.clarification,
  suggestion: shape.suggestion,
})

const described: ExtraTool['described'] = {
  name: 'say',
  title: 'Say something to Sayso',
  description:
    'Takes a sentence and answers like a turn of the chat: adds, lists, completes, changes and deletes tasks. ' +
    "Deleting asks first; only a later 'yes' of the user's, in the same conversation, deletes.",
  inputSchema: objectSchema(parametersSchema, 'input'),
  outputSchema: objectSchema(replySchema, 'output'),
  annotations: {
    title: 'Say something to Sayso',
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: false,
  },
}

/** A turn of the chat as one tool, for agents that would rather delegate. */
export function sayTool(scope: TransportScope): ExtraTool {
  return {
    described,
    async run(parameters, key) {
      const checked = checkInWords(parametersSchema, parameters)
      if ('refusal' in checked) return refusal(checked.refusal)
      try {
        const reply = await scope.say({ ...checked.data, ...(key === null ? {} : { message_id: idOf(key) }) })
        const { conversation_id, response, status, pending_action, clarification, suggestion } = reply
        const told = suggestion === undefined ? {} : { suggestion }
        const content = { conversation_id, response, status, pending_action, clarification, ...told }
        return { content: [{ type: 'text', text: JSON.stringify(content) }], structuredContent: content }
      } catch (fault) {
        if (fault instanceof AppError) return refusal(fault.message)
        throw fault
      }
    },
  }
}

function refusal(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true }
}

/** A message id is a UUID; any other key is turned into one. */
function idOf(key: string): string {
  const given = z.uuid().safeParse(key)
  if (given.success) return given.data
  const hex = createHash('sha256').update(key).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
