// FNV-1a over UTF-16 code units, in 32-bit integers: the same on every machine.

const PRIME = 0x01000193
export const HASH_START = 0x811c9dc5 | 0

export function hashNext(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME)
}

export function hashOf(text: string): number {
  return hashOn(HASH_START, text)
}

/** Continues a hash with more text. */
export function hashOn(before: number, text: string): number {
  let hash = before
  for (let at = 0; at < text.length; at++) hash = hashNext(hash, text.charCodeAt(at))
  return hash
}

/** Combines two hashes; the order matters, and `kind` keeps families of features apart. */
export function hashPair(first: number, second: number, kind: number): number {
  return Math.imul(hashNext(first ^ kind, 0) ^ second, 0x9e3779b1)
}

/** The bucket of a hash; `buckets` is a power of two. The low bits of FNV are uneven, so the high ones are mixed in. */
export function bucketOf(hash: number, buckets: number): number {
  const stirred = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (stirred ^ (stirred >>> 13)) & (buckets - 1)
}
