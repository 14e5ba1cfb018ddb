import { z } from 'zod'

/**
 * Reads what another version of Sayso has stored. Fields that only a later version knows are dropped; otherwise an
 * older server would fail on every conversation that a newer one has touched.
 */
export function kept<Schema extends z.ZodType>(schema: Schema): z.ZodType<z.output<Schema>> {
  return z.unknown().transform((value, context) => {
    const first = schema.safeParse(value)
    if (first.success) return first.data
    const again = schema.safeParse(withoutUnknown(value, first.error.issues))
    if (again.success) return again.data
    for (const { path, message } of again.error.issues) context.addIssue({ code: 'custom', path, message })
    return z.NEVER
  })
}

function withoutUnknown(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy: unknown = structuredClone(value)
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const holder = issue.path.reduce<unknown>((inner, step) => Object(inner)[step], copy)
    for (const key of issue.keys) delete Object(holder)[key]
  }
  return copy
}
