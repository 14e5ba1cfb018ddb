import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LastReading } from '../domain/conversation.ts'
import { emptyMetadata } from '../engine/memory.ts'
import { metadataText } from './metadata-text.ts'

const last_reading: LastReading = {
  message: 'add "Kräuter 😀 \u2028"',
  intent_type: 'CREATE_TASK',
  confidence: 0.98,
  rule_id: 'add',
  classification_method: 'RULE_BASED',
  alternatives: [],
  decision_type: 'RESPOND_ONLY',
  tools: [],
  trace: ['IDLE → PROCESSING → IDLE'],
}

test('what is remembered is the same, and of one byte a character where its titles are', () => {
  const metadata = { ...emptyMetadata, last_reading }
  const text = metadataText(metadata)
  assert.deepEqual(JSON.parse(text), metadata)
  assert.equal(Buffer.from(text, 'latin1').toString('latin1'), text)
  assert.deepEqual(JSON.parse(metadataText(emptyMetadata)), emptyMetadata)
})
