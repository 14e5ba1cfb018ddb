// FNV-1a over UTF-16 code units, in 32-bit integers: the same on every machine.

const PRIME = 0x01000193
export const HASH_START = 0x811c9dc5 | 0

export function hashNext(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME)
}

export function hashOf(text: string): number {
  let hash = HASH_START
  for (let at = 0; at < text.length; at++) hash = hashNext(hash, text.charCodeAt(at))
  return hash
}

/** Two hashes as one; the order counts, and `kind` keeps families of features apart. */
export function hashPair(first: number, second: number, kind: number): number {
  return Math.imul(hashNext(first ^ kind, 0) ^ second, 0x9e3779b1)
}
