// One question over the wire: bounded in time and size, no redirect followed.

import { z } from 'zod'
import type { SuggestionFailure } from '../domain/suggestion.ts'

export type Posted =
  | { readonly kind: 'answer'; readonly text: string }
  | {
      readonly kind: 'failure'
      readonly why: Extract<SuggestionFailure, 'out of time' | 'not reachable' | 'refused' | 'too much' | 'unreadable'>
      readonly status: number | null
      /** The seconds after which the endpoint wants to be asked again, if it said so. */
      readonly retry_after: number | null
    }

/** More than any answer needs. */
const MOST_BYTES = 256 * 1024

const completionSchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
})

export async function post(url: string, key: string | null, body: string, signal: AbortSignal): Promise<Posted> {
  let status: number | null = null
  try {
    const response = await fetch(url, {
      method: 'POST',
      // Wherever it redirects to, the key and the words were not meant for that.
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      body,
      signal,
    })
    status = response.status
    if (!response.ok) {
      await response.body?.cancel()
      return failure('refused', status, retryAfter(response.headers))
    }
    const text = await readBounded(response)
    if (text === null) return failure('too much', status)
    const completion = completionSchema.safeParse(parse(text))
    if (!completion.success) return failure('unreadable', status)
    return { kind: 'answer', text: completion.data.choices[0].message.content }
  } catch {
    return failure(signal.aborted ? 'out of time' : 'not reachable', status)
  }
}

function failure(
  why: (Posted & { kind: 'failure' })['why'],
  status: number | null,
  retry_after: number | null = null,
): Posted {
  return { kind: 'failure', why, status, retry_after }
}

/** Null if there is more than we are willing to read. */
async function readBounded(response: Response): Promise<string | null> {
  if (response.body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    // Leaving the loop ends the connection.
    if (bytes > MOST_BYTES) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In seconds or as a date; null where it is neither. */
function retryAfter(headers: Headers): number | null {
  const given = headers.get('retry-after')
  if (given === null) return null
  const seconds = /^\d{1,9}$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}
