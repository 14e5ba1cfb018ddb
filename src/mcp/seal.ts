import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

const sealedSchema = z.strictObject({ token: z.string(), expires_at: z.iso.datetime() })
export type Sealed = z.infer<typeof sealedSchema>

/**
 * What a client carries from the question to its answer: closed, so that the token inside cannot be used without asking;
 * authenticated, together with who calls what with which arguments; and good for a while.
 */
export function seal(key: Uint8Array, binding: string, content: Sealed): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(binding))
  const closed = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url')
}

/** Null for anything we did not seal for exactly this, or that is too old. */
export function unseal(key: Uint8Array, binding: string, state: string, now: number): string | null {
  try {
    const bytes = Buffer.from(state, 'base64url')
    // Decoding forgives what encoding never writes; only our own spelling counts.
    if (bytes.toString('base64url') !== state) return null
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(binding))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString()
    const { token, expires_at } = sealedSchema.parse(JSON.parse(text))
    return Date.parse(expires_at) > now ? token : null
  } catch {
    return null
  }
}

/** Who calls what with which arguments, in whatever order they came. */
export function bindingOf(user_id: string, tool: string, parameters: Record<string, unknown>): string {
  return JSON.stringify([user_id, tool, Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1))])
}
