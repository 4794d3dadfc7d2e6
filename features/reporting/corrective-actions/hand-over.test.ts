import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { releasedReport } from '#/tests/reports.ts'
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
  const action = { reportId, questionKey: 'Q6', title: 'Greet every guest', priority: 'high', dueOn: null } as const
  await openCorrectiveAction(client, { id, ...action, ownerName: 'Former', ownerEmail })
  return id
}
const leaves = async ({ memberId }: { memberId: string }) => {
  await w.owner.query("update app.members set state = 'removed', removed_at = now() where id = $1", [memberId])
  await handOverWork({ memberId })
}
const ownerOf = async (id: string) => (await readCorrectiveAction(client, id, 'en')).ownerEmail
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
