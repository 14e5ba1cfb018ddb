import { z } from 'zod'

/** Something of a user's is not as it was; what exactly, they read again. */
export const changeSchema = z.strictObject({
  user_id: z.string(),
  what: z.enum(['tasks', 'conversations', 'reminders']),
  conversation_id: z.uuid().nullable(),
})
export type Change = z.infer<typeof changeSchema>

/** Hears what has changed. */
export type Changed = (what: Change['what']) => void
