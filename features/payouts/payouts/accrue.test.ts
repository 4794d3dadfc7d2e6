import { describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { decideAppeal } from '#/features/reporting/appeals/decide-appeal.server.ts'
import { appealRejection } from '#/features/reporting/appeals/appeal.server.ts'
import { freelancerDashboard } from '#/features/office/dashboards/freelancer.server.ts'
import { correctAnswer } from '#/features/reporting/editing/correct-answer.server.ts'
import { excludeReport } from '#/features/reporting/editing/exclude.server.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { now } from '#/platform/clock.ts'
import { balanceOf, bankedShopper, storedPayout } from '#/tests/payouts.ts'
import { at, grades, releasedReport, reportIn, seen, storedReport } from '#/tests/reports.ts'
import { save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { correctPayout, takePayoutStep } from './change-payout.server.ts'
import { readList } from '#/domain/list.ts'
import { ownPayoutList } from '#/features/payouts/own-payouts/list.ts'
import { browseOwnPayouts } from '#/features/payouts/own-payouts/list.server.ts'
import { setResidence } from '#/features/payouts/payout-settings/residence.server.ts'
import { ripenPayouts } from './ripen.server.ts'
import { readPayoutSettings, savePayoutSettings } from '#/features/payouts/payout-settings/settings.server.ts'

const here = await world()
const ownPage = (actor: Actor) => browseOwnPayouts(actor, readList(ownPayoutList, new URLSearchParams()))
const [editor, second] = [await here.admin(), await here.admin()]

const released = async (shopper: Actor, receipt = 35.5): Promise<string> => {
  const reportId = await releasedReport(here, editor, { shopper, changed: [save('receipt_total', receipt)] })
  await handlers['payouts.accrue']({ reportId })
  return reportId
}
const seenPayout = async (reportId: string) => {
  const payout = (await storedPayout(here, reportId))!
  return { payoutId: payout.id, version: payout.version }
}

describe('what a visit earns', () => {
  test('a release promises it in its own transaction, and however often the job runs it is earned and booked once', async () => {
    const shopper = await here.shopper()
    const reportId = await releasedReport(here, editor, { shopper, changed: [save('receipt_total', 35.5)] })
    expect(await here.waitingJobs('payouts.accrue')).toContainEqual({ reportId })
    await Promise.all([1, 2, 3, 4].map(() => handlers['payouts.accrue']({ reportId })))
    await handlers['payouts.accrue']({ reportId })
    expect(await storedPayout(here, reportId)).toMatchObject({
      state: 'accrued',
      fee: 30_000,
      bonus: 0,
      reimbursement: 3550,
      withheld: 0,
      net: 33_550,
    })
    expect(await balanceOf(here, 'shoppers_payable', shopper.id)).toBe(-33_550)
    const { rows } = await here.owner.query(`select from app.payouts where shopper_id = $1`, [shopper.id])
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['below the usual ceiling of a basic visit', 39.99, null, 3999],
    ['exactly it', 40, null, 4000],
    ['a halala above it', 40.01, null, 4000],
    ['up to the ceiling of the request', 99, 9900, 9900],
    ['a ceiling of nothing', 12, 0, 0],
  ])('what was spent is given back: %s', async (_, receipt, cap, given) => {
    const shopper = await here.shopper()
    const reportId = await releasedReport(here, editor, { shopper, changed: [save('receipt_total', receipt)] })
    const { request_id } = await storedReport(here, reportId)
    await here.owner.query('update app.mystery_shopping_requests set spending_cap = $2, bonus = 1500 where id = $1', [
      request_id,
      cap,
    ])
    await handlers['payouts.accrue']({ reportId })
    expect(await storedPayout(here, reportId)).toMatchObject({ bonus: 1500, reimbursement: given })
  })

  test('who does not live in the Kingdom: tax of what was earned, to the halala, and nothing of what was spent', async () => {
    const shopper = await here.shopper()
    await setResidence(editor, shopper.id, 'non_resident')
    const reportId = await releasedReport(here, editor, { shopper, changed: [save('receipt_total', 10)] })
    const { request_id } = await storedReport(here, reportId)
    await here.owner.query('update app.mystery_shopping_requests set shopper_fee = 33_330 where id = $1', [request_id])
    await handlers['payouts.accrue']({ reportId })
    // 15 % of 333.30 is 49.995
    expect(await storedPayout(here, reportId)).toMatchObject({ withheld: 5000, net: 33_330 + 1000 - 5000 })
    expect(await balanceOf(here, 'shoppers_payable', shopper.id)).toBe(-34_330)
    await setResidence(editor, shopper.id, 'resident')
    expect(await storedPayout(here, reportId)).toMatchObject({ withheld: 0, net: 34_330 })
  })

  test('only a release pays, a report left out of the statistics pays as well', async () => {
    for (const status of ['submitted', 'in_review', 'revision_requested', 'rejected'] as const) {
      const reportId = await reportIn(status, here, editor)
      await handlers['payouts.accrue']({ reportId })
      expect(await storedPayout(here, reportId)).toBeUndefined()
    }
    const reportId = await released(await here.shopper())
    await excludeReport(editor, { ...(await seen(here, reportId)), excluded: true, reason: 'A private event.' })
    await handlers['payouts.accrue']({ reportId })
    expect(await storedPayout(here, reportId)).toMatchObject({ state: 'accrued', fee: 30_000 })
  })

  test('an upheld appeal whose visit went to somebody else pays the fee that was decided', async () => {
    const shopper = await here.shopper()
    const reportId = await reportIn('rejected', here, editor, { shopper, changed: [save('receipt_total', 20)] })
    await appealRejection(shopper, { reportId, reason: 'The receipt names the branch.' })
    const { request_id } = await storedReport(here, reportId)
    // why: reassigning a visit has rules and tests of its own
    await here.owner.query(`update app.mystery_shopping_requests set status = 'cancelled' where id = $1`, [request_id])
    await handlers['payouts.accrue']({ reportId })
    expect(await storedPayout(here, reportId)).toBeUndefined()
    await decideAppeal(second, {
      ...(await seen(here, reportId)),
      outcome: 'upheld',
      decision: 'The work was done.',
      fee: 12_345,
      grades,
    })
    expect(await here.waitingJobs('payouts.accrue')).toContainEqual({ reportId })
    await handlers['payouts.accrue']({ reportId })
    expect(await storedPayout(here, reportId)).toMatchObject({ fee: 12_345, bonus: 0, reimbursement: 2000 })
  })
})

describe('five working days', () => {
  const dayOf = async (releasedAt: string) => {
    const reportId = await releasedReport(here, editor)
    await here.owner.query('update app.mystery_shopping_reports set released_at = $2 where id = $1', [
      reportId,
      releasedAt,
    ])
    await handlers['payouts.accrue']({ reportId })
    return { reportId, payableOn: (await storedPayout(here, reportId))!.payable_on }
  }

  test.each([
    ['2026-11-22T09:00:00Z', '2026-11-29', 'a Sunday'],
    ['2026-11-26T20:59:59Z', '2026-12-03', 'the last second of a Thursday in Riyadh'],
    ['2026-11-26T21:00:00Z', '2026-12-03', 'the first of the Friday: the weekend does not count'],
    ['2027-02-18T09:00:00Z', '2027-02-28', 'over Founding Day'],
  ])('%s is payable on %s (%s)', async (releasedAt, expected) => {
    expect((await dayOf(releasedAt)).payableOn).toBe(expected)
  })

  test('a holiday that is announced moves what still waits; on its day, and not before, it becomes payable', async () => {
    const { reportId } = await dayOf('2027-03-07T09:00:00Z')
    expect(await storedPayout(here, reportId)).toMatchObject({ payable_on: '2027-03-14' })
    const before = await readPayoutSettings(editor)
    await savePayoutSettings(editor, { ...before, holidays: [...before.holidays, '2027-03-09', '2027-03-10'] })
    expect(await storedPayout(here, reportId)).toMatchObject({ payable_on: '2027-03-16' })
    await at(new Date('2027-03-15T20:59:59Z'), ripenPayouts)
    expect(await storedPayout(here, reportId)).toMatchObject({ state: 'accrued' })
    await at(new Date('2027-03-15T21:00:00Z'), ripenPayouts)
    expect(await storedPayout(here, reportId)).toMatchObject({ state: 'payable' })
    await savePayoutSettings(editor, { ...before, holidays: [...before.holidays, '2027-03-08'] })
    expect(await storedPayout(here, reportId)).toMatchObject({ state: 'payable', payable_on: '2027-03-16' })
  })
})

describe('changes before it is paid', () => {
  test('a receipt that an editor corrects in a dispute changes what is given back, and books the difference', async () => {
    const shopper = await here.shopper()
    const reportId = await released(shopper, 38)
    // why: the client's dispute is a separate capability; only the state matters here
    await here.owner.query(`update app.mystery_shopping_reports set status = 'disputed' where id = $1`, [reportId])
    const correction = { questionKey: 'receipt_total', value: 21, notApplicable: false, naReason: '', comment: '' }
    await correctAnswer(second, { ...(await seen(here, reportId)), ...correction, reason: 'As the receipt says.' })
    expect(await here.waitingJobs('payouts.recount')).toContainEqual({ reportId })
    for (const _ of [1, 2]) await handlers['payouts.recount']({ reportId })
    expect(await storedPayout(here, reportId)).toMatchObject({ reimbursement: 2100, net: 32_100 })
    expect(await balanceOf(here, 'shoppers_payable', shopper.id)).toBe(-32_100)
    expect(await balanceOf(here, 'reimbursements')).toBeGreaterThan(0)
  })

  test('an administrator corrects the amounts with a reason; nothing at all leaves it unpaid, here and on the dashboard', async () => {
    const shopper = await here.shopper()
    const reportId = await released(shopper)
    const parts = { fee: 0, bonus: 0, reimbursement: 0 }
    const step = { ...(await seenPayout(reportId)), ...parts }
    await expect(correctPayout(editor, { ...step, reason: ' ' })).rejects.toMatchObject({
      code: 'payout.reason-required',
    })
    await correctPayout(editor, { ...step, reason: 'The photos were bought.' })
    await expect(correctPayout(second, { ...step, reason: 'Again' })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    })
    expect(await storedPayout(here, reportId)).toMatchObject({
      state: 'held',
      net: 0,
      reason: 'The photos were bought.',
    })
    expect(await balanceOf(here, 'shoppers_payable', shopper.id)).toBe(0)
    await expect(takePayoutStep(editor, 'free', await seenPayout(reportId))).rejects.toMatchObject({
      code: 'payout.nothing-left',
    })
    const { totals } = await freelancerDashboard(shopper)
    expect(totals).toMatchObject({ data: { earnings: 0 } })
  })

  test('what is held is let go into the state that its day gives it', async () => {
    const reportId = await released(await here.shopper())
    await expect(takePayoutStep(editor, 'hold', { ...(await seenPayout(reportId)) })).rejects.toMatchObject({
      code: 'payout.reason-required',
    })
    await takePayoutStep(editor, 'hold', { ...(await seenPayout(reportId)), reason: 'Check the receipt.' })
    await at(addHours(now(), 24 * 30), ripenPayouts)
    expect(await storedPayout(here, reportId)).toMatchObject({ state: 'held', reason: 'Check the receipt.' })
    await takePayoutStep(editor, 'free', await seenPayout(reportId))
    expect(await storedPayout(here, reportId)).toMatchObject({ state: 'accrued', reason: null })
    await takePayoutStep(editor, 'hold', { ...(await seenPayout(reportId)), reason: 'Check again.' })
    await at(addHours(now(), 24 * 30), async () => takePayoutStep(editor, 'free', await seenPayout(reportId)))
    expect(await storedPayout(here, reportId)).toMatchObject({ state: 'payable' })
    await expect(takePayoutStep(editor, 'retry', await seenPayout(reportId))).rejects.toMatchObject({
      code: 'payout.step-refused',
    })
  })
})

test('dashboard, list and payouts of a shopper say the same', async () => {
  const shopper = await bankedShopper(here)
  for (const receipt of [10, 20, 50]) await released(shopper, receipt)
  const { rows, total, sums } = await ownPage(shopper)
  expect(total).toBe(3)
  expect(sums).toEqual({ accrued: 3 * 30_000 + 1000 + 2000 + 4000, payable: 0, stopped: 0, paid: 0 })
  const { totals } = await freelancerDashboard(shopper)
  expect(totals).toMatchObject({ data: { earnings: rows.reduce((sum, { fee }) => sum + fee, 0) } })
  const { rows: visits } = await here.owner.query(
    `select set_config('app.user_id', $1, false), (select sum(fee)::int from priv.visits_of_own_reports()) as fees`,
    [shopper.id],
  )
  expect(visits[0].fees).toBe(rows.reduce((sum, { fee, bonus }) => sum + fee + bonus, 0))
  expect((await ownPage(await here.shopper())).total).toBe(0)
})
