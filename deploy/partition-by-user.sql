-- Turns every table that belongs to users into hash partitions by user, with what they hold, in one transaction:
--   PGOPTIONS='-c sayso.partitions=64' psql "$DATABASE_URL" -1 -f deploy/partition-by-user.sql
-- Run it as the owner with all servers stopped. Migrations go on as before: a partitioned table is changed like any other.

do $$
declare
  v_partitions int := coalesce(nullif(current_setting('sayso.partitions', true), '')::int, 64);
  v_tables text[];
  v_table text;
  v_whole text;
  v_columns text;
  v_drop text[];
  v_after text[];
  v_statement text;
begin
  -- Those whose key begins with the user, unless something else must be unique across all users.
  select array_agg(c.relname::text order by c.relname) into v_tables
  from pg_class c
  join pg_index i on i.indrelid = c.oid and i.indisprimary
  join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] and a.attname = 'user_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
    and not exists (select from pg_index u where u.indrelid = c.oid and u.indisunique and not a.attnum = any (u.indkey));

  -- Keys from and to them go first, so that each table can be replaced by itself; all of them come back.
  select array_agg(format('alter table public.%I drop constraint %I', c.relname, k.conname)),
    array_agg(format('alter table public.%I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)))
  into v_drop, v_after
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and (c.relname = any (v_tables) or f.relname = any (v_tables));

  -- What a table has besides columns, constraints and indexes.
  v_after := v_after
    || array(select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where c.relnamespace = 'public'::regnamespace and c.relname = any (v_tables) and not t.tgisinternal)
    || array(select format('create policy %I on public.%I as %s for %s to %s', policyname, tablename, permissive, cmd,
           (select string_agg(quote_ident(role), ', ') from unnest(roles) as role))
           || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '')
         from pg_policies where schemaname = 'public' and tablename = any (v_tables))
    || array(select format('grant %s on public.%I to %I', privilege_type, c.relname, r.rolname)
         from pg_class c, aclexplode(c.relacl) join pg_roles r on r.oid = grantee
         where c.relnamespace = 'public'::regnamespace and c.relname = any (v_tables) and r.rolname <> current_user)
    || array(select format('grant %s (%I) on public.%I to %I', privilege_type, a.attname, c.relname, r.rolname)
         from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) join pg_roles r on r.oid = grantee
         where c.relnamespace = 'public'::regnamespace and c.relname = any (v_tables) and r.rolname <> current_user)
    || array(select format('alter table public.%I enable row level security', relname) from pg_class
         where relnamespace = 'public'::regnamespace and relname = any (v_tables) and relrowsecurity)
    || array(select format('alter table public.%I force row level security', relname) from pg_class
         where relnamespace = 'public'::regnamespace and relname = any (v_tables) and relforcerowsecurity);

  foreach v_statement in array v_drop loop
    execute v_statement;
  end loop;

  foreach v_table in array v_tables loop
    v_whole := v_table || '_whole';
    select string_agg(quote_ident(attname), ', ' order by attnum) into v_columns from pg_attribute
    where attrelid = format('public.%I', v_table)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    -- Row-level security binds the owner too, who would copy nothing.
    execute format('alter table public.%I no force row level security', v_table);
    execute format('alter table public.%I rename to %I', v_table, v_whole);
    execute format('create table public.%I (like public.%I including all) partition by hash (user_id)', v_table, v_whole);
    for v_number in 0 .. v_partitions - 1 loop
      execute format('create table public.%I partition of public.%I for values with (modulus %s, remainder %s)',
        v_table || '_p' || v_number, v_table, v_partitions, v_number);
    end loop;
    execute format('insert into public.%I (%s) select %s from public.%I', v_table, v_columns, v_columns, v_whole);
    execute format('drop table public.%I', v_whole);
  end loop;

  foreach v_statement in array v_after loop
    execute v_statement;
  end loop;
end $$;
