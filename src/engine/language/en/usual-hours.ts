// Things that have their half of the day.

export const IN_THE_MORNING: ReadonlySet<string> = new Set(['wake', 'waking', 'breakfast', 'sunrise', 'dawn'])

export const AT_NIGHT: ReadonlySet<string> = new Set([
  'dinner',
  'supper',
  'bedtime',
  'sunset',
  'theatre',
  'theater',
  'opera',
  'cinema',
  'pub',
  'evening',
  'concert',
  'gig',
  'nightclub',
  'night',
  'drinks',
  'movie',
  'movies',
  'disco',
  'karaoke',
])
