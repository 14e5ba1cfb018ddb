import { statfsSync } from 'node:fs'
import { diskFull } from '../domain/errors.ts'

const MB = 2 ** 20

/** Room for a segment of the log (16 MB) and what one transaction may add, so that closing is always possible. */
const RESERVE = 32 * MB

/** What an empty database takes, besides. */
export const NEW_DATABASE = 48 * MB

/** An embedded database that runs out of disk half-way is lost until it is opened again, so it stops before that. */
export function hasRoom(folder: string, besides = 0): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= RESERVE + besides
}

export function demandRoom(folder: string, besides = 0): void {
  if (!hasRoom(folder, besides)) throw diskFull()
}
