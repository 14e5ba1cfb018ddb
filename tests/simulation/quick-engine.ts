// Loaded before the simulation: from then on the engine's plans take what a message means from `understand-once.ts`.

import { registerHooks } from 'node:module'

const reader = new URL('../../src/engine/plan/comprehend.ts', import.meta.url).href
const quick = new URL('./understand-once.ts', import.meta.url).href

registerHooks({
  resolve: (name, context, next) =>
    context.parentURL === reader && name === '../understand.ts'
      ? { url: quick, shortCircuit: true }
      : next(name, context),
})
