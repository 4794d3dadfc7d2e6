import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { readCompliance } from '#/features/operations/compliance/read-compliance.server.ts'
import { addPaper } from '#/features/operations/papers/add-paper.server.ts'
import { readPaper, readPaperPlaces } from '#/features/operations/papers/read-paper.server.ts'
import { now } from '#/platform/clock.ts'
import { at } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import {
  addObligation,
  browseObligations,
  changeObligation,
  fieldsOf,
  readObligation,
  reviewObligation,
} from './change-obligation.server.ts'
import { newObligationForm, obligationForm } from './form.ts'

const w = await world()
const [staff, support, owner] = [await w.admin(), await w.admin({ role: 'support' }), await w.client()]
const { rows } = await w.owner.query<{ id: string }>(
  `insert into app.branches (client_id, name, location, created_at) values ($1, 'Olaya', 'Riyadh', now() - interval '90 days') returning id`,
  [owner.id],
)
const here = rows[0]!.id
const today = riyadhDay(now())
const tomorrow = () => addHours(now(), 24)

const rowOf = async (code: string, day?: string) =>
  (await readCompliance(owner, { branchId: here, ...(day && { day }) })).rows.find((row) => row.code === code)
const save = async (code: string, of: Partial<ReturnType<typeof fieldsOf>> & { isActive?: boolean }) => {
  const { entry, seen } = await readObligation(staff, code)
  await changeObligation(
    staff,
    { id: randomUUID(), code, seen },
    { ...fieldsOf(entry), isActive: entry.isActive, ...of },
  )
}
const fresh = {
  nameEn: 'Grease trap permit',
  nameAr: 'تصريح مصائد الدهون',
  authority: 'municipality',
  period: 12,
  unit: 'months',
  lead: 30,
  weight: 3,
  isCritical: false,
  basis: 'C',
  source: 'Balady',
  noteEn: null,
  noteAr: null,
  reviewedOn: today,
} as const

test('a changed weight, name and lead count from their day on; the days before stay as they were', async () => {
  const paper = randomUUID()
  const given = { number: null, issuedOn: addDays(today, -50), expiresOn: addDays(today, 40), hijri: null }
  const subject = { kind: 'lease', branchId: here, workerId: null, renewsId: null }
  await addPaper(owner, { id: paper, ...subject, ...given, expiresAgain: null }, new Uint8Array())
  await save('lease', { weight: 9, lead: 10, nameEn: 'Lease (Ejar)', noteEn: 'A fine', noteAr: 'غرامة' })
  expect(await rowOf('lease')).toMatchObject({ weight: 9, name: { en: 'Lease (Ejar)' }, state: 'valid' })
  expect(await rowOf('lease', addDays(today, -1))).toMatchObject({
    weight: 3,
    name: { en: 'Lease' },
    state: 'expiring',
  })
  // a paper keeps the lead of the day it was entered
  expect(await readPaper(owner, paper)).toMatchObject({ name: { en: 'Lease (Ejar)' }, state: 'expiring' })
  expect((await readCompliance(owner, {})).fines.map(({ note }) => note.en)).toContain('A fine')
})

test('an added obligation is asked from its day on, once; what is off leaves the reports and keeps its name', async () => {
  const id = randomUUID()
  const { code } = await addObligation(staff, { id, scope: 'branch', proof: 'paper', ...fresh })
  await addObligation(staff, { id, scope: 'branch', proof: 'paper', ...fresh })
  expect(code).toBe('grease-trap-permit')
  expect(await rowOf(code)).toMatchObject({ state: 'missing', weight: 3 })
  expect(await rowOf(code, addDays(today, -1))).toBeUndefined()
  const paper = randomUUID()
  const days = { number: '1', issuedOn: today, expiresOn: null, expiresAgain: null, hijri: null }
  await addPaper(
    owner,
    { id: paper, kind: code, branchId: here, workerId: null, renewsId: null, ...days },
    new Uint8Array(),
  )
  expect((await rowOf(code))?.state).toBe('valid')
  await at(tomorrow(), async () => {
    await save(code, { isActive: false })
    expect(await rowOf(code)).toBeUndefined()
    expect(await rowOf(code, today)).toMatchObject({ state: 'valid' })
    expect(await readPaper(owner, paper)).toMatchObject({ name: { en: 'Grease trap permit' } })
    expect((await readPaperPlaces(owner)).kinds.map((kind) => kind.code)).not.toContain(code)
  })
})

test('withholding tax, live shows and central kitchens ask for nothing until they are turned on', async () => {
  const seeds = ['withholding-tax', 'live-shows', 'central-kitchen']
  const kinds = async () => (await readPaperPlaces(owner)).kinds.map((kind) => kind.code)
  for (const code of seeds) {
    expect((await readObligation(staff, code)).entry).toMatchObject({ isActive: false })
    expect(await rowOf(code)).toBeUndefined()
  }
  expect((await kinds()).filter((code) => seeds.includes(code))).toEqual([])
  await save('live-shows', { isActive: true })
  expect(await rowOf('live-shows')).toMatchObject({ state: 'missing', weight: 2 })
  expect(await kinds()).toContain('live-shows')
})

test('a review is noted without a change, and each step is in the activity log', async () => {
  const { seen, history } = await readObligation(staff, 'waste')
  expect(history).toHaveLength(1)
  await reviewObligation(staff, { id: randomUUID(), code: 'waste', seen })
  const after = await readObligation(staff, 'waste')
  expect(after.entry.reviewedOn).toBe(today)
  expect(after.history).toHaveLength(2)
  const logged = await w.owner.query<{ action: string }>(
    `select action from app.activity_log where entity = 'obligation' order by at`,
  )
  expect(new Set(logged.rows.map(({ action }) => action))).toEqual(
    new Set(['obligations.change', 'obligations.add', 'obligations.review']),
  )
})

test.each([
  ['a review of tomorrow', { reviewedOn: addDays(today, 1) }, 'reviewedOn'],
  ['a note in one language', { noteEn: 'Only here' }, 'noteAr'],
  ['a period of 5,000 months', { period: 5000 }, 'period'],
])('refuses %s at its field', async (_, of, field) =>
  expect(save('waste', of)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } }),
)

test('refuses a check without a period, a name that is taken, and a page that is old', async () => {
  await expect(save('cameras', { period: null })).rejects.toMatchObject({ fields: { period: 'required' } })
  const taken = { id: randomUUID(), scope: 'branch', proof: 'paper', ...fresh, nameEn: 'Lease' } as const
  await expect(addObligation(staff, taken)).rejects.toMatchObject({ fields: { nameEn: 'obligation-known' } })
  const { entry } = await readObligation(staff, 'zakat')
  await save('zakat', { weight: 4 })
  await expect(
    changeObligation(staff, { id: randomUUID(), code: 'zakat', seen: '' }, { ...fieldsOf(entry), isActive: true }),
  ).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('staff with the right alone read and change it', async () => {
  expect((await browseObligations(staff)).length).toBeGreaterThan(28)
  for (const actor of [support, owner]) {
    await expect(reviewObligation(actor, { id: randomUUID(), code: 'waste', seen: '' })).rejects.toMatchObject({
      code: 'not-allowed',
    })
  }
  await expect(browseObligations(owner)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(readObligation(staff, 'no-such')).rejects.toMatchObject({ code: 'not-found' })
})

test('the form reads Arabic digits and ticks', () => {
  const typed = {
    ...fresh,
    clientKey: randomUUID(),
    noteEn: '',
    noteAr: '',
    lead: '٣٠',
    weight: '3',
    period: '',
    isCritical: 'on',
  }
  const read = newObligationForm.safeParse({ ...typed, isCritical: 'on', scope: 'branch', proof: 'paper' })
  expect(read.data).toMatchObject({ lead: 30, weight: 3, period: null, isCritical: true, noteEn: null })
  const { isCritical: _, ...unticked } = typed
  expect(obligationForm.safeParse({ ...unticked, intent: 'save', seen: '' }).data).toMatchObject({
    isCritical: false,
    isActive: false,
  })
  expect(obligationForm.safeParse({ ...typed, intent: 'save', seen: '', weight: '11' }).success).toBe(false)
})
