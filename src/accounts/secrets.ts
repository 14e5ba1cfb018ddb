import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, with a prefix that identifies leaked ones. */
export function newSecret(kind: 'token' | 'refresh' | 'code' | 'device' | 'invite'): string {
  return `sayso_${kind}_${randomBytes(32).toString('base64url')}`
}

/** Random enough that a plain digest suffices; only this is kept. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
