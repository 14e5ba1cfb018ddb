import type { Moment } from '../calendar/next-time.ts'
import type { ToolScope } from './contract.ts'

/** Now and where the user is: as the message says, else as they have set it, else as the server has it. */
export async function momentOf({ tasks, turn, server_timezone }: ToolScope): Promise<Moment> {
  const { now, timezone } = await tasks.clock()
  return { now, timezone: turn?.timezone ?? timezone ?? server_timezone ?? 'UTC' }
}
