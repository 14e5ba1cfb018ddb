// A small disk to fill, for tests that run in a namespace where `disk.test.ts` has mounted one.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MB = 2 ** 20

/** Where the small disk is mounted. */
export const disk = process.env.SAYSO_TEST_DISK ?? ''
const ballast = join(disk, 'ballast')

/** Leaves this many megabytes free. */
export function fillDisk(free_mb: number): void {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - free_mb * MB))
}

export function freeDisk(): void {
  rmSync(ballast, { force: true })
}

export function folderOnDisk(): string {
  return mkdtempSync(join(disk, 'data-'))
}

/** Runs something while nothing on the disk can be written. */
export async function onReadOnlyDisk<T>(run: () => Promise<T>): Promise<T> {
  execFileSync('mount', ['-o', 'remount,ro', disk])
  try {
    return await run()
  } finally {
    execFileSync('mount', ['-o', 'remount,rw', disk])
  }
}
