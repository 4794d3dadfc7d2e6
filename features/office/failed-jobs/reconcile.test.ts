import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addHours } from '#/domain/riyadh-time.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { now } from '#/platform/clock.ts'
import { balanceOf, storedPayout } from '#/tests/payouts.ts'
import { at, releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { failedJobList } from './list.ts'
import { readList } from '#/domain/list.ts'
import { browseFailedJobs } from './browse.server.ts'
import { keepFailedJob } from './keep.server.ts'

const w = await world()
const editor = await w.admin()
const reconcile = () => handlers['jobs.reconcile']({})
const anHourLater = (work: () => Promise<void>) => at(addHours(now(), 2), work)

test('a report that was released without a payout gets it an hour later, once, and its failed job is settled', async () => {
  const shopper = await w.shopper()
  const reportId = await releasedReport(w, editor, { shopper })
  await keepFailedJob({ id: randomUUID(), job: 'payouts.accrue', payload: { reportId }, problem: 'x', tries: 13 })
  await reconcile()
  expect(await storedPayout(w, reportId)).toBeUndefined()
  await anHourLater(reconcile)
  await anHourLater(reconcile)
  expect(await storedPayout(w, reportId)).toMatchObject({ state: 'accrued', fee: 30_000 })
  expect(await balanceOf(w, 'shoppers_payable', shopper.id)).toBe(-34_000)
  const { rows } = await browseFailedJobs(editor, readList(failedJobList, new URLSearchParams('tab=done&area=payouts')))
  expect(rows).toMatchObject([{ job: 'payouts.accrue', state: 'settled', by: null }])
})

test('an event that was not announced is announced an hour later; one that was is left alone', async () => {
  const shopper = await w.shopper()
  const reportId = await releasedReport(w, editor, { shopper })
  const { rows } = await w.owner.query<{ id: string; step: string }>(
    'select id, step from app.report_events where report_id = $1',
    [reportId],
  )
  const release = rows.find(({ step }) => step === 'release')!
  const others = rows.filter(({ step }) => step !== 'release')
  for (const { id } of others) await handlers['reports.announce']({ eventId: id })
  const queued = async () =>
    (await w.waitingJobs('reports.announce')).filter((job) => (job as { eventId: string }).eventId === release.id)
      .length
  const before = await queued()
  await reconcile()
  expect(await queued()).toBe(before)
  await anHourLater(reconcile)
  expect(await queued()).toBe(before + 1)
  for (const { id } of others) {
    const waiting = await w.waitingJobs('reports.announce')
    expect(waiting.filter((job) => (job as { eventId: string }).eventId === id).length).toBeLessThanOrEqual(1)
  }
  await handlers['reports.announce']({ eventId: release.id })
  await anHourLater(reconcile)
  expect(await queued()).toBe(before + 1)
})
