// Web Push: a message closed for one browser (RFC 8291, aes128gcm of RFC 8188), and who sends it, signed (VAPID, RFC 8292).

import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import type { Post } from './post.ts'

const RECORD_SIZE = 4096
const HOUR = 3600
const KEPT_SECONDS = 24 * HOUR

/** Who pushes, to the services of every browser. */
export interface PushSender {
  /** The public key, as browsers want it (base64url of the point). */
  readonly public_key: string
  readonly private_key: KeyObject
  /** Whom a push service may turn to. */
  readonly contact: string
}

export function pushSender(secret: Buffer, contact: string): PushSender {
  const pair = pairOf(secret)
  const point = pair.getPublicKey()
  const private_key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: secret.toString('base64url'),
    },
  })
  return { public_key: point.toString('base64url'), private_key, contact }
}

function pairOf(secret: Buffer): ECDH {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  return pair
}

export interface Receiver {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export function pushPost(sender: PushSender, receiver: Receiver, text: string, now: Date): Post {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return {
    url: receiver.endpoint,
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(KEPT_SECONDS),
      urgency: 'high',
      authorization: authorization(sender, receiver.endpoint, now),
    },
    body: sealFor(receiver, Buffer.from(text), pair, randomBytes(16)),
  }
}

/** The pair and the salt are of this one message. */
export function sealFor(receiver: Receiver, text: Buffer, pair: ECDH, salt: Buffer): Buffer {
  const theirs = Buffer.from(receiver.p256dh, 'base64url')
  const ours = pair.getPublicKey()
  const shared = pair.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(shared, Buffer.from(receiver.auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2: this record is the last.
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, sealed])
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

function authorization({ public_key, private_key, contact }: PushSender, endpoint: string, now: Date): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(now.getTime() / 1000) + 12 * HOUR
  const claims = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: contact })}`
  const signature = sign('sha256', Buffer.from(claims), { key: private_key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${claims}.${signature.toString('base64url')}, k=${public_key}`
}
