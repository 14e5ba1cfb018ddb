// A language model that answers at once: to a message with one tool call, to what the tool said with a sentence.

import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

function answerTo(messages) {
  const last = messages.at(-1)
  if (last.role === 'tool') return { content: "I've added it to your tasks.", finish_reason: 'stop' }
  const title = messages.findLast(({ role }) => role === 'user').content
  const call = { name: 'add_task', arguments: JSON.stringify({ title: asText(title) }) }
  return { tool_calls: [{ id: 'call_1', type: 'function', function: call }], finish_reason: 'tool_calls' }
}

function asText(content) {
  return typeof content === 'string' ? content : content.map((part) => part.text).join('')
}

const server = createServer(async (request, response) => {
  const { messages, model } = JSON.parse(await text(request))
  const { finish_reason, ...said } = answerTo(messages)
  const message = { role: 'assistant', content: null, ...said }
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      id: 'answer',
      object: 'chat.completion',
      created: 0,
      model,
      choices: [{ index: 0, message, finish_reason }],
      usage,
    }),
  )
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`ready on http://127.0.0.1:${server.address().port}\n`))
