import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { houseTemplate } from '#/domain/operations/daily-reports/template.ts'
import {
  partsOfList,
  type RowList,
  type StartRow,
  templateRows,
} from '#/domain/operations/daily-reports/template-rows.ts'
import { openPoints } from '#/domain/operations/daily-reports/values.ts'
import { tellDailyAlert } from '#/features/operations/daily-reports/alerts.server.ts'
import { readDay } from '#/features/operations/daily-reports/read-day.server.ts'
import { readFilling } from '#/features/operations/daily-reports/read-filling.server.ts'
import { saveDaily } from '#/features/operations/daily-reports/save.server.ts'
import { setClock } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { dailyFieldForm, type DailyFieldInput, dailyTemplateForm } from './form.ts'
import { readExceptionForm, readTemplateForm, readTemplateLines } from './read-template-form.server.ts'
import { removeException } from './remove-exception.server.ts'
import { removeField } from './remove-field.server.ts'
import { saveException } from './save-exception.server.ts'
import { saveField } from './save-field.server.ts'
import { saveTemplate } from './save-template.server.ts'

const w = await world()
const client = await w.client()
const branchNamed = async (name: string, of: Actor = client): Promise<string> => {
  const { rows } = await w.owner.query(
    `insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id`,
    [of.id, name],
  )
  return rows[0].id as string
}
const branchId = await branchNamed('Olaya')
const kiosk = await branchNamed('Airport')
const restore = setClock(() => new Date('2026-11-22T20:00:00+03:00'))
afterAll(() => restore())

const inForm = (list: RowList, rows: readonly Partial<StartRow>[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((row, index) => partsOfList[list].map((part) => [`${list}-${index + 1}-${part}`, row[part] ?? ''])),
  )
const ofHouse = templateRows(houseTemplate)
type Lists = { [list in keyof typeof ofHouse]?: readonly Partial<StartRow>[] }
/** The form of the template; lists that are not given stay those of the house. */
const form = (version: number, lists: Lists = {}, more: Record<string, string> = {}) => {
  const { shifts, ramadanShifts, duties, points } = { ...ofHouse, ...lists }
  return dailyTemplateForm.parse({
    version,
    mada: '0.7',
    commission: '20',
    ...inForm('shifts', shifts),
    ...inForm('ramadanShifts', ramadanShifts),
    ...inForm('duties', duties),
    ...inForm('points', points),
    ...more,
  })
}
const morning = { en: 'Morning', ar: 'الصباحية', start: '07:00', end: '16:00' }
const goodOrBad = inForm('choices', [
  { en: 'Good', ar: 'جيد' },
  { en: 'Bad', ar: 'سيئ', concern: 'on' },
])
const fill = (shift: string, day = '2026-11-22', branch = branchId) => ({ branchId: branch, day, shift })
const newest = async () => (await readTemplateForm(client)).version
const field = (given: Record<string, unknown>): DailyFieldInput => {
  const read = dailyFieldForm.parse({ intent: 'save', section: 'staff', type: 'number', ...given })
  if (read.intent !== 'save') throw new Error('not a save')
  return read
}
const save = (day: string, values: Record<string, number | string | boolean>, branch = branchId) =>
  saveDaily(client, {
    ...fill('evening', day, branch),
    reportId: randomUUID(),
    changes: Object.entries(values).map(([key, to]) => ({ key, from: null, to })),
    device: '',
    step: null,
  })
const notices = async (kind: string) => {
  const { rows } = await w.owner.query(
    `select n.profile_id as "to", n.link from app.notifications n where n.client_id = $1 and n.kind = $2`,
    [client.id, kind],
  )
  return rows as { to: string; link: string }[]
}

test('a change is the next version, and a report that was begun keeps its own', async () => {
  await save('2026-11-21', { covers: 3 })
  const shifts = [morning, { ...ofHouse.shifts[0]!, en: 'Evening', ar: 'المسائية', start: '16:00' }]
  const points = [{ en: 'Display', ar: 'العرض', kind: 'chilled' }]
  await saveTemplate(client, form(0, { shifts, points }, { cutOff: '04:00' }))
  const { version, template } = await readTemplateForm(client)
  expect(version).toBe(1)
  expect(template.shifts.map(({ name }) => name.en)).toEqual(['Morning', 'Evening'])
  expect(template.shifts[1]!.key).toBe('evening')
  expect(template.cutOff).toBe('04:00')
  expect(template.fees).toEqual({ mada: 0.7, commission: 20 })
  const early = await readFilling(client, fill(template.shifts[0]!.key))
  expect(early.template.points.map(({ name }) => name.en)).toEqual(['Display'])
  expect((await readFilling(client, fill('evening', '2026-11-21'))).template.points).toHaveLength(4)
})

test('an older page, unreadable lines and managers of a part change nothing', async () => {
  await expect(saveTemplate(client, form(0))).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(saveTemplate(client, form(1, { shifts: [{ ...morning, end: '', ar: '' }] }))).rejects.toMatchObject({
    fields: { 'shifts-1-ar': 'required', 'shifts-1-end': 'daily-shift-time' },
  })
  await expect(saveTemplate(client, form(1, { shifts: [] }))).rejects.toMatchObject({
    fields: { shifts: 'daily-shifts' },
  })
  const manager = await w.member(client, [{ role: 'manager', node: branchId }])
  const added = field({ version: 1, labelEn: 'Gas meter', labelAr: 'عداد الغاز' })
  await expect(saveTemplate(manager, form(1))).rejects.toMatchObject({ code: 'not-found' })
  await expect(saveField(manager, added)).rejects.toMatchObject({ code: 'not-found' })
  await expect(readTemplateLines(manager)).rejects.toMatchObject({ code: 'not-found' })
  const ofAll = await w.member(client, [{ role: 'manager' }])
  await saveTemplate(ofAll, form(1))
  expect(await newest()).toBe(2)
})

test.each([
  [{ min: 'much' }, { min: 'daily-limit' }],
  [{ min: '9', max: '3' }, { max: 'daily-limit-order' }],
  [{ alert: 'instant' }, { alert: 'daily-alert' }],
  [{ labelAr: '' }, { labelAr: 'required' }],
  [{ type: 'choice', 'choices-1-en': 'Good', 'choices-1-ar': 'جيد' }, { choices: 'daily-choices' }],
  [{ type: 'choice', ...goodOrBad, 'choices-2-concern': '', alert: 'submission' }, { alert: 'daily-alert' }],
])('a field with %j is refused', async (given, fields) => {
  const version = await newest()
  const asked = field({ version, labelEn: 'Gas meter', labelAr: 'عداد الغاز', ...given })
  await expect(saveField(client, asked)).rejects.toMatchObject({ fields })
  expect(await newest()).toBe(version)
})

test('own fields are asked for, in their order, and told of once when out of their limits', async () => {
  await saveField(
    client,
    field({
      version: await newest(),
      labelEn: 'Gas meter',
      labelAr: 'عداد الغاز',
      min: '10',
      max: '20',
      alert: 'instant',
      required: 'on',
    }),
  )
  await saveField(
    client,
    field({
      version: await newest(),
      labelEn: 'Toilets',
      labelAr: 'دورات المياه',
      type: 'choice',
      ...goodOrBad,
      alert: 'submission',
    }),
  )
  const { parts } = await readTemplateForm(client)
  const [gas, toilets] = parts.fields.slice(-2)
  expect([gas!.label!.en, toilets!.label!.en]).toEqual(['Gas meter', 'Toilets'])
  await saveField(
    client,
    field({
      version: await newest(),
      key: toilets!.key,
      labelEn: 'Toilets',
      labelAr: 'دورات المياه',
      type: 'number',
      ...goodOrBad,
      alert: 'submission',
      after: '',
    }),
  )
  const moved = (await readTemplateForm(client)).parts.fields.slice(-2)
  expect(moved.map(({ label, type }) => `${label!.en} ${type}`)).toEqual(['Toilets choice', 'Gas meter number'])

  const bad = toilets!.choices!.find(({ isConcern }) => isConcern)!.key
  const asked = openPoints((await readFilling(client, fill('evening'))).template, {}).map(({ key }) => key)
  expect(asked).toContain(gas!.key)
  expect(asked).not.toContain(toilets!.key)
  await expect(save('2026-11-22', { [toilets!.key]: 'other' })).rejects.toMatchObject({ code: 'daily.value' })
  const { reportId } = await save('2026-11-22', { [gas!.key]: 21, [toilets!.key]: bad })
  const job = { reportId, fieldKey: gas!.key }
  await tellDailyAlert(job)
  await tellDailyAlert(job)
  const told = await notices('daily.alert-now')
  expect(told.map(({ to }) => to)).toContain(client.id)
  expect(new Set(told.map(({ to }) => to)).size).toBe(told.length)
  expect(told[0]!.link).toBe(`/client/daily-operations-report/${branchId}/2026-11-22/evening`)
  await tellDailyAlert({ reportId, fieldKey: toilets!.key })
  expect((await notices('daily.alert')).length).toBeGreaterThan(0)
  // corrected before the job looks
  const corrected = await save('2026-11-20', { [gas!.key]: 15 })
  await tellDailyAlert({ reportId: corrected.reportId, fieldKey: gas!.key })
  expect(await notices('daily.alert-now')).toHaveLength(told.length)

  await removeField(client, { version: await newest(), of: '', key: toilets!.key })
  expect((await readTemplateForm(client)).parts.fields.some(({ key }) => key === toilets!.key)).toBe(false)
  const day = await readDay(client, fill('evening'), null)
  expect(day.template.fields.some(({ key }) => key === toilets!.key)).toBe(true)
  await expect(removeField(client, { version: await newest(), of: '', key: 'sales.cash' })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('jobs are made for an instant value and at the signature alone', async () => {
  const { parts } = await readTemplateForm(client)
  const gas = parts.fields.at(-1)!
  const before = (await w.waitingJobs('daily.alert')).length
  await save('2026-11-19', { [gas.key]: 12 })
  expect((await w.waitingJobs('daily.alert')).length).toBe(before)
  await save('2026-11-18', { [gas.key]: 99 })
  expect((await w.waitingJobs('daily.alert')).length).toBe(before + 1)
})

test('certain branches have a template of their own, and a stranger’s branch is none of them', async () => {
  const stranger = await w.client()
  const foreign = await branchNamed('Foreign', stranger)
  const given = { nameEn: 'Kiosks', nameAr: 'الأكشاك', of: '', intent: 'save' as const }
  await expect(
    saveException(client, { ...given, version: await newest(), branch: [kiosk, foreign] }),
  ).rejects.toMatchObject({ code: 'not-found' })
  const key = await saveException(client, { ...given, version: await newest(), branch: [kiosk] })
  await saveTemplate(client, form(await newest(), { duties: [{ en: 'Shutter', ar: 'الغلق' }] }, { of: key }))
  const { lines } = await readTemplateLines(client)
  expect(lines.map(({ name, branches }) => [name?.en ?? '', branches.map((one) => one.name)])).toEqual([
    ['', ['Olaya']],
    ['Kiosks', ['Airport']],
  ])
  const atKiosk = await readFilling(client, fill('evening', '2026-11-22', kiosk))
  expect(atKiosk.template.name?.en).toBe('Kiosks')
  expect(atKiosk.template.duties.map(({ name }) => name.en)).toEqual(['Shutter'])
  expect((await readFilling(client, fill('evening'))).template.name).toBeUndefined()
  await save('2026-11-22', { covers: 4 }, kiosk)
  await expect(readTemplateForm(stranger, key)).rejects.toMatchObject({ code: 'not-found' })
  await expect(readExceptionForm(stranger, key)).rejects.toMatchObject({ code: 'not-found' })
  await removeException(client, { version: await newest(), of: key })
  expect((await readDay(client, fill('evening', '2026-11-22', kiosk), null)).template.name?.en).toBe('Kiosks')
  expect((await readFilling(client, fill('evening', '2026-11-21', kiosk))).template.name).toBeUndefined()
})
