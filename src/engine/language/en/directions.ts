// Which way something is moved.

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** To an earlier day or hour, wherever they stand. */
export const SOONER = words(
  'forward forwards prepone prepones preponed preponing advance advances advanced advancing sooner earlier',
)

/** These do so with "up" or "in" behind them. */
export const PULLED = words(
  'pull pulls pulled pulling bring brings bringing brought move moves moved moving bump bumped bumping push pushed shift shifted',
)
export const UP = words('up in')

/** To a later one, whatever else is said. */
export const LATER = words(
  'later back out off after behind on delay delayed delaying postpone postponed postponing defer deferred',
)
