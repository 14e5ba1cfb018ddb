/** Weights as they are kept, two to a byte, each plus eight. */
export function unpacked(base64: string): Int8Array {
  const bytes = atob(base64)
  const weights = new Int8Array(2 * bytes.length)
  for (let at = 0; at < bytes.length; at++) {
    const pair = bytes.charCodeAt(at)
    weights[2 * at] = (pair & 15) - 8
    weights[2 * at + 1] = (pair >> 4) - 8
  }
  return weights
}
