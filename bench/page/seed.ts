import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { emptyMetadata } from '../../src/engine/memory.ts'

/** Tasks and one long conversation, written straight into the tables: nobody says two thousand things in a bench. */
export async function seed(client: pg.Client, tasks: number, messages: number): Promise<string> {
  const conversation = randomUUID()
  await client.query(
    `insert into tasks (user_id, id, title, title_key, priority, due_date, due_key, status, completed_at)
    select 'local', gen_random_uuid(), 'task number ' || n, 'task number ' || n,
      case n % 5 when 0 then 'high' when 1 then 'low' end, day, coalesce(day, '~'),
      case n % 10 when 0 then 'completed' else 'pending' end, case n % 10 when 0 then now() end
    from (select n, case n % 3 when 0 then to_char(date '2026-01-01' + n % 700, 'YYYY-MM-DD') end as day
      from generate_series(1, $1::int) as n) as made`,
    [tasks],
  )
  await client.query(
    `insert into conversations (user_id, id, metadata, current_state, turn_count) values ('local', $1, $2, 'IDLE', $3)`,
    [conversation, JSON.stringify(emptyMetadata), messages / 2],
  )
  await client.query(
    `insert into messages (user_id, conversation_id, seq, id, role, content, "timestamp", tool_calls)
    select 'local', $1, n, gen_random_uuid(), case n % 2 when 1 then 'user' else 'assistant' end,
      case n % 2 when 1 then 'add thing number ' || n else 'I''ve added ''thing number ' || n || ''' to your tasks.' || repeat(E'\\nIt is due Fri 20 Nov, 17:00.', n % 4) end,
      now() - make_interval(secs => $2::int - n), '[]'
    from generate_series(1, $2::int) as n`,
    [conversation, messages],
  )
  return conversation
}
