import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, addHours, addMinutes, startOfDay } from '#/domain/riyadh-time.ts'
import { moveCorrectiveAction } from '#/features/reporting/corrective-actions/change-action.server.ts'
import { decideCorrection } from '#/features/reporting/corrective-actions/confirm-action.server.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { readCorrectiveAction } from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { excludeReport } from '#/features/reporting/editing/exclude.server.ts'
import { finishTexts, proven } from '#/tests/corrective-actions.ts'
import { criticalQuestion, visited } from '#/tests/earned.ts'
import { at, seen } from '#/tests/reports.ts'
import { newBranch } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { announceCertificate } from './announce.server.ts'
import { renewCertificate } from './change-state.server.ts'
import { issueCertificate } from './issue.server.ts'
import { readPublicCertificate } from './public.server.ts'
import { readCertificate } from './read-certificate.server.ts'
import { reviewBranch, reviewCertificates } from './review.server.ts'

const w = await world()
const [admin, client, shopper] = [await w.admin(), await w.client({ language: 'ar' }), await w.shopper()]
const office = { world: w, admin, client, shopper }
/** Noon of a day. */
const noon = (day: string) => addHours(startOfDay(day), 12)
const begin = '2027-02-10'

let branchId: string
let first: string
let failing: string
let actionId: string
const shown = async (id: string, when: Date) => {
  const { publicId } = await at(when, () => readCertificate(admin, id))
  return (await at(when, () => readPublicCertificate(publicId)))?.state
}
const queued = async () => (await w.waitingJobs('certificates.review')).filter((job) => job['branchId'] === branchId)
const told = async (): Promise<string[]> => {
  for (const { eventId } of await w.waitingJobs('certificates.announce'))
    await announceCertificate({ eventId: String(eventId) })
  const { rows } = await w.owner.query<{ kind: string }>(
    `select kind from app.notifications where profile_id = $1 and kind like 'certificate.%' order by created_at, id`,
    [client.id],
  )
  return rows.map(({ kind }) => kind)
}
const move = async (step: 'start' | 'finish' | 'verify' | 'reopen', when: Date) =>
  at(when, async () => {
    if (step === 'finish') await proven(client, actionId)
    const { version } = await readCorrectiveAction(client, actionId, 'en')
    // why: the one who finished an action does not verify it
    const actor = step === 'verify' ? await w.member(client, [{ role: 'owner' }]) : client
    await moveCorrectiveAction(actor, { actionId, version, step, ...finishTexts })
  })

const decide = async (outcome: 'confirm' | 'send-back', when: Date) =>
  at(when, async () => {
    const { version } = await readCorrectiveAction(client, actionId, 'en')
    await decideCorrection(admin, { actionId, version, outcome, note: 'The photo shows the closed drain.' })
  })

beforeAll(async () => {
  branchId = await newBranch(w, client)
})

describe('one branch, over two years', () => {
  test('two visits earn nothing; the third does, and the office issues by hand', { timeout: 60_000 }, async () => {
    await visited(office, branchId, noon(begin))
    await visited(office, branchId, noon('2027-03-10'))
    await expect(at(noon('2027-03-11'), () => issueCertificate(admin, { branchId }))).rejects.toMatchObject({
      code: 'certificate.not-eligible',
      details: { missing: 'visits' },
    })
    await visited(office, branchId, noon('2027-04-10'))
    expect(await queued()).toHaveLength(3)
    await at(noon('2027-04-11'), () => reviewBranch({ branchId }))
    first = (await at(noon('2027-04-12'), () => issueCertificate(admin, { branchId }))).id
    const held = await at(noon('2027-04-12'), () => readCertificate(client, first))
    expect(held).toMatchObject({ state: 'valid', expiresAt: '2028-04-12T20:59:59.000Z', standing: { risk: 'none' } })
    expect(held.number).toMatch(/^ITQ(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    expect(held.publicId).toMatch(/^[0-9a-f]{32}$/)
    expect(held.keyId).not.toBeNull()
    expect(held.countedAtIssue.map(({ day }) => day)).toEqual(['2027-04-10', '2027-03-10', begin])
    expect(held.standing?.held?.level).toBe(held.standing?.eligibility.level)
  })

  test(
    'a critical failure suspends it by itself, once, with the reason for everybody',
    { timeout: 60_000 },
    async () => {
      failing = await visited(office, branchId, noon('2027-06-01'), { fails: true })
      const after = addMinutes(noon('2027-06-01'), 70)
      expect(await shown(first, after)).toBe('valid')
      await at(after, () => reviewBranch({ branchId }))
      await at(after, () => reviewBranch({ branchId }))
      expect(await at(after, () => readCertificate(client, first))).toMatchObject({
        state: 'suspended',
        reasonClass: 'critical_failure',
        suspendingReportId: failing,
      })
      expect(await shown(first, after)).toBe('suspended')
      expect((await readCertificate(admin, first)).events.map(({ step }) => step)).toEqual(['suspend', 'issue'])
      await expect(at(after, () => issueCertificate(admin, { branchId }))).rejects.toMatchObject({
        code: 'certificate.held-already',
      })
    },
  )

  test('only a correction that others confirmed gives it back; reopened or sent back, it is suspended again', async () => {
    const opened = noon('2027-06-02')
    actionId = randomUUID()
    await at(opened, () =>
      openCorrectiveAction(client, {
        id: actionId,
        reportId: failing,
        questionKey: criticalQuestion,
        title: 'Close the drain',
        ownerName: 'Huda',
        ownerEmail: null,
        priority: 'critical',
        dueOn: '2027-06-05',
      }),
    )
    const states: string[] = []
    const look = async (when: Date) => {
      await at(when, () => reviewBranch({ branchId }))
      states.push((await at(when, () => readCertificate(client, first))).state)
    }
    await look(opened)
    await move('start', opened)
    await move('finish', addHours(opened, 1))
    await look(addHours(opened, 2))
    await move('verify', addHours(opened, 3))
    expect(await at(addHours(opened, 3), () => readCorrectiveAction(client, actionId, 'en'))).toMatchObject({
      status: 'verified',
      verification: 'self',
    })
    await look(addHours(opened, 4))
    await decide('confirm', addHours(opened, 5))
    await look(addHours(opened, 6))
    await move('reopen', addHours(opened, 7))
    await look(addHours(opened, 8))
    await move('start', addHours(opened, 9))
    await move('finish', addHours(opened, 10))
    await decide('send-back', addHours(opened, 11))
    await look(addHours(opened, 12))
    await move('start', addHours(opened, 13))
    await move('finish', addHours(opened, 14))
    await decide('confirm', addHours(opened, 15))
    await look(addHours(opened, 16))
    expect(states).toEqual(['suspended', 'suspended', 'suspended', 'valid', 'suspended', 'suspended', 'valid'])
    expect(await queued()).toHaveLength(8)
  })

  test('a visit that is taken out of the statistics neither gives nor takes', { timeout: 60_000 }, async () => {
    const second = await visited(office, branchId, noon('2027-07-01'), { fails: true })
    const exclude = async (excluded: boolean) =>
      excludeReport(admin, { ...(await seen(w, second)), excluded, reason: 'The shopper went to another branch.' })
    const day = noon('2027-07-02')
    const stateNow = async () => {
      await at(day, () => reviewBranch({ branchId }))
      return (await at(day, () => readCertificate(admin, first))).state
    }
    expect(await stateNow()).toBe('suspended')
    await exclude(true)
    expect(await stateNow()).toBe('valid')
    await exclude(false)
    expect(await stateNow()).toBe('suspended')
    await exclude(true)
    expect(await stateNow()).toBe('valid')
  })

  test('near the end its holder is told three times, renews, and the old one says what followed it', async () => {
    const early = noon('2028-01-15')
    const { version } = await at(early, () => readCertificate(client, first))
    await visited(office, branchId, noon('2027-12-10'))
    await visited(office, branchId, noon('2027-12-20'))
    await visited(office, branchId, noon('2028-01-05'))
    await expect(at(early, () => renewCertificate(client, { id: first, version }))).rejects.toMatchObject({
      code: 'certificate.not-renewable',
    })
    for (const day of ['2028-02-12', '2028-02-12', '2028-03-14', '2028-04-06']) await at(noon(day), reviewCertificates)
    expect(await shown(first, noon('2028-03-14'))).toBe('expires-soon')
    const { id } = await at(noon('2028-04-07'), () => renewCertificate(client, { id: first, version }))
    const old = await at(noon('2028-04-07'), () => readCertificate(client, first))
    expect(old).toMatchObject({ state: 'expired', reasonClass: 'renewed', replacedBy: { id }, canRenew: false })
    const renewed = await at(noon('2028-04-07'), () => readCertificate(client, id))
    expect(renewed).toMatchObject({
      state: 'valid',
      expiresAt: '2029-04-07T20:59:59.000Z',
      replaces: { id: first },
    })
    expect((await at(noon('2028-04-07'), () => readPublicCertificate(old.publicId)))?.replacedBy).toBe(renewed.publicId)
    const list = await w.owner.query<{ place: number; is_revoked: boolean }>(
      `select l.* from app.certificates c cross join lateral priv.status_list(c.status_place / 131072) l
       where c.id = $1 and l.place = c.status_place % 131072`,
      [first],
    )
    expect(list.rows).toMatchObject([{ is_revoked: true }])
    first = id
  }, 60_000)

  test('and when its time is over it is expired at once for every reader, then also in the books', async () => {
    const last = new Date('2029-04-07T20:59:58.999Z')
    expect(await shown(first, last)).toBe('expires-soon')
    expect(await shown(first, addHours(last, 1))).toBe('expired')
    await at(noon(addDays('2029-04-07', 1)), reviewCertificates)
    await at(noon(addDays('2029-04-07', 2)), reviewCertificates)
    const { rows } = await w.owner.query(`select state, reason_class from app.certificates where id = $1`, [first])
    expect(rows).toEqual([{ state: 'expired', reason_class: 'time_over' }])
    const { events } = await readCertificate(admin, first)
    expect(events.filter(({ step }) => step === 'expire')).toMatchObject([{ byRule: true, by: null }])
  })

  test('its holder was told of each of it, in their language', async () => {
    const kinds = await told()
    expect(kinds.toSorted()).toEqual(
      [
        'certificate.issued',
        ...Array.from({ length: 4 }, () => 'certificate.suspended-by-rule'),
        ...Array.from({ length: 4 }, () => 'certificate.reinstated'),
        'certificate.ends',
        'certificate.ends',
        'certificate.ends',
        'certificate.renewed',
        'certificate.expired',
      ].toSorted(),
    )
    expect(await told()).toHaveLength(kinds.length)
  })
})
