import { beforeAll, expect, test } from 'vitest'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { readOrder } from '#/features/kitchen/orders/read-order.server.ts'
import { now } from '#/platform/clock.ts'
import { apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { receivingCompany, type ReceivingCompany, sentOrder } from '#/tests/receiving-setup.ts'
import { world } from '#/tests/world.ts'
import { apiOperations } from './operations.server.ts'

const w = await world()
let company: ReceivingCompany
let root: string

beforeAll(async () => {
  company = await receivingCompany(w)
  await w.owner.query(`update app.client_profiles set subscription_tier = 'enterprise' where profile_id = $1`, [
    company.owner.id,
  ])
  root = await rootOf(w, company.owner)
})
const fits = (id: string, body: unknown) =>
  expect(apiOperations.find((one) => one.id === id)!.answer.safeParse(body).error).toBeUndefined()

test('purchase orders are read with their lines and sums, in the part of the key alone', async () => {
  const { id } = await sentOrder(company, { chicken: 2, rice: 1 })
  const { secret } = await apiKeyOn(company.owner, root, ['orders:read'])
  const read = await apiCall(secret, `/purchase-orders/${id}`)
  const shown = await readOrder(company.owner, id)
  fits('getPurchaseOrder', read.body)
  expect(read.body).toMatchObject({
    branch_id: company.branches.olaya,
    supplier_id: company.supplierId,
    state: 'sent',
    net: 55_800,
    lines: [
      { packs: 2, price: 16_500, net: 33_000, vat_mode: 'excluded' },
      { packs: 1, price: 22_800, net: 22_800 },
    ],
  })
  expect(read.body.vat).toBe(shown.lines.reduce((sum, { vat }) => sum + vat, 0))
  const list = await apiCall(secret, `/purchase-orders?state=sent&branch=${company.branches.olaya}`)
  fits('listPurchaseOrders', list.body)
  expect(list.body.data.map((one: { id: string }) => one.id)).toEqual([id])
  expect((await apiCall(secret, '/purchase-orders?state=draft')).body.data).toEqual([])
  const elsewhere = await apiKeyOn(company.owner, company.branches.malqa, ['orders:read'])
  expect((await apiCall(elsewhere.secret, `/purchase-orders/${id}`)).status).toBe(404)
  expect((await apiCall(elsewhere.secret, '/purchase-orders')).body.data).toEqual([])
})

test('daily reports are read in their newest revision with figures and answers, in the part of the key alone', async () => {
  const { owner, branches } = company
  const day = addDays(riyadhDay(now()), -1)
  const { rows } = await w.owner.query<{ id: string; current: boolean }>(
    `with r as (insert into app.daily_reports (id, client_id, branch_id, business_day, shift, due_at, created_by, updated_by, revision, is_current)
       select gen_random_uuid(), $1, $2, $3, 'evening', now(), $1, $1, n, n = 2 from generate_series(1, 2) n returning id, is_current),
     m as (insert into app.daily_money (report_id, client_id, branch_id, gross, net, vat, covers, content)
       select id, $1, $2, 115000, 100000, 15000, 42, '{"sales.cash": 115000}' from r),
     v as (insert into app.daily_values (report_id, client_id, branch_id, content) select id, $1, $2, '{"note": "calm"}' from r)
     select id, is_current as current from r`,
    [owner.id, branches.olaya, day],
  )
  const current = rows.find((row) => row.current)!.id
  const { secret } = await apiKeyOn(owner, root, ['daily:read'])
  const read = await apiCall(secret, `/daily-reports/${current}`)
  fits('getDailyReport', read.body)
  expect(read.body).toMatchObject({
    business_day: day,
    state: 'draft',
    revision: 2,
    gross: 115_000,
    net: 100_000,
    vat: 15_000,
    covers: 42,
    answers: { note: 'calm' },
    money: { 'sales.cash': 115_000 },
  })
  const list = await apiCall(secret, `/daily-reports?from=${day}&to=${day}`)
  fits('listDailyReports', list.body)
  expect(list.body.data.map((one: { id: string }) => one.id)).toEqual([current])
  expect((await apiCall(secret, `/daily-reports?from=${riyadhDay(now())}`)).body.data).toEqual([])
  const old = rows.find((row) => !row.current)!.id
  expect((await apiCall(secret, `/daily-reports/${old}`)).status).toBe(404)
  const elsewhere = await apiKeyOn(owner, branches.malqa, ['daily:read'])
  expect((await apiCall(elsewhere.secret, `/daily-reports/${current}`)).status).toBe(404)
  expect((await apiCall(elsewhere.secret, '/daily-reports')).body.data).toEqual([])
})
