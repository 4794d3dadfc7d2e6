import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { shownStates } from '#/domain/certification/certificate.ts'
import {
  certificateLevels,
  certificateRule,
  eligibility,
  type RuleSettings,
} from '#/domain/certification/certificate-rule.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { adminDashboard } from '#/features/office/dashboards/admin.server.ts'
import { applyForCertificate } from '#/features/certification/certificates/apply.server.ts'
import { suspendCertificate } from '#/features/certification/certificates/change-state.server.ts'
import { readCertificate } from '#/features/certification/certificates/read-certificate.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { findRecords } from '#/features/office/search/find-records.server.ts'
import { now } from '#/platform/clock.ts'
import { scoredVisits } from '#/tests/earned.ts'
import { newBranch } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { applicationList } from './application-list.ts'
import { applicationRows, browseApplications } from './application-list.server.ts'
import { issueMany, takeBranchStep } from './issue-many.server.ts'
import { previewRule } from './preview-rule.server.ts'
import { readCertificatePage } from './read-page.server.ts'
import { registerList } from './register-list.ts'
import { browseRegister, clientNamed } from './register-list.server.ts'
import { takeCertificateStep } from './certificate-page-action.server.ts'

const w = await world()
const [admin, other] = [await w.admin({ name: 'Huda' }), await w.admin({ name: 'Sami' })]
const client = await w.client({ company: 'مقهى الأصالة' })
const office = { world: w, admin, client, shopper: await w.shopper() }
const today = riyadhDay(now())
const all = readList(registerList, new URLSearchParams())

/** A branch with visits of these scores, one every twenty days. */
async function branchOf(scores: readonly number[]): Promise<string> {
  const branchId = await newBranch(w, client)
  await scoredVisits(
    office,
    branchId,
    scores.map((score, index) => ({ day: addDays(today, -20 * (index + 1)), score })),
  )
  return branchId
}

let platinum: string
let silver: string
let short: string
beforeAll(async () => {
  platinum = await branchOf([93, 93, 93.01])
  silver = await branchOf([86.99, 86.99, 86.99])
  short = await branchOf([99, 99])
})

describe('what a rule would mean', () => {
  const rules: RuleSettings[] = [
    certificateRule,
    { ...certificateRule, visits: 2 },
    { ...certificateRule, leastMean: { silver: 86.99, gold: 87, platinum: 93.01 } },
    { ...certificateRule, withinMonths: 1, visits: 1 },
    { ...certificateRule, visits: 4 },
  ]
  test.each(rules)('is counted as the rule of the domain counts: %j', async (rule) => {
    const { rows } = await w.owner.query<{ branch_id: string; day: string; score: number }>(
      `select branch_id, day::text, score::float8 as score from app.counted_visits`,
    )
    const levels = [platinum, silver, short].map((id) => {
      const visits = rows
        .filter((row) => row.branch_id === id)
        .map(({ day, score }) => ({ day, score, criticalFailure: false }))
      return eligibility({ visits, overdueCriticalAction: false, today }, rule).level
    })
    const effect = await previewRule(admin, rule)
    expect(effect.branches).toBe(3)
    for (const level of certificateLevels)
      expect(effect.fulfil[level], level).toBe(levels.filter((one) => one === level).length)
    expect(effect).toMatchObject({ withoutCertificate: levels.filter((one) => one !== null).length, wouldLose: 0 })
  })
})

describe('issuing to several', () => {
  test('those that cannot be are named, and what is sent twice is one', async () => {
    const wanted = [
      { branchId: platinum, level: 'platinum' },
      { branchId: platinum, level: 'platinum' },
      { branchId: silver, level: 'gold' },
      { branchId: short, level: 'silver' },
      { branchId: randomUUID(), level: 'silver' },
    ] as const
    const { issued, refused } = await issueMany(admin, wanted)
    expect(issued.map(({ branchId }) => branchId)).toEqual([platinum])
    expect(refused.map(({ code }) => code)).toEqual([
      'certificate.other-level',
      'certificate.not-eligible',
      'not-found',
    ])
    expect(await issueMany(other, [wanted[0]])).toMatchObject({
      issued: [],
      refused: [{ branchId: platinum, code: 'certificate.held-already' }],
    })
  })

  test('what is held and would not be earned again by a harder rule is counted', async () => {
    const harder = { ...certificateRule, leastMean: { silver: 90, gold: 95, platinum: 99 } }
    expect(await previewRule(admin, harder)).toMatchObject({ wouldLose: 1, withoutCertificate: 0 })
    expect(await previewRule(admin, certificateRule)).toMatchObject({ wouldLose: 0, withoutCertificate: 1 })
  })
})

describe('applications', () => {
  const query = (search = '') => readList(applicationList, new URLSearchParams(search))

  test('wait with what the rule says today, and are found however they are spelt', async () => {
    await applyForCertificate(client, { applicationId: randomUUID(), branchId: silver, note: 'Before Ramadan' })
    const { rows, total, counts } = await browseApplications(admin, query('q=الاصاله'))
    expect({ total, counts }).toEqual({ total: 1, counts: { waiting: 1, issued: 0, declined: 0, withdrawn: 0 } })
    expect(rows[0]).toMatchObject({ branchId: silver, note: 'Before Ramadan', eligibility: { level: 'silver' } })
    expect((await browseApplications(admin, query('q=nobody'))).rows).toEqual([])
    expect((await adminDashboard(admin)).work).toMatchObject({ data: { applications: 1, suspended: 0 } })
  })

  test('one that is declined is answered once', async () => {
    const applicationId = (await browseApplications(admin, query())).rows[0]!.applicationId
    const step = { intent: 'decline', applicationId, answer: 'Please order one more visit.' } as const
    await takeBranchStep(admin, step)
    await expect(takeBranchStep(other, step)).rejects.toMatchObject({ code: 'certificate.application-over' })
    const { rows } = await browseApplications(admin, query('state=declined'))
    expect(rows).toMatchObject([{ answer: 'Please order one more visit.', decidedBy: 'Huda' }])
  })

  test('one that is granted leads to its certificate', async () => {
    await applyForCertificate(client, { applicationId: randomUUID(), branchId: silver, note: '' })
    const { issued } = await issueMany(admin, [{ branchId: silver, level: 'silver' }])
    const { rows } = await browseApplications(admin, query('state=issued'))
    expect(rows[0]?.certificate?.id).toBe(issued[0]?.id)
    const lines: unknown[][] = []
    for await (const line of await exportList(admin, applicationList, query('state=issued'), applicationRows, 'en'))
      lines.push([...line])
    expect(lines[1]).toContain(rows[0]?.certificate?.number)
  })
})

describe('one certificate', () => {
  const idOf = async (branchId: string) =>
    (await browseRegister(admin, all)).rows.find((row) => row.branchId === branchId)!.id

  test('shows that its signature holds, and that it does not once a fact was changed', async () => {
    const id = await idOf(platinum)
    const { certificate, credential, misuse } = await readCertificatePage(admin, id)
    expect(certificate).toMatchObject({ state: 'valid', level: 'platinum', mean: 93 })
    expect(credential).toMatchObject({ verification: { ok: true }, keyId: certificate.keyId })
    expect(misuse).toEqual({ rows: [], total: 0 })
    await w.owner.query(`update app.certificates set holder_name = 'Somebody else' where id = $1`, [id])
    const changed = await readCertificatePage(admin, id)
    expect(changed.credential?.verification).toEqual({ ok: false, why: 'differs' })
    await w.owner.query(`update app.certificates set holder_name = $2 where id = $1`, [id, certificate.holder])
  })

  test('of two administrators the second is told', async () => {
    const id = await idOf(platinum)
    const { version } = await readCertificate(admin, id)
    const suspend = { intent: 'suspend', version, reasonClass: 'misuse', reason: 'Shown by another branch.' } as const
    expect(await takeCertificateStep(admin, id, suspend)).toEqual({ id })
    await expect(takeCertificateStep(other, id, suspend)).rejects.toMatchObject({ code: 'changed-meanwhile' })
    expect((await adminDashboard(admin)).work).toMatchObject({ data: { suspended: 1 } })
    const later = (await readCertificate(admin, id)).version
    await takeCertificateStep(other, id, { intent: 'reinstate', version: later, reason: 'Taken down.' })
    expect((await readCertificate(admin, id)).state).toBe('valid')
  })

  test('is revoked only by whoever types its number', async () => {
    const id = await idOf(silver)
    const { version, number } = await readCertificate(admin, id)
    const revoke = { intent: 'revoke', version, reasonClass: 'branch_closed', reason: 'Closed in May.' } as const
    await expect(takeCertificateStep(admin, id, { ...revoke, typedNumber: 'ITQ' })).rejects.toMatchObject({
      fields: { typedNumber: 'certificate-number' },
    })
    expect((await readCertificate(admin, id)).state).toBe('valid')
    await takeCertificateStep(admin, id, { ...revoke, typedNumber: ` ${number.toLowerCase()} ` })
    expect((await readCertificate(admin, id)).events[0]).toMatchObject({ step: 'revoke', by: 'Huda' })
  })
})

describe('the register', () => {
  test('counts as many of each state as it shows', async () => {
    const { counts } = await browseRegister(admin, all)
    for (const tab of shownStates)
      expect((await browseRegister(admin, { ...all, tab })).rows, tab).toHaveLength(counts[tab])
    expect(shownStates.reduce((sum, state) => sum + counts[state], 0)).toBe(2)
    expect(counts.all).toBe(2)
    expect((await browseRegister(admin, { ...all, level: 'silver' })).counts).toMatchObject({ revoked: 1, valid: 0 })
  })

  test('names the client whose certificates alone are shown', async () => {
    expect(await clientNamed(admin, client.id)).toBe('مقهى الأصالة')
    expect(await clientNamed(admin, admin.id)).toBeNull()
    expect(await clientNamed(admin, null)).toBeNull()
  })

  test('is found from everywhere by number and holder, and by a client only its own', async () => {
    const { rows } = await browseRegister(admin, all)
    const { number, id } = rows[0]!
    const certificates = async (actor: Actor, words: string) =>
      (await findRecords(actor, words)).filter(({ kind }) => kind === 'certificate').map(({ to }) => to)
    expect(await certificates(admin, number.toLowerCase())).toEqual([`/admin/certificates/${id}`])
    expect(await certificates(client, number)).toEqual([`/client/certificates/${id}`])
    expect(await certificates(admin, 'الاصاله')).toHaveLength(2)
    expect(await certificates(await w.client(), number)).toEqual([])
    expect(await certificates(office.shopper, number)).toEqual([])
  })
})

test('only the office may do these steps', async () => {
  const id = (await browseRegister(admin, all)).rows[0]!.id
  for (const stranger of [client, office.shopper, await w.freelancer()]) {
    const attempts = [
      () => previewRule(stranger, certificateRule),
      () => issueMany(stranger, [{ branchId: short, level: 'silver' }]),
      () => takeBranchStep(stranger, { intent: 'decline', applicationId: randomUUID(), answer: 'No' }),
      () => takeCertificateStep(stranger, id, { intent: 'reinstate', version: 1, reason: 'Mine' }),
      () => browseApplications(stranger, readList(applicationList, new URLSearchParams())),
      () => readCertificatePage(stranger, id),
      () => browseRegister(stranger, all),
      () => clientNamed(stranger, client.id),
      () => suspendCertificate(stranger, { id, version: 1, reasonClass: 'misuse', reason: 'x' }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'not-allowed' })
  }
  const unseen = await readAs(office.shopper, (db) => db.selectFrom('certificates').select('number').execute()).catch(
    () => [],
  )
  expect(unseen).toEqual([])
  await expect(readCertificatePage(admin, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
  await expect(readCertificatePage(admin, 'no id')).rejects.toMatchObject({ code: 'not-found' })
})
