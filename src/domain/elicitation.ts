import { z } from 'zod'

/** How far a client that can ask its user has got with a delete: it should ask, or it brings the answer. */
export const elicitationSchema = z.union([
  z.strictObject({ step: z.literal('ask') }),
  z.strictObject({ step: z.enum(['yes', 'no']), token: z.string().min(1).max(200) }),
])
export type Elicitation = z.infer<typeof elicitationSchema>

/** How a tool is called, besides its arguments. */
export interface CallHow {
  /** Makes the call safe to repeat. */
  readonly key?: string | null
  readonly elicitation?: Elicitation | undefined
}
