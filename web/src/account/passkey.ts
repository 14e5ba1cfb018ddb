// Passkeys by the browser's own means: it reads and writes the JSON that the server speaks.

import { request } from '../api/request.ts'

/** A passkey belongs to a host name, not an IP address, and some browsers have none. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname)
  return !isNumber && 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

export async function makePasskey(name: string): Promise<void> {
  const offered = await request<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/account/passkeys/offer', {})
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(offered)
  const made = await navigator.credentials.create({ publicKey })
  await request('POST', '/api/account/passkeys', { name, credential: asJson(made) })
}

export async function signInWithPasskey(): Promise<void> {
  const asked = await request<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/account/passkey/challenge', {})
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked)
  const proof = await navigator.credentials.get({ publicKey })
  await request('POST', '/api/account/passkey/sign-in', { credential: asJson(proof) })
}

function asJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was used.')
  return credential.toJSON()
}

/** Who closes the browser's own window has changed their mind, and need not be told. */
export function faultOf(fault: unknown): string | null {
  if (fault instanceof DOMException && (fault.name === 'NotAllowedError' || fault.name === 'AbortError')) return null
  return fault instanceof Error ? fault.message : 'Something went wrong. Please try again.'
}
