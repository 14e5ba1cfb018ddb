// The engine, on a thread of its own: reading a sentence never holds up typing.

import type { Question } from './ask-engine.ts'
import { readMessage } from './read-message.ts'

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id, message, situation } = data
  postMessage({ id, understanding: readMessage(message, situation) })
})
