// Sayso as a library: the contract's functions, and the vocabulary with its schemas.

export * from './domain/act.ts'
export * from './domain/audit.ts'
export * from './domain/chat.ts'
export * from './domain/conversation.ts'
export * from './domain/decision.ts'
export * from './domain/errors.ts'
export * from './domain/intent.ts'
export * from './domain/settings.ts'
export * from './domain/task.ts'
export * from './domain/tool-call.ts'
export { classifyIntent, processMessage, resolveTaskReference } from './engine/contract.ts'
