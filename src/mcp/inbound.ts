// Checks on a message before the protocol's own code gets it.

import { CLIENT_INFO_META_KEY } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { isOurs } from './resources.ts'

const messageSchema = z.looseObject({ method: z.string(), params: z.looseObject({}) })

/** A state is text. Anything else is passed on as text too, to be refused and audited like a forged one. */
export function withTextState<Message>(message: Message): Message {
  const parsed = messageSchema.safeParse(message)
  if (!parsed.success || !('requestState' in parsed.data.params)) return message
  const { requestState } = parsed.data.params
  if (typeof requestState === 'string') return message
  return { ...message, params: { ...parsed.data.params, requestState: `not a text: ${JSON.stringify(requestState)}` } }
}

const clientSchema = z.looseObject({
  params: z.looseObject({
    _meta: z.looseObject({ [CLIENT_INFO_META_KEY]: z.looseObject({ name: z.string() }) }),
  }),
})

/** The sending program's name for itself; null if it doesn't say. */
export function clientOf(message: unknown): string | null {
  return clientSchema.safeParse(message).data?.params._meta[CLIENT_INFO_META_KEY].name ?? null
}

const listenSchema = z.looseObject({
  method: z.literal('subscriptions/listen'),
  params: z.looseObject({
    notifications: z.looseObject({ resourceSubscriptions: z.array(z.string()).max(1000).optional() }),
  }),
})

/** The resources a client subscribes to; null if the request is no subscription. */
export function wishedFor(message: unknown): readonly string[] | null {
  const parsed = listenSchema.safeParse(message)
  return parsed.success ? (parsed.data.params.notifications.resourceSubscriptions ?? []).filter(isOurs) : null
}
