import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../domain/errors.ts'

const others = 0o077

/** The files that Sayso keeps in its folder besides the database. */
const own = /^(db(\.new)?|lock(-journal)?|server\.json|cli\.json|history|import-[0-9a-f]+\.json(\.\d+\.new)?)$/

/** Creates the data folder if it is missing, and gives only its owner access to it and to all our files in it. */
export function openFolder(folder: string): void {
  // Files created from here on are accessible to their owner only; the embedded database sets no modes itself.
  process.umask(others)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const entries = readdirSync(folder)
    accessSync(folder, constants.W_OK)
    if (isOpen(folder) && !entries.every((name) => own.test(name)))
      throw new AppError(
        'CONFIGURATION',
        `Others may read ${folder}, and it holds more than Sayso's files. Run chmod 700 on it, or set SAYSO_DATA_DIR to a folder of its own.`,
      )
    closeToOthers(folder)
    for (const name of entries) if (own.test(name)) closeAll(join(folder, name))
  } catch (fault) {
    throw asSentence(fault, folder) ?? fault
  }
}

function isOpen(path: string): boolean {
  return (lstatSync(path).mode & others) !== 0
}

function closeToOthers(path: string): void {
  const { mode } = lstatSync(path)
  if ((mode & others) !== 0) chmodSync(path, mode & 0o700)
}

function closeAll(path: string): void {
  if (lstatSync(path).isSymbolicLink()) return
  closeToOthers(path)
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name))
}

const sentences: Readonly<Record<string, (folder: string) => string>> = {
  EEXIST: (folder) => `${folder} is not a folder.`,
  ENOTDIR: (folder) => `${folder} is not a folder.`,
  EACCES: (folder) => `${folder} may not be opened by this user.`,
  EPERM: (folder) => `${folder} belongs to another user, so it cannot be kept private.`,
  EROFS: (folder) => `${folder} is on a disk that can only be read.`,
}

/** What is wrong with a data folder, and what to do about it; null if the error is something else. */
function asSentence(fault: unknown, folder: string): AppError | null {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  const sentence = sentences[code]?.(folder)
  return sentence === undefined
    ? null
    : new AppError('CONFIGURATION', `${sentence} Set SAYSO_DATA_DIR to another folder.`, { cause: fault })
}
