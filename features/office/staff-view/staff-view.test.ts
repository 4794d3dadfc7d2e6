import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { asActor, readAs } from '#/db/database.server.ts'
import type { DB } from '#/db/tables.ts'
import { type Actor, actingAs } from '#/domain/actor.ts'
import { may, permissions, type Permission } from '#/domain/permissions.ts'
import { browseOwnRequests } from '#/features/ordering/requests/list.server.ts'
import { ownRequestList } from '#/features/ordering/requests/list.ts'
import { readOwnCompanies } from '#/features/companies/own-companies/own-companies.server.ts'
import { readList } from '#/domain/list.ts'
import { readOwnPapers } from '#/features/office/client-papers/papers.server.ts'
import { addNote } from '#/features/office/clients/notes.server.ts'
import { aRequest } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { announceStaffView, endStaffView, readStaffViews, startStaffView } from './staff-view.server.ts'

let w: World
let admin: Actor
let client: Actor
beforeAll(async () => {
  w = await world()
  client = await w.client()
})

/** An administrator with a stored session. */
async function staff(): Promise<Actor> {
  const person = await w.admin()
  await w.owner.query(
    `insert into auth.session (id, token, "userId", "expiresAt", "updatedAt") values ($1, $2, $3, now() + interval '1 hour', now())`,
    [person.sessionId, randomUUID(), person.id],
  )
  return person
}
const sessionOf = async (person: Actor) => {
  const { rows } = await w.owner.query<{ company_id: string | null; view_ends_at: string | null }>(
    `select o.company_id, o.view_ends_at from auth.session s, priv.open_session(s.token) o where s.id = $1`,
    [person.sessionId],
  )
  return rows[0]!
}
/** The actor of a request in the client's area, as the server makes it from the session. */
async function inView(person: Actor, path = '/client/dashboard'): Promise<Actor> {
  const { company_id: id, view_ends_at: ends } = await sessionOf(person)
  const company = id ? { id, mode: 'view' as const, permissions: [], viewEndsAt: new Date(ends!) } : null
  return actingAs(person, company, path)
}
const requests = (actor: Actor) => browseOwnRequests(actor, readList(ownRequestList, new URLSearchParams()))

it('opens the pages of one client for thirty minutes, with the reason in the log, and tells the owners', async () => {
  admin = await staff()
  await aRequest(w, client, 'pending')
  const other = await w.client({ company: 'Other' })
  await aRequest(w, other, 'pending')
  const { until } = await startStaffView(admin, client.id, 'question about a report')
  const left = Date.parse(until) - Date.now()
  expect(left).toBeGreaterThan(29 * 60_000)
  expect(left).toBeLessThanOrEqual(30 * 60_000 + 5000)
  const viewer = await inView(admin)
  expect(viewer).toMatchObject({ type: 'client', id: admin.id, company: { id: client.id, mode: 'view' } })
  expect(await readOwnCompanies(viewer)).toEqual([])
  expect((await inView(admin, '/admin/clients')).type).toBe('admin')
  expect((await requests(viewer)).total).toBe(1)

  const { rows } = await w.owner.query(
    `select actor_id, reason, client_id from app.activity_log where action = 'clients.view-as' and entity_id = $1`,
    [client.id],
  )
  expect(rows).toEqual([{ actor_id: admin.id, reason: 'question about a report', client_id: client.id }])
  const [job] = await w.waitingJobs('accounts.staff-view')
  await announceStaffView(job as never)
  await announceStaffView(job as never)
  const mails = await w.owner.query<{ body: string }>(
    `select body from app.emails where profile_id = $1 and kind = 'client.viewed'`,
    [client.id],
  )
  expect(mails.rows).toHaveLength(1)
  expect(mails.rows[0]!.body).toContain('question about a report')
  expect(await readStaffViews(client)).toMatchObject([{ reason: 'question about a report', isOpen: true }])
  expect(await readStaffViews(other)).toEqual([])
})

it('refuses every write in a view, by the database alone', async () => {
  const viewer = await inView(admin)
  const { rows: tables } = await w.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind in ('r', 'p')
       and (has_any_column_privilege('itqan_viewas', oid, 'insert, update') or has_table_privilege('itqan_viewas', oid, 'insert, update, delete, truncate'))`,
  )
  expect(tables).toEqual([])
  for (const table of [
    'branches',
    'mystery_shopping_requests',
    'report_actions',
    'activity_log',
    'companies',
  ] as const) {
    const removal = asActor(viewer, (tx) => tx.deleteFrom(table as keyof DB).execute())
    await expect(removal, table).rejects.toMatchObject({ code: '42501' })
  }
  const rename = asActor(viewer, (tx) => tx.updateTable('companies').set({ name_en: 'Mine' }).execute())
  await expect(rename).rejects.toMatchObject({ code: '42501' })
  const branch = asActor(viewer, (tx) =>
    tx.insertInto('branches').values({ client_id: client.id, name: 'N', location: 'L' }).execute(),
  )
  await expect(branch).rejects.toMatchObject({ code: '42501' })
})

it('never shows papers, secrets of payments or links, in a view', async () => {
  const viewer = await inView(admin)
  await expect(readOwnPapers(viewer)).rejects.toMatchObject({ code: 'not-allowed' })
  const papers = readAs(viewer, (db) => db.selectFrom('client_papers').selectAll().execute())
  await expect(papers).rejects.toMatchObject({ code: '42501' })
  const hidden = await w.owner.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and has_column_privilege('itqan_viewas', c.oid, a.attnum, 'select')
       and a.attname ~ '(token|iban|pay_url|checkout|secret)'`,
  )
  expect(hidden.rows).toEqual([])
  for (const permission of Object.keys(permissions) as Permission[])
    if (may(viewer, permission))
      expect(permission).toMatch(
        /\.read$|^(actions\.own|duties\.own|documents\.all|dashboard\.client|evaluations\.(costs|foresee)|reports\.document)$/,
      )
})

it('ends on request, and by itself', async () => {
  const person = await staff()
  const own = await w.client({ company: 'Ended' })
  await startStaffView(person, own.id, 'a first look')
  expect(await endStaffView(person)).toEqual({ clientId: own.id })
  expect(await sessionOf(person)).toMatchObject({ company_id: null })
  expect(await endStaffView(person)).toEqual({ clientId: null })
  await startStaffView(person, own.id, 'a second look')
  const stale = await inView(person)
  await w.owner.query(
    `update app.staff_views set started_at = started_at - interval '1 hour', ends_at = ends_at - interval '1 hour' where admin_id = $1`,
    [person.id],
  )
  expect(await sessionOf(person)).toMatchObject({ company_id: null })
  const { rows } = await readAs(stale, (db) => sql`select app.client_id() as id`.execute(db))
  expect(rows).toEqual([{ id: null }])
  expect((await requests(stale)).total).toBe(0)
  expect(await readStaffViews(own)).toMatchObject([{ isOpen: false }, { isOpen: false }])
})

it('replaces an open view by the next one, and keeps sessions of others apart', async () => {
  const [person, colleague] = [await staff(), await staff()]
  const [first, second] = [await w.client({ company: 'First' }), await w.client({ company: 'Second' })]
  await startStaffView(person, first.id, 'the first')
  await startStaffView(person, second.id, 'the second')
  expect(await sessionOf(person)).toMatchObject({ company_id: second.id })
  expect(await readStaffViews(first)).toMatchObject([{ isOpen: false }])
  expect(await sessionOf(colleague)).toMatchObject({ company_id: null })
  const forged = {
    ...colleague,
    type: 'client' as const,
    company: { id: second.id, mode: 'view' as const, permissions: [] },
  }
  const { rows } = await readAs(forged, (db) => sql`select app.client_id() as id`.execute(db))
  expect(rows).toEqual([{ id: null }])
})

it('ends with another role, with the access, and with other cells of the role', async () => {
  const own = await w.client({ company: 'Changed' })
  await w.owner.query(
    `insert into app.staff_roles (id, name_en, name_ar, cells) values ('viewers', 'V', 'م', '{"clients": "view"}')`,
  )
  const changes = [
    `update app.staff_members set role = 'content' where profile_id = $1`,
    `update app.staff_members set state = 'removed' where profile_id = $1`,
    `update app.staff_roles set cells = '{"clients": "read"}' where id = 'viewers' and $1::uuid is not null`,
  ]
  for (const change of changes) {
    const [person, colleague] = [await staff(), await staff()]
    await w.owner.query(`update app.staff_members set role = 'viewers' where profile_id = $1`, [person.id])
    await startStaffView(person, own.id, 'before the change')
    await startStaffView(colleague, own.id, 'not changed')
    const viewer = await inView(person)
    await w.owner.query(change, [person.id])
    expect(await sessionOf(person), change).toMatchObject({ company_id: null })
    const { rows } = await readAs(viewer, (db) => sql`select app.client_id() as id`.execute(db))
    expect(rows).toEqual([{ id: null }])
    expect(await sessionOf(colleague)).toMatchObject({ company_id: own.id })
    await expect(startStaffView(person, own.id, 'after the change')).rejects.toMatchObject({ code: '42501' })
  }
})

it('is for staff only, with a client that exists', async () => {
  const strangers = [client, await w.shopper(), await w.freelancer(), await inView(admin)]
  for (const stranger of strangers) {
    await expect(startStaffView(stranger, client.id, 'curious')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(endStaffView(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  for (const stranger of [admin, ...strangers.slice(1)])
    await expect(readStaffViews(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
  const person = await staff()
  await expect(startStaffView(person, person.id, 'nobody here')).rejects.toMatchObject({ code: 'not-found' })
  await expect(addNote(await inView(admin), client.id, 'x')).rejects.toMatchObject({ code: 'not-allowed' })
})
