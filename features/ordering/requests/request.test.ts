import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { now } from '#/platform/clock.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { type World, world } from '#/tests/world.ts'
import { branchChoices } from '#/features/companies/branches/branches.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { rescheduleOwn } from '#/features/ordering/assignment/reschedule-own.server.ts'
import { saveSetting } from '#/features/core/settings/save-setting.server.ts'
import { browseOwnRequests, ownRequestRows, ownTotals } from './list.server.ts'
import { ownRequestList } from './list.ts'
import { readOwnRequest } from './read-request.server.ts'
import { type EvaluationOrder, requestEvaluation } from './request.server.ts'

let w: World
let client: Actor
beforeAll(async () => {
  w = await world()
  client = await w.client()
})

const order = (with_: Partial<EvaluationOrder> = {}): EvaluationOrder => ({
  clientKey: randomUUID(),
  branchName: 'Al Olaya',
  branchLocation: 'Olaya Street, Riyadh',
  evaluationType: 'full_service',
  visitAt: addHours(now(), 72),
  notes: 'Ask for the family section.',
  ...with_,
})

test('a client orders a visit at the published price; notes are kept', async () => {
  const { id, price } = await requestEvaluation(client, order())
  expect(price).toBe(50_000)
  const request = await readOwnRequest(client, id)
  expect(request).toMatchObject({
    status: 'pending',
    price: 50_000,
    notes: 'Ask for the family section.',
    steps: ['withdraw'],
  })
  expect(request.events.map(({ step }) => step)).toEqual(['request'])
  expect(await w.waitingJobs('evaluations.announce')).toHaveLength(1)
  const { price: basic } = await requestEvaluation(client, order({ evaluationType: 'basic' }))
  expect(basic).toBe(30_000)
})

test("the shopper's fee is the price times the share; prices and share come from the settings", async () => {
  const other = await w.client()
  const admin = await w.admin()
  await saveSetting(admin, 'visits.price.full_service', 61_001)
  await saveSetting(admin, 'visits.shopper-share', 62.5)
  const { id, price } = await requestEvaluation(other, order())
  expect(price).toBe(61_001)
  const { rows } = await w.owner.query('select shopper_fee from app.mystery_shopping_requests where id = $1', [id])
  expect(Number(rows[0].shopper_fee)).toBe(38_126)
  await saveSetting(admin, 'visits.price.full_service', null)
  await saveSetting(admin, 'visits.shopper-share', null)
})

test('an equal branch is used again, another location is another branch', async () => {
  const other = await w.client()
  await requestEvaluation(other, order())
  await requestEvaluation(other, order({ branchName: 'al olaya', branchLocation: 'OLAYA street, Riyadh' }))
  await requestEvaluation(other, order({ branchLocation: 'Jeddah' }))
  expect(await branchChoices(other)).toHaveLength(2)
})

test('a branch is picked by its id, and never one of another company', async () => {
  const other = await w.client()
  await requestEvaluation(other, order({ branchName: 'Secret branch' }))
  const [foreign] = await branchChoices(other)
  await expect(requestEvaluation(client, order({ branchId: foreign!.id }))).rejects.toMatchObject({
    code: 'branch.unknown',
  })
  const [own] = await branchChoices(client)
  const { id } = await requestEvaluation(
    client,
    order({ branchId: own!.id, branchName: 'whatever', branchLocation: '' }),
  )
  expect((await readOwnRequest(client, id)).branchName).toBe('Al Olaya')
})

test('the same form sent 100 times at once makes one request', async () => {
  const other = await w.client()
  const same = order({ branchName: 'A new branch' })
  const answers = await Promise.all(Array.from({ length: 100 }, () => requestEvaluation(other, same)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await ownTotals(other)).toMatchObject({ requests: 1, pending: 1, cost: 50_000 })
  expect((await branchChoices(other)).length).toBe(1)
  const { rows } = await w.owner.query('select count(*)::int as n from app.request_events where client_id = $1', [
    other.id,
  ])
  expect(rows[0].n).toBe(1)
})

test('the same key with other content is refused, and the first request stays', async () => {
  const first = order()
  const { id } = await requestEvaluation(client, first)
  const again = requestEvaluation(client, { ...first, notes: 'Something else.' })
  await expect(again).rejects.toMatchObject({ code: 'evaluation.same-key-other-content' })
  expect((await readOwnRequest(client, id)).notes).toBe('Ask for the family section.')
})

test.each([
  ['a moment ago', -1 / 3600, 'evaluation.date-in-past'],
  ['in two years', 2 * 365 * 24, 'evaluation.date-too-far'],
])('a visit %s is refused', async (_, hours, code) => {
  await expect(requestEvaluation(client, order({ visitAt: addHours(now(), hours) }))).rejects.toMatchObject({ code })
})

test.each([
  ['pending', true],
  ['approved', true],
  ['rejected', false],
  ['suspended', false],
] as const)('a client whose account is %s may order: %s', async (approval, may) => {
  const one = await w.client({ approval })
  const ordering = requestEvaluation(one, order())
  await (may
    ? expect(ordering).resolves.toBeTruthy()
    : expect(ordering).rejects.toMatchObject({ code: 'client.may-not-order' }))
})

test('an admin orders for a client; without a client there is nothing to order for', async () => {
  const admin = await w.admin()
  const other = await w.client()
  const { id } = await requestEvaluation(admin, order({ clientId: other.id }))
  expect((await readOwnRequest(other, id)).status).toBe('pending')
  await expect(requestEvaluation(admin, order())).rejects.toMatchObject({ code: 'not-found' })
  await expect(requestEvaluation(admin, order({ clientId: admin.id }))).rejects.toMatchObject({ code: 'not-found' })
})

test('a client cannot order in the name of another', async () => {
  const victim = await w.client()
  await requestEvaluation(client, order({ clientId: victim.id }))
  expect((await ownTotals(victim)).requests).toBe(0)
})

test('the list is searched in both spellings of Arabic, filtered and paged', async () => {
  const other = await w.client()
  await requestEvaluation(other, order({ branchName: 'فرع الأندلس', branchLocation: 'جدة' }))
  for (let n = 0; n < 30; n++)
    await requestEvaluation(other, order({ branchName: `Branch ${n}`, evaluationType: 'basic' }))
  const find = (query: string) => browseOwnRequests(other, readList(ownRequestList, new URLSearchParams(query)))
  expect((await find('q=الاندلس')).rows.map(({ branch }) => branch)).toEqual(['فرع الأندلس'])
  expect((await find('q=جده')).total).toBe(1)
  expect((await find('q=%25')).total).toBe(0)
  expect((await find('type=basic')).total).toBe(30)
  const first = await find('sort=branch')
  const second = await find('sort=branch&page=2')
  expect([first.rows.length, second.rows.length, first.total]).toEqual([25, 6, 31])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(31)
  expect((await find('sort=branch&rows=50')).rows).toHaveLength(31)
  expect((await find('sort=branch&rows=1000000')).rows).toHaveLength(25)
})

test('a second visit to a branch at the same time is refused at its field, also by a move; a cancelled one is none', async () => {
  const other = await w.client()
  const visitAt = addHours(now(), 300)
  const first = order({ visitAt })
  const { id } = await requestEvaluation(other, first)
  const taken = { code: 'evaluation.same-moment', fields: { visitAt: 'visit-taken' } }
  await expect(requestEvaluation(other, order({ visitAt }))).rejects.toMatchObject(taken)
  expect((await requestEvaluation(other, first)).id).toBe(id)
  const later = await requestEvaluation(other, order({ visitAt: addHours(visitAt, 1) }))
  await expect(rescheduleOwn(other, later.id, visitAt)).rejects.toMatchObject(taken)
  await requestEvaluation(other, order({ visitAt, branchName: 'Elsewhere' }))
  await w.owner.query(
    "update app.mystery_shopping_requests set status = 'cancelled', cancel_reason = 'x' where id = $1",
    [id],
  )
  await requestEvaluation(other, order({ visitAt }))
})

test('a client takes its requests as a file, and only its own', async () => {
  const other = await w.client()
  await requestEvaluation(other, order({ branchName: 'فرع الأندلس', branchLocation: 'جدة' }))
  await requestEvaluation(other, order({ branchName: 'Olaya', branchLocation: 'Riyadh' }))
  const query = readList(ownRequestList, new URLSearchParams('q=جده'))
  const lines = []
  for await (const line of await exportList(other, ownRequestList, query, ownRequestRows, 'ar')) lines.push(line)
  expect(lines).toHaveLength(2)
  expect(lines[0]?.slice(0, 3)).toEqual(['الرقم', 'الفرع', 'الحالة'])
  expect(lines[1]?.slice(0, 4)).toEqual([expect.stringMatching(/^MS-/), 'فرع الأندلس', 'قيد الانتظار', 'جدة'])
  const foreign = []
  for await (const line of await exportList(client, ownRequestList, query, ownRequestRows, 'en')) foreign.push(line)
  expect(foreign).toHaveLength(1)
})

test.each([
  ['', 'created', true],
  ['sort=visit', 'visit', false],
  ['sort=-visit&from=2026-01-01', 'visit', true],
  ['from=2026-01-01', 'visit', true],
  ['sort=secret', 'created', true],
])('the address %j sorts by %s', (address, sort, descending) => {
  expect(readList(ownRequestList, new URLSearchParams(address))).toMatchObject({ sort, descending })
})

test('a manager of a part orders for its branches, and a typed new one is refused beside its field', async () => {
  const chain = await w.client({ company: 'Chain' })
  const region = await w.node(chain, 'region', 'North')
  await requestEvaluation(chain, order({ branchName: 'Known', branchLocation: 'Riyadh' }))
  await w.owner.query(`update app.org_nodes set parent_id = $2 where client_id = $1 and kind = 'branch'`, [
    chain.id,
    region,
  ])
  const manager = await w.member(chain, [{ role: 'manager', node: region }])
  await requestEvaluation(manager, order({ branchName: 'Known', branchLocation: 'Riyadh' }))
  await expect(
    requestEvaluation(manager, order({ branchName: 'New', branchLocation: 'Jeddah' })),
  ).rejects.toMatchObject({
    code: 'branch.not-yours-to-add',
    fields: { branchName: 'branch-choose' },
  })
})
