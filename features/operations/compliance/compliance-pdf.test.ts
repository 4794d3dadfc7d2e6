import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { obligations, offAtFirst } from '#/content/operations/obligations.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { hijriDay } from '#/domain/operations/papers/hijri.ts'
import { addDays, addHours, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { addPaper } from '#/features/operations/papers/add-paper.server.ts'
import { addWorker } from '#/features/operations/papers/workers.server.ts'
import { now } from '#/platform/clock.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { pdfPages } from '#/tests/pdf-text.ts'
import { at } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { askExemption } from './exemptions.server.ts'
import { keptReportList } from './list.ts'
import { browseKeptReports } from './list.server.ts'
import { compliancePdfResponse, makeCompliancePdf } from './make-pdf.server.ts'

const w = await world()
afterAll(closeDocuments)
const [owner, stranger] = [await w.client({ company: 'Saffron House' }), await w.client()]
const today = riyadhDay(now())
let [here, elsewhere] = ['', '']
let roles: Record<'manager' | 'viewer' | 'otherManager' | 'accountant', Actor>

/** The obligations of the worked example, with the days of their papers. */
const counted = [
  'municipal-licence',
  'civil-defence-permit',
  'health-certificate',
  'pest-control',
  'vat-return',
  'menu-disclosures',
]
const add = async (
  kind: string,
  of: { issuedOn: string; expiresOn: string | null; branch?: boolean; worker?: string },
) => {
  const days = { issuedOn: of.issuedOn, expiresOn: of.expiresOn, expiresAgain: of.expiresOn }
  const subject = { branchId: of.branch === false || of.worker ? null : here, workerId: of.worker ?? null }
  const rest = { number: kind === 'municipal-licence' ? '4103-77' : null, hijri: null, renewsId: null }
  await addPaper(owner, { id: randomUUID(), kind, ...subject, ...days, ...rest }, new Uint8Array())
}

beforeAll(async () => {
  const made = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, name_ar, location) values ($1, 'Olaya', 'العليا', 'Riyadh'), ($1, 'Tahlia', 'التحلية', 'Jeddah') returning id`,
    [owner.id],
  )
  ;[here, elsewhere] = [made.rows[0]!.id, made.rows[1]!.id]
  roles = {
    manager: await w.member(owner, [{ role: 'manager', node: here }]),
    viewer: await w.member(owner, [{ role: 'viewer', node: here }]),
    otherManager: await w.member(owner, [{ role: 'manager', node: elsewhere }]),
    accountant: await w.member(owner, [{ role: 'accountant' }]),
  }
  for (const { code, scope } of obligations.filter(
    (each) => !counted.includes(each.code) && !offAtFirst.has(each.code),
  ))
    await askExemption(owner, {
      id: randomUUID(),
      kind: code,
      branchId: scope === 'company' ? null : here,
      reason: 'Not part of the example',
    })
  await add('municipal-licence', { issuedOn: addDays(today, -60), expiresOn: addDays(today, 300) })
  await add('civil-defence-permit', { issuedOn: addDays(today, -360), expiresOn: addDays(today, 5) })
  await add('pest-control', { issuedOn: addDays(today, -1), expiresOn: addDays(today, 29) })
  await add('vat-return', { issuedOn: addDays(today, -1), expiresOn: addDays(today, 85), branch: false })
  await add('menu-disclosures', { issuedOn: addDays(today, -100), expiresOn: null })
  for (let worker = 0; worker < 20; worker++) {
    const id = randomUUID()
    await addWorker(owner, { id, nameAr: null, nameEn: `Hidden ${worker}`, job: 'cook', branchId: here })
    if (worker < 18)
      await add('health-certificate', { issuedOn: addDays(today, -9), expiresOn: addDays(today, 300), worker: id })
  }
})

const make = async (actor: Actor, day = today, branchId: string | null = here): Promise<string> => {
  const id = randomUUID()
  await makeCompliancePdf(actor, { id, branchId, day })
  return id
}
const bytesOf = async (actor: Actor, id: string, lang: Lang) =>
  Buffer.from(await (await compliancePdfResponse(actor, id, lang)).arrayBuffer())
const textOf = async (actor: Actor, id: string, lang: Lang) => pdfPages(await bytesOf(actor, id, lang)).join('\n')
const flat = (text: string) => text.replace(/[\s\u200b]+/g, ' ')

test('the worked score of 82.00 with gaps, dates in both calendars, evidence and what it is not, in both languages', async () => {
  const id = await make(owner)
  const english = flat(await textOf(owner, id, 'en'))
  const ends = addDays(today, 5)
  for (const part of [
    '82.00',
    'Olaya',
    'Saffron House',
    'Gaps by weight',
    'Civil Defence permit',
    '−10.00',
    '18 of 20 workers',
    formatDay(ends, 'en'),
    hijriDay(ends, 'en'),
    '4103-77',
    'not legal advice',
    'last reviewed on',
    'Fines and conditions, as information',
    'fines of SAR 10,000 to 50,000',
    'Not part of the example',
  ])
    expect(english).toContain(part)
  expect(english).not.toContain('Hidden')
  const arabic = flat(await textOf(owner, id, 'ar'))
  for (const part of ['82.00', 'العليا', 'النواقص', '18 من 20', '4103-77', 'استشارة', '10,000'])
    expect(arabic).toContain(part)
})

test('with an expired licence 62.00 is shown as 59, and the report of the day before stays as it was', async () => {
  const later = addDays(today, 1)
  await w.owner.query(`update app.papers set expires_on = $2 where client_id = $1 and kind = 'municipal-licence'`, [
    owner.id,
    today,
  ])
  const before = await make(owner)
  const kept = await bytesOf(owner, before, 'en')
  // why: the end of the others moves with the day, so that the licence alone differs
  await w.owner.query(
    `update app.papers set expires_on = expires_on + 1, issued_on = issued_on + 1 where client_id = $1 and kind in ('civil-defence-permit', 'menu-disclosures')`,
    [owner.id],
  )
  await at(addHours(now(), 24), async () => {
    const after = flat(await textOf(owner, await make(owner, later), 'en'))
    expect(after).toContain('59.00')
    expect(after).toContain('Calculated 62.00')
    expect((await bytesOf(owner, before, 'en')).equals(kept)).toBe(true)
  })
})

test('a report is read by those who read all that it tells, and made once', async () => {
  const id = await make(roles.manager)
  await makeCompliancePdf(roles.manager, { id, branchId: here, day: today })
  const listed = async (actor: Actor) =>
    (await browseKeptReports(actor, readList(keptReportList, new URLSearchParams()))).rows.map((row) => row.id)
  expect(await listed(owner)).toContain(id)
  expect(await listed(roles.manager)).toEqual([id])
  // a viewer does not see workers, and neither reads a report with them
  const ofViewer = await make(roles.viewer)
  expect(await listed(roles.viewer)).toEqual([ofViewer])
  expect(flat(await textOf(roles.viewer, ofViewer, 'en'))).toContain('Documents of workers are not part of it')
  for (const actor of [roles.viewer, roles.otherManager, stranger]) {
    expect(await listed(actor)).not.toContain(id)
    await expect(compliancePdfResponse(actor, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
  }
  await expect(make(roles.otherManager)).rejects.toMatchObject({ code: 'not-found' })
  await expect(make(stranger)).rejects.toMatchObject({ code: 'not-found' })
  await expect(make(roles.accountant)).rejects.toMatchObject({ code: 'not-allowed' })
  const { rows } = await w.owner.query(`select id from app.compliance_reports where id = $1`, [id])
  expect(rows).toHaveLength(1)
})

test('the report of all branches counts each, and an empty company has none', async () => {
  const english = flat(await textOf(owner, await make(owner, today, null), 'en'))
  for (const part of ['2 branches', 'Tahlia', 'Olaya']) expect(english).toContain(part)
  await expect(make(stranger, today, null)).rejects.toMatchObject({ code: expect.any(String) })
})
