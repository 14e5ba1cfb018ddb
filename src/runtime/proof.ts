// How a server and the command line recognise each other: both can read the secret in the data folder, nobody else can.

import { createHmac, timingSafeEqual } from 'node:crypto'

/** Who proves that they know the secret; one side's proof is of no use to the other. */
type Side = 'server' | 'owner'

export function prove(secret: string, side: Side, challenge: string): string {
  return createHmac('sha256', secret).update(`${side} ${challenge}`).digest('base64url')
}

export function isProven(secret: string, side: Side, challenge: string, proof: string): boolean {
  const wanted = Buffer.from(prove(secret, side, challenge))
  const given = Buffer.from(proof)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
