import { statfsSync } from 'node:fs'
import { diskFull } from '../domain/errors.ts'

const MB = 2 ** 20

/** Space for a segment of the log (16 MB) and what one transaction may add, so that closing is always possible. */
const RESERVE = 32 * MB

/** What an empty database takes on top of that. */
export const NEW_DATABASE = 48 * MB

/** If an embedded database runs out of disk space, it is unusable until reopened, so we stop before that. */
export function hasRoom(folder: string, besides = 0): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= RESERVE + besides
}

export function demandRoom(folder: string, besides = 0): void {
  if (!hasRoom(folder, besides)) throw diskFull()
}
