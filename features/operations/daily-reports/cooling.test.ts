import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { DailyValue } from '#/domain/operations/daily-reports/values.ts'
import { setClock } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { readDay } from './read-day.server.ts'
import { saveDaily } from './save.server.ts'

const w = await world()
const client = await w.client()
const { rows } = await w.owner.query(
  `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
  [client.id],
)
const branchId = rows[0].id as string
const restore = setClock(() => new Date('2026-11-22T20:00:00+03:00'))
afterAll(() => restore())

const place = { branchId, day: '2026-11-22', shift: 'evening' }
const key = `cooling.${randomUUID()}`
const at = (time: string) => `2026-11-22T${time}:00.000Z`
const rice = { item: 'Rice', start: { degrees: 63, at: at('10:00') } }
const save = (from: DailyValue, to: DailyValue, of = key) =>
  saveDaily(client, {
    ...place,
    reportId: randomUUID(),
    changes: [{ key: of, from, to }],
    device: '',
    step: null,
  })

test('rice that is warm after two hours opens one critical action, and keeps the report open until something was done', async () => {
  await save(null, rice)
  const early = { ...rice, middle: { degrees: 35, at: at('11:00') } }
  await save(rice, early)
  expect((await readDay(client, place, null)).actions).toEqual([])
  const warm = { ...rice, middle: { degrees: 30, at: at('12:20') } }
  await save(early, warm)
  await save(warm, warm)
  const { actions, work } = await readDay(client, place, null)
  expect(actions).toMatchObject([{ title: expect.stringContaining('Rice'), priority: 'critical' }])
  expect(work![key]).toEqual(warm)
  const told = await w.waitingJobs('daily.temperature')
  expect(told).toMatchObject([{ pointEn: 'Rice', degrees: '30.0', limit: '21' }])
  const asked = await saveDaily(client, {
    ...place,
    reportId: randomUUID(),
    changes: [],
    device: '',
    step: { kind: 'sign', key: randomUUID(), at: at('17:00') },
  })
  expect(asked.missing).toContainEqual({ key, section: 'temperatures', why: 'done' })
})

test.each([
  ['a first reading below 60 °C', { ...rice, start: { degrees: 59.9, at: at('10:00') } }],
  ['no item', { ...rice, item: '' }],
  ['a last reading without the one before', { ...rice, end: { degrees: 4, at: at('15:00') } }],
  ['another word for what was done', { ...rice, done: ['served'] }],
])('%s is refused', async (_, value) => {
  await expect(save(null, value as unknown as DailyValue, `cooling.${randomUUID()}`)).rejects.toMatchObject({
    code: 'daily.value',
  })
})
