import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { type EvaluationStatus, evaluationStatuses } from '#/domain/evaluation.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { riskOf } from '#/domain/visit-risk.ts'
import { saveSetting } from '#/features/core/settings/save-setting.server.ts'
import { countAtRisk, countsByStatus } from '#/features/ordering/requests/browse-all.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { now } from '#/platform/clock.ts'
import { aRequest, anOrder } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { adminDashboard, lastMonths } from './admin.server.ts'
import { clientDashboard } from './client.server.ts'
import { freelancerDashboard } from './freelancer.server.ts'
import type { Panel } from './panel.server.ts'

let w: World
let admin: Actor
let client: Actor
let shopper: Actor

const dataOf = <T>(panel: Panel<T>): T => {
  if (!panel.ok) throw new Error('the panel failed')
  return panel.data
}
type Row = {
  status: EvaluationStatus
  scheduled_date: Date
  price: string
  shopper_fee: string
  client_id: string
  shopper_id: string | null
}
const allRequests = async (): Promise<Row[]> =>
  (await w.owner.query<Row>('select * from app.mystery_shopping_requests')).rows

beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  client = await w.client()
  shopper = await w.shopper()
  const other = await w.client()
  for (const [index, status] of [...evaluationStatuses, ...evaluationStatuses].entries())
    await aRequest(w, index % 3 === 0 ? other : client, status, shopper)
  for (const hours of [-100, -25, -1, 1, 47, 49]) {
    for (const status of evaluationStatuses) {
      const id = await aRequest(w, client, status, shopper)
      await w.owner.query('update app.mystery_shopping_requests set scheduled_date = $2 where id = $1', [
        id,
        addHours(now(), hours),
      ])
    }
  }
})

test("the admin's figures are what a count over all rows gives", async () => {
  const rows = await allRequests()
  const of = (status: EvaluationStatus) => rows.filter((row) => row.status === status)
  const { cards, work, latest, months } = await adminDashboard(admin)
  expect(dataOf(cards)).toEqual({
    clients: 2,
    freelancers: 1,
    requests: { all: rows.length, pending: of('pending').length, done: of('completed').length },
    revenue: of('completed').reduce((sum, { price }) => sum + Number(price), 0),
  })
  expect(dataOf(work)).toMatchObject({ toApprove: of('pending').length, toAssign: of('approved').length })
  expect(dataOf(latest!)).toHaveLength(5)
  expect(dataOf(months!)).toHaveLength(12)
  expect(dataOf(months!).at(-1)).toMatchObject({ visits: of('completed').length, before: null })
})

test.each([
  ['editor', { clients: 2, freelancers: 1, requests: { done: 8 }, revenue: null }, ['overdue', 'atRisk']],
  ['content', { clients: null, freelancers: null, requests: null, revenue: null }, []],
] as const)('%s sees the figures of the areas that the role reads', async (role, figures, counted) => {
  const { cards, work, latest, months } = await adminDashboard(await w.admin({ role }))
  expect(dataOf(cards)).toMatchObject(figures)
  const open = Object.entries(dataOf(work)).filter(([, count]) => count > 0)
  for (const key of counted) expect(open.map(([name]) => name)).toContain(key)
  if (counted.length === 0) expect(open).toEqual([])
  expect([latest, months].map((panel) => panel !== null)).toEqual([role === 'editor', false])
})

test('tallies hold for every status, whatever moved', async () => {
  const rows = await allRequests()
  const counts = await countsByStatus(admin)
  for (const status of evaluationStatuses) {
    const own = rows.filter((row) => row.status === status)
    const halalas = own.reduce((sum, { price }) => sum + Number(price), 0)
    expect(counts[status]).toEqual({ count: own.length, halalas })
  }
})

test.each(['overdue', 'at_risk'] as const)(
  'the count of %s visits in SQL follows the rule of the domain',
  async (risk) => {
    const rows = await allRequests()
    const at = now()
    const expected = rows.filter(
      (row) => riskOf(row.status, row.scheduled_date, at, { atRisk: 48, client: 48 }) === risk,
    ).length
    expect(expected).toBeGreaterThan(0)
    expect(await countAtRisk(admin, risk)).toBe(expected)
  },
)

test("the client's figures count its own requests only", async () => {
  const own = (await allRequests()).filter(({ client_id }) => client_id === client.id)
  const { totals, latest, approval, scores } = await clientDashboard(client, 'en')
  expect(dataOf(totals!)).toMatchObject({
    requests: own.length,
    pending: own.filter(({ status }) => status === 'pending').length,
    completed: own.filter(({ status }) => status === 'completed').length,
    cost: own.reduce((sum, { price }) => sum + Number(price), 0),
  })
  expect(dataOf(latest!)).toHaveLength(5)
  expect(approval).toBe('approved')
  expect(dataOf(scores!)).toEqual({ period: '12', averages: [], trend: null, weakest: null })
})

test("the shopper's tasks, earnings and rating; 0 while nothing is graded", async () => {
  const own = (await allRequests()).filter(({ shopper_id }) => shopper_id === shopper.id)
  const of = (status: EvaluationStatus) => own.filter((row) => row.status === status)
  const { totals, rating, recent } = await freelancerDashboard(shopper)
  expect(dataOf(totals)).toEqual({
    total: own.length,
    new: of('assigned').length,
    inProgress: of('in_progress').length,
    completed: of('completed').length,
    earnings: of('completed').reduce((sum, { shopper_fee }) => sum + Number(shopper_fee), 0),
  })
  expect(dataOf(rating)).toEqual({ mean: 0, reports: 0 })
  expect(dataOf(recent)).toHaveLength(5)
  const fresh = await freelancerDashboard(await w.freelancer())
  expect(dataOf(fresh.recent)).toEqual([])
})

test('the rating is the mean grade with one decimal, half up', async () => {
  const graded = await w.shopper()
  for (const grade of [4.3, 4.2]) {
    const id = await aRequest(w, client, 'completed', graded)
    // why: grading has its own tests; only the mean matters here
    await w.owner.query(
      `insert into app.mystery_shopping_reports (request_id, client_id, shopper_id, questionnaire_id, status, overall_score, checked_in_at, due_at)
       select $1, $2, $3, id, 'released', $4, now(), now() from app.questionnaires limit 1`,
      [id, client.id, graded.id, grade],
    )
  }
  expect(dataOf((await freelancerDashboard(graded)).rating)).toEqual({ mean: 4.3, reports: 2 })
})

test('a price that changes between orders is kept by each request and its tally', async () => {
  await saveSetting(admin, 'visits.price.basic', 10_000)
  const before = await countsByStatus(admin)
  await requestEvaluation(client, anOrder({ evaluationType: 'basic' }))
  const after = await countsByStatus(admin)
  expect(after.pending.halalas - before.pending.halalas).toBe(10_000)
})

test('the last months end with the present one in Riyadh', () => {
  expect(lastMonths(new Date('2026-01-31T21:30:00Z'), 3)).toEqual(['2025-12', '2026-01', '2026-02'])
  expect(lastMonths(new Date('2026-12-01T00:00:00Z'), 2)).toEqual(['2026-11', '2026-12'])
})

test('visits by stage, and the median hours between the steps of reports released in 30 days', async () => {
  const rows = await allRequests()
  const of = (status: EvaluationStatus) => rows.filter((row) => row.status === status).length
  const { flow, backlog } = await adminDashboard(admin)
  const { stages, clocks } = dataOf(flow!)
  expect(stages).toMatchObject({
    ordered: of('pending'),
    approved: of('approved'),
    assigned: of('assigned'),
    visiting: of('in_progress'),
  })
  expect(clocks.before).toEqual({ visit: null, write: null, review: null, all: null })
  expect(dataOf(backlog!).editors).toEqual([])
  const graded = await w.shopper()
  const editor = await w.admin({ role: 'editor' })
  const hours = (count: number) => `now() - interval '${count} hours'`
  for (const [ordered, visited, sent, released] of [
    [100, 50, 40, 20],
    [90, 60, 52, 10],
    [800, 790, 780, 730],
  ] as const) {
    const id = await aRequest(w, client, 'completed', graded)
    // why: a visit's whole way has its own tests; only its moments matter here
    await w.owner.query(`update app.mystery_shopping_requests set created_at = ${hours(ordered)} where id = $1`, [id])
    await w.owner.query(
      `insert into app.mystery_shopping_reports (request_id, client_id, shopper_id, questionnaire_id, status, checked_in_at, submitted_at, released_at, due_at)
       select $1, $2, $3, id, 'released', ${hours(visited)}, ${hours(sent)}, ${hours(released)}, now() from app.questionnaires limit 1`,
      [id, client.id, graded.id],
    )
  }
  for (const [taken, due] of [
    [editor.id, '-1 hour'],
    [editor.id, '5 hours'],
    [null, '5 hours'],
  ]) {
    const id = await aRequest(w, client, 'completed', graded)
    await w.owner.query(
      `insert into app.mystery_shopping_reports (request_id, client_id, shopper_id, questionnaire_id, status, editor_id, checked_in_at, submitted_at, due_at)
       select $1, $2, $3, id, $4, $5, now(), now(), now() from app.questionnaires limit 1`,
      [id, client.id, graded.id, taken === null ? 'submitted' : 'in_review', taken],
    )
    await w.owner.query(
      `update app.mystery_shopping_reports set review_due_at = now() + $2::interval where request_id = $1`,
      [id, due],
    )
  }
  const after = await adminDashboard(admin)
  const flowAfter = dataOf(after.flow!)
  expect(flowAfter.stages).toMatchObject({ review: 3, released: 2 })
  const rounded = (of: Record<string, number | null>) =>
    Object.fromEntries(Object.entries(of).map(([key, value]) => [key, Math.round(value!)]))
  expect(rounded(flowAfter.clocks.now)).toEqual({ visit: 40, write: 9, review: 31, all: 80 })
  expect(rounded(flowAfter.clocks.before)).toEqual({ visit: 10, write: 10, review: 50, all: 70 })
  expect(dataOf(after.backlog!).editors).toEqual([
    { id: editor.id, name: editor.name, reports: 2, late: 1 },
    { id: null, name: null, reports: 1, late: 0 },
  ])
})

test('what waits holds disputes, appeals, payout questions, overdue invoices and late tasks', async () => {
  const { work: before } = await adminDashboard(admin)
  expect(dataOf(before)).toMatchObject({
    disputes: 0,
    appeals: 0,
    payoutQuestions: 0,
    overdueInvoices: 0,
    bankLines: 0,
    lateTasks: 0,
  })
  await w.owner.query(
    `with s as (insert into app.bank_statements (account, reference, digest, opening, closing, lines, new_lines, uploaded_by)
       values ('SA1', 's', repeat('d', 64), 0, 5, 1, 1, $1) returning id)
     insert into app.bank_lines (statement_id, account, identity, booked_on, amount, unmatched, end_to_end, bank_reference, order_reference,
       remittance, other_name, other_iban_hash, other_iban_last, is_return)
     select id, 'SA1', repeat('d', 64), current_date, 5, 5, '', '', '', '', '', '', '', false from s`,
    [admin.id],
  )
  await w.owner.query(
    `insert into app.work_tasks (title, due_on, created_by) values ('Call the landlord', current_date - 3, $1), ('Later', current_date + 3, $1)`,
    [admin.id],
  )
  await w.owner.query(
    `insert into app.report_disputes (id, report_id, client_id, opened_by, question_key, reason, due_at)
     select gen_random_uuid(), id, client_id, client_id, 'q1', 'The bill shows another time', now() from app.mystery_shopping_reports where status = 'released' limit 1`,
  )
  const { work } = await adminDashboard(admin)
  expect(dataOf(work)).toMatchObject({ disputes: 1, lateTasks: 1, bankLines: 1 })
  const content = await adminDashboard(await w.admin({ role: 'content' }))
  expect(dataOf(content.work)).toMatchObject({ disputes: 0, lateTasks: 0, bankLines: 0 })
  expect([content.flow, content.backlog, content.cash]).toEqual([null, null, null])
})

test('money is shown to those who read the books', async () => {
  const { cash } = await adminDashboard(admin)
  expect(dataOf(cash!)).toMatchObject({ owed: 0, overdue: 0, toShoppers: 0, result: { now: 0, before: 0 } })
  expect((await adminDashboard(await w.admin({ role: 'editor' }))).cash).toBeNull()
})
