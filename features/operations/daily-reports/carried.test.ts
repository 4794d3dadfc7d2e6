import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { Cooling } from '#/domain/operations/daily-reports/cooling.ts'
import type { DailyValue } from '#/domain/operations/daily-reports/values.ts'
import { setClock } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { readDay } from './read-day.server.ts'
import { readFilling } from './read-filling.server.ts'
import { saveDaily } from './save.server.ts'

const w = await world()
const client = await w.client()
const restore = setClock(() => new Date('2026-11-23T09:00:00+03:00'))
afterAll(() => restore())

async function newBranch(owner: Actor = client): Promise<string> {
  const { rows } = await w.owner.query(
    `insert into app.branches (client_id, name, location) values ($1, 'Olaya ' || gen_random_uuid(), 'Riyadh') returning id`,
    [owner.id],
  )
  return rows[0].id
}
const evening = { day: '2026-11-22', shift: 'evening' }
const next = { day: '2026-11-23', shift: 'evening' }
const at = (day: string, time: string) => `2026-11-${day}T${time}:00.000Z`
type Place = typeof evening & { branchId: string }
const save = (place: Place, key: string, from: DailyValue, to: DailyValue, by: Actor = client) =>
  saveDaily(by, {
    ...place,
    reportId: randomUUID(),
    changes: [{ key, from, to }],
    device: '',
    carried: [],
    step: null,
  })
const sign = (place: Place, carried: string[]) =>
  saveDaily(client, {
    ...place,
    reportId: randomUUID(),
    changes: [],
    device: '',
    carried,
    step: { kind: 'sign', key: randomUUID(), at: at('23', '05:59') },
  })

/** Rice that the evening left to the next shift, read once. */
async function left(branchId: string): Promise<{ key: string; rice: Cooling }> {
  const key = `cooling.${randomUUID()}`
  const rice = { item: 'Rice', start: { degrees: 63, at: at('22', '20:30') }, handedOver: true }
  await save({ branchId, ...evening }, key, null, rice)
  return { key, rice }
}

test('the next report shows what still cools, and finishes it there; both reports keep what happened in them', async () => {
  const branchId = await newBranch()
  const { key, rice } = await left(branchId)
  const shown = await readFilling(client, { branchId, ...next })
  const { handedOver: _, ...open } = rice
  expect(shown.carried).toEqual([{ key, cooling: { ...open, from: evening } }])
  // a later branch day and another branch see nothing of it once it is read
  expect((await readFilling(client, { branchId: await newBranch(), ...next })).carried).toEqual([])
  const named = await sign({ branchId, ...next }, [key])
  expect(named.missing).toContainEqual({ key, section: 'temperatures', why: 'cooling' })
  expect((await sign({ branchId, ...next }, [])).missing.map((point) => point.key)).not.toContain(key)

  const middle = { degrees: 20, at: at('22', '22:10') }
  const read: Cooling = { ...open, from: evening, middle }
  await save({ branchId, ...next }, key, null, read)
  const whole: Cooling = { ...read, end: { degrees: 4, at: at('23', '02:00') } }
  await save({ branchId, ...next }, key, read, whole)
  expect((await readDay(client, { branchId, ...evening }, null)).work![key]).toEqual(rice)
  const day = await readDay(client, { branchId, ...next }, null)
  expect(day.work![key]).toEqual(whole)
  expect(day.actions).toEqual([])
  expect((await readFilling(client, { branchId, ...next })).carried).toEqual([])
})

test('food that did not cool opens one action, in the report that took it over', async () => {
  const branchId = await newBranch()
  const { key, rice } = await left(branchId)
  const { handedOver: _, ...open } = rice
  const warm: Cooling = { ...open, from: evening, middle: { degrees: 40, at: at('23', '01:00') } }
  await save({ branchId, ...next }, key, null, warm)
  await save({ branchId, ...next }, key, warm, warm)
  const late: Cooling = { ...open, middle: { degrees: 41, at: at('23', '01:10') } }
  await save({ branchId, ...evening }, key, rice, late)
  const { rows } = await w.owner.query(
    `select d.business_day::text as day, a.priority from app.report_actions a join app.daily_reports d on d.id = a.daily_report_id
     where a.branch_id = $1 and a.question_key = 'cooling'`,
    [branchId],
  )
  expect(rows).toEqual([{ day: next.day, priority: 'critical' }])
})

test('a batch with other food or another first reading is refused, and changes nothing', async () => {
  const branchId = await newBranch()
  const { key, rice } = await left(branchId)
  for (const part of [{ item: 'Soup' }, { start: { degrees: 63, at: at('23', '00:30') } }])
    await expect(save({ branchId, ...next }, key, null, { ...rice, from: evening, ...part })).rejects.toMatchObject({
      code: 'daily.value',
    })
  for (const from of [{ day: 'today', shift: 'evening' }, { day: '2026-11-22' }])
    await expect(
      save({ branchId, ...next }, key, null, { ...rice, from } as unknown as DailyValue),
    ).rejects.toMatchObject({ code: 'daily.value' })
  expect((await readFilling(client, { branchId, ...next })).carried).toHaveLength(1)
  const stranger = await w.client({ company: 'Other' })
  await expect(readFilling(stranger, { branchId, ...next })).rejects.toMatchObject({ code: 'not-found' })
})
