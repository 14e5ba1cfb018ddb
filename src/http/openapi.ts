import { z } from 'zod'
import type { RouteReference } from './reference.ts'

type Json = Record<string, unknown>

const errorSchema = z.strictObject({
  error: z.strictObject({ code: z.string(), message: z.string(), request_id: z.string() }),
})

/** The OpenAPI 3.1 document of these routes. */
export function openApi(routes: readonly RouteReference[]): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operation(route) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sayso',
      version: '0.1.0',
      description: 'A task agent you talk to, which acts only on your say-so.',
    },
    paths,
    components: {
      schemas: { Error: toJson(errorSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operation(route: RouteReference): Json {
  const parameters = [...pathParameters(route.path), ...queryParameters(route.query), ...keyParameter(route)]
  return {
    operationId: `${route.method} ${route.path}`.replace(/[^a-z]+/g, '_').replace(/_$/, ''),
    summary: route.summary,
    ...(route.is_open === true ? {} : { security: [{ bearer: [] }, {}] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body === undefined ? {} : { requestBody: body(route) }),
    responses: {
      ...(route.method === 'delete' && route.answer === undefined
        ? { 204: { description: 'Done' } }
        : { 200: { description: 'Done', ...content(route.answer) } }),
      default: {
        description: 'It did not work',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function body(route: RouteReference): Json {
  const schema = route.body === undefined ? {} : toJson(route.body, 'input')
  return {
    required: true,
    content: { 'application/json': { schema, ...(route.example === undefined ? {} : { example: route.example }) } },
  }
}

function content(answer: z.ZodType | undefined): Json {
  return answer === undefined ? {} : { content: { 'application/json': { schema: toJson(answer, 'output') } } }
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(query: z.ZodObject | undefined): Json[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schema instanceof z.ZodType ? toJson(schema, 'input') : {},
  }))
}

function keyParameter({ idempotent }: RouteReference): Json[] {
  if (idempotent !== true) return []
  const description = 'Makes the request safe to repeat: the same key gets the same answer and has no second effect'
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema: { type: 'string' } }]
}

/** What cannot be written as JSON Schema (a check in words) is left open; the server still makes it. */
function toJson(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
