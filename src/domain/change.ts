import { z } from 'zod'

/** Something of a user's has changed; they read it again to see what. */
export const changeSchema = z.strictObject({
  user_id: z.string(),
  what: z.enum(['tasks', 'conversations', 'reminders']),
  conversation_id: z.uuid().nullable(),
})
export type Change = z.infer<typeof changeSchema>

/** Called with what has changed. */
export type Changed = (what: Change['what']) => void
