import { setFlagsFromString } from 'node:v8'

/**
 * Node's optimising compiler takes on a function once it was called 3,000 times. Most of the engine's functions run about once
 * a message, and compiling one takes as long as it saves in tens of thousands of messages: it was a fifth of what the first
 * ten thousand cost. Those that are called often enough are compiled soon all the same. Only once everything is loaded: what is
 * kept of the compiled sources is known by these flags.
 */
export function optimiseLater(): void {
  // Other versions may not know it, and would say so at every start.
  if (process.versions.node.startsWith('24.')) setFlagsFromString('--invocation-count-for-turbofan=30000')
}
