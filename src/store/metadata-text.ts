import type { ConversationMetadata } from '../domain/conversation.ts'

/**
 * What a conversation remembers, for a column of type jsonb. The arrows in how the last message was read would make all of it
 * text of two bytes a character, which takes three times as long to put together and to send. PostgreSQL reads an escape as
 * the character it stands for.
 */
export function metadataText({ last_reading, ...rest }: ConversationMetadata): string {
  const reading = JSON.stringify(last_reading).replace(WIDE, escaped)
  return `${JSON.stringify(rest).slice(0, -1)},"last_reading":${reading}}`
}

const WIDE = /[^\0-\u00ff]/g

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
