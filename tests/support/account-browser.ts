import assert from 'node:assert/strict'

interface Shown {
  readonly status: number
  /** As JSON, to be looked into. */
  readonly body: ReturnType<typeof Object>
}

export type Browser = (method: string, path: string, body?: unknown) => Promise<Shown>

/** A person who has signed up at a real server, in a browser that keeps their cookie. */
export async function openBrowser(url: string, email: string): Promise<Browser> {
  let cookie = ''
  const page: Browser = async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, origin: url, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await response.text()
    return { status: response.status, body: Object(text === '' ? null : JSON.parse(text)) }
  }
  const { status } = await page('POST', '/api/account/sign-up', { email, password: 'correct horse battery' })
  assert.equal(status, 200)
  return page
}
