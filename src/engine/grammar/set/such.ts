// What is said right behind tasks, or with "that are" before it.

/** The same words with and without "that are" before them. */
export function such(said: string): string[] {
  const how = 'all|still|currently|marked|set?'
  return [`that|which|who|what is|are|am|was|were|'s? ${how} ${said}`, `${how} ${said}`]
}
