import { Agent, OpenAIProvider, Runner, setTracingDisabled, tool } from '@openai/agents'
import { z } from 'zod'
import { addTask, modelUrl, serve } from './serve.mjs'

setTracingDisabled(true)
const agent = new Agent({
  name: 'tasks',
  model: 'scripted',
  tools: [
    tool({
      name: 'add_task',
      description: 'Adds a task',
      parameters: z.object({ title: z.string() }),
      execute: ({ title }) => addTask(title),
    }),
  ],
})
const modelProvider = new OpenAIProvider({ apiKey: 'none', baseURL: modelUrl, useResponses: false })
const runner = new Runner({ modelProvider, tracingDisabled: true })

serve(async (message) => {
  const { finalOutput } = await runner.run(agent, message)
  return finalOutput
})
