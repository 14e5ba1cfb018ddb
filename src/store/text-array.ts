const TEXT = 25

/**
 * A text[] sent in PostgreSQL's binary format. As text, every quote in it would have to be escaped here and parsed
 * there, and most of what a turn writes is JSON.
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
