// The database's clock in the hands of a test.

import type { Database } from '../../src/store/database.ts'

export interface Clock {
  now(): number
  /** Never back. */
  set(moment: number): Promise<void>
}

export async function takeClock(database: Database, start: number): Promise<Clock> {
  let now = start
  await database.pool.query(`
    create table public.test_clock (at timestamptz not null);
    insert into public.test_clock values ('${new Date(start).toISOString()}');
    grant select on public.test_clock to sayso_app, sayso_operator;
    create or replace function public.reminder_clock() returns timestamptz language sql stable set search_path = pg_catalog, pg_temp as $$
      select at from public.test_clock
    $$;`)
  return {
    now: () => now,
    async set(moment) {
      now = moment
      await database.pool.query('update public.test_clock set at = $1', [new Date(moment).toISOString()])
    },
  }
}
