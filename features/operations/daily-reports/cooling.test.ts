import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { DailyValue } from '#/domain/operations/daily-reports/values.ts'
import { linkRepeat } from '#/features/reporting/corrective-actions/repeats/link-repeat.server.ts'
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

test('the same failure within 180 days of its work is a repetition: linked, one priority higher, told once', async () => {
  const actionsOf = async () => {
    const { rows: found } = await w.owner.query(
      `select id, priority, repeats_id as repeats from app.report_actions where branch_id = $1 order by created_at`,
      [branchId],
    )
    return found as { id: string; priority: string; repeats: string | null }[]
  }
  const [first] = await actionsOf()
  await linkRepeat({ actionId: first!.id })
  expect((await actionsOf())[0]!.repeats).toBeNull()
  await w.owner.query(`update app.report_actions set status = 'done' where id = $1`, [first!.id])
  await w.owner.query(
    `insert into app.report_action_events (action_id, client_id, step, from_status, to_status, created_at)
     values ($1, $2, 'finish', 'open', 'done', '2026-11-22T18:00:00Z')`,
    [first!.id, client.id],
  )
  setClock(() => new Date('2026-11-23T20:00:00+03:00'))
  await saveDaily(client, {
    ...place,
    day: '2026-11-23',
    reportId: randomUUID(),
    changes: [
      {
        key: `cooling.${randomUUID()}`,
        from: null,
        to: {
          item: 'Soup',
          start: { degrees: 70, at: '2026-11-23T10:00:00.000Z' },
          middle: { degrees: 40, at: '2026-11-23T12:30:00.000Z' },
        },
      },
    ],
    device: '',
    step: null,
  })
  const second = (await actionsOf())[1]!
  expect(await w.waitingJobs('actions.link-repeat')).toContainEqual({ actionId: second.id })
  await w.owner.query(`update app.report_actions set priority = 'high' where id = $1`, [second.id])
  await linkRepeat({ actionId: second.id })
  await linkRepeat({ actionId: second.id })
  expect((await actionsOf())[1]).toMatchObject({ priority: 'critical', repeats: first!.id })
  const { rows: told } = await w.owner.query(
    `select profile_id from app.notifications where client_id = $1 and kind = 'action.repeated'`,
    [client.id],
  )
  expect(new Set(told.map((one) => one.profile_id)).size).toBe(told.length)
  expect(told.length).toBeGreaterThan(0)
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
