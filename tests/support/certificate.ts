// A certificate for localhost that only whoever is told to will trust, made anew for each run: it can neither expire nor leak.

import { createHash, generateKeyPairSync, sign } from 'node:crypto'

export interface Certificate {
  readonly key: string
  readonly cert: string
}

const ECDSA_WITH_SHA256 = Buffer.from('300a06082a8648ce3d040302', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')

/** One value as DER writes it: what it is, how long, and its content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const { length } = body
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), body])
}
const sequence = (...content: readonly Buffer[]) => der(0x30, ...content)
const time = (text: string) => der(0x17, Buffer.from(text))

export function certificateForLocalhost(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const known = publicKey.export({ type: 'spki', format: 'der' })
  const serial = createHash('sha256').update(known).digest().subarray(0, 8)
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))))
  const said = sequence(
    der(0x02, Buffer.from([1]), serial),
    ECDSA_WITH_SHA256,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    known,
  )
  const signed = sequence(said, ECDSA_WITH_SHA256, der(0x03, Buffer.from([0]), sign('sha256', said, privateKey)))
  const lines = signed.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
