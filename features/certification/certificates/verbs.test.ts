import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { certificateRule } from '#/domain/certification/certificate-rule.ts'
import { addHours, startOfDay } from '#/domain/riyadh-time.ts'
import { branchWith, scoredVisits } from '#/tests/earned.ts'
import { at } from '#/tests/reports.ts'
import { newBranch } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { announceApplication, announceCertificate } from './announce.server.ts'
import { applyForCertificate, withdrawApplication } from './apply.server.ts'
import { readList } from '#/domain/list.ts'
import { eligibleList } from './eligible-list.ts'
import { browseEligible } from './eligible-list.server.ts'
import { reinstateCertificate, renewCertificate, revokeCertificate, suspendCertificate } from './change-state.server.ts'
import { declineApplication, issueCertificate } from './issue.server.ts'
import { presentCertificate } from './present.server.ts'
import { findPublicCertificate, readPublicCertificate } from './public.server.ts'
import { readCertificate } from './read-certificate.server.ts'
import { readClientCertificates } from './read-client-certificates.server.ts'
import { reviewBranch } from './review.server.ts'
import { publishRule, readRuleVersions } from './rule.server.ts'

const w = await world()
const [admin, second, client, other, shopper] = [
  await w.admin(),
  await w.admin(),
  await w.client(),
  await w.client({ company: 'Dallah Cafe' }),
  await w.shopper(),
]
const office = { world: w, admin, client, shopper }
const today = '2027-06-15'
const noon = addHours(startOfDay(today), 12)
const then = <T>(work: () => Promise<T>, moment = noon) => at(moment, work)
const earning = (score = 88) => branchWith(office, score, '2027-06-01')
async function held(score = 88) {
  const branchId = await earning(score)
  const { id } = await then(() => issueCertificate(admin, { branchId }))
  return then(() => readCertificate(admin, id))
}
const fails = (code: string) => expect.objectContaining({ code })
const reason = 'Seen on another branch.'

describe('issuing', () => {
  test.each([
    [79.99, null],
    [80, 'silver'],
    [86.99, 'silver'],
    [87, 'gold'],
    [92.99, 'gold'],
    [93, 'platinum'],
  ] as const)('three visits with %d: %s', async (score, level) => {
    const branchId = await earning(score)
    const issuing = then(() => issueCertificate(admin, { branchId }))
    if (level === null) return expect(issuing).rejects.toMatchObject({ code: 'certificate.not-eligible' })
    expect(await then(async () => readCertificate(admin, (await issuing).id))).toMatchObject({ level, mean: score })
  })

  test.each([
    ['2026-06-15', true],
    ['2026-06-14', false],
  ])('a visit of %s, twelve months before and a day more, counts: %s', async (day, counts) => {
    const branchId = await newBranch(w, client)
    await scoredVisits(office, branchId, [
      { day, score: 90 },
      { day: '2027-01-01', score: 90 },
      { day: '2027-02-01', score: 90 },
    ])
    const issuing = then(() => issueCertificate(admin, { branchId }))
    if (counts) await issuing
    else await expect(issuing).rejects.toMatchObject({ details: { missing: 'visits' } })
  })

  test.each([
    ['2026-12-16', false],
    ['2026-12-15', true],
  ])('a critical failure on %s, six months ago: clear is %s', async (day, clear) => {
    const branchId = await earning(90)
    await scoredVisits(office, branchId, [{ day, score: 59, failed: ['Q16'] }])
    const issuing = then(() => issueCertificate(admin, { branchId }))
    if (clear) await issuing
    else await expect(issuing).rejects.toMatchObject({ details: { missing: 'critical-failure' } })
  })

  test('a day begins in Riyadh: what is visited an hour before midnight there counts for that day', async () => {
    const branchId = await newBranch(w, client)
    await scoredVisits(office, branchId, [
      { day: today, score: 95, hour: '23:30' },
      { day: today, score: 95, hour: '00:15' },
      { day: '2027-06-14', score: 95, hour: '23:59' },
    ])
    const { rows } = await w.owner.query<{ day: string }>(
      `select day::text from app.counted_visits where branch_id = $1 order by visited_at`,
      [branchId],
    )
    expect(rows.map(({ day }) => day)).toEqual(['2027-06-14', today, today])
  })

  test('two who issue at once make one', async () => {
    const branchId = await earning()
    const both = await Promise.allSettled([admin, second].map((who) => then(() => issueCertificate(who, { branchId }))))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual([
      fails('certificate.held-already'),
    ])
    const { rows } = await w.owner.query(`select count(*)::int as n from app.certificates where branch_id = $1`, [
      branchId,
    ])
    expect(rows).toEqual([{ n: 1 }])
  })

  test('another level than the one that was seen is refused', async () => {
    const branchId = await earning(88)
    await expect(then(() => issueCertificate(admin, { branchId, expectLevel: 'platinum' }))).rejects.toMatchObject({
      code: 'certificate.other-level',
    })
  })

  test('it carries the rule, its maker and its signature, and can be found by everybody', async () => {
    const { id, number, publicId, branchId } = await held(93)
    expect((await readCertificate(admin, id)).events).toMatchObject([{ step: 'issue', by: admin.name, byRule: false }])
    const open = await then(() => readPublicCertificate(publicId))
    expect(open).toMatchObject({ number, state: 'valid', band: null, branchId, ruleVersion: 1, replacedBy: null })
    expect(open?.credential?.split('.')).toHaveLength(3)
    expect(await then(() => findPublicCertificate(` ${number.toLowerCase()} `))).toMatchObject({ publicId })
    for (const wrong of ['', '-', publicId.slice(1), `${publicId}0`, publicId.toUpperCase().replace(/[A-F]/, 'G')])
      expect(await readPublicCertificate(wrong)).toBeNull()
  })
})

describe('suspending, reinstating, revoking', () => {
  test('by an administrator with a class and a reason; every change is kept', async () => {
    const { id, version, publicId } = await held()
    await then(() => suspendCertificate(admin, { id, version, reasonClass: 'misuse', reason }))
    expect(await then(() => readPublicCertificate(publicId))).toMatchObject({
      state: 'suspended',
      reasonClass: 'misuse',
    })
    await then(() => reinstateCertificate(second, { id, version: version + 1, reason: 'Taken down.' }))
    expect(await then(() => readPublicCertificate(publicId))).toMatchObject({ state: 'valid', reasonClass: null })
    await then(() => revokeCertificate(admin, { id, version: version + 2, reasonClass: 'branch_closed', reason }))
    expect(await then(() => readPublicCertificate(publicId))).toMatchObject({
      state: 'revoked',
      reasonClass: 'branch_closed',
      stateChangedAt: noon.toISOString(),
    })
    const { events } = await readCertificate(client, id)
    expect(events.map(({ step, reason: why, by }) => [step, why, by])).toEqual([
      ['revoke', reason, null],
      ['reinstate', 'Taken down.', null],
      ['suspend', reason, null],
      ['issue', null, null],
    ])
    await expect(then(() => reinstateCertificate(admin, { id, version: version + 3, reason }))).rejects.toMatchObject({
      code: 'certificate.step-refused',
    })
  })

  test('of two administrators the second is told, and no reason is no step', async () => {
    const { id, version } = await held()
    await expect(
      then(() => suspendCertificate(admin, { id, version, reasonClass: 'misuse', reason: '  ' })),
    ).rejects.toMatchObject({ code: 'certificate.reason-required' })
    const both = await Promise.allSettled([
      then(() => suspendCertificate(admin, { id, version, reasonClass: 'misuse', reason })),
      then(() => revokeCertificate(second, { id, version, reasonClass: 'misuse', reason })),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual([fails('changed-meanwhile')])
  })

  test('what a person suspended, the rule leaves; what the rule suspends, no person gives back', async () => {
    const { id, version, branchId } = await held()
    await then(() => suspendCertificate(admin, { id, version, reasonClass: 'other', reason }))
    await then(() => reviewBranch({ branchId }))
    expect((await then(() => readCertificate(admin, id))).state).toBe('suspended')
    await scoredVisits(office, branchId, [{ day: '2027-06-14', score: 59, failed: ['Q16'] }])
    await expect(then(() => reinstateCertificate(admin, { id, version: version + 1, reason }))).rejects.toMatchObject({
      code: 'certificate.failure-open',
    })
  })

  test('its holder hears why, in a notice and a mail', async () => {
    const { id, version } = await held()
    await then(() => revokeCertificate(admin, { id, version, reasonClass: 'misuse', reason }))
    for (const { eventId } of await w.waitingJobs('certificates.announce'))
      await announceCertificate({ eventId: String(eventId) })
    const { rows } = await w.owner.query<{ body: string }>(
      `select body from app.emails where kind = 'certificate.revoked' and body like '%' || $1 || '%'`,
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.body).toContain(reason)
    expect(rows[0]!.body).toContain('Misuse of the certificate')
  })
})

describe('applying', () => {
  test('once for what is earned; granted with the certificate', async () => {
    const branchId = await earning()
    const applicationId = randomUUID()
    await then(() => applyForCertificate(client, { applicationId, branchId, note: '' }))
    await then(() => applyForCertificate(client, { applicationId, branchId, note: '' }))
    await expect(
      then(() => applyForCertificate(client, { applicationId: randomUUID(), branchId, note: '' })),
    ).rejects.toMatchObject({ code: 'certificate.applied-already' })
    const { id } = await then(() => issueCertificate(admin, { branchId, applicationId }))
    const { rows } = await w.owner.query(
      `select state, certificate_id, decided_by from app.certificate_applications where id = $1`,
      [applicationId],
    )
    expect(rows).toEqual([{ state: 'issued', certificate_id: id, decided_by: admin.id }])
    await expect(then(() => declineApplication(admin, { applicationId, answer: 'No.' }))).rejects.toMatchObject({
      code: 'certificate.application-over',
    })
  })

  test('not for what is not earned; declined with an answer that arrives; withdrawn', async () => {
    const poor = await earning(70)
    await expect(
      then(() => applyForCertificate(client, { applicationId: randomUUID(), branchId: poor, note: '' })),
    ).rejects.toMatchObject({ code: 'certificate.not-eligible' })
    const branchId = await earning()
    const [first, again] = [randomUUID(), randomUUID()]
    await then(() => applyForCertificate(client, { applicationId: first, branchId, note: 'For the opening.' }))
    await announceApplication({ applicationId: first })
    await then(() => declineApplication(admin, { applicationId: first, answer: 'The lease ends in July.' }))
    await announceApplication({ applicationId: first })
    const { rows } = await w.owner.query<{ kind: string; n: number }>(
      `select kind, count(*)::int as n from app.notifications where kind in ('certificate.applied', 'certificate.declined') group by kind order by kind`,
    )
    expect(rows).toEqual([
      { kind: 'certificate.applied', n: 2 },
      { kind: 'certificate.declined', n: 1 },
    ])
    await then(() => applyForCertificate(client, { applicationId: again, branchId, note: '' }))
    await withdrawApplication(client, { applicationId: again })
    await withdrawApplication(client, { applicationId: again })
    await expect(withdrawApplication(client, { applicationId: first })).rejects.toMatchObject({
      code: 'certificate.application-over',
    })
  })
})

test('its holder shows the band and leaves the register, and takes both back', async () => {
  const { id, version, publicId } = await held(93)
  await presentCertificate(client, { id, version, showsBand: true, isListed: false })
  expect(await then(() => readPublicCertificate(publicId))).toMatchObject({ band: 'excellent' })
  await expect(presentCertificate(client, { id, version, isListed: true })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await presentCertificate(client, { id, version: version + 1, showsBand: false, isListed: true })
  const { events, showsBand } = await readCertificate(client, id)
  expect(showsBand).toBe(false)
  expect(events.map(({ step }) => step).toSorted()).toEqual(['hide_band', 'issue', 'list', 'show_band', 'unlist'])
})

describe('a stranger', () => {
  test('finds nothing of another client, and may not do what is not theirs', async () => {
    const { id, version, branchId } = await held()
    const applicationId = randomUUID()
    const free = await earning()
    await then(() => applyForCertificate(client, { applicationId, branchId: free, note: '' }))
    const asOther = [
      () => readCertificate(other, id),
      () => presentCertificate(other, { id, version, showsBand: true }),
      () => renewCertificate(other, { id, version }),
      () => applyForCertificate(other, { applicationId: randomUUID(), branchId, note: '' }),
      () => withdrawApplication(other, { applicationId }),
      () => readCertificate(admin, 'nonsense'),
      () => issueCertificate(admin, { branchId: randomUUID() }),
    ]
    for (const attempt of asOther) await expect(then<unknown>(attempt)).rejects.toMatchObject({ code: 'not-found' })
    const step = { id, version, reasonClass: 'misuse', reason } as const
    const refused = (who: Actor) => [
      () => issueCertificate(who, { branchId }),
      () => suspendCertificate(who, step),
      () => reinstateCertificate(who, step),
      () => revokeCertificate(who, step),
      () => declineApplication(who, { applicationId, answer: 'No.' }),
      () => publishRule(who, certificateRule, 'Mine'),
      () => readRuleVersions(who),
      () => browseEligible(who, readList(eligibleList, new URLSearchParams())),
    ]
    for (const who of [client, shopper])
      for (const attempt of refused(who))
        await expect(then<unknown>(attempt)).rejects.toMatchObject({ code: 'not-allowed' })
    expect((await readClientCertificates(other)).certificates).toEqual([])
  })
})
