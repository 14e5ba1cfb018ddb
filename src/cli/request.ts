import { chatRequestSchema } from '../domain/chat.ts'
import { AppError } from '../domain/errors.ts'
import { userIdSchema } from '../domain/task.ts'

// What comes from the keyboard is checked here, before anything is opened or asked.

export function readMessage(text: string): string {
  const parsed = chatRequestSchema.shape.message.safeParse(text)
  if (!parsed.success) throw new AppError('BAD_REQUEST', parsed.error.issues[0]?.message ?? 'Message cannot be empty')
  return parsed.data
}

export function readUser(text: string): string {
  const parsed = userIdSchema.safeParse(text)
  if (!parsed.success) throw new AppError('BAD_REQUEST', parsed.error.issues[0]?.message ?? 'User ID is required')
  return parsed.data
}

/** What is no id cannot be the id of a conversation. */
export function readConversation(text: string | undefined): string | undefined {
  const parsed = chatRequestSchema.shape.conversation_id.safeParse(text)
  if (!parsed.success) throw new AppError('NOT_FOUND', 'There is no such conversation.')
  return parsed.data
}
