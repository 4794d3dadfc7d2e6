import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { houseTemplate } from '#/domain/operations/daily-reports/template.ts'
import { templateTexts } from '#/domain/operations/daily-reports/template-text.ts'
import { setClock } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { readFilling } from './read-filling.server.ts'
import { saveDaily } from './save.server.ts'
import { readTemplateForm, saveTemplate } from './save-template.server.ts'

const w = await world()
const client = await w.client()
const { rows } = await w.owner.query(
  `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
  [client.id],
)
const branchId = rows[0].id as string
const restore = setClock(() => new Date('2026-11-22T20:00:00+03:00'))
afterAll(() => restore())

const texts = { ...templateTexts(houseTemplate, 'en'), mada: 0.7, commission: 20 }
const two = 'Morning | الصباحية | 07:00-16:00\nWhole day | اليوم كاملًا | 16:00-01:00'
const fill = (shift: string, day = '2026-11-22') => ({ branchId, day, shift })

test('a change is the next version, and a report that was begun keeps its own', async () => {
  await saveDaily(client, {
    ...fill('evening', '2026-11-21'),
    reportId: randomUUID(),
    changes: [{ key: 'covers', from: null, to: 3 }],
    device: '',
    step: null,
  })
  await saveTemplate(client, { version: 0, ...texts, shifts: two, points: 'Display | العرض | chilled' })
  const { version, template } = await readTemplateForm(client)
  expect(version).toBe(1)
  expect(template.shifts.map(({ name }) => name.en)).toEqual(['Morning', 'Whole day'])
  expect(template.shifts[1]!.key).toBe('evening')
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
  await expect(saveTemplate(manager, { version: 1, ...texts })).rejects.toMatchObject({ code: 'not-found' })
  const ofAll = await w.member(client, [{ role: 'manager' }])
  await saveTemplate(ofAll, { version: 1, ...texts })
  expect((await readTemplateForm(client)).version).toBe(2)
})
