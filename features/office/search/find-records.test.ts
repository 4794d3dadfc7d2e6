import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { assignedVisit } from '#/tests/visits.ts'
import { releasedReport, submittedReport } from '#/tests/reports.ts'
import { world, type World } from '#/tests/world.ts'
import { findRecords } from './find-records.server.ts'

let w: World
let admin: Actor
let client: Actor
let stranger: Actor
let shopper: Actor
let requestId: string
let reportId: string

beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  client = await w.client({ company: 'مقهى الأصالة', email: 'asala@example.com' })
  stranger = await w.client({ company: 'Saffron House' })
  shopper = await w.shopper()
  requestId = await assignedVisit(w, shopper, { client })
  await w.owner.query(
    `update app.mystery_shopping_requests set branch_name = 'فرع جدّة', branch_location = 'Corniche' where id = $1`,
    [requestId],
  )
  reportId = await submittedReport(w, { client })
})

const kinds = async (actor: Actor, text: string) =>
  (await findRecords(actor, text)).map(({ kind, id }) => `${kind} ${id}`)
const numberOf = async (id: string) =>
  (await w.owner.query('select number from app.mystery_shopping_requests where id = $1', [id])).rows[0].number as number

test.each(['جده', 'فرع جدّة', 'corniche', 'CORNICHE'])('a client finds its request by %s', async (text) => {
  expect(await findRecords(client, text)).toMatchObject([
    { kind: 'request', id: requestId, title: 'فرع جدّة', to: `/client/secret-shopper/${requestId}` },
  ])
})

test('a request is found by its number, in Arabic digits too', async () => {
  // why: single digits are too short for the search, so numbers start higher
  await w.owner.query(`select setval(pg_get_serial_sequence('app.mystery_shopping_requests', 'number'), 4210)`)
  const later = await assignedVisit(w, shopper, { client })
  const number = await numberOf(later)
  expect(await kinds(client, String(number))).toEqual([`request ${later}`])
  expect(await kinds(client, `#${number}`)).toEqual([`request ${later}`])
  const arabic = String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  expect(await kinds(client, arabic)).toEqual([`request ${later}`])
})

test('an administrator finds requests, reports and clients', async () => {
  const found = await kinds(admin, 'الاصاله')
  expect(found).toContain(`request ${requestId}`)
  expect(found).toContain(`report ${reportId}`)
  expect(found).toContain(`client ${client.id}`)
  expect(await kinds(admin, 'asala@example')).toEqual([`client ${client.id}`])
})

test('the shopper of a visit finds it, with the way into their own area', async () => {
  expect(await findRecords(shopper, 'corniche')).toMatchObject([{ to: `/freelancer/secret-shopper/${requestId}` }])
})

test('search returns only permitted records', async () => {
  const otherShopper = await w.shopper()
  for (const actor of [stranger, otherShopper]) {
    expect(await findRecords(actor, 'corniche')).toEqual([])
    expect(await findRecords(actor, 'الاصاله')).toEqual([])
    expect(await findRecords(actor, 'asala@example')).toEqual([])
    expect(await findRecords(actor, String(await numberOf(requestId)))).toEqual([])
  }
})

test('a client finds no report before it is released, and no clients at all', async () => {
  expect((await kinds(client, 'الاصاله')).filter((found) => !found.startsWith('request'))).toEqual([])
})

test('a client finds a branch by its names in both languages, with its last score, and opens its page', async () => {
  const branch = async () =>
    (
      await w.owner.query(
        `insert into app.branches (client_id, name, name_ar, location) values ($1, 'Tahlia', 'التحلية', 'Jeddah') returning id`,
        [client.id],
      )
    ).rows[0].id as string
  const id = await branch()
  for (const text of ['tahlia', 'التحليه'])
    expect(await findRecords(client, text)).toEqual([
      { kind: 'branch', id, title: expect.any(String), detail: 'Jeddah', to: `/client/branches/${id}`, exact: true },
    ])
  const other = await w.client({ company: 'Scored' })
  await releasedReport(w, admin, { client: other })
  await w.owner.query(`update app.branches set name = 'Rawdah' where client_id = $1`, [other.id])
  const found = (await findRecords(other, 'rawdah')).find(({ kind }) => kind === 'branch')
  expect(found?.detail).toMatch(/\d%.* · /)
  expect(await findRecords(stranger, 'tahlia')).toEqual([])
  const accountant = await w.member(other, [{ role: 'accountant' }])
  const unscored = (await findRecords(accountant, 'rawdah')).find(({ kind }) => kind === 'branch')
  expect(unscored?.detail).not.toMatch(/%/)
})

test.each(['', ' ', 'a', '%', '__', '\\%'])('%j finds nothing', async (text) => {
  expect(await findRecords(client, text)).toEqual([])
})
