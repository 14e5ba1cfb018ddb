import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, stepCountIs, tool } from 'ai'
import { z } from 'zod'
import { addTask, modelUrl, serve } from './serve.mjs'

const provider = createOpenAICompatible({ name: 'scripted', baseURL: modelUrl })
const tools = {
  add_task: tool({
    description: 'Adds a task',
    inputSchema: z.object({ title: z.string() }),
    execute: ({ title }) => addTask(title),
  }),
}

serve(async (prompt) => {
  const { text } = await generateText({ model: provider('scripted'), prompt, tools, stopWhen: stepCountIs(3) })
  return text
})
