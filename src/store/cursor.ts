import { z } from 'zod'
import { AppError } from '../domain/errors.ts'

/** The end of a page as an opaque, URL-safe text. */
export function writeCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

const uuidKey = z.tuple([z.uuid()])
const timedKey = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()])

/** Callers can forge a cursor, so it is checked to look exactly like one of ours. */
function reader<Schema extends z.ZodType>(schema: Schema) {
  return (cursor: string | undefined): z.output<Schema> | null => {
    if (cursor === undefined) return null
    try {
      return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    } catch {
      throw new AppError('BAD_REQUEST', 'That cursor does not belong to this list')
    }
  }
}

export const readIdCursor = reader(uuidKey)
export const readTimedCursor = reader(timedKey)
