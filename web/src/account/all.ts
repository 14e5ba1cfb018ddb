// Everything about accounts in one part of the page, loaded where there are any.

export { AccountView } from './account-view.tsx'
export { AgentQuestions } from './agent-questions.tsx'
export { AllowView } from './allow-view.tsx'
export { DoorView } from './door.tsx'
