import { randomBytes } from 'node:crypto'

let last = 0
let counter = 0

// Random bytes for a few hundred ids at a time: asking for sixteen costs as much. Ids take theirs as digits.
const POOL = 4096
const EACH = 16
let pool = Buffer.alloc(0)
let digits = ''
let used = 0

/** Where sixteen bytes begin that nobody else has. */
function sixteenRandomBytes(): number {
  if (used + EACH > pool.length) {
    pool = randomBytes(POOL)
    digits = pool.toString('hex')
    used = 0
  }
  used += EACH
  return used - EACH
}

/** The beginning of every id of the last millisecond. */
let begins = beginningAt(last)

/** A UUID v7: later ids sort later, even within one millisecond of one process. */
export function uuidv7(now: number = Date.now()): string {
  const before = last
  if (now > last) {
    last = now
    counter = 0
  } else if (++counter > 0xfff) {
    last++
    counter = 0
  }
  if (last !== before) begins = beginningAt(last)
  const at = 2 * sixteenRandomBytes()
  const variant = '89ab'[Number.parseInt(digits.charAt(at), 16) & 3]
  const count = counter.toString(16).padStart(3, '0')
  return `${begins}${count}-${variant}${digits.slice(at + 1, at + 4)}-${digits.slice(at + 4, at + EACH)}`
}

function beginningAt(moment: number): string {
  const hex = moment.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7`
}

/** A secret that cannot be guessed: 128 random bits. */
export function randomToken(): string {
  const at = sixteenRandomBytes()
  return pool.toString('base64url', at, at + EACH)
}
