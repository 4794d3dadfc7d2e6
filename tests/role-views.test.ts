import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { asActor, asSystemWithin, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { builtinRoles, roleCells } from '#/domain/staff-cells.ts'
import { permissionsOf } from '#/domain/staff-roles.ts'
import { startRoleView } from '#/features/identity/role-view/role-view.server.ts'
import { sql } from 'kysely'
import { fillEveryTable } from './isolation-fixtures.ts'
import { allTables, columnsFor, operations, statementFor } from './isolation-probe.ts'
import { world } from './world.ts'

const w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })
await w.owner.query('delete from app.bank_questions')
await w.owner.query('delete from app.questionnaires')
await w.owner.query('delete from app.questionnaire_drafts')
const [client, shopper] = [await w.client({ company: 'A' }), await w.freelancer()]
const owner = await w.admin()
await fillEveryTable(w.owner, { tag: 'A', client, shopper, admin: owner })

/** An owner who sees as a role. */
async function seeingAs(role: string): Promise<Actor> {
  const person = await w.admin()
  await w.owner.query(
    `insert into auth.session (id, token, "userId", "expiresAt", "updatedAt") values ($1, $2, $3, now() + interval '1 hour', now())`,
    [person.sessionId, randomUUID(), person.id],
  )
  const { until } = await startRoleView(person, role, 'test of the views')
  const permissions = permissionsOf(roleCells[role as 'support'], true)
  const seesAs = { role, until, nameEn: '', nameAr: '', permissions: permissionsOf(roleCells[role as 'support']) }
  return { ...person, staff: { role: 'owner', permissions, seesAs } }
}
const viewers = new Map<string, Actor>()
for (const role of builtinRoles.slice(1)) viewers.set(role, await seeingAs(role))
const colleagues = new Map<string, Actor>()
for (const role of builtinRoles.slice(1)) colleagues.set(role, await w.admin({ role }))

const app = new pg.Client({ connectionString: w.appUrl })
await app.connect()
afterAll(() => app.end())

/** One statement with the settings of a request, rolled back: rows, or the SQLSTATE. */
async function outcome(
  userId: string,
  staffRole: string,
  text: string,
  values: unknown[] = [],
): Promise<number | string> {
  await app.query(
    `begin; select set_config('role', 'itqan_admin', true), set_config('app.user_id', ${pg.escapeLiteral(userId)}, true), set_config('app.staff_role', ${pg.escapeLiteral(staffRole)}, true)`,
  )
  try {
    return (await app.query(text, values)).rowCount ?? 0
  } catch (error) {
    return (error as pg.DatabaseError).code!
  } finally {
    await app.query('rollback')
  }
}

const written = (
  await w.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind in ('r', 'p')
       and (has_any_column_privilege('itqan_admin', oid, 'insert, update') or has_table_privilege('itqan_admin', oid, 'insert, update, delete'))`,
  )
).rows.map(({ name }) => name)
const tables = (await allTables(w.owner)).filter(({ name }) => written.includes(name))
const rowsOf = async (table: string) =>
  (
    await w.owner.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from app.${table} t limit 5`)
  ).rows.map(({ row }) => row)

test('administrators write tables, each of which is tried below', () => {
  expect(tables.length).toBeGreaterThan(40)
})

test.each(tables)('$name: a view writes nothing, by its policies alone and by its transaction alone', async (table) => {
  const columns = await columnsFor(w.owner, table.name, 'itqan_admin')
  const rows = JSON.parse(JSON.stringify(await rowsOf(table.name)).replaceAll(owner.id, '{me}')) as object[]
  for (const [role, viewer] of viewers) {
    const own = JSON.parse(JSON.stringify(rows).replaceAll('{me}', viewer.id)) as Record<string, unknown>[]
    for (const row of own.slice(0, role === 'operations' ? 5 : 1))
      for (const operation of operations.slice(1)) {
        const statement = statementFor(operation, table.name, table.key, columns, row)
        if (!statement) continue
        const what = `${role} ${operation}`
        // policies: no row is reached
        expect([0, '42501'], what).toContain(await outcome(viewer.id, role, ...statement))
        // transaction: PostgreSQL refuses before it looks for rows, unless the right itself is missing
        const refused = asActor(viewer, (tx) =>
          tx.executeQuery({ ...sql`select 1`.compile(tx), sql: statement[0], parameters: statement[1] }),
        )
        await expect(refused, what).rejects.toMatchObject({ code: expect.stringMatching(/^(25006|42501)$/) })
      }
  }
})

test('a view writes nothing with the rights of the platform or of functions either, nor by single statements', async () => {
  const viewer = viewers.get('operations')!
  const asPlatform = asActor(viewer, (tx) =>
    asSystemWithin('test', tx, () => tx.updateTable('companies').set({ name_en: 'Mine' }).execute()),
  )
  await expect(asPlatform).rejects.toMatchObject({ code: '25006' })
  const byFunction = asActor(viewer, (tx) =>
    sql`select priv.start_staff_view(${viewer.sessionId}, ${client.id}, 'why')`.execute(tx),
  )
  await expect(byFunction).rejects.toMatchObject({ code: '25006' })
  const alone = readAs(viewer, (db) => db.updateTable('profiles').set({ theme: 'dark' }).execute())
  await expect(alone).rejects.toMatchObject({ code: '25006' })
  const back = asActor(viewer, async (tx) => {
    await sql`select set_config('transaction_read_only', 'off', true)`.execute(tx)
  })
  await expect(back).rejects.toMatchObject({ code: '25001' })
  // the next user of the connection writes again
  await readAs(owner, (db) => db.updateTable('profiles').set({ theme: 'dark' }).where('id', '=', owner.id).execute())
})

test('a view reads what the role reads, table by table', async () => {
  const different: string[] = []
  for (const { name } of await allTables(w.owner)) {
    if (['notifications', 'notice_switches'].includes(name)) continue // own rows only
    for (const [role, viewer] of viewers) {
      const text = `select count(*)::int as n from app.${name}`
      const count = async (actor: Actor, seen: string) => {
        const found = await outcome(actor.id, seen, `select 1 from (${text}) t where t.n = 0`)
        return found === 1 ? 'none' : found === 0 ? 'some' : found
      }
      const [asViewer, asRole] = [await count(viewer, role), await count(colleagues.get(role)!, '')]
      if (asViewer !== asRole) different.push(`${name} ${role}: ${asViewer}, ${asRole}`)
    }
  }
  expect(different).toEqual([])
})

test('a forged setting gives no rights: neither to a member of staff nor to an owner without an open view', async () => {
  const read = `select 1 from app.staff_members limit 1`
  const clients = `select 1 from app.client_profiles limit 1`
  const content = colleagues.get('content')!
  expect(await outcome(content.id, '', clients)).toBe(0)
  for (const role of [...builtinRoles, 'unknown']) {
    expect(await outcome(content.id, role, clients), role).toBe(0)
    expect(await outcome(colleagues.get('operations')!.id, role, read), role).toBe(0)
    expect(await outcome(owner.id, role, read), role).toBe(0)
    expect(await outcome(owner.id, role, clients), role).toBe(0)
  }
  // an open view of another role, and one of another person
  expect(await outcome(viewers.get('content')!.id, 'operations', clients)).toBe(0)
  await w.owner.query(
    `insert into app.staff_role_views (profile_id, session_id, role, started_at, ends_at) values ($1, gen_random_uuid(), 'owner', now(), now() + interval '1 hour'),
       ($1, gen_random_uuid(), 'operations', now(), now() + interval '1 hour')`,
    [content.id],
  )
  for (const role of ['owner', 'operations']) expect(await outcome(content.id, role, clients), role).toBe(0)
  expect(await outcome(owner.id, '', read)).toBe(1)
})

test('sees within a transaction and in single reads, side by side with the person outside the view', async () => {
  const viewer = viewers.get('content')!
  const { seesAs: _view, ...rights } = viewer.staff!
  const outside = { ...viewer, staff: rights }
  const count = (actor: Actor) => readAs(actor, (db) => db.selectFrom('staff_members').select('role').execute())
  for (let round = 0; round < 5; round++) {
    const [seen, own, again] = await Promise.all([count(viewer), count(outside), count(viewer)])
    expect([seen.length, again.length]).toEqual([0, 0])
    expect(own.length).toBeGreaterThan(5)
  }
})
