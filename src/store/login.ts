// The server uses a login that doesn't own the tables: SQL that escapes its role finds no rights.

import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { clientFor } from './hosts.ts'
import { readSecret } from './secrets.ts'

const ROUNDS = 4096

/** The addresses with the application's own login, created if missing; null if that isn't allowed or wouldn't help. */
export async function ownLogin(owner: pg.Pool, urls: readonly string[]): Promise<readonly string[] | null> {
  const { rows } = await owner.query(
    `select 'sayso_login_' || d.oid as name, r.oid is not null as is_made
      from pg_database d left join pg_roles r on r.rolname = 'sayso_login_' || d.oid where d.datname = current_database()`,
  )
  const { name, is_made } = rows[0]
  const password = (await readSecret({ pool: owner }, 'login')).toString('base64url')
  if (!is_made && !(await isAllowed(owner, make(name, password)))) return null
  const own = urls.map((url) => withLogin(url, name, password))
  if (await isLoggedIn(own, name)) return own
  // A copied or restored database has the old login with another password.
  if (!(await isAllowed(owner, `alter role ${name} password '${verifier(password)}'`))) return null
  return (await isLoggedIn(own, name)) ? own : null
}

function make(name: string, password: string): string {
  // A single string is a single transaction. Since PostgreSQL 16 the membership decides what is inherited.
  return `create role ${name} login noinherit password '${verifier(password)}'; grant sayso_app to ${name}`
}

/** What PostgreSQL stores for a password (SCRAM), so that the password itself is in no statement and no log. */
function verifier(password: string): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, ROUNDS, 32, 'sha256')
  const keyed = (label: string) => createHmac('sha256', salted).update(label).digest()
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`
}

const REFUSED = '42501'
const MADE_MEANWHILE = new Set(['42710', '23505', 'XX000'])

async function isAllowed(owner: pg.Pool, text: string): Promise<boolean> {
  try {
    await owner.query(text)
    return true
  } catch (fault) {
    const code = fault instanceof pg.DatabaseError ? fault.code : undefined
    if (code === REFUSED) return false
    if (code !== undefined && MADE_MEANWHILE.has(code)) return true
    throw fault
  }
}

/** A server may accept the password change and still refuse the login (a pooler with its own users, host rules). */
async function isLoggedIn(urls: readonly string[], name: string): Promise<boolean> {
  const client = new (clientFor(urls))({ connectionString: urls[0], connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select session_user as name')
    return rows[0]?.name === name
  } catch (fault) {
    if (fault instanceof pg.DatabaseError && /^(28|42501|08P01|3D)/.test(fault.code ?? '')) return false
    throw fault
  } finally {
    await client.end().catch(() => {})
  }
}

function withLogin(url: string, name: string, password: string): string {
  const address = new URL(url)
  address.username = name
  address.password = password
  // These would override the two.
  address.searchParams.delete('user')
  address.searchParams.delete('password')
  return address.href
}
