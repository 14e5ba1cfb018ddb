import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { AppError } from '../domain/errors.ts'
import { toolNameSchema } from '../domain/tool-call.ts'
import type { TransportScope } from '../mcp/scope.ts'
import { stdioFace } from '../mcp/stdio.ts'
import { readConfig } from '../runtime/config.ts'
import { describeFault, log } from '../runtime/log.ts'
import { nameOf, readCaller } from './caller.ts'
import { openTalk, type Talk } from './talk.ts'
import { readArguments, usages } from './usage.ts'

/** Serves the tools on the standard streams; nothing but the protocol is written to standard output. */
export async function mcp(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(usages.mcp, args)
  if (positionals.length > 0) throw new AppError('BAD_REQUEST', `sayso mcp takes no '${positionals[0]}'.`)
  const caller = readCaller(values.user)
  const talk = await openTalk(readConfig(process.env), caller, (words) =>
    log('warn', 'the server does not answer', { words }),
  )
  try {
    await stdioFace(
      scopeOf(talk, nameOf(caller)),
      (fault, tool) => log('error', 'tool failed', { tool, ...describeFault(fault) }),
      values['with-chat'] === true,
    )
  } finally {
    await talk.close()
  }
  return 0
}

function scopeOf(talk: Talk, user_id: string): TransportScope {
  return {
    user_id,
    callTool: async (name, parameters, how) => {
      const tool = toolNameSchema.safeParse(name)
      if (!tool.success) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool')
      return await talk.callTool(tool.data, parameters, how)
    },
    say: (request) => talk.say(request),
    timezone: () => talk.timezone(),
    reminders: () => talk.reminders(),
    follow: (changed) => talk.follow(changed),
  }
}
