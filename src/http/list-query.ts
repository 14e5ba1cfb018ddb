/** list_tasks' arguments from a query string; the tool itself says what is wrong with them. */
export function readListQuery(queries: Record<string, string[]>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [
      name,
      values.length === 1 ? readValue(name, values[0] ?? '') : values,
    ]),
  )
}

function readValue(name: string, text: string): unknown {
  if (name === 'limit' && /^\d+$/.test(text)) return Number(text)
  if ((name === 'completed' || name === 'count') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
