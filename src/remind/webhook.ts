import { createHmac } from 'node:crypto'
import type { ReminderMessage } from '../domain/reminder.ts'
import type { Post } from './post.ts'

/** What a user checks the signatures of their webhook with, and nobody else's. */
export function webhookKey(secret: Buffer, user_id: string): Buffer {
  return createHmac('sha256', secret).update(user_id).digest()
}

/** Signed as standardwebhooks.com has it, so that there is a library to check it in most languages. */
export function webhookPost(url: string, message: ReminderMessage, key: Buffer, now: Date): Post {
  const body = Buffer.from(JSON.stringify(message))
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', key).update(`${message.id}.${timestamp}.`).update(body).digest('base64')
  return {
    url,
    headers: {
      'content-type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  }
}
