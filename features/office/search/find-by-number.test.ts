import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { reportCode } from '#/domain/report.ts'
import { builtinRoles, type BuiltinRole } from '#/domain/staff-cells.ts'
import { referenceOf } from '#/features/billing/payments/reference.ts'
import { fillEveryTable } from '#/tests/isolation-fixtures.ts'
import { assignedVisit } from '#/tests/visits.ts'
import { world, type World } from '#/tests/world.ts'
import { findRecords } from './find-records.server.ts'

let w: World
let admin: Actor
let client: Actor
let stranger: Actor
let shopper: Actor
const staff = {} as Record<BuiltinRole, Actor>
/** What is typed for each kind of record, and the id of the record. */
const typed = {} as Record<'request' | 'report' | 'invoice' | 'payment' | 'certificate' | 'batch', [string, string]>

const kinds = async (actor: Actor, text: string) =>
  (await findRecords(actor, text)).map(({ kind, id }) => `${kind} ${id}`)

beforeAll(async () => {
  w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })
  admin = await w.admin()
  client = await w.client({ company: 'Asala' })
  stranger = await w.client({ company: 'Saffron' })
  shopper = await w.shopper()
  for (const role of builtinRoles) staff[role] = await w.admin({ role })
  await fillEveryTable(w.owner, { tag: 'A', client, shopper, admin })
  await w.owner.query(
    `update app.mystery_shopping_reports set status = 'released', released_at = now() where client_id = $1`,
    [client.id],
  )
  const one = async <T extends object>(query: string) => (await w.owner.query<T>(query, [client.id])).rows[0]!
  const report = await one<{ id: string; request_id: string; receipt_number: number; number: number }>(
    `select r.id, r.request_id, r.receipt_number, q.number from app.mystery_shopping_reports r
     join app.mystery_shopping_requests q on q.id = r.request_id where r.client_id = $1 limit 1`,
  )
  const invoice = await one<{ id: string; number: string }>(
    'select id, number from app.invoices where client_id = $1 and number is not null limit 1',
  )
  const payment = await one<{ id: string }>('select id from app.payments where client_id = $1 limit 1')
  const certificate = await one<{ id: string; number: string }>(
    'select id, number from app.certificates where client_id = $1 limit 1',
  )
  const { rows } = await w.owner.query<{ id: string; number: number }>(
    'select id, number from app.payout_batches limit 1',
  )
  // why: issued papers never change, and the rows of the fixtures have numbers of no series
  await w.owner.query(`begin; set local session_replication_role = replica;
    update app.invoices set number = 'INV-2026-000777' where id = '${invoice.id}';
    update app.certificates set number = 'ITQ-7K3M-9QRT-2W4X' where id = '${certificate.id}'; commit`)
  Object.assign(typed, {
    request: [requestCode(report.number), report.request_id],
    report: [reportCode(report.receipt_number), report.id],
    invoice: ['INV-2026-000777', invoice.id],
    payment: [referenceOf(payment.id), payment.id],
    certificate: ['ITQ-7K3M-9QRT-2W4X', certificate.id],
    batch: [`batch ${rows[0]!.number}`, rows[0]!.id],
  })
})

const allKinds = ['request', 'report', 'invoice', 'payment', 'certificate', 'batch'] as const

test.each(allKinds)('an owner of the platform finds a %s by its number, first', async (kind) => {
  const [number, id] = typed[kind]
  for (const text of [number, number.toLowerCase(), number.replaceAll('-', ' ')])
    expect((await findRecords(admin, text))[0]).toMatchObject({ kind, id, exact: true })
})

test('numbers in Arabic digits, without zeros, year or letters', async () => {
  const [, id] = typed.invoice
  for (const text of ['فاتورة ٧٧٧', 'inv 2026 777', 'inv-2026-0007', '777'])
    expect(await kinds(admin, text)).toContain(`invoice ${id}`)
  const [number, requestId] = typed.request
  expect(await kinds(admin, `طلب ${Number(number.slice(3))}`)).toContain(`request ${requestId}`)
  expect(await kinds(admin, 'itq 7k3m 9q')).toContain(`certificate ${typed.certificate[1]}`)
})

/** Kinds that each role of our team may see. */
const seenBy: Record<BuiltinRole, readonly (typeof allKinds)[number][]> = {
  owner: allKinds,
  operations: allKinds,
  editor: ['request', 'report', 'certificate'],
  finance: ['request', 'invoice', 'payment', 'batch'],
  content: [],
  support: ['request', 'certificate'],
}

test.each(builtinRoles)('the role %s finds exactly what it may read', async (role) => {
  const found = []
  for (const kind of allKinds)
    if ((await kinds(staff[role], typed[kind][0])).includes(`${kind} ${typed[kind][1]}`)) found.push(kind)
  expect(found).toEqual(seenBy[role])
})

test('a client finds its own, and is led into its own area', async () => {
  for (const kind of ['request', 'report', 'invoice', 'payment', 'certificate'] as const) {
    const [number, id] = typed[kind]
    const [record] = await findRecords(client, number)
    expect(record).toMatchObject({ kind, id, exact: true, to: expect.stringMatching(/^\/client\//) })
  }
  expect(await findRecords(client, typed.batch[0])).toEqual([])
})

test('strangers find nothing, and neither does a number that does not exist', async () => {
  const freelancer = await w.freelancer()
  for (const kind of allKinds)
    for (const actor of [stranger, freelancer]) expect(await findRecords(actor, typed[kind][0])).toEqual([])
  for (const text of ['MS-999999', 'R-999999', 'INV-2026-999999', 'PAY-00000000', 'ITQ-0000-0000-0000'])
    expect(await findRecords(admin, text)).toEqual([])
})

test('a shopper finds own visits and reports', async () => {
  for (const kind of ['request', 'report'] as const) {
    const [number, id] = typed[kind]
    expect((await findRecords(shopper, number))[0]).toMatchObject({
      kind,
      id,
      to: expect.stringMatching(/^\/freelancer\//),
    })
  }
  for (const kind of ['invoice', 'payment', 'certificate', 'batch'] as const)
    expect(await findRecords(shopper, typed[kind][0])).toEqual([])
})

test('a member finds a number only inside the own part; a withheld visit is found by staff alone', async () => {
  const region = await w.node(client, 'region', 'East')
  const outside = await w.member(client, [{ role: 'manager', node: region }])
  const whole = await w.member(client, [{ role: 'manager' }])
  const [number, id] = typed.report
  expect(await kinds(whole, number)).toContain(`report ${id}`)
  expect(await findRecords(outside, number)).toEqual([])
  expect(await findRecords(outside, typed.invoice[0])).toEqual([])

  const visit = await assignedVisit(w, shopper, { client })
  const { rows } = await w.owner.query<{ number: number }>(
    'update app.mystery_shopping_requests set is_withheld = true where id = $1 returning number',
    [visit],
  )
  const code = requestCode(rows[0]!.number)
  expect(await kinds(admin, code)).toContain(`request ${visit}`)
  for (const actor of [client, whole]) expect(await findRecords(actor, code)).toEqual([])
})
