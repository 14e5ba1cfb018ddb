import { z } from 'zod'

export const PAGE = 50
export const PAGE_MAX = 200

/** How to request a list page by page. */
export const pageSchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(PAGE),
  cursor: z.string().max(300).optional(),
})
