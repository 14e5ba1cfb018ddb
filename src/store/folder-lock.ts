import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '../domain/errors.ts'

export interface FolderLock {
  release(): void
}

/**
 * Locks a folder for this process. Two processes on one embedded database silently lose data, so the second one must
 * not start. The operating system frees the lock when the process dies, however it dies.
 */
export function lockFolder(folder: string): FolderLock {
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (cause) {
    file.close()
    throw new AppError(
      'CONFIGURATION',
      `Another Sayso is using ${folder}. Stop it first, let sayso serve run for all of them, or set SAYSO_DATA_DIR to another folder.`,
      { cause },
    )
  }
  return { release: () => file.close() }
}
