import { beforeAll, expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import { findSession, openSessionFor } from '#/platform/auth.server.ts'
import { begunVisit } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { readNoScope } from './no-scope.server.ts'

let w: World
let client: Actor
let branch: string
beforeAll(async () => {
  w = await world()
  client = await w.client({ company: 'Copper Pot', name: 'Owner Person' })
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, name_ar, location) values ($1, 'Olaya', 'فرع العليا', 'Riyadh') returning id`,
    [client.id],
  )
  branch = rows[0]!.id
})

const now = async ({ id }: Actor) => {
  const session = (await findSession((await openSessionFor(id, { userAgent: 'test', strong: false })).token))!
  return { ...session.actor, company: session.company } as Actor
}
const closedFor = (node: string, days: number) =>
  w.owner.query(`update app.org_nodes set closed_at = now() - make_interval(days => $2) where id = $1`, [node, days])
const branchesOf = async (actor: Actor) =>
  (await asActor(actor, (tx) => tx.selectFrom('branches').select('id').execute())).map(({ id }) => id)
const action = (reportId: string, email: string, title: string, status = 'open') =>
  w.owner.query(
    `insert into app.report_actions (id, client_id, branch_id, report_id, title, priority, status, owner_name, owner_email, due_on, created_by)
     select gen_random_uuid(), $1, q.branch_id, r.id, $3, 'high', $5, 'Person', $4, '2026-12-01', $1
     from app.mystery_shopping_reports r join app.mystery_shopping_requests q on q.id = r.request_id where r.id = $2`,
    [client.id, reportId, title, email, status],
  )

test('a closed node is read for 90 days; then its members have no scope, and find their open actions and the owners', async () => {
  const region = await w.node(client, 'region', 'Closing')
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branch, region])
  const member = await w.member(client, [{ role: 'manager', node: region }])
  await closedFor(region, 89)
  const before = await now(member)
  expect(may(before, 'dashboard.client')).toBe(true)
  expect(await branchesOf(before)).toEqual([branch])
  await closedFor(region, 91)
  const after = await now(member)
  expect(may(after, 'dashboard.client')).toBe(false)
  expect(await branchesOf(after)).toEqual([])
  expect(await readNoScope(after)).toEqual({ actions: [], owners: [{ name: 'Owner Person', email: client.email }] })
})

test('the actions are the own open ones of this company', async () => {
  const member = await w.member(client, [])
  const colleague = await w.member(client, [])
  const report = await begunVisit(w, await w.shopper(), { client, branchId: branch })
  await action(report, member.email.toUpperCase(), 'Greet every guest')
  await action(report, member.email, 'Done before', 'done')
  await action(report, colleague.email, 'Of a colleague')
  const scope = await readNoScope(await now(member))
  expect(scope.actions).toMatchObject([
    { title: 'Greet every guest', branch: { ar: 'فرع العليا' }, dueOn: '2026-12-01' },
  ])
  const other = await w.client()
  await w.owner.query('insert into app.members (client_id, profile_id) values ($1, $2)', [other.id, member.id])
  expect(await readNoScope({ ...member, company: { ...member.company, id: other.id } })).toMatchObject({ actions: [] })
})

test('people without a company, owners and staff views read nothing; shoppers and staff have no such page', async () => {
  const nothing = { actions: [], owners: [] }
  const member = await w.member(client, [])
  expect(await readNoScope({ ...member, company: null })).toEqual(nothing)
  expect(await readNoScope(client)).toEqual(nothing)
})
