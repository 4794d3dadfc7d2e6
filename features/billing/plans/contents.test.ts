import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { applyForCertificate } from '#/features/certification/certificates/apply.server.ts'
import { renewCertificate } from '#/features/certification/certificates/change-state.server.ts'
import { issueCertificate } from '#/features/certification/certificates/issue.server.ts'
import { readCertificate } from '#/features/certification/certificates/read-certificate.server.ts'
import { changeTier } from '#/features/companies/clients/change-tier.server.ts'
import { readInsightQuery } from '#/features/reporting/insights/query.ts'
import { readComparison } from '#/features/reporting/insights/read-comparison.server.ts'
import { readSection } from '#/features/reporting/insights/read-section.server.ts'
import { readTrend } from '#/features/reporting/insights/read-trend.server.ts'
import { createQuestionnaire } from '#/features/fieldwork/questionnaires/new-questionnaire.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { now } from '#/platform/clock.ts'
import { branchWith } from '#/tests/earned.ts'
import { clientOn, itIs, withSeller } from '#/tests/plans.ts'
import { at, releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { changeNext } from './change-next.server.ts'
import { readPlan } from './read-plan.server.ts'
import { renewPlans } from './renew.server.ts'

const w = await world()
const [admin, shopper] = [await w.admin(), await w.shopper()]
beforeAll(() => withSeller(w))
afterAll(() => itIs(null))

const clients = async () => {
  const [free, basic, professional, enterprise] = [
    await w.client({ plan: 'free' }),
    await w.client({ plan: 'basic' }),
    await w.client({ plan: 'professional' }),
    await w.client({ plan: 'enterprise' }),
  ]
  return { without: [free, basic], with: [professional, enterprise], enterprise }
}
const query = readInsightQuery(new URLSearchParams())
const refused = (feature: string) => ({ code: 'plan.feature', details: { feature } })

test.each([
  ['trend', (actor: Actor) => readTrend(actor, query, 'en')],
  ['comparison', (actor: Actor) => readComparison(actor, query, 'en')],
  ['answers', (actor: Actor) => readSection(actor, query, 'en')],
])('the %s is for Professional and Enterprise', async (_, read) => {
  const all = await clients()
  for (const client of all.without) await expect(read(client)).rejects.toMatchObject(refused('analytics'))
  for (const client of all.with) await read(client)
})

test('every client reads its reports; the summary and the city’s average belong to the larger plans', async () => {
  const all = await clients()
  for (const client of [...all.without, ...all.with]) {
    const report = await readClientReport(
      client,
      await releasedReport(w, admin, { client, shopper: await w.shopper() }),
      'en',
    )
    const isLarger = all.with.includes(client)
    expect(report.lockedSummary).toBe(!isLarger)
    expect(report.summary.length > 0).toBe(isLarger)
    expect(report.findings).toBeDefined()
  }
})

test('a report that was released on the larger plan keeps its summary when the plan ends', async () => {
  const client = await clientOn(w, 'professional')
  const reportId = await releasedReport(w, admin, { client, shopper: await w.shopper() })
  const { id, version } = (await readPlan(client)).plan!
  await changeNext(client, { id, version, to: 'free' })
  itIs(addDays(riyadhDay(now()), 40))
  await renewPlans()
  expect((await readPlan(client)).tier).toBe('free')
  const old = await readClientReport(client, reportId, 'en')
  expect([old.lockedSummary, old.summary.length > 0]).toEqual([false, true])
  itIs(null)
})

const noon = addHours(startOfDay('2027-06-15'), 12)
const then = <T>(work: () => Promise<T>, moment = noon) => at(moment, work)

test('a new certificate needs a plan that has them, or an administrator’s exception with its reason, which is kept', async () => {
  const client = await w.client({ plan: 'basic' })
  const branchId = await branchWith({ world: w, admin, client, shopper }, 88, '2027-06-01')
  const applying = () =>
    applyForCertificate(client, { applicationId: '01900000-0000-7000-8000-0000000000aa', branchId, note: '' })
  await expect(then(applying)).rejects.toMatchObject(refused('certificates'))
  const issue = (exception?: string) => then(() => issueCertificate(admin, { branchId, exception }))
  for (const nothing of [undefined, '', '  '])
    await expect(issue(nothing)).rejects.toMatchObject({ code: 'plan.exception-reason' })
  const { id } = await issue('Promised in the contract of 2026.')
  const { events, version } = await then(() => readCertificate(admin, id))
  expect(events.map(({ step, reason }) => [step, reason])).toContainEqual([
    'issue',
    'Promised in the contract of 2026.',
  ])
  const renewal = () => renewCertificate(client, { id, version })
  await expect(then(renewal, addHours(noon, 24 * 350))).rejects.toMatchObject(
    expect.objectContaining({ code: expect.stringMatching(/plan\.feature|certificate\.not-eligible/) }),
  )
})

test('certificates that were issued stay when the plan ends', async () => {
  const client = await w.client()
  const branchId = await branchWith({ world: w, admin, client, shopper }, 88, '2027-06-01')
  const { id } = await then(() => issueCertificate(admin, { branchId }))
  await changeTier(admin, client.id, 'free', { reason: 'the trial is over' })
  expect(await then(() => readCertificate(client, id))).toMatchObject({ state: 'valid' })
})

test('questionnaires of a client’s own belong to Enterprise', async () => {
  const all = await clients()
  const draft = (clientId: string) =>
    createQuestionnaire(admin, {
      intent: 'create',
      clientKey: crypto.randomUUID(),
      code: `OWN-${crypto.randomUUID().slice(0, 6).toUpperCase()}`,
      titleEn: 'Own',
      titleAr: 'خاص',
      type: 'basic',
      clientId,
    })
  for (const { id } of [...all.without, all.with[0]!])
    await expect(draft(id)).rejects.toMatchObject({ code: 'questionnaire.client-plan' })
  await draft(all.enterprise.id)
})
