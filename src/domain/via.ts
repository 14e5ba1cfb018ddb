import { z } from 'zod'

/** Where a request came in, from which program, and with which token. */
export const viaSchema = z.strictObject({
  door: z.enum(['http', 'mcp', 'terminal']),
  client: z.string().max(200).nullable(),
  token_id: z.string().max(200).nullable(),
})
export type Via = z.infer<typeof viaSchema>
