import { describe, expect, test } from 'vitest'
import { certificateRule } from '#/domain/certification/certificate-rule.ts'
import { addHours, startOfDay } from '#/domain/riyadh-time.ts'
import { readList } from '#/domain/list.ts'
import { registerList } from '#/features/certification/office-certificates/register-list.ts'
import { browseRegister, registerRows } from '#/features/certification/office-certificates/register-list.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { branchWith, scoredVisits } from '#/tests/earned.ts'
import { at } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { applyForCertificate } from './apply.server.ts'
import { eligibleList, type EligibleTab } from './eligible-list.ts'
import { browseEligible, eligibleRows } from './eligible-list.server.ts'
import { revokeCertificate, suspendCertificate } from './change-state.server.ts'
import { issueCertificate } from './issue.server.ts'
import { readCertificate } from './read-certificate.server.ts'
import { readClientCertificates } from './read-client-certificates.server.ts'
import { reviewBranch, reviewCertificates } from './review.server.ts'
import { publishRule, readRule, readRuleVersions } from './rule.server.ts'
import { randomUUID } from 'node:crypto'

const w = await world()
const [admin, client, shopper] = [await w.admin(), await w.client(), await w.shopper()]
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
const reason = 'Seen on another branch.'

describe('lists', () => {
  test('the register finds, filters by the state of the moment, and is exported as it is seen', async () => {
    const { number } = await held(93)
    const [suspended, revoked] = [await held(), await held()]
    const step = { reasonClass: 'misuse', reason } as const
    await then(() => suspendCertificate(admin, { id: suspended.id, version: suspended.version, ...step }))
    await then(() => revokeCertificate(admin, { id: revoked.id, version: revoked.version, ...step }))
    const query = (address: string) => readList(registerList, new URLSearchParams(address))
    const of = (address: string) => then(() => browseRegister(admin, query(address)))
    expect((await of(`q=${number}`)).rows).toMatchObject([{ number, state: 'valid', level: 'platinum' }])
    const all = await of('')
    const states = ['valid', 'expires-soon', 'suspended', 'expired', 'revoked'] as const
    const parts = await Promise.all(states.map((state) => of(`state=${state}`)))
    expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(all.total)
    parts.forEach(({ rows }, index) => expect(rows.every(({ state }) => state === states[index])).toBe(true))
    const late = new Date('2028-06-15T21:00:00Z')
    expect((await at(late, () => browseRegister(admin, query('state=valid')))).total).toBe(0)
    const lines: unknown[] = []
    const file = () => exportList(admin, registerList, query(`q=${number}`), registerRows, 'ar')
    for await (const line of await then(file)) lines.push(line)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('سارية')
  })

  test('each list of branches holds exactly those of whom the domain says so', async () => {
    const branches = [await earning(79), await earning(76), await earning(60), await earning(95)]
    const applying = { applicationId: randomUUID(), branchId: branches[3]!, note: '' }
    await then(() => applyForCertificate(client, applying))
    const failed = await earning(95)
    await scoredVisits(office, failed, [{ day: '2027-03-01', score: 59, failed: ['Q16'] }])
    const { standing } = await then(() => readClientCertificates(client))
    const seen = async (show: EligibleTab) => {
      const ids: string[] = []
      for (let page = 1; ; page++) {
        const query = readList(eligibleList, new URLSearchParams({ show, page: String(page) }))
        const { rows, total } = await then(() => browseEligible(admin, query))
        ids.push(...rows.map(({ branchId }) => branchId))
        if (rows.length === 0) {
          expect(ids).toHaveLength(total)
          return ids.toSorted()
        }
      }
    }
    const those = (fits: (one: (typeof standing)[number]) => boolean) =>
      standing
        .filter(fits)
        .map(({ branchId }) => branchId)
        .toSorted()
    expect(await seen('eligible')).toEqual(those(({ eligibility, held: has }) => eligibility.level !== null && !has))
    expect(await seen('applied')).toEqual(those(({ application }) => application !== null))
    expect(await seen('at-risk')).toEqual(those(({ risk }) => risk !== 'none'))
    const nearly = await seen('nearly')
    expect(nearly).toContain(branches[0])
    expect(nearly).not.toContain(branches[1])
    expect(nearly).toContain(failed)
    const lines: unknown[] = []
    const query = readList(eligibleList, new URLSearchParams('show=nearly'))
    for await (const line of await then(() => exportList(admin, eligibleList, query, eligibleRows, 'en')))
      lines.push(line)
    expect(lines).toHaveLength(nearly.length + 1)
    expect(String(lines)).toContain('The average must reach')
  })
})

describe('another rule', () => {
  test('is published with a note, kept, and followed for what is issued from then on', async () => {
    const old = await held(88)
    await expect(publishRule(admin, certificateRule, 'Again')).rejects.toMatchObject({
      code: 'certificate.rule-unchanged',
    })
    await expect(publishRule(admin, { ...certificateRule, visits: 0 }, 'None')).rejects.toMatchObject({
      code: 'certificate.rule-refused',
      fields: { visits: 'rule-range' },
    })
    const stricter = { ...certificateRule, leastMean: { silver: 85, gold: 90, platinum: 95 } }
    expect(await publishRule(admin, stricter, 'Guests expect more')).toEqual({ version: 2 })
    expect(await readRule()).toMatchObject({ version: 2, leastMean: { gold: 90 }, note: 'Guests expect more' })
    expect((await readRuleVersions(admin)).map(({ version, by }) => [version, by])).toEqual([
      [2, admin.name],
      [1, null],
    ])
    expect(await then(() => readCertificate(admin, old.id))).toMatchObject({
      level: 'gold',
      rule: { version: 1 },
      ruleToday: { version: 2 },
      standing: { risk: 'mean-below', margin: -2 },
    })
    expect((await held(88)).level).toBe('silver')
  })

  test('issues by itself where it says so; not again what a person revoked', async () => {
    const revoked = await held(96)
    await then(() =>
      revokeCertificate(admin, { id: revoked.id, version: revoked.version, reasonClass: 'misuse', reason }),
    )
    const branchId = await earning(96)
    await then(() => reviewBranch({ branchId }))
    await then(() => publishRule(admin, { ...certificateRule, issuesByItself: true }, 'Issued at once'))
    await then(reviewCertificates)
    await then(reviewCertificates)
    const issued = async (of: string) =>
      (
        await w.owner.query<{ issued_by: string | null }>(
          `select issued_by from app.certificates where branch_id = $1 and state = 'active'`,
          [of],
        )
      ).rows
    expect(await issued(branchId)).toEqual([{ issued_by: null }])
    expect(await issued(revoked.branchId)).toEqual([])
  })
})
