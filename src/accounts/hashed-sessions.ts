import { createHash } from 'node:crypto'
import type { DBAdapter, Where } from 'better-auth'

export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Keeps digests of session tokens where the library would keep the tokens themselves: who reads the database can be nobody
 * with it. Asked for by its token, a session is found by the digest and given back with the token.
 */
export function withHashedSessions(adapter: DBAdapter): DBAdapter {
  const hashing: DBAdapter = {
    ...adapter,
    // The embedded database has one connection; a transaction of the library would wait for it forever.
    transaction: (work) => work(hashing),
    async create<T extends Record<string, unknown>, R = T>(given: Parameters<typeof adapter.create<T, R>>[0]) {
      if (given.model !== 'session' || !('token' in given.data)) return await adapter.create<T, R>(given)
      const token = String(given.data.token)
      const row = await adapter.create<T, R>({ ...given, data: { ...given.data, token: digestOf(token) } })
      return withToken(row, token)
    },
    async findOne<T>(given: Parameters<typeof adapter.findOne<T>>[0]) {
      const { where, token } = hashed(given.model, given.where)
      const row = await adapter.findOne<T>({ ...given, where })
      return row === null ? null : withToken(row, token)
    },
    async update<T>(given: Parameters<typeof adapter.update<T>>[0]) {
      const { where, token } = hashed(given.model, given.where)
      const row = await adapter.update<T>({ ...given, where })
      return row === null ? null : withToken(row, token)
    },
    findMany: (given) => adapter.findMany({ ...given, where: hashed(given.model, given.where).where }),
    updateMany: (given) => adapter.updateMany({ ...given, where: hashed(given.model, given.where).where }),
    delete: (given) => adapter.delete({ ...given, where: hashed(given.model, given.where).where }),
    deleteMany: (given) => adapter.deleteMany({ ...given, where: hashed(given.model, given.where).where }),
  }
  return hashing
}

function hashed(model: string, where: Where[] = []): { where: Where[]; token?: string } {
  if (model !== 'session') return { where }
  const asked = where.find(({ field }) => field === 'token')?.value
  return {
    where: where.map((part) => (part.field === 'token' ? { ...part, value: digestsOf(part.value) } : part)),
    ...(typeof asked === 'string' ? { token: asked } : {}),
  }
}

function digestsOf(value: Where['value']): string | string[] {
  return Array.isArray(value) ? value.map((one) => digestOf(String(one))) : digestOf(String(value))
}

function withToken<T>(row: T, token: string | undefined): T {
  return token !== undefined && typeof row === 'object' && row !== null ? Object.assign(row, { token }) : row
}
