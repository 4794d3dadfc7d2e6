import { expect, test } from 'vitest'
import { assertHarmlessLogin } from '#/db/database.server.ts'
import { world } from './world.ts'

const w = await world()
const names = async (text: string): Promise<string[]> =>
  (await w.owner.query<{ name: string }>(text)).rows.map((row) => row.name)

test('every table has row-level security enabled and forced, with policies', async () => {
  const open =
    await names(`select relname as name from pg_class c where relnamespace in ('app'::regnamespace, 'priv'::regnamespace)
    and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`)
  expect(open).toEqual([])
})

test('no view sees more than the person who asks', async () => {
  expect(
    await names(`select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind in ('v', 'm')
    and not coalesce(reloptions @> array['security_invoker=true'], false)`),
  ).toEqual([])
})

test('policies that change rows check the new row too', async () => {
  expect(
    await names(`select c.relname || '.' || polname as name from pg_policy p join pg_class c on c.oid = p.polrelid
    where polcmd in ('a', 'w', '*') and polwithcheck is null`),
  ).toEqual([])
})

test('policies look the identity up once a statement, not once a row', async () => {
  const perRow = await w.owner.query<{ name: string; text: string }>(`select c.relname || '.' || polname as name,
    coalesce(pg_get_expr(polqual, polrelid), '') || ' ' || coalesce(pg_get_expr(polwithcheck, polrelid), '') as text
    from pg_policy p join pg_class c on c.oid = p.polrelid`)
  const bare = perRow.rows.filter(({ text }) => /(?<!SELECT )app\.(uid|client_id)\(\)/.test(text))
  expect(bare.map(({ name }) => name)).toEqual([])
})

test('functions that run with more rights live in priv, pin their search path and are not for everybody', async () => {
  const loose = await names(`select p.oid::regprocedure::text as name from pg_proc p
    where p.prosecdef and p.pronamespace in ('app'::regnamespace, 'priv'::regnamespace)
      and (p.pronamespace <> 'priv'::regnamespace or not coalesce(p.proconfig @> array['search_path=""'], false)
        or has_function_privilege('public', p.oid, 'execute'))`)
  expect(loose).toEqual([])
})

test('every foreign key and every column of a policy has an index that begins with it', async () => {
  const bare = await names(`select c.conrelid::regclass || '(' || a.attname || ')' as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'app'::regnamespace
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`)
  expect(bare).toEqual([])
})

test('the application signs in as a role that owns nothing and may not step around row-level security', async () => {
  await expect(assertHarmlessLogin()).resolves.toBeUndefined()
  const { rows } = await w.owner
    .query(`select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname like 'itqan%' and
    (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`)
  expect(rows).toEqual([])
})

test('a row cannot point into another company', async () => {
  const [a, b] = [await w.client({ company: 'A' }), await w.client({ company: 'B' })]
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Main', 'Riyadh') returning id`,
    [b.id],
  )
  await expect(
    w.owner.query(
      `insert into app.mystery_shopping_requests (client_id, branch_id, branch_name, branch_location, evaluation_type, scheduled_date, price, shopper_fee, created_by)
       values ($1, $2, 'Main', 'Riyadh', 'basic', now(), 1, 1, $1)`,
      [a.id, rows[0]!.id],
    ),
  ).rejects.toThrow(/foreign key/)
})
