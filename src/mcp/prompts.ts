import { type GetPromptResult, ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server'
import { daysOf } from './read-tasks.ts'
import { AS_DATA, read, TASKS, TODAY } from './resources.ts'
import type { TransportScope } from './scope.ts'

interface Offer {
  readonly title: string
  readonly description: string
  readonly arguments: readonly { name: string; title: string; description: string; required: boolean }[]
  readonly shows: readonly string[]
  words(today: string, given: Readonly<Record<string, string>>): string
}

/** What a person would pick from a menu. */
const prompts: Readonly<Record<string, Offer>> = {
  plan_my_day: {
    title: 'Plan my day',
    description: 'Look at what is due and suggest what to do today, in which order',
    arguments: [{ name: 'first', title: 'Begin with', description: 'A task to begin with', required: false }],
    shows: [TODAY, TASKS],
    words: (today, { first }) =>
      `Today is ${today}. Plan my day from the tasks below: what is overdue or due today first, then what matters most. ` +
      `${first === undefined || first === '' ? '' : `I want to begin with '${first}'. `}` +
      'Keep it short and realistic, and say what can wait. Change nothing before I agree.',
  },
  weekly_review: {
    title: 'Weekly review',
    description: 'Go through everything that is open and tidy it up together',
    arguments: [],
    shows: [TASKS],
    words: (today) =>
      `Today is ${today}. Go through my open tasks below with me: what is overdue, what has no date and should have one, ` +
      'what looks done or no longer needed, what comes next week. Suggest changes one by one and make each only after I agree.',
  },
}

export function servePrompts(server: Server, scope: TransportScope): void {
  server.registerCapabilities({ prompts: {} })
  server.setRequestHandler('prompts/list', () => ({
    prompts: Object.entries(prompts).map(([name, { title, description, arguments: given }]) => ({
      name,
      title,
      description,
      arguments: [...given],
    })),
  }))
  server.setRequestHandler('prompts/get', async ({ params }) => await fill(scope, params.name, params.arguments ?? {}))
}

async function fill(scope: TransportScope, name: string, given: Record<string, string>): Promise<GetPromptResult> {
  const prompt = Object.hasOwn(prompts, name) ? prompts[name] : undefined
  if (prompt === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such prompt')
  const { today } = await daysOf(scope)
  const shown = await Promise.all(prompt.shows.map((uri) => read(scope, uri)))
  return {
    description: prompt.description,
    messages: [
      { role: 'user', content: { type: 'text', text: `${prompt.words(today, given)} ${AS_DATA}` } },
      ...shown
        .flatMap(({ contents }) => contents)
        .map((resource) => ({ role: 'user' as const, content: { type: 'resource' as const, resource } })),
    ],
  }
}
