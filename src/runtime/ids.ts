import { randomBytes } from 'node:crypto'

let last = 0
let counter = 0

// Random bytes for a few hundred ids at a time: asking for sixteen costs as much.
const POOL = 4096
let pool = Buffer.alloc(0)
let used = 0

function sixteenRandomBytes(): Buffer {
  if (used + 16 > pool.length) {
    pool = randomBytes(POOL)
    used = 0
  }
  used += 16
  return pool.subarray(used - 16, used)
}

/** A UUID v7: later ids sort later, even within one millisecond of one process. */
export function uuidv7(now: number = Date.now()): string {
  if (now > last) {
    last = now
    counter = 0
  } else if (++counter > 0xfff) {
    last++
    counter = 0
  }
  const bytes = sixteenRandomBytes()
  bytes.writeUIntBE(last, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A secret that cannot be guessed: 128 random bits. */
export function randomToken(): string {
  return sixteenRandomBytes().toString('base64url')
}
