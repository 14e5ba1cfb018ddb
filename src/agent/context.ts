import type { ChatRequest } from '../domain/chat.ts'
import type { DecisionContext } from '../domain/decision.ts'
import { type AgentSettings, agentSettingsSchema, type OwnSettings } from '../domain/settings.ts'
import type { Suggestion } from '../domain/suggestion.ts'
import { emptyMetadata, withDone } from '../engine/memory.ts'
import type { Exchange, TurnOptions } from './exchange.ts'
import type { Loaded, Model } from './ports.ts'

/** What a request says about itself and its caller. */
export interface ContextRequest extends Pick<ChatRequest, 'message' | 'timezone' | 'confirms' | 'done_meanwhile'> {
  readonly user_id: string
}

/** Everything the decision rests on. Defaults are filled in here, so that the stored context is self-contained. */
export function contextOf(
  options: TurnOptions,
  { request, opening, voice }: Pick<Exchange, 'request' | 'opening' | 'voice'>,
  loaded: Loaded,
  fresh_id: string,
): DecisionContext {
  const settings = withDefaults(options.defaults, loaded.own_settings)
  return {
    user_id: request.user_id,
    message: request.message,
    conversation_id: opening.conversation_id,
    message_history: [...loaded.history],
    pending_confirmation: loaded.pending,
    confirms: request.confirms ?? null,
    metadata: withDone(loaded.metadata ?? emptyMetadata, request.done_meanwhile ?? []),
    current_state: loaded.current_state,
    settings,
    now: loaded.now,
    timezone: request.timezone ?? settings.timezone ?? options.timezone,
    voice,
    fresh_id,
    engine_version: options.engine_version,
    ...(loaded.reminded === undefined || loaded.reminded.length === 0 ? {} : { reminded: [...loaded.reminded] }),
  }
}

const onlyAgents = agentSettingsSchema.strip()

/** Most users have changed no settings. */
const withNothingOwn = new WeakMap<AgentSettings, AgentSettings>()

/** The settings decisions rest on: the user's own where set, otherwise the server's. */
export function withDefaults(defaults: AgentSettings, own: OwnSettings): AgentSettings {
  const isOwn = Object.keys(own).length > 0
  const known = isOwn ? undefined : withNothingOwn.get(defaults)
  if (known !== undefined) return known
  const settings = onlyAgents.parse({ ...defaults, ...own })
  if (!isOwn) withNothingOwn.set(defaults, settings)
  return settings
}

/** The context with a model's suggestion, or with room for one; unchanged without a model. */
export function withSuggestion(
  context: DecisionContext,
  model: Model | undefined,
  suggestion: Suggestion | null,
): DecisionContext {
  if (suggestion !== null) return { ...context, suggestion }
  const mayAsk = context.settings.ask_model && model?.mayAsk(context.user_id) === true
  return mayAsk ? { ...context, suggestion: null } : context
}
