/** A title without the details that two people would write differently. */
export function plainTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|a|an|my|our|some|to) /, '')
}
