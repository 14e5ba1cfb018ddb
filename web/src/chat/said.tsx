import { splitAt } from './reply-lines.ts'

interface Props {
  readonly text: string
  readonly titles: readonly string[]
  readonly className?: string
}

/** Plain text in which a title reads in its own direction, whatever stands around it. */
export function Said({ text, titles, className = '' }: Props) {
  return (
    <p dir="auto" className={`said ${className}`}>
      {splitAt(text, titles).map(({ at, part, isTitle }) =>
        isTitle ? <bdi key={at}>{part}</bdi> : <span key={at}>{part}</span>,
      )}
    </p>
  )
}
