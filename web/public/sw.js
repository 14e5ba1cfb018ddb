// The page without a connection: its own files, and what was last read of the API. What is said waits in the page itself.
// `files` is filled in by scripts/build-page.ts, so that each build is another worker.
const files = []
const version = ''

const SHELL = `sayso-shell-${version}`
const SEEN = 'sayso-seen'
const MOST_SEEN = 200
const readable = /^\/api\/(tasks|task-counts|conversations|settings)\b/

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(['/', ...files]))
      .then(() => self.skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(clearOld().then(() => self.clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && !/^\/(api|mcp|docs)\b/.test(pathname)) event.respondWith(pageFirst(request))
  else if (files.includes(pathname)) event.respondWith(fileFirst(request))
  // Whose data it is must be certain: what needs a token is not kept.
  else if (readable.test(pathname) && !request.headers.has('Authorization')) event.respondWith(newestFirst(event))
})

/** A reminder while the page is closed. The same one from an open page has the same tag, so it is seen once. */
addEventListener('push', (event) => {
  const { id, task_id, title, due_date, late } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  const body = `${late ? 'Late: ' : ''}${due_date === null ? '' : `due ${due_date.length > 10 ? new Date(due_date).toLocaleString() : due_date}`}`
  event.waitUntil(
    self.registration.showNotification(title, { tag: id, body, icon: '/icon-192.png', data: { task_id } }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showTask(event.notification.data?.task_id))
})

async function showTask(task_id) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (page === undefined) return await self.clients.openWindow(`/#/tasks/${task_id}`)
  page.postMessage({ task_id })
  await page.focus().catch(() => {})
}

async function clearOld() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('sayso-shell-') && name !== SHELL)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function pageFirst(request) {
  try {
    return await fetch(request)
  } catch (fault) {
    const kept = await caches.match('/', { cacheName: SHELL })
    if (kept === undefined) throw fault
    return kept
  }
}

async function fileFirst(request) {
  return (await caches.match(request, { cacheName: SHELL })) ?? (await fetch(request))
}

async function newestFirst(event) {
  try {
    const response = await fetch(event.request)
    // Who is signed in may change from one request to the next: what must not be kept is not.
    const isKept = response.ok && !response.headers.get('Cache-Control')?.includes('no-store')
    if (isKept) event.waitUntil(keepSeen(event.request.url, response.clone()))
    return response
  } catch (fault) {
    const kept = await caches.match(event.request.url, { cacheName: SEEN })
    if (kept === undefined) throw fault
    return kept
  }
}

/** Only the body and its type: the time of an old answer is not the time it is now. */
async function keepSeen(url, response) {
  const cache = await caches.open(SEEN)
  const type = response.headers.get('Content-Type') ?? 'application/json'
  await cache.put(url, new Response(await response.blob(), { headers: { 'Content-Type': type } }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_SEEN)).map((key) => cache.delete(key)))
}
