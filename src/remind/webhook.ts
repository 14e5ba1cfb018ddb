import { createHmac } from 'node:crypto'
import type { ReminderMessage } from '../domain/reminder.ts'
import type { Post } from './post.ts'

/** The key a user checks their own webhook's signatures with. */
export function webhookKey(secret: Buffer, user_id: string): Buffer {
  return createHmac('sha256', secret).update(user_id).digest()
}

/** Signed the standardwebhooks.com way, so most languages have a library to check it. */
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
