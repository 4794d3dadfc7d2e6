import { expect, test } from 'vitest'
import { at } from '#/tests/reports.ts'
import { scoredVisits } from '#/tests/earned.ts'
import { newBranch } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { startOfDay } from '#/domain/riyadh-time.ts'
import { readList } from '#/domain/list.ts'
import { eligibleList } from './eligible-list.ts'
import { browseEligible } from './eligible-list.server.ts'
import { issueCertificate } from './issue.server.ts'
import { readCertificate } from './read-certificate.server.ts'
import { reviewBranch } from './review.server.ts'

const w = await world()
const [admin, client, shopper] = [await w.admin(), await w.client(), await w.shopper()]
const office = { world: w, admin, client, shopper }
const then = <T>(work: () => Promise<T>) => at(startOfDay('2027-06-15'), work)

/** A branch that earns a certificate by three visits, one of them modified. */
async function earning(change: string): Promise<{ branchId: string; reportId: string }> {
  const branchId = await newBranch(w, client)
  const [reportId] = await scoredVisits(
    office,
    branchId,
    ['2027-04-01', '2027-05-01', '2027-06-01'].map((day) => ({ day, score: 95 })),
  )
  await w.owner.query(`update app.mystery_shopping_reports set ${change} where id = $1`, [reportId])
  return { branchId, reportId: reportId! }
}

const serious = `evidence = '{"version":1,"weighedAt":"2027-04-01T00:00:00Z","reasons":[{"key":"place-far","points":40,"tone":"serious","facts":{}}],"photos":[],"words":[]}', evidence_score = 60`

test.each([
  ['an open dispute', `status = 'disputed'`, { isDisputed: true, isDoubted: false }],
  ['a serious doubt in its evidence', serious, { isDisputed: false, isDoubted: true }],
  ['weak evidence', 'evidence_score = 59', { isDisputed: false, isDoubted: true }],
])('a counted visit under %s: the list says so, and issuing needs a reason that is kept', async (_, change, doubt) => {
  const { branchId, reportId } = await earning(change)
  const { rows } = await then(() => browseEligible(admin, readList(eligibleList, new URLSearchParams())))
  expect(rows.find((row) => row.branchId === branchId)?.doubts).toEqual([{ reportId, ...doubt }])
  await expect(then(() => issueCertificate(admin, { branchId }))).rejects.toMatchObject({
    code: 'certificate.doubted',
    fields: { exception: 'reason' },
  })
  await expect(then(() => issueCertificate(admin, { branchId, exception: '  ' }))).rejects.toMatchObject({
    code: 'certificate.doubted',
  })
  const reason = 'The dispute is about the receipt alone.'
  const { id } = await then(() => issueCertificate(admin, { branchId, exception: reason }))
  const { events } = await readCertificate(admin, id)
  expect(events[0]).toMatchObject({ step: 'issue', reason })
})

test.each([
  ['sound visits', 'evidence_score = 60', 1],
  ['a doubted one', serious, 0],
])('the rule that issues by itself: with %s', async (_, change, issued) => {
  await w.owner.query(`update app.certificate_rules set settings = settings || '{"issuesByItself": true}'`)
  const { branchId } = await earning(change)
  await then(() => reviewBranch({ branchId }))
  const { rows } = await w.owner.query('select id from app.certificates where branch_id = $1', [branchId])
  expect(rows).toHaveLength(issued)
})
