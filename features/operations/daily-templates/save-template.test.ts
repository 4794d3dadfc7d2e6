import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { houseTemplate } from '#/domain/operations/daily-reports/template.ts'
import { templateTexts } from '#/domain/operations/daily-reports/template-text.ts'
import { openPoints } from '#/domain/operations/daily-reports/values.ts'
import { tellDailyAlert } from '#/features/operations/daily-reports/alerts.server.ts'
import { readDay } from '#/features/operations/daily-reports/read-day.server.ts'
import { readFilling } from '#/features/operations/daily-reports/read-filling.server.ts'
import { saveDaily } from '#/features/operations/daily-reports/save.server.ts'
import { setClock } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { dailyFieldForm, type DailyFieldInput } from './form.ts'
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

const texts = { of: '', ...templateTexts(houseTemplate, 'en'), mada: 0.7, commission: 20 }
const two = 'Morning | الصباحية | 07:00-16:00\nWhole day | اليوم كاملًا | 16:00-01:00'
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
  await saveTemplate(client, {
    version: 0,
    ...texts,
    cutOff: '04:00',
    shifts: two,
    points: 'Display | العرض | chilled',
  })
  const { version, template } = await readTemplateForm(client)
  expect(version).toBe(1)
  expect(template.shifts.map(({ name }) => name.en)).toEqual(['Morning', 'Whole day'])
  expect(template.shifts[1]!.key).toBe('evening')
  expect(template.cutOff).toBe('04:00')
  expect(template.fees).toEqual({ mada: 0.7, commission: 20 })
  const morning = await readFilling(client, fill(template.shifts[0]!.key))
  expect(morning.template.points.map(({ name }) => name.en)).toEqual(['Display'])
  expect((await readFilling(client, fill('evening', '2026-11-21'))).template.points).toHaveLength(4)
})

test('an older page, unreadable lines and managers of a part change nothing', async () => {
  await expect(saveTemplate(client, { version: 0, ...texts })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(saveTemplate(client, { version: 1, ...texts, shifts: 'Morning 7-16' })).rejects.toMatchObject({
    fields: { shifts: 'daily-shifts' },
  })
  const manager = await w.member(client, [{ role: 'manager', node: branchId }])
  const added = field({ version: 1, labelEn: 'Gas meter', labelAr: 'عداد الغاز' })
  await expect(saveTemplate(manager, { version: 1, ...texts })).rejects.toMatchObject({ code: 'not-found' })
  await expect(saveField(manager, added)).rejects.toMatchObject({ code: 'not-found' })
  await expect(readTemplateLines(manager)).rejects.toMatchObject({ code: 'not-found' })
  const ofAll = await w.member(client, [{ role: 'manager' }])
  await saveTemplate(ofAll, { version: 1, ...texts })
  expect(await newest()).toBe(2)
})

test.each([
  [{ min: 'much' }, { min: 'daily-limit' }],
  [{ min: '9', max: '3' }, { max: 'daily-limit-order' }],
  [{ alert: 'instant' }, { alert: 'daily-alert' }],
  [{ labelAr: '' }, { labelAr: 'required' }],
  [{ type: 'choice', choices: 'Good | جيد' }, { choices: 'daily-choices' }],
  [{ type: 'choice', choices: 'Good | جيد\nBad | سيئ', alert: 'submission' }, { alert: 'daily-alert' }],
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
      choices: 'Good | جيد\nBad | سيئ | alert',
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
      choices: 'Good | جيد\nBad | سيئ | alert',
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
  await saveTemplate(client, { ...texts, of: key, version: await newest(), duties: 'Shutter | الغلق' })
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
