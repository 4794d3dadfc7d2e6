import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { applyForCertificate, withdrawApplication } from '#/features/certification/certificates/apply.server.ts'
import {
  renewCertificate,
  revokeCertificate,
  suspendCertificate,
} from '#/features/certification/certificates/change-state.server.ts'
import { issueCertificate } from '#/features/certification/certificates/issue.server.ts'
import { presentCertificate } from '#/features/certification/certificates/present.server.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { at, grades, reviewedReport, seen } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { ownCertificateList } from './own-list.ts'
import { readApplicant, readListed, readOwnCertificates } from './read-list.server.ts'
import { readOwnCertificate } from './read-one.server.ts'

const here = await world()
const admin = await here.admin()
const list = (actor: Actor, search = '') =>
  readOwnCertificates(actor, readList(ownCertificateList, new URLSearchParams(search)))

/** A branch with faultless visits. Test visits create their own branches and are moved to the first one. */
async function branchWith(client: Actor, visits: number): Promise<{ branchId: string; reports: string[] }> {
  const branchId = randomUUID()
  await here.owner.query(
    `insert into app.branches (id, client_id, name, location) values ($1, $2, 'Olaya', 'Riyadh')`,
    [branchId, client.id],
  )
  const reports: string[] = []
  for (let done = 0; done < visits; done += 1) {
    const reportId = await reviewedReport(here, admin, { client })
    await here.owner.query(
      `update app.mystery_shopping_requests set branch_id = $1 where id = (select request_id from app.mystery_shopping_reports where id = $2)`,
      [branchId, reportId],
    )
    await here.owner.query('update app.mystery_shopping_reports set branch_id = $1 where id = $2', [branchId, reportId])
    await here.owner.query('delete from app.branches where client_id = $1 and id <> $2', [client.id, branchId])
    await releaseReport(admin, { ...(await seen(here, reportId)), grades })
    reports.push(reportId)
  }
  return { branchId, reports }
}

const holder = await here.client()
const stranger = await here.client()
const { branchId, reports } = await branchWith(holder, 3)

describe('a branch on its way to a certificate', () => {
  test('with too few visits reads how many are missing, and has nothing to apply for', async () => {
    const client = await here.client()
    const { branchId: young } = await branchWith(client, 1)
    const { rows, counts, total, branches } = await list(client)
    expect({ total, branches }).toEqual({ total: 1, branches: 1 })
    expect(counts).toEqual({ attention: 0, held: 0, eligible: 0, waiting: 0, missing: 1 })
    expect(rows[0]).toMatchObject({
      branchId: young,
      situation: 'missing',
      certificate: null,
      eligibility: { mean: null, missing: [{ what: 'visits', have: 1, need: 3 }] },
    })
    expect(await readApplicant(client, young)).toBeNull()
  })

  test('that meets the rule can be applied for once, and the application can be taken back', async () => {
    expect((await list(holder)).rows[0]).toMatchObject({ situation: 'eligible', eligibility: { level: 'gold' } })
    expect(await readApplicant(holder, branchId)).toMatchObject({ branchId, level: 'gold' })
    const applicationId = randomUUID()
    await applyForCertificate(holder, { applicationId, branchId, note: '' })
    await applyForCertificate(holder, { applicationId, branchId, note: '' })
    const waiting = (await list(holder, 'show=waiting')).rows
    expect(waiting).toMatchObject([{ situation: 'waiting', application: { id: applicationId } }])
    expect(await readApplicant(holder, branchId)).toBeNull()
    await withdrawApplication(holder, { applicationId })
    expect((await list(holder)).rows[0]!.situation).toBe('eligible')
  })

  test('of another company is nobody’s business', async () => {
    expect(await readApplicant(stranger, branchId)).toBeNull()
    expect(await readApplicant(holder, 'no-branch')).toBeNull()
    expect((await list(stranger)).rows).toEqual([])
  })
})

describe('a certificate', () => {
  const issued = async () => (await issueCertificate(admin, { branchId })).id
  const page = (id: string, actor = holder) => readOwnCertificate(actor, id)

  test('shows its facts, the visits behind today’s mean with their reports, and what happened to it', async () => {
    const id = await issued()
    const { certificate, visits, need, of, eligibility, events, canRenew, renewableFrom } = await page(id)
    expect(certificate).toMatchObject({
      id,
      branchId,
      level: 'gold',
      state: 'valid',
      showsBand: false,
      isSigned: true,
    })
    expect(certificate.publicId).toMatch(/^[0-9a-f]{32}$/)
    expect({ need, of, counted: eligibility.counted.length }).toEqual({ need: 87, of: 3, counted: 3 })
    expect(visits.map(({ reportId }) => reportId).toSorted()).toEqual(reports.toSorted())
    expect(events.map(({ step }) => step)).toContain('issue')
    expect(canRenew).toBe(false)
    expect(renewableFrom).not.toBeNull()
    expect((await list(holder, 'state=valid')).rows).toMatchObject([{ situation: 'good', certificate: { id } }])
  })

  test('of somebody else is not found, whatever is asked about it', async () => {
    const id = (await list(holder)).rows[0]!.certificate!.id
    for (const wrong of [id, randomUUID(), 'none', `${id}'`])
      await expect(page(wrong, stranger)).rejects.toMatchObject({ code: 'not-found' })
    await expect(presentCertificate(stranger, { id, version: 1, showsBand: true })).rejects.toMatchObject({
      code: 'not-found',
    })
    await expect(renewCertificate(stranger, { id, version: 1 })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('is not for shoppers and not for who is not signed in as a client', async () => {
    const shopper = await here.shopper()
    await expect(list(shopper)).rejects.toMatchObject({ code: 'not-allowed' })
    const id = (await list(holder)).rows[0]!.certificate!.id
    await expect(page(id, shopper)).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('that our office suspends needs attention, with the reason as it was written', async () => {
    const { id, version } = (await list(holder)).rows[0]!.certificate!
    await suspendCertificate(admin, { id, version, reasonClass: 'misuse', reason: 'It hangs in a branch without one.' })
    const { rows, counts } = await list(holder, 'show=attention')
    expect(counts.attention).toBe(1)
    expect(rows).toMatchObject([{ situation: 'suspended', canRenew: false, certificate: { reasonClass: 'misuse' } }])
    const { events, canRenew } = await page(id)
    expect(events[0]).toMatchObject({ step: 'suspend', reason: 'It hangs in a branch without one.' })
    expect(canRenew).toBe(false)
  })

  test('names the critical correction that stands in the way', async () => {
    const id = randomUUID()
    const action = {
      title: 'Pest control',
      ownerName: 'Huda',
      ownerEmail: null,
      priority: 'critical',
      dueOn: null,
    } as const
    await openCorrectiveAction(holder, { id, reportId: reports[0]!, questionKey: null, ...action })
    expect((await list(holder)).rows[0]!.actions).toMatchObject([{ id, title: 'Pest control', status: 'open' }])
  })

  test('that was revoked stays readable, and the branch can apply again', async () => {
    const { id, version } = (await list(holder)).rows[0]!.certificate!
    await revokeCertificate(admin, { id, version, reasonClass: 'misuse', reason: 'Twice.' })
    expect((await page(id)).certificate).toMatchObject({ state: 'revoked', reasonClass: 'misuse' })
    const { rows } = await list(holder, 'state=revoked')
    expect(rows).toMatchObject([{ situation: 'eligible', canRenew: false }])
  })

  test('can be renewed from sixty days before its end, and the new one takes its place', async () => {
    const client = await here.client()
    const { branchId: own } = await branchWith(client, 3)
    const { id } = await issueCertificate(admin, { branchId: own })
    const { version, expiresAt } = (await list(client)).rows[0]!.certificate!
    const late = new Date(new Date(expiresAt).getTime() - 20 * 86_400_000)
    await at(late, async () => {
      expect((await list(client)).rows[0]).toMatchObject({ situation: 'at-risk', canRenew: true, daysLeft: 20 })
      expect(await readOwnCertificate(client, id)).toMatchObject({ canRenew: true, renewableFrom: null })
      const next = await renewCertificate(client, { id, version })
      expect((await readOwnCertificate(client, id)).certificate).toMatchObject({
        state: 'expired',
        replacedBy: next.id,
      })
      expect((await list(client)).rows[0]).toMatchObject({ situation: 'good', certificate: { id: next.id } })
    })
  })
})

test('the file holds what the list shows, in the reader’s language', async () => {
  const lines: unknown[] = []
  const query = readList(ownCertificateList, new URLSearchParams('show=eligible'))
  for await (const cells of await exportList(holder, ownCertificateList, query, { all: readListed }, 'ar'))
    lines.push(cells)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('الفرع')
  expect(lines[1]).toContain('يمكن التقديم')
})

test('an address that cannot be read asks for everything', () => {
  expect(
    readList(ownCertificateList, new URLSearchParams('show=x&state=y&city=z&sort=-w&page=-3&q=%00')),
  ).toMatchObject({
    show: null,
    state: null,
    city: null,
    sort: 'need',
    descending: false,
    page: 1,
  })
})
