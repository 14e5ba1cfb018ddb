import type { ConversationMetadata } from '../domain/conversation.ts'

/**
 * A conversation's metadata for a jsonb column. The arrows in the reading of the last message would turn the whole
 * text into two-byte characters, which takes three times as long to build and send. PostgreSQL decodes the escapes.
 */
export function metadataText({ last_reading, ...rest }: ConversationMetadata): string {
  const reading = JSON.stringify(last_reading).replace(WIDE, escaped)
  return `${JSON.stringify(rest).slice(0, -1)},"last_reading":${reading}}`
}

const WIDE = /[^\0-\u00ff]/g

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
