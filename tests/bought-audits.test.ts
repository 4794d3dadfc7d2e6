import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import { fixedKey, questionPutRight, signatureKeys } from '#/content/questionnaires/manager-signature.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, addMonths, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { billVisits } from '#/features/billing/visits-to-bill/bill-visits.server.ts'
import { readPlanOutlook } from '#/features/companies/plan-contents/outlook.server.ts'
import { checkIn } from '#/features/fieldwork/visits/check-in.server.ts'
import { saveAnswers } from '#/features/fieldwork/visits/save-answers.server.ts'
import { readReportForm } from '#/features/fieldwork/visits/read-report-form.server.ts'
import { readGap } from '#/features/operations/audits/read-gap.server.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { describeVisit } from '#/features/ordering/assignment/describe-visit.server.ts'
import { qualifyAuditor } from '#/features/ordering/assignment/qualify-auditor.server.ts'
import { rankShoppers } from '#/features/ordering/assignment/rank-shoppers.server.ts'
import { swap } from '#/features/ordering/assignment/swap-shoppers.server.ts'
import { readJobBoard } from '#/features/ordering/offers/job-board.server.ts'
import { claimVisit } from '#/features/ordering/offers/claim-visit.server.ts'
import { offerVisit } from '#/features/ordering/offers/offer-visit.server.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { browseOwnRequests } from '#/features/ordering/requests/list.server.ts'
import { ownRequestList } from '#/features/ordering/requests/list.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { accruePayout } from '#/features/payouts/payouts/accrue.server.ts'
import { readList } from '#/domain/list.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { now } from '#/platform/clock.ts'
import { auditSteps } from './bought-audit-setup.ts'
import { clientOn } from './plans.ts'
import { submit } from './reports.ts'
import { anOrder, statusOf } from './requests.ts'
import { giveTaxSeller } from './tax.ts'
import { arrival, assignedVisit, fillReport, newBranch, save } from './visits.ts'
import { type World, world } from './world.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  await giveTaxSeller(w.owner)
})

const { anAudit, auditor, approvedAudit, approvedOf, rulesOf, releasedAudit, counted } = auditSteps(
  () => w,
  () => admin,
)

describe('ordering', () => {
  test('an audit has its own price and fee, and takes nothing of a plan with visits left', async () => {
    const client = await clientOn(w, 'professional')
    const before = await readPlanOutlook(client, client.id)
    const ordered = await requestEvaluation(client, anAudit())
    expect(ordered).toMatchObject({ price: 80_000, withinPlan: false })
    const { rows } = await w.owner.query(
      'select price::int, shopper_fee::int, within_plan from app.mystery_shopping_requests where id = $1',
      [ordered.id],
    )
    expect(rows).toEqual([{ price: 80_000, shopper_fee: 50_000, within_plan: false }])
    expect(await readPlanOutlook(client, client.id)).toEqual(before)
    expect((await requestEvaluation(client, anOrder())).withinPlan).toBe(true)
  })

  test('the database keeps audits out of plans, programmes and waves', async () => {
    const { id } = await requestEvaluation(await w.client(), anAudit())
    await expect(
      w.owner.query('update app.mystery_shopping_requests set within_plan = true where id = $1', [id]),
    ).rejects.toMatchObject({ constraint: 'audits_outside_plans' })
    await expect(
      w.owner.query('update app.mystery_shopping_requests set is_withheld = true where id = $1', [id]),
    ).rejects.toMatchObject({ constraint: 'audits_outside_plans' })
  })

  test('an audit is announced: the team of the branch sees it before it is done, a mystery visit it does not', async () => {
    const client = await w.client()
    const branchId = await newBranch(w, client)
    const audit = await approvedAudit(client, branchId)
    await requestEvaluation(client, { ...anOrder(), branchId })
    const manager = await w.member(client, [{ role: 'branch_manager', node: branchId }])
    const { rows } = await browseOwnRequests(manager, readList(ownRequestList, new URLSearchParams()))
    expect(rows.map(({ id }) => id)).toEqual([audit])
    const elsewhere = await w.member(client, [{ role: 'branch_manager', node: await newBranch(w, client) }])
    expect((await browseOwnRequests(elsewhere, readList(ownRequestList, new URLSearchParams()))).rows).toEqual([])
  })

  test('the office orders an audit for a company', async () => {
    const client = await w.client()
    const ordered = await requestEvaluation(admin, { ...anAudit(), clientId: client.id })
    expect(ordered).toMatchObject({ price: 80_000, withinPlan: false })
  })
})

describe('auditors', () => {
  test('only staff qualify and withdraw, recorded with the reason; the same again changes nothing', async () => {
    const shopper = await w.shopper({ name: 'To Qualify' })
    for (const stranger of [shopper, await w.client()])
      await expect(qualifyAuditor(stranger, shopper.id, true, 'me')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(qualifyAuditor(admin, randomUUID(), true, 'x')).rejects.toMatchObject({ code: 'not-found' })
    for (let n = 0; n < 2; n++) await qualifyAuditor(admin, shopper.id, true, 'Probe calibrated')
    await qualifyAuditor(admin, shopper.id, false, 'Certificate lapsed')
    const { rows } = await w.owner.query(
      `select action, reason, actor_id from app.activity_log where entity_id = $1 and action like 'shoppers.%qualify' order by at, id`,
      [shopper.id],
    )
    expect(rows).toEqual([
      { action: 'shoppers.qualify', reason: 'Probe calibrated', actor_id: admin.id },
      { action: 'shoppers.disqualify', reason: 'Certificate lapsed', actor_id: admin.id },
    ])
  })

  test('others are refused in assignment and offers, and do not see audits on the board', async () => {
    const client = await w.client()
    const id = await approvedAudit(client)
    const [plain, qualified] = [
      await w.shopper({ name: 'Plain Shopper', level: 'senior' }),
      await auditor('Qualified One'),
    ]
    expect(await rulesOf(id, plain)).toEqual(['auditor'])
    await expect(assignVisit(admin, id, plain.id)).rejects.toMatchObject({ details: { rules: 'auditor' } })
    await expect(offerVisit(admin, id, plain.id)).rejects.toMatchObject({
      code: 'evaluation.shopper-refused',
    })
    await describeVisit(admin, id, { scenario: null, spendingCap: null, window: null, isOnBoard: true })
    const board = async (shopper: Actor) =>
      (
        await readJobBoard(
          shopper,
          { q: '', city: null, type: null, withinKm: null, sort: 'soon', only: 'all', page: 1 },
          1000,
        )
      ).jobs.map((job) => job.requestId)
    expect(await board(plain)).not.toContain(id)
    expect(await board(qualified)).toContain(id)
    await expect(claimVisit(plain, id)).rejects.toMatchObject({ code: 'evaluation.shopper-refused' })
    await claimVisit(qualified, id)
    expect(await statusOf(w, id)).toBe('assigned')
  })

  test('the database refuses an audit for others', async () => {
    const id = await approvedAudit(await w.client())
    const shopper = await w.shopper()
    await expect(
      w.owner.query(`update app.mystery_shopping_requests set status = 'assigned', shopper_id = $2 where id = $1`, [
        id,
        shopper.id,
      ]),
    ).rejects.toThrow('qualified auditor')
  })
})

describe('24 months between an audit and a mystery visit', () => {
  const day = riyadhDay(now())

  test('who audits a company does not shop it, with the day on which it ends', async () => {
    const [client, person] = [await w.client(), await auditor('Audited First')]
    await assignVisit(admin, await approvedAudit(client), person.id)
    const { id } = await requestEvaluation(client, anOrder({ visitAt: fromRiyadh(`${addDays(day, 30)}T12:00`)! }))
    await approveRequest(admin, id)
    const { refused } = await rankShoppers(admin, id, 'Audited First')
    const auditDay = riyadhDay(addHours(now(), 72))
    expect(refused[0]!.refusals.filter(({ rule }) => rule === 'audited')).toEqual([
      { rule: 'audited', until: addMonths(auditDay, 24) },
    ])
    await expect(assignVisit(admin, id, person.id)).rejects.toMatchObject({ code: 'evaluation.shopper-refused' })
    expect(await rulesOf(await approvedOf(await w.client()), person)).not.toContain('audited')
  })

  test('who shopped a company does not audit it, until 24 months have passed', async () => {
    const [client, person] = [await w.client(), await auditor('Shopped First')]
    const visit = await assignedVisit(w, person, { client })
    const audit = await approvedAudit(client)
    expect(await rulesOf(audit, person)).toEqual(['shopped'])
    await expect(assignVisit(admin, audit, person.id)).rejects.toMatchObject({ details: { rules: 'shopped' } })
    await w.owner.query(
      `update app.mystery_shopping_requests set scheduled_date = now() - interval '25 months' where id = $1`,
      [visit],
    )
    expect(await rulesOf(audit, person)).toEqual([])
    await assignVisit(admin, audit, person.id)
  })

  test('a second audit of the company by the same auditor is no conflict', async () => {
    const [client, person] = [await w.client(), await auditor('Audits Twice')]
    for (let n = 0; n < 2; n++) await assignVisit(admin, await approvedAudit(client), person.id)
  })

  test('the database refuses it in both directions', async () => {
    const client = await w.client()
    const [one, two] = [await auditor('Db One'), await auditor('Db Two')]
    await assignVisit(admin, await approvedAudit(client), one.id)
    await expect(assignedVisit(w, one, { client })).rejects.toThrow('within 24 months')
    await assignedVisit(w, two, { client })
    await expect(assignedVisit(w, two, { client, type: 'operations_audit' })).rejects.toThrow('within 24 months')
  })
})

test('an audit is not swapped with the visit of a person who is no auditor, and with one who is', async () => {
  const [one, two] = [await w.client(), await w.client()]
  const [qualified, second, plain] = [
    await auditor('Swaps One'),
    await auditor('Swaps Two'),
    await w.shopper({ name: 'Swaps Not', level: 'senior' }),
  ]
  const audit = await approvedAudit(one)
  await assignVisit(admin, audit, qualified.id)
  const visit = await approvedOf(two)
  await assignVisit(admin, visit, plain.id)
  await expect(swap(admin, audit, visit)).rejects.toMatchObject({ details: { rules: 'auditor' } })
  const other = await approvedOf(await w.client())
  await assignVisit(admin, other, second.id)
  await swap(admin, audit, other)
  expect(
    (await w.owner.query('select shopper_id from app.mystery_shopping_requests where id = $1', [audit])).rows,
  ).toEqual([{ shopper_id: second.id }])
})

describe('carried out and released', () => {
  test('an audit is not handed in without the signature of the manager on duty', async () => {
    const [client, person] = [await w.client(), await auditor('Signs Last')]
    const { reportId } = await checkIn(
      person,
      arrival(await assignedVisit(w, person, { client, type: 'operations_audit' })),
    )
    const { definition } = await readReportForm(person, reportId)
    const closing = definition.unscored.map(({ key }) => key)
    expect(closing.filter((key) => questionPutRight(key) === null)).toEqual([fixedKey, ...Object.values(signatureKeys)])
    expect(closing.filter((key) => questionPutRight(key) !== null)).toHaveLength(45)
    await fillReport(person, reportId)
    const { answers } = await readReportForm(person, reportId)
    const { version: baseVersion } = answers.find(({ questionKey }) => questionKey === signatureKeys.path)!
    await saveAnswers(person, { reportId, saves: [save(signatureKeys.path, null, { baseVersion })] })
    await expect(submit(person, reportId)).rejects.toMatchObject({
      code: 'report.not-ready',
      details: { problems: `${signatureKeys.path}:unanswered` },
    })
  })

  test('its client reads it with the signature, and it counts in no figure of mystery visits', async () => {
    const client = await clientOn(w, 'professional')
    const branchId = await newBranch(w, client)
    const reportId = await releasedAudit(client, branchId)
    expect(await counted(client)).toBe(0)
    await w.owner.query('select priv.rebuild_counted_visits(), priv.rebuild_score_tallies()')
    expect(await counted(client)).toBe(0)

    const report = await readClientReport(client, reportId, 'en')
    expect(report).toMatchObject({ type: 'operations_audit', score: 100, previous: null, branchAverage: null })
    expect(report.averages.overall).toEqual({ own: null, city: null })
    expect(report.unscored.at(-1)!.given).toEqual({ kind: 'signature', path: 'M1 1L9 9' })

    const gap = await readGap(client, null)
    expect(gap.counts).toEqual({ audits: 1, guests: 0 })
    expect(gap.topics.length).toBeGreaterThan(0)
    expect(gap.topics.every(({ audits, guests }) => audits?.n === 1 && guests === null)).toBe(true)
    expect((await readGap(client, branchId)).counts.audits).toBe(1)
    expect((await readGap(await w.client(), null)).counts.audits).toBe(0)

    await billVisits(admin, { clientId: client.id })
    const { rows } = await w.owner.query<{ name: string; within_plan: boolean; unit_price: number }>(
      `select l.name, b.within_plan, q.price::int as unit_price from app.billed_visits b
         join app.mystery_shopping_requests q on q.id = b.request_id
         join app.invoice_lines l on l.request_id = b.request_id where b.client_id = $1`,
      [client.id],
    )
    expect(rows).toEqual([
      {
        name: expect.stringContaining('تدقيق العمليات التشغيلية (تدقيق المطبخ)'),
        within_plan: false,
        unit_price: 80_000,
      },
    ])

    await asSystem('a test accrues a payout', (tx) => accruePayout(tx, { reportId }))
    const payouts = await w.owner.query('select fee::int, reimbursement::int from app.payouts where report_id = $1', [
      reportId,
    ])
    expect(payouts.rows).toEqual([{ fee: 50_000, reimbursement: 0 }])
  })
})
