// Names are often typed without their accents: "Jose" is José, "cafe" is café.

/** Letters that are no plain letter with a mark on it. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
])

/** A text in small letters as it is typed on a keyboard without accents. Other scripts keep their marks. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/([a-zøłæœ])[\u0300-\u036f]+/g, '$1')
    .normalize('NFC')
    .replace(/[øłđðıßæœþ]/g, (letter) => OTHERS.get(letter) ?? letter)
}
