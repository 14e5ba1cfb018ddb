// One way to ask the server: JSON in, JSON out, and an error that a person can quote.

import { setClock } from './clock.ts'
import { askForToken, noteAccounts, readToken } from './token.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface RequestOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

/** What the server refused, or that it could not be reached (`status` 0, code `UNREACHABLE`). */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly status: number
  readonly code: string
  readonly request_id: string | null

  constructor(status: number, code: string, message: string, request_id: string | null) {
    super(message)
    this.status = status
    this.code = code
    this.request_id = request_id
  }
}

/** The answer's body as T; anything but success throws a RequestError. */
export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  const response = await send(method, path, body, options)
  if (!response.ok) throw await errorOf(response)
  const text = await response.text()
  return JSON.parse(text === '' ? 'null' : text)
}

/** The bare response, whatever its status; throws only when nothing answers. */
export async function send(
  method: Method,
  path: string,
  body?: unknown,
  { signal, headers }: RequestOptions = {},
): Promise<Response> {
  const token = readToken()
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
    setClock(response.headers.get('Date'))
    if (response.headers.get('Sayso-Auth') === 'accounts') noteAccounts()
    if (response.status === 401 && !path.startsWith('/api/account/')) askForToken()
    return response
  } catch (fault) {
    if (signal?.aborted === true) throw fault
    throw new RequestError(0, 'UNREACHABLE', "Sayso can't be reached right now.", null)
  }
}

export async function errorOf(response: Response): Promise<RequestError> {
  const request_id = response.headers.get('X-Request-Id')
  const fallback = new RequestError(response.status, 'UNKNOWN', 'Something went wrong. Please try again.', request_id)
  try {
    const { error }: { error?: { code?: string; message?: string } } = await response.json()
    if (error?.message === undefined) return fallback
    return new RequestError(response.status, error.code ?? 'UNKNOWN', error.message, request_id)
  } catch {
    return fallback
  }
}
