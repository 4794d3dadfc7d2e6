import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { releasedReport } from '#/tests/reports.ts'
import { assignedVisit } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { branchChoices, branchNamed } from './branches.server.ts'
import { asActor } from '#/db/database.server.ts'
import {
  addBranch,
  type BranchFacts,
  changeBranch,
  closeBranch,
  type NewBranch,
  reopenBranch,
} from './save-branch.server.ts'

let w: World
let client: Actor
let rootId: string
let region: string

beforeAll(async () => {
  w = await world()
  client = await w.client()
  rootId = (await readTree(client))[0]!.id
  region = await w.node(client, 'region', 'Riyadh region')
})

const facts = (en: string | null, ar: string | null = null, of: Partial<BranchFacts> = {}): BranchFacts => ({
  names: { en, ar },
  location: 'Olaya St, Riyadh',
  phone: '+966112345678',
  hours: { 0: [['10:00', '02:00']], 5: [] },
  attributes: { parking: true },
  managerId: null,
  crNumber: '1010123456',
  licenceNumber: '42035678901',
  place: { latitude: 24.7, longitude: 46.7 },
  ...of,
})
const newBranch = (en: string | null, ar: string | null = null, of: Partial<NewBranch> = {}): NewBranch => ({
  ...facts(en, ar, of),
  parentId: region,
  code: null,
  ...of,
})
const stored = async (id: string) =>
  (
    await w.owner.query(
      `select b.name, b.name_ar, b.city, b.version, b.closed_at, n.parent_id, n.code, n.name_ar as node_ar, n.closed_at as node_closed
       from app.branches b join app.org_nodes n on n.id = b.id where b.id = $1`,
      [id],
    )
  ).rows[0]
const seen = async (branchId: string) => ({ branchId, version: (await stored(branchId)).version as number })

test('a branch is added below a group with names in both languages, and its city is found', async () => {
  const { id } = await addBranch(client, newBranch('Olaya', 'العليا', { code: 'RUH-1' }))
  expect(await stored(id)).toMatchObject({
    name: 'Olaya',
    name_ar: 'العليا',
    node_ar: 'العليا',
    city: 'riyadh',
    parent_id: region,
    code: 'RUH-1',
  })
  await expect(addBranch(client, newBranch('OLAYA'))).rejects.toMatchObject({ code: 'branch.same-name' })
  await expect(addBranch(client, newBranch('Other', null, { code: 'RUH-1' }))).rejects.toMatchObject({
    code: 'node.code-taken',
  })
  const arabic = await addBranch(client, newBranch(null, 'الملقا'))
  expect(await stored(arabic.id)).toMatchObject({ name: 'الملقا', name_ar: 'الملقا' })
})

test('a renamed branch keeps its name of then in requests and reports, and its path in reports', async () => {
  const admin = await w.admin()
  const reportId = await releasedReport(w, admin, { client })
  const { rows } = await w.owner.query<{ branch_id: string; branch_name: string; org_path: string[] }>(
    `select q.branch_id, q.branch_name, r.org_path from app.mystery_shopping_reports r
     join app.mystery_shopping_requests q on q.id = r.request_id where r.id = $1`,
    [reportId],
  )
  const { branch_id: id, branch_name: name, org_path: path } = rows[0]!
  await changeBranch(client, { ...facts('Renamed', 'اسم جديد'), ...(await seen(id)), code: 'R-9', parentId: region })
  expect(await stored(id)).toMatchObject({ name: 'Renamed', node_ar: 'اسم جديد', code: 'R-9', parent_id: region })
  const after = await w.owner.query(
    `select q.branch_name, r.org_path from app.mystery_shopping_reports r
     join app.mystery_shopping_requests q on q.id = r.request_id where r.id = $1`,
    [reportId],
  )
  expect(after.rows[0]).toEqual({ branch_name: name, org_path: path })
  expect(path[0]).toBe(rootId)
  const { rows: events } = await w.owner.query('select step from app.org_node_events where node_id = $1 order by id', [
    id,
  ])
  expect(events.map(({ step }) => step)).toEqual(['renamed', 'moved'])
})

test('a branch with an open visit stays open; a closed one is not ordered for, and can be reopened', async () => {
  const shopper = await w.shopper()
  const requestId = await assignedVisit(w, shopper, { client })
  const { rows } = await w.owner.query('select branch_id from app.mystery_shopping_requests where id = $1', [requestId])
  const busy = rows[0].branch_id as string
  await expect(closeBranch(client, await seen(busy))).rejects.toMatchObject({ code: 'branch.open-visits' })
  const { id } = await addBranch(client, newBranch('Closing'))
  await closeBranch(client, await seen(id))
  expect(await stored(id)).toMatchObject({ closed_at: expect.any(Date), node_closed: expect.any(Date) })
  expect((await branchChoices(client)).map((choice) => choice.id)).not.toContain(id)
  const order = asActor(client, (tx) => branchNamed(tx, client, client.id, 'Closing', 'Olaya St, Riyadh'))
  await expect(order).rejects.toMatchObject({ code: 'branch.closed' })
  await expect(changeBranch(client, { ...facts('Changed'), ...(await seen(id)) })).rejects.toMatchObject({
    code: 'branch.closed',
  })
  await reopenBranch(client, await seen(id))
  expect(await stored(id)).toMatchObject({ closed_at: null, node_closed: null })
})

test('of two who change a branch at once the second is refused', async () => {
  const { id } = await addBranch(client, newBranch('Contested'))
  const both = await seen(id)
  await changeBranch(client, { ...facts('First'), ...both })
  await expect(changeBranch(client, { ...facts('Second'), ...both })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  expect((await stored(id)).name).toBe('First')
})

test('the manager of a branch is a member of the company', async () => {
  const [member, stranger] = [await w.member(client, [{ role: 'branch_manager' }]), await w.client({ company: 'Else' })]
  const foreign = await w.member(stranger, [{ role: 'branch_manager' }])
  const { id } = await addBranch(client, newBranch('Managed', null, { managerId: member.memberId }))
  await expect(
    changeBranch(client, { ...facts('Managed', null, { managerId: foreign.memberId }), ...(await seen(id)) }),
  ).rejects.toMatchObject({ fields: { managerId: 'unreadable' } })
})

test('a region manager changes the branches of the region only, and neither codes nor places', async () => {
  const inside = (await addBranch(client, newBranch('Inside'))).id
  const outside = (await addBranch(client, newBranch('Outside', null, { parentId: rootId }))).id
  const manager = await w.member(client, [{ role: 'manager', node: region }])
  await changeBranch(manager, { ...facts('Inside, renamed'), ...(await seen(inside)) })
  expect((await stored(inside)).name).toBe('Inside, renamed')
  for (const verb of [
    async () => changeBranch(manager, { ...facts('Taken'), ...(await seen(outside)) }),
    async () => closeBranch(manager, await seen(outside)),
    async () => reopenBranch(manager, await seen(outside)),
  ])
    await expect(verb()).rejects.toMatchObject({ code: 'not-found' })
  for (const verb of [
    async () => changeBranch(manager, { ...facts('Inside'), ...(await seen(inside)), parentId: rootId }),
    async () => addBranch(manager, newBranch('Added')),
  ])
    await expect(verb()).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a manager of the whole company adds branches, also by an order', async () => {
  const manager = await w.member(client, [{ role: 'manager' }])
  const { id } = await addBranch(manager, newBranch('By a manager'))
  expect((await stored(id)).parent_id).toBe(region)
  const ordered = await asActor(manager, (tx) => branchNamed(tx, manager, client.id, 'By an order', 'Jeddah'))
  expect(await stored(ordered)).toMatchObject({ name: 'By an order', parent_id: rootId })
})

test('strangers, viewers and shoppers change nothing', async () => {
  const { id } = await addBranch(client, newBranch('Guarded'))
  const stranger = await w.client({ company: 'Stranger' })
  const change = async () => ({ ...facts('Taken over'), ...(await seen(id)) })
  await expect(changeBranch(stranger, await change())).rejects.toMatchObject({ code: 'not-found' })
  await expect(closeBranch(stranger, await seen(id))).rejects.toMatchObject({ code: 'not-found' })
  await expect(reopenBranch(stranger, await seen(id))).rejects.toMatchObject({ code: 'not-found' })
  await expect(addBranch(stranger, newBranch('Foreign place'))).rejects.toMatchObject({ code: 'not-found' })
  for (const actor of [await w.member(client, [{ role: 'viewer' }]), await w.shopper()]) {
    await expect(changeBranch(actor, await change())).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(addBranch(actor, newBranch('New'))).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(closeBranch(actor, await seen(id))).rejects.toMatchObject({ code: 'not-allowed' })
  }
  const admin = await w.admin()
  await changeBranch(admin, { ...facts('Changed by staff'), ...(await seen(id)) }, client.id)
  expect((await stored(id)).name).toBe('Changed by staff')
})
