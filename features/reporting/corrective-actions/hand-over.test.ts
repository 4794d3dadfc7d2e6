import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { inviteMember } from '#/features/companies/members/invite.server.ts'
import { eraseDue } from '#/features/identity/own-data/erase.server.ts'
import { changeErasure } from '#/features/identity/own-data/erasure.server.ts'
import { findSession, openSessionFor } from '#/platform/auth.server.ts'
import { liveEvents } from '#/server/live-events.ts'
import { releasedReport } from '#/tests/reports.ts'
import { someInfo } from '#/tests/some-info.ts'
import { save } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { moveCorrectiveAction } from './change-action.server.ts'
import { handOverWork } from './hand-over.server.ts'
import { openCorrectiveAction } from './open-action.server.ts'
import { readCorrectiveAction } from './read-corrective-actions.server.ts'

let w: World
let client: Actor
let reportId: string
let branchId: string

beforeAll(async () => {
  w = await world()
  client = await w.client()
  const changed = [save('Q6', false, { comment: 'No one greeted us for several minutes.' })]
  reportId = await releasedReport(w, await w.admin(), { client, changed })
  const { rows } = await w.owner.query<{ id: string }>('select id from app.branches where client_id = $1', [client.id])
  branchId = rows[0]!.id
})

const opened = async (ownerEmail: string) => {
  const id = randomUUID()
  const action = { reportId, questionKey: 'Q6', title: 'Greet every guest', priority: 'medium', dueOn: null } as const
  await openCorrectiveAction(client, { id, ...action, ownerName: 'Former', ownerEmail })
  return id
}
const leaves = async ({ memberId }: { memberId: string }) => {
  await w.owner.query("update app.members set state = 'removed', removed_at = now() where id = $1", [memberId])
  await handOverWork({ memberId })
}
const ownerOf = async (id: string) => {
  const { ownerEmail, ownerId } = await readCorrectiveAction(client, id, 'en')
  if (ownerId === null) return ownerEmail
  return (await w.owner.query<{ email: string }>('select email from app.profiles where id = $1', [ownerId])).rows[0]!
    .email
}
const managerOf = async () =>
  (await w.owner.query<{ manager_id: string | null }>('select manager_id from app.branches where id = $1', [branchId]))
    .rows[0]!.manager_id
const toldTo = async (person: Actor) =>
  (
    await w.owner.query<{ params: unknown }>(
      "select params from app.notifications where profile_id = $1 and kind = 'action.handed-over'",
      [person.id],
    )
  ).rows.map(({ params }) => params)

test('open work of a former member goes to the nearest manager above, who is told once; finished work stays', async () => {
  const region = await w.node(client, 'region', 'Riyadh region')
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branchId, region])
  const former = await w.member(client, [{ role: 'branch_manager', node: branchId }], { name: 'Former' })
  await w.member(client, [{ role: 'branch_manager', node: branchId }], { name: 'Beside' })
  await w.member(client, [{ role: 'manager' }], { name: 'Far' })
  const near = await w.member(client, [{ role: 'manager', node: region }], { name: 'Near' })
  await w.owner.query('update app.branches set manager_id = $2 where id = $1', [branchId, former.memberId])
  const [open, finished, others] = [
    await opened(former.email.toUpperCase()),
    await opened(former.email),
    await opened('outside@example.com'),
  ]
  for (const step of ['start', 'finish'] as const) {
    const { version } = await readCorrectiveAction(client, finished, 'en')
    await moveCorrectiveAction(client, { actionId: finished, version, step, note: '', rootCause: 'No one at the door' })
  }

  await leaves(former)
  expect(await ownerOf(open)).toBe(near.email)
  expect(await ownerOf(finished)).toBe(former.email)
  expect(await ownerOf(others)).toBe('outside@example.com')
  expect(await managerOf()).toBe(near.memberId)
  expect((await readCorrectiveAction(client, open, 'en')).events.map(({ step }) => step)).toContain('hand-over')
  const { rows } = await w.owner.query(
    "select entity_id, actor_id from app.activity_log where action in ('actions.hand-over', 'branches.hand-over') order by action",
  )
  expect(rows).toEqual([
    { entity_id: open, actor_id: null },
    { entity_id: branchId, actor_id: null },
  ])

  await handOverWork({ memberId: former.memberId })
  expect(await toldTo(near)).toEqual([{ who: 'Former', actions: '1', branches: '1' }])
})

const signedIn = async ({ id }: Actor) =>
  findSession((await openSessionFor(id, { userAgent: 'test', strong: false })).token)

test('an owner takes over where there is no manager', async () => {
  const other = await w.client({ company: 'Small' })
  const { rows } = await w.owner.query<{ id: string }>(
    "insert into app.branches (client_id, name, location) values ($1, 'Only', 'Riyadh') returning id",
    [other.id],
  )
  const former = await w.member(other, [{ role: 'branch_manager', node: rows[0]!.id }])
  await w.owner.query('update app.branches set manager_id = $2 where id = $1', [rows[0]!.id, former.memberId])
  await leaves(former)
  const { rows: now } = await w.owner.query(
    'select m.profile_id from app.branches b join app.members m on m.id = b.manager_id where b.id = $1',
    [rows[0]!.id],
  )
  expect(now).toEqual([{ profile_id: other.id }])
})

test('the work of an active member stays', async () => {
  const active = await w.member(client, [{ role: 'branch_manager', node: branchId }])
  const id = await opened(active.email)
  await handOverWork({ memberId: active.memberId })
  expect(await ownerOf(id)).toBe(active.email)
})

test('erasing the account of a member hands over the same work: open actions and branches, invitations withdrawn', async () => {
  const erased = await w.member(client, [{ role: 'manager', node: branchId }], { name: 'Erased Person' })
  await w.owner.query('update app.branches set manager_id = $2 where id = $1', [branchId, erased.memberId])
  const [open, elsewhere] = [await opened(erased.email), await opened('outside@example.com')]
  const invited = await inviteMember(erased, {
    email: 'of-erased@example.com',
    language: 'en',
    grants: [{ node: branchId, role: 'viewer' }],
  })
  const stream = liveEvents(someInfo({ actor: (await signedIn(erased))!.actor })).body!.getReader()
  await changeErasure(erased, { intent: 'erase', sure: 'on' })
  for (;;) if ((await stream.read()).done) break
  await w.owner.query(`update app.erasures set due_at = now() - interval '1 minute' where profile_id = $1`, [erased.id])
  await eraseDue()
  for (const job of await w.waitingJobs('actions.hand-over')) await handOverWork(job as { memberId: string })

  const successor = await ownerOf(open)
  expect([successor, await managerOf()]).toEqual([expect.stringContaining('@'), expect.any(String)])
  expect(successor).not.toBe(erased.email)
  expect(await ownerOf(elsewhere)).toBe('outside@example.com')
  const told = await w.owner.query(
    `select n.params from app.notifications n join app.profiles p on p.id = n.profile_id and p.email = $1
     where n.kind = 'action.handed-over' and n.params ->> 'who' <> 'Former'`,
    [successor],
  )
  expect(told.rows).toEqual([{ params: { who: 'Former member · عضو سابق', actions: '1', branches: '1' } }])
  const { rows } = await w.owner.query('select state from app.member_invitations where id = $1', [invited.id])
  expect(rows).toEqual([{ state: 'withdrawn' }])
  const left = await w.owner.query(
    `select to_jsonb(a)::text || to_jsonb(e)::text as text from app.report_actions a left join app.report_action_events e on e.action_id = a.id
     where a.id = $1`,
    [open],
  )
  expect(JSON.stringify(left.rows)).not.toContain(erased.email)
})
