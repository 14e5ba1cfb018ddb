import type { Account } from '../../../src/domain/account.ts'
import { request } from '../api/request.ts'
import { keep, readKept } from '../state/kept.ts'

const USER = 'sayso.user'

/** Takes the page up again for whoever has just signed in; what was kept for somebody else goes. */
export async function begin(): Promise<void> {
  const { user_id } = await request<Account>('GET', '/api/account')
  if (readKept(USER) !== user_id) await forgetAll()
  keep(USER, user_id)
  if (/^#\/(reset|verify|invite)\//.test(location.hash)) history.replaceState(null, '', '#/')
  location.reload()
}

/** Leaves nothing of theirs in this browser. */
export async function end(): Promise<void> {
  await forgetAll()
  location.replace('/')
}

async function forgetAll(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  await Promise.all((await globalThis.caches?.keys())?.map((name) => caches.delete(name)) ?? [])
}
