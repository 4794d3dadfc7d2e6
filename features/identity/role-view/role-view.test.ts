import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type Permission, permissions } from '#/domain/permissions.ts'
import { whileReading } from '#/domain/staff-rights.ts'
import { roleCells } from '#/domain/staff-cells.ts'
import { permissionsOf } from '#/domain/staff-roles.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { findSession, sessionKey } from '#/platform/auth.server.ts'
import { endSessionOf, standingsOf } from '#/platform/sessions.server.ts'
import { type World, world } from '#/tests/world.ts'
import { closeRoleView, endRoleView, startRoleView } from './role-view.server.ts'

let w: World
let clientId: string
beforeAll(async () => {
  w = await world()
  clientId = (await w.client()).id
})

/** A member of staff with an open session, and what each request of it finds. */
async function signedIn(role: 'owner' | 'support' = 'owner') {
  const person = await w.admin({ role })
  const token = randomUUID()
  await w.owner.query(
    `insert into auth.session (id, token, "userId", "expiresAt", "updatedAt") values ($1, $2, $3, now() + interval '1 hour', now())`,
    [person.sessionId, sessionKey(token), person.id],
  )
  const now = async (): Promise<Actor | undefined> => (await findSession(token))?.actor
  return { person, now, acting: async () => (await now())! }
}
const viewsOf = async (id: string) =>
  (
    await w.owner.query<{ role: string; reason: string; ended_by: string | null }>(
      'select role, reason, ended_by from app.staff_role_views where profile_id = $1 order by started_at',
      [id],
    )
  ).rows
const logOf = async (id: string) =>
  (
    await w.owner.query<{ action: string; actor_id: string | null; reason: string | null; after: object }>(
      `select action, actor_id, reason, after from app.activity_log where entity = 'staff' and entity_id = $1 order by at`,
      [id],
    )
  ).rows
/** Whether the details of a client are among the rows: the content role has none. */
const sees = async (actor: Actor) =>
  (await readAs(actor, (db) => db.selectFrom('client_profiles').select('profile_id as id').execute())).some(
    ({ id }) => id === clientId,
  )

it('shows the back office as the role for thirty minutes, with the reason in the log, and the end', async () => {
  const { person, acting } = await signedIn()
  const { until } = await startRoleView(await acting(), 'content', 'question about the menu')
  const left = Date.parse(until) - Date.now()
  expect(left).toBeGreaterThan(29 * 60_000)
  expect(left).toBeLessThanOrEqual(30 * 60_000 + 5000)
  const viewer = await acting()
  expect(viewer.staff).toMatchObject({
    role: 'owner',
    seesAs: { role: 'content', until: new Date(until).toISOString() },
  })
  expect(whileReading(viewer).staff!.permissions).toEqual(permissionsOf(roleCells.content))
  expect(await sees(viewer)).toBe(false)
  expect(await asActor(viewer, async (tx) => tx.selectFrom('staff_members').select('role').execute())).toEqual([])
  expect(await endRoleView(viewer)).toEqual({ role: 'content' })
  expect((await acting()).staff!.seesAs).toBeUndefined()
  expect(await sees(await acting())).toBe(true)
  expect(await endRoleView(await acting())).toEqual({ role: null })
  expect(await viewsOf(person.id)).toEqual([
    { role: 'content', reason: 'question about the menu', ended_by: 'stopped' },
  ])
  expect(await logOf(person.id)).toMatchObject([
    { action: 'staff.see-as', actor_id: person.id, reason: 'question about the menu', after: { role: 'content' } },
    { action: 'staff.see-as-end', actor_id: person.id, after: { role: 'content', ended: 'stopped' } },
  ])
})

it('counts in the session that asked, and leaves another session of the person as it is', async () => {
  const { person, acting } = await signedIn()
  const second = { ...person, sessionId: randomUUID() }
  await startRoleView(person, 'support', 'one session only')
  expect((await acting()).staff!.seesAs?.role).toBe('support')
  expect(await sees(second)).toBe(true)
})

it('changes nothing in a view, and begins no other', async () => {
  const { acting } = await signedIn()
  await startRoleView(await acting(), 'operations', 'all that operations may do')
  const viewer = await acting()
  for (const permission of viewer.staff!.permissions)
    expect(permission).not.toMatch(/write|update|manage|approve|erase/)
  await expect(startRoleView(viewer, 'editor', 'another')).rejects.toMatchObject({ code: 'not-allowed' })
  const note = asActor(viewer, (tx) =>
    recordActivity(tx, viewer, { action: 'staff.see-as', entity: 'staff', entityId: viewer.id }),
  )
  await expect(note).rejects.toMatchObject({ code: '25006' })
  const reader = whileReading(viewer)
  await expect(startRoleView(reader, 'editor', 'another')).rejects.toMatchObject({ code: 'not-allowed' })
})

it('ends by itself: rights at once, the row and the log by a job', async () => {
  const { person, acting } = await signedIn()
  await startRoleView(await acting(), 'finance', 'until it is over')
  expect(await sees(await acting())).toBe(true)
  const stale = await acting()
  await w.owner.query(
    `update app.staff_role_views set started_at = started_at - interval '1 hour', ends_at = ends_at - interval '1 hour' where profile_id = $1`,
    [person.id],
  )
  expect((await acting()).staff!.seesAs).toBeUndefined()
  expect(await sees(stale), 'a page that was asked before the end').toBe(false)
  expect(await w.waitingJobs('accounts.role-view-over')).toContainEqual({ sessionId: person.sessionId })
  await closeRoleView({ sessionId: person.sessionId })
  await closeRoleView({ sessionId: person.sessionId })
  expect(await viewsOf(person.id)).toMatchObject([{ ended_by: 'time' }])
  expect((await logOf(person.id)).slice(1)).toMatchObject([
    { action: 'staff.see-as-end', actor_id: null, after: { role: 'finance', ended: 'time' } },
  ])
})

it('ends with the session, with the ownership and with the role', async () => {
  const [leaving, lowered, seen] = [await signedIn(), await signedIn(), await signedIn()]
  await w.owner.query(
    `insert into app.staff_roles (id, name_en, name_ar, cells) values ('weekend', 'Weekend', 'العطلة', $1)`,
    [JSON.stringify({ ...roleCells.support, invoices: 'none' })],
  )
  await startRoleView(await leaving.acting(), 'support', 'then signs out')
  await startRoleView(await lowered.acting(), 'editor', 'then loses the ownership')
  await startRoleView(await seen.acting(), 'weekend', 'then the role is retired')
  expect((await seen.acting()).staff!.seesAs).toMatchObject({ nameEn: 'Weekend', nameAr: 'العطلة' })
  const stale = await lowered.acting()
  await endSessionOf(leaving.person.id, leaving.person.sessionId)
  await w.owner.query(`update app.staff_members set role = 'operations' where profile_id = $1`, [lowered.person.id])
  await w.owner.query(`update app.staff_roles set retired_at = now() where id = 'weekend'`)
  expect(await viewsOf(leaving.person.id)).toMatchObject([{ ended_by: 'signed-out' }])
  expect(await viewsOf(lowered.person.id)).toMatchObject([{ ended_by: 'role' }])
  expect(await viewsOf(seen.person.id)).toMatchObject([{ ended_by: 'role' }])
  expect(await leaving.now()).toBeUndefined()
  expect((await lowered.acting()).staff).toMatchObject({ role: 'operations' })
  expect((await lowered.acting()).staff!.seesAs).toBeUndefined()
  expect(await sees(stale)).toBe(false)
  for (const { person } of [leaving, lowered, seen])
    expect((await logOf(person.id)).at(-1)).toMatchObject({ action: 'staff.see-as-end', actor_id: null })
})

it('changes the word for the rights of a session when they change, so that its streams are closed', async () => {
  const [owner, other] = [await signedIn(), await signedIn('support')]
  const words = () => standingsOf([owner.person.sessionId, other.person.sessionId])
  const first = await words()
  expect(await words()).toEqual(first)
  await startRoleView(await owner.acting(), 'editor', 'the word changes')
  const during = await words()
  expect(during.get(owner.person.sessionId)).not.toBe(first.get(owner.person.sessionId))
  expect(during.get(other.person.sessionId)).toBe(first.get(other.person.sessionId))
  await w.owner.query(`update app.staff_members set role = 'content' where profile_id = $1`, [other.person.id])
  expect((await words()).get(other.person.sessionId)).not.toBe(first.get(other.person.sessionId))
  expect((await standingsOf([randomUUID()])).size).toBe(0)
})

it('is for owners only, with a role that exists, and not the own one', async () => {
  const support = await signedIn('support')
  for (const stranger of [support.person, await w.client(), await w.shopper(), await w.freelancer()])
    await expect(startRoleView(stranger, 'editor', 'curious')).rejects.toMatchObject({ code: 'not-allowed' })
  for (const stranger of [await w.client(), await w.shopper(), await w.freelancer()])
    await expect(endRoleView(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
  const { acting } = await signedIn()
  for (const role of ['owner', 'unknown', 'weekend'])
    await expect(startRoleView(await acting(), role, 'curious')).rejects.toMatchObject({ code: 'not-found' })
  // a session of another person, and rights that were made up
  const forged = {
    ...support.person,
    staff: { role: 'owner', permissions: new Set(Object.keys(permissions) as Permission[]) },
  }
  await expect(startRoleView(forged, 'editor', 'curious')).rejects.toMatchObject({ code: 'not-found' })
  const elsewhere = { ...(await acting()), sessionId: support.person.sessionId }
  await expect(startRoleView(elsewhere, 'editor', 'curious')).rejects.toMatchObject({ code: 'not-found' })
  expect(await viewsOf(support.person.id)).toEqual([])
})
