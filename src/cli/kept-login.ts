import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const schema = z.object({ url: z.url(), token: z.string().regex(/^[\x21-\x7e]+$/) })

/** Where this terminal has signed in, and with what. */
export type Login = z.infer<typeof schema>

function fileIn(data_dir: string): string {
  return join(data_dir, 'login.json')
}

export function readLogin(data_dir: string): Login | null {
  try {
    return schema.parse(JSON.parse(readFileSync(fileIn(data_dir), 'utf8')))
  } catch {
    return null
  }
}

/** For nobody else to read. */
export function keepLogin(data_dir: string, login: Login): void {
  mkdirSync(data_dir, { recursive: true, mode: 0o700 })
  rmSync(fileIn(data_dir), { force: true })
  writeFileSync(fileIn(data_dir), JSON.stringify(login), { mode: 0o600 })
}

export function forgetLogin(data_dir: string): void {
  rmSync(fileIn(data_dir), { force: true })
}
