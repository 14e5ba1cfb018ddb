// Bugs that others have shipped, each as one replacement in our own source, and the test that must notice it.

export interface Plant {
  readonly name: string
  readonly file: string
  readonly find: string
  readonly replace: string
  readonly noticed_by: { readonly file: string; readonly test: string }
}

export const plants: readonly Plant[] = [
  {
    name: 'idempotency key not scoped by user',
    file: 'src/store/migrations/0001-first.ts',
    find: 'primary key (user_id, message_id)',
    replace: 'primary key (message_id)',
    noticed_by: { file: 'tests/store-contract.test.ts', test: "^embedded: another user's message with the same id" },
  },
  {
    name: 'audit as jsonb',
    file: 'src/store/finish.ts',
    find: "['decision', 'text',",
    replace: "['decision', 'jsonb',",
    noticed_by: { file: 'tests/conversations.test.ts', test: '^embedded: nothing to take back' },
  },
  {
    name: 'session-level SET',
    file: 'src/store/line.ts',
    find: "set_config('app.user_id', $1, true)",
    replace: "set_config('app.user_id', $1, false)",
    noticed_by: { file: 'tests/store-sql.test.ts', test: '^embedded: nothing of a user is left on the connection' },
  },
  {
    name: 'role kept by the session',
    file: 'src/store/line.ts',
    find: "set_config('role', 'sayso_app', true)",
    replace: "set_config('role', 'sayso_app', false)",
    noticed_by: { file: 'tests/store-sql.test.ts', test: '^embedded: nothing of a user is left on the connection' },
  },
  {
    name: 'MCP server shared between callers',
    file: 'src/mcp/http.ts',
    find: 'const scope = calls.getStore()?.scope',
    replace: 'const scope = (globalThis.planted ??= calls.getStore()?.scope)',
    noticed_by: { file: 'tests/mcp/crossing.test.ts', test: 'get their own answers' },
  },
  {
    name: 'algorithm taken from the token',
    file: 'src/http/jwt-auth.ts',
    find: "'secret' in key ? ['HS256'] : ['RS256', 'ES256', 'EdDSA']",
    replace: "'secret' in key ? ['HS256', 'HS384', 'HS512'] : ['RS256', 'PS256', 'ES256', 'EdDSA']",
    noticed_by: { file: 'tests/routes/tokens.test.ts', test: 'forged tokens are refused alike' },
  },
  {
    name: 'missing user filter, and no second wall behind it',
    file: 'src/store/migrations/0001-first.ts',
    find: "using (user_id = current_setting('app.user_id', true))",
    replace: 'using (true)',
    noticed_by: { file: 'tests/store-sql.test.ts', test: '^embedded: with the filter by user taken out' },
  },
  {
    name: 'a question and its yes in one transaction',
    file: 'src/store/migrations/0009-grants.ts',
    find: "v_confirmation.granted_by <> 'setting' and v_confirmation.granted_in = pg_current_xact_id()",
    replace: 'false',
    noticed_by: { file: 'tests/store-sql.test.ts', test: '^embedded: a question and its yes are two transactions' },
  },
  {
    name: 'a data folder that others can read',
    file: 'src/store/data-folder.ts',
    find: 'if ((mode & others) !== 0) chmodSync(path, mode & 0o700)',
    replace: '',
    noticed_by: { file: 'tests/data-folder.test.ts', test: 'a folder that was open to others is closed' },
  },
  {
    name: 'a transaction that may idle for ever',
    file: 'src/store/line.ts',
    find: "set_config('idle_in_transaction_session_timeout', $2, true)",
    replace: "set_config('idle_in_transaction_session_timeout', '0', $2 <> '')",
    noticed_by: { file: 'tests/store-sql.test.ts', test: '^embedded: a transaction that nobody goes on with' },
  },
  {
    name: 'a stream that outlives its token',
    file: 'src/http/routes/events.ts',
    find: '(until !== null && Date.now() >= until)',
    replace: '(until === 0)',
    noticed_by: { file: 'tests/routes/events.test.ts', test: 'a stream ends when the token that opened it runs out' },
  },
  {
    name: 'a line without an end',
    file: 'src/agent/queue.ts',
    find: 'line.ids.size > most',
    replace: 'line.ids.size > most * 1000',
    noticed_by: { file: 'src/agent/queue.test.ts', test: 'the line is bounded' },
  },
  {
    name: 'titles that steer the terminal',
    file: 'src/cli/terminal.ts',
    find: "return text.replace(/[^\\P{Cc}\\n\\t]/gu, '')",
    replace: 'return text',
    noticed_by: { file: 'src/cli/terminal.test.ts', test: 'nothing that comes from elsewhere steers the terminal' },
  },
  {
    name: 'a confidence that just reaches the threshold',
    file: 'src/engine/plan/plan.ts',
    find: 'intent.confidence < context.settings.intent_confidence_threshold',
    replace: 'intent.confidence <= context.settings.intent_confidence_threshold',
    noticed_by: { file: 'src/engine/plan/plan.test.ts', test: 'just reaches the threshold' },
  },
  {
    name: 'old positions after a new list',
    file: 'src/engine/memory.ts',
    find: 'listed.first > 1 ? before.task_references : null',
    replace: 'before.task_references',
    noticed_by: { file: 'src/engine/plan/plan.test.ts', test: 'positions are those of the newest list' },
  },
  {
    name: 'the other one is the one just done',
    file: 'src/engine/plan/resolve.ts',
    find: 'ids.filter((id) => !scene.focus.includes(id))',
    replace: '[...ids]',
    noticed_by: { file: 'src/engine/plan/plan.test.ts', test: 'the other one' },
  },
  {
    name: 'a failed keyed call kept as final',
    file: 'src/agent/direct.ts',
    find: 'const isFinal = !isOurFault(response) && !isQuestion(response, elicitation)',
    replace: 'const isFinal = !isQuestion(response, elicitation)',
    noticed_by: { file: 'src/agent/direct.test.ts', test: 'a keyed call that ends with DATABASE_ERROR' },
  },
  {
    name: 'less than half the words of a title are near',
    file: 'src/engine/plan/near.ts',
    find: 'Math.max(1, wanted.size / 2)',
    replace: '1',
    noticed_by: { file: 'src/engine/plan/near.test.ts', test: 'less than half is not near' },
  },
]
