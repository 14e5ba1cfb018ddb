const TEXT = 25
const HEAD = 5 * 4
const EMPTY = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, TEXT])

/**
 * A text[] as PostgreSQL's binary format has it. As text every quotation mark in it would be escaped here and read again
 * there, and what a turn writes is mostly JSON.
 */
export function textArray(values: readonly (string | null)[]): Buffer {
  if (values.length === 0) return EMPTY
  const size = values.reduce((sum, value) => sum + 4 + (value === null ? 0 : Buffer.byteLength(value)), HEAD)
  const bytes = Buffer.allocUnsafe(size)
  let at = 0
  for (const number of [1, values.includes(null) ? 1 : 0, TEXT, values.length, 1]) at = bytes.writeInt32BE(number, at)
  for (const value of values) {
    const length = value === null ? -1 : bytes.write(value, at + 4)
    at = bytes.writeInt32BE(length, at) + Math.max(0, length)
  }
  return bytes
}
