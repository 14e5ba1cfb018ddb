import { hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from './database.ts'

const NAME = 'root'
const row = z.object({ value: z.instanceof(Buffer) })

/** A key for one purpose, derived from a secret that the first server in need of one puts into the database. */
export async function readSecret({ pool }: Pick<Database, 'pool'>, purpose: string): Promise<Buffer> {
  await pool.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [NAME, randomBytes(32)])
  const { rows } = await pool.query('select value from secrets where name = $1', [NAME])
  return Buffer.from(hkdfSync('sha256', row.parse(rows[0]).value, '', purpose, 32))
}
