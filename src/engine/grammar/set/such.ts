// What is said right behind tasks, or with "that are" before it.

/** Said of tasks, right behind them or with "that are" before it. */
export function such(said: string): string[] {
  const how = 'all|still|currently|marked|set?'
  return [`that|which|who|what is|are|am|was|were|'s? ${how} ${said}`, `${how} ${said}`]
}
