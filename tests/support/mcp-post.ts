// One message of a client of 2026-07-28, written by hand, so that anything can be in it.

import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
} from '@modelcontextprotocol/client'

export interface Message {
  readonly body: {
    readonly jsonrpc: '2.0'
    readonly id: number
    readonly method: string
    readonly params: Record<string, unknown>
  }
  readonly headers: Record<string, string>
}

export function toolCall(name: string, params: object, { id = 1, canAsk = true } = {}): Message {
  return messageOf('tools/call', { name, ...params }, name, { id, canAsk })
}

/** `name` is what the message is about, which the headers repeat. */
export function messageOf(method: string, params: object, name?: string, { id = 1, canAsk = true } = {}): Message {
  const _meta = {
    [PROTOCOL_VERSION_META_KEY]: '2026-07-28',
    [CLIENT_CAPABILITIES_META_KEY]: canAsk ? { elicitation: { form: {} } } : {},
    [CLIENT_INFO_META_KEY]: { name: 'test', version: '1' },
  }
  return {
    body: { jsonrpc: '2.0', id, method, params: { _meta, ...params } },
    headers: {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(name === undefined ? {} : { 'mcp-name': name }),
    },
  }
}
