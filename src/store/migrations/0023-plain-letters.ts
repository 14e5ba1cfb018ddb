import { type Kysely, sql } from 'kysely'

// "Jose" finds 'Call José': titles and their words are compared without accents (`src/letters/without-accents.ts`).
// This converts existing ones.
const folded = (column: string) => `
  replace(replace(replace(replace(translate(
    normalize(regexp_replace(normalize(${column}, NFD), '([a-zøłæœ])[\\u0300-\\u036f]+', '\\1', 'g'), NFC),
    'øłđðı', 'olddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')`

const tables = ['tasks', 'task_words']
const keys = 'status, priority_rank, due_date, due_key, order_key, title_key'

const lift = tables.map(
  (table) => `
alter table public.${table} no force row level security;
alter table public.${table} disable trigger user;`,
)

const fold = `
update public.tasks set title_key = ${folded('title_key')} where title_key ~ '[^ -~]';
update public.task_words set title_key = ${folded('title_key')} where title_key ~ '[^ -~]';
insert into public.task_words (user_id, task_id, word, ${keys})
  select user_id, task_id, ${folded('word')}, ${keys} from public.task_words where word ~ '[^ -~]'
  on conflict do nothing;
delete from public.task_words where word ~ '[^ -~]' and word <> ${folded('word')};
`

const restore = tables.map(
  (table) => `
alter table public.${table} enable trigger user;
alter table public.${table} force row level security;`,
)

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [...lift, fold, ...restore]) await sql.raw(part).execute(db)
}
