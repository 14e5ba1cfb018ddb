import type { ListToolsResult } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { toolResponseSchema } from '../domain/tool-call.ts'
import { tools } from '../tools/list.ts'

export type Described = ListToolsResult['tools'][number]

/** The five tools as clients see them. Described once: the schemas never change while the process runs. */
export const described: Described[] = tools.map((tool) => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: objectSchema(tool.parameters, 'input'),
  outputSchema: objectSchema(toolResponseSchema, 'output'),
  annotations: { title: tool.title, ...tool.hints },
}))

export function objectSchema(schema: z.ZodType, io: 'input' | 'output'): { type: 'object'; [key: string]: unknown } {
  return { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }), type: 'object' }
}
