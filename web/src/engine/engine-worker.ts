// The engine, on a thread of its own: reading a sentence never holds up typing.

import { understand } from '../../../src/engine/understand.ts'
import type { Question } from './ask-engine.ts'

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id, message, situation } = data
  postMessage({ id, understanding: understand(message, situation) })
})
