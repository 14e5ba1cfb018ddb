const TEXT = 25
const HEAD = 5 * 4

/**
 * A text[] as PostgreSQL's binary format has it. As text every quotation mark in it would be escaped here and read again
 * there, and what a turn writes is mostly JSON.
 */
export function textArray(values: readonly (string | null)[]): Buffer {
  if (values.length === 0) return numbers(0, 0, TEXT)
  const lengths = values.map((value) => (value === null ? 0 : Buffer.byteLength(value)))
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + 4 + length, HEAD))
  numbers(1, values.includes(null) ? 1 : 0, TEXT, values.length, 1).copy(bytes)
  let at = HEAD
  for (const [index, value] of values.entries()) {
    at = bytes.writeInt32BE(value === null ? -1 : (lengths[index] ?? 0), at)
    if (value !== null) at += bytes.write(value, at)
  }
  return bytes
}

function numbers(...given: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(given.length * 4)
  for (const [index, number] of given.entries()) bytes.writeInt32BE(number, index * 4)
  return bytes
}
