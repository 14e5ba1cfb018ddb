import { z } from 'zod'
import type { Loaded, OpenTurn, TurnRecord } from '../agent/ports.ts'
import type { OpenedSingle, OpenSingleRequest, SingleStore } from '../agent/single.ts'
import { ownSettingsSchema } from '../domain/settings.ts'
import { claimKey, fateOfAnswer, keepAnswerFor } from './answers.ts'
import { changesTasks, tellAfter } from './changes.ts'
import type { Database } from './database.ts'
import { confirmationColumns, confirmationRow, finishSingleText, finishSingleValues, granted } from './finish.ts'
import {
  begin,
  commitAfter,
  enter,
  enteringToAct,
  type Line,
  leave,
  onLine,
  ownTimeout,
  type Statement,
} from './line.ts'
import { pendingColumns, pendingRow } from './pending-row.ts'
import { moment } from './rows.ts'
import { hashToken, taskStore, withdraw } from './tasks.ts'
import { grant } from './turns.ts'

// A token for a task from delete_task doesn't answer a question asked here, but is just as good: the same user was
// shown the same title.
const load: Statement = {
  name: 'load_single',
  text: `select clock_timestamp() as now, s.settings, ${ownTimeout},
    (select ${pendingColumns} from confirmations c where c.user_id = $1 and c.token_hash = $2 and c.consumed_at is null) as pending
    from (values (true)) as one left join settings s on s.user_id = $1`,
}

const finish: Statement = { name: 'finish_single', text: finishSingleText }

const grantToken: Statement = {
  name: 'grant_token',
  text: `select ${granted('token', 'null', '$1')} from json_to_record($2::json) as ${confirmationColumns}`,
}

const loadedRow = z.object({ now: moment, settings: ownSettingsSchema.nullable(), pending: pendingRow.nullable() })

export function singleStore(database: Database, newId: () => string): SingleStore {
  return {
    openSingle: (request) => onLine(database, (line) => open(database, line, request, newId)),
    fateOf: (user_id, key) => fateOfAnswer(database, user_id, key),
  }
}

async function open(
  database: Database,
  line: Line,
  request: OpenSingleRequest,
  newId: () => string,
): Promise<OpenedSingle> {
  const { user_id, key, token } = request
  const [, , claim, read] = await Promise.all([
    line.send(begin),
    line.send(enter, enteringToAct(user_id, request.timeout_ms)),
    key === null ? null : claimKey(line, user_id, key),
    line.send(load, [user_id, token === null ? null : hashToken(token)]),
  ])
  if (claim !== null && claim.kind !== 'free') {
    await leave(line)
    return claim
  }
  const { now, settings, pending } = loadedRow.parse(read.rows[0])
  const loaded: Loaded = {
    now,
    own_settings: settings ?? {},
    metadata: null,
    current_state: pending === null ? 'IDLE' : 'AWAITING_CONFIRMATION',
    pending,
    history: [],
  }
  return { kind: 'open', turn: openSingle(database, line, request, newId), loaded }
}

function openSingle(database: Database, line: Line, request: OpenSingleRequest, newId: () => string): OpenTurn {
  const { user_id, conversation_id, key, request_hash, token } = request
  return {
    tasks: taskStore(line, user_id, newId),
    async grant(confirmation) {
      await line.send(grant, [conversation_id, JSON.stringify(confirmationRow(confirmation))])
    },
    async finish(record: TurnRecord) {
      const { pending } = record
      const committed = commitAfter(line, [
        pending === null
          ? null
          : line.send(grantToken, [hashToken(request.new_token), JSON.stringify(confirmationRow(pending))]),
        line.send(finish, finishSingleValues(request, record)),
        // A question can be answered once, whatever the answer.
        token === null ? null : line.send(withdraw, [hashToken(token)]),
        key === null ? null : keepAnswerFor(line, user_id, key, { request_hash, body: record.reply }),
      ])
      await tellAfter(
        database,
        changesTasks(record.invocations) ? [{ user_id, what: 'tasks', conversation_id: null }] : [],
        committed,
      )
    },
    abandon: () => leave(line),
  }
}
