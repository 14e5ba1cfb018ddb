const TEXT = 25

/**
 * A text[] that is sent in PostgreSQL's binary format. As text every quotation mark in it would be escaped here and read again
 * there, and what a turn writes is mostly JSON.
 */
export class TextArray {
  readonly texts: readonly (string | null)[]

  constructor(texts: readonly (string | null)[]) {
    this.texts = texts
  }

  write(number: (value: number) => void, text: (value: string) => void): void {
    const { texts } = this
    number(texts.length === 0 ? 0 : 1)
    number(texts.includes(null) ? 1 : 0)
    number(TEXT)
    if (texts.length === 0) return
    number(texts.length)
    number(1)
    for (const one of texts) {
      if (one === null) number(-1)
      else text(one)
    }
  }
}
