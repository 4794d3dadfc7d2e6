import { type SelectQueryBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { DB } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { moveNode } from '#/features/companies/hierarchy/move-node.server.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { clientOn, withSeller } from '#/tests/plans.ts'
import { releasedReport } from '#/tests/reports.ts'
import { type World, world } from '#/tests/world.ts'
import { timelineList } from './list.ts'
import { readTimeline, timelineChoices, timelineRows } from './list.server.ts'

let w: World
let admin: Actor
let client: Actor
let here: string
let region: string

const query = (address = '') => readList(timelineList, new URLSearchParams(address))
const stepsOf = async (actor: Actor, address = '') =>
  (await readTimeline(actor, query(address))).rows.map(({ kind, step }) => `${kind} ${step}`).toSorted()

beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  await withSeller(w)
  client = await clientOn(w, 'professional')
  await releasedReport(w, admin, { client })
  here = (await w.owner.query('select id from app.branches where client_id = $1', [client.id])).rows[0].id as string
  region = await w.node(client, 'region', 'Centre')
  await w.owner.query(`insert into app.branches (client_id, name, location) values ($1, 'Elsewhere', 'Jeddah')`, [
    client.id,
  ])
})

const money = ['invoice issued', 'invoice settled', 'plan started']

test('each role sees its part', async () => {
  const people = {
    managerHere: await w.member(client, [{ role: 'manager', node: here }]),
    branchManagerHere: await w.member(client, [{ role: 'branch_manager', node: here }]),
    viewerOfAll: await w.member(client, [{ role: 'viewer' }]),
    accountant: await w.member(client, [{ role: 'accountant' }]),
  }
  const seen = async (actor: Actor) =>
    (await stepsOf(actor)).filter((step) => !step.startsWith('member') && !step.startsWith('place'))
  expect(await seen(client)).toEqual([...money, 'report released', 'visit done'])
  expect(await seen(people.managerHere)).toEqual(['report released', 'visit done'])
  // others than those who plan visits see the visit by its report
  expect(await seen(people.branchManagerHere)).toEqual(['report released'])
  expect(await seen(people.viewerOfAll)).toEqual(['report released'])
  expect(await seen(people.accountant)).toEqual([...money, 'visit done'])
  // places: those of the own scope
  const places = async (actor: Actor) =>
    (await stepsOf(actor, 'group=company')).filter((step) => step.startsWith('place'))
  expect(await places(client)).toHaveLength(2)
  expect(await places(people.managerHere)).toHaveLength(1)
  expect(await places(people.viewerOfAll)).toHaveLength(2)
  // the team is told to those who manage it
  expect((await stepsOf(client)).filter((step) => step === 'member joined')).toHaveLength(4)
  expect((await stepsOf(people.viewerOfAll)).filter((step) => step === 'member joined')).toEqual([])
})

test('sight follows a moved branch at once', async () => {
  const manager = await w.member(client, [{ role: 'manager', node: region }])
  expect(await stepsOf(manager)).toEqual([])
  const { version } = (await readTree(client)).find(({ id }) => id === here)!
  await moveNode(client, { nodeId: here, version, parentId: region })
  expect(await stepsOf(manager)).toEqual(['place added', 'place moved', 'report released', 'visit done'])
})

test('another company sees nothing of it, by no filter and no page of it', async () => {
  const stranger = await w.client({ company: 'Stranger' })
  const id = (await readTimeline(client, query())).rows[0]!.id
  for (const address of ['', `branch=${here}`, `part=${region}`, `before=${id}`])
    expect(await stepsOf(stranger, address)).toEqual([])
  expect(await timelineChoices(stranger, here)).toMatchObject({ branches: [], months: [] })
})

test('a member without roles, shoppers and staff outside of a view are refused', async () => {
  const refused = [await w.member(client, []), await w.shopper(), await w.freelancer(), admin]
  for (const actor of refused) {
    await expect(readTimeline(actor, query())).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(timelineChoices(actor, null)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(exportList(actor, timelineList, query(), timelineRows, 'en')).rejects.toMatchObject({
      code: 'not-allowed',
    })
  }
})

test('staff with an open view read it as the owner does', async () => {
  await w.owner.query(
    `insert into app.staff_views (client_id, admin_id, reason, ends_at) values ($1, $2, 'ticket 7', now() + interval '9 minutes')`,
    [client.id, admin.id],
  )
  const viewer: Actor = { ...admin, type: 'client', company: { id: client.id, mode: 'view', permissions: [] } }
  expect(await stepsOf(viewer)).toEqual(await stepsOf(client))
})

test('no row can be written, changed or removed by anyone', async () => {
  for (const actor of [client, await w.member(client, [{ role: 'manager' }])])
    for (const work of [
      sql`update timeline_events set step = 'x'`,
      sql`delete from timeline_events`,
      sql`insert into timeline_events (client_id, node_id, at, kind, step, fact, ref_id, done_by, needs)
        values (${client.id}, ${here}, now(), 'note', 'x', ${here}, ${here}, 'platform', 'timeline.read')`,
    ])
      await expect(asActor(actor, (tx) => work.execute(tx))).rejects.toThrow('permission denied')
})

test('a withheld visit is in no row of anyone of the company before its release', async () => {
  const company = await w.client({ company: 'With a programme' })
  const branch = (
    await w.owner.query(
      `insert into app.branches (client_id, name, location) values ($1, 'Main', 'Riyadh') returning id`,
      [company.id],
    )
  ).rows[0].id as string
  const visit = (
    await w.owner.query(
      `insert into app.mystery_shopping_requests (client_id, branch_id, branch_name, branch_location, evaluation_type, scheduled_date, price,
         shopper_fee, status, created_by, is_withheld)
       values ($1, $2, 'Main', 'Riyadh', 'basic', '2026-12-24T10:00:00Z', 1, 1, 'approved', $1, true) returning id`,
      [company.id, branch],
    )
  ).rows[0].id as string
  for (const step of ['request', 'approve', 'reschedule', 'cancel'])
    await w.owner.query(
      `insert into app.request_events (request_id, client_id, step, to_status) values ($1, $2, $3, 'approved')`,
      [visit, company.id, step],
    )
  const people = [
    company,
    await w.member(company, [{ role: 'manager' }]),
    await w.member(company, [{ role: 'branch_manager', node: branch }]),
    await w.member(company, [{ role: 'accountant' }]),
  ]
  const told = async (actor: Actor) => (await stepsOf(actor, 'group=visits')).length
  for (const actor of people) expect(await told(actor)).toBe(0)
  const { rows } = await w.owner.query(
    `select to_jsonb(e)::text as row from app.timeline_events e where request_id = $1`,
    [visit],
  )
  expect(rows).toHaveLength(4)
  for (const { row } of rows) expect(row).not.toContain('2026-12-24')
  await w.owner.query(`update app.mystery_shopping_requests set status = 'completed', shopper_id = $2 where id = $1`, [
    visit,
    (await w.shopper()).id,
  ])
  const after: number[] = []
  for (const actor of people) after.push(await told(actor))
  expect(after).toEqual([4, 4, 0, 4])
})

test('a page of ten thousand events is read by the index', async () => {
  const big = await w.client({ company: 'Big' })
  await w.owner.query(
    `insert into app.branches (client_id, name, location) select $1, 'Branch ' || n, 'Riyadh' from generate_series(1, 100) n`,
    [big.id],
  )
  await w.owner.query(
    `insert into app.timeline_events (client_id, node_id, branch_id, at, kind, step, fact, ref_id, done_by, needs)
     select $1, b.id, b.id, now() - make_interval(mins => (row_number() over ())::int), 'action', 'changed', gen_random_uuid(), b.id, 'platform',
       'actions.read'
     from app.branches b, generate_series(1, 100) where b.client_id = $1`,
    [big.id],
  )
  await w.owner.query('analyze app.timeline_events')
  const manager = await w.member(big, [{ role: 'manager' }])
  for (const actor of [big, manager])
    for (const address of ['', `branch=${(await timelineChoices(big, null)).branches[0]!.value}`]) {
      const plan = await asActor(actor, async (tx) => {
        const { select } = await timelineRows(tx, query(address), actor)
        const page = select as unknown as SelectQueryBuilder<DB, 'timeline_events', object>
        return page
          .orderBy(sql`e.at desc`)
          .orderBy(sql`e.id desc`)
          .limit(51)
          .explain('text', sql`analyze`)
      })
      const text = JSON.stringify(plan)
      expect(text).toContain(address ? 'timeline_of_branch' : 'timeline_newest')
      expect(text).not.toContain('Sort')
    }
})
