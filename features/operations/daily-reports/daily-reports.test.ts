import { createHash, randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { houseTemplate } from '#/domain/operations/daily-reports/template.ts'
import type { DailyValues } from '#/domain/operations/daily-reports/values.ts'
import { readCorrectiveAction } from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { setClock } from '#/platform/clock.ts'
import { type World, world } from '#/tests/world.ts'
import { chaseDailyReports, tellTemperature } from './chase.server.ts'
import type { DailySaveRequest } from './form.ts'
import { readDay } from './read-day.server.ts'
import { readFilling } from './read-filling.server.ts'
import { readMonth } from './read-month.server.ts'
import { reopenDaily } from './reopen.server.ts'
import { saveDaily } from './save.server.ts'

let w: World
let client: Actor
let branchId: string
let elsewhere: string
const team: Record<string, Actor> = {}
const at = '2026-11-22T21:30:00.000Z'
const night = new Date('2026-11-23T01:20:00+03:00')
let restore = () => {}
const clock = (time: Date | string) => {
  restore()
  restore = setClock(() => new Date(time))
}
afterEach(() => restore())

async function branchOf(of: Actor, name: string): Promise<string> {
  const { rows } = await w.owner.query(
    `insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id`,
    [of.id, name],
  )
  return rows[0].id
}

beforeAll(async () => {
  w = await world()
  client = await w.client()
  branchId = await branchOf(client, 'Olaya')
  elsewhere = await branchOf(client, 'Malqa')
  const roles = {
    manager: 'manager',
    branchManager: 'branch_manager',
    viewer: 'viewer',
    accountant: 'accountant',
  } as const
  for (const [name, role] of Object.entries(roles)) team[name] = await w.member(client, [{ role, node: branchId }])
  team['other'] = await w.member(client, [{ role: 'branch_manager', node: elsewhere }])
}, 60_000)

const evening: DailyValues = {
  'sales.cash': 684_250,
  'sales.mada': 1_142_000,
  'sales.cards': 315_025,
  'sales.apps': 598_000,
  'sales.vouchers': 20_725,
  refunds: 12_000,
  covers: 402,
  'cash.float': 100_000,
  'cash.paidIn': 50_000,
  'cash.refunds': 12_000,
  'cash.petty': 31_575,
  'cash.drops': 400_000,
  'cash.tips': 18_000,
  'cash.nextFloat': 100_000,
  'count.50000': 3,
  'count.20000': 4,
  'count.10000': 9,
  'count.5000': 7,
  'count.1000': 12,
  'count.500': 6,
  'count.200': 2,
  'count.100': 6,
  'count.50': 1,
  'count.25': 1,
  'count.finished': at,
  'staff.present': 7,
  'temp.meat': { degrees: 4, at },
  'temp.dairy': { degrees: 5, at },
  'temp.freezer': { degrees: -19, at },
  'temp.hot': { degrees: 63, at },
  ...Object.fromEntries(houseTemplate.duties.map(({ key }) => [`duty.${key}`, { done: true, at }])),
}
type Given = Partial<DailySaveRequest> & { values?: DailyValues }
const request = ({ values = {}, ...given }: Given = {}): DailySaveRequest => ({
  reportId: randomUUID(),
  branchId,
  day: '2026-11-22',
  shift: 'evening',
  device: 'Phone',
  step: null,
  changes: Object.entries(values).map(([key, to]) => ({ key, from: null, to })),
  ...given,
})
const sign = (key: string = randomUUID()) => ({ kind: 'sign' as const, key, at: night.toISOString() })
const place = (day: string) => ({ branchId, day, shift: 'evening' })

test('an evening is saved, signed once with a seal, and read as far as each role reads', async () => {
  clock(night)
  const step = sign()
  const first = request({ values: evening, step })
  const saved = await saveDaily(team['branchManager']!, first)
  expect(saved).toMatchObject({ reportId: first.reportId, state: 'signed', conflicts: [], missing: [] })
  expect(await saveDaily(team['branchManager']!, first)).toMatchObject({ state: 'signed', reportId: first.reportId })
  const { rows } = await w.owner.query(
    'select count(*)::int as n, max(content_sha256) as seal from app.daily_reports where branch_id = $1',
    [branchId],
  )
  expect(rows[0]).toMatchObject({ n: 1, seal: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(createHash('sha256').update('').digest('hex')).not.toBe(rows[0].seal)

  const forOwner = await readDay(client, place('2026-11-22'), null)
  expect(forOwner).toMatchObject({
    state: 'signed',
    late: false,
    figures: { net: 2_389_565, vat: 358_435, cash: { difference: -1600, deposit: 271_075 } },
    may: { reopen: true },
  })
  const forViewer = await readDay(team['viewer']!, place('2026-11-22'), null)
  expect(forViewer).toMatchObject({ money: null, figures: null, work: { 'staff.present': 7 } })
  const forAccountant = await readDay(team['accountant']!, place('2026-11-22'), null)
  expect(forAccountant).toMatchObject({ work: null, figures: { net: 2_389_565 } })
  const month = await readMonth(team['accountant']!, { month: '2026-11', part: null })
  expect(month.sum).toMatchObject({ signed: 1, net: 2_389_565, difference: -1600 })
  expect((await readMonth(team['viewer']!, { month: '2026-11', part: null })).sum.net).toBeNull()
})

test('strangers and other branches see nothing, and writers of another branch write nothing', async () => {
  clock(night)
  const stranger = await w.client()
  for (const actor of [stranger, team['other']!]) {
    await expect(readDay(actor, place('2026-11-22'), null)).rejects.toMatchObject({ code: 'not-found' })
    await expect(readFilling(actor, place('2026-11-22'))).rejects.toMatchObject({ code: 'not-found' })
    await expect(saveDaily(actor, request({ day: '2026-11-21', values: { covers: 1 } }))).rejects.toMatchObject({
      code: 'not-found',
    })
  }
  for (const actor of [team['viewer']!, team['accountant']!])
    await expect(saveDaily(actor, request({ values: { covers: 1 } }))).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a signed report does not change; a manager who did not sign it begins a new revision, and both are readable', async () => {
  clock(night)
  await expect(saveDaily(team['manager']!, request({ values: { covers: 1 } }))).rejects.toMatchObject({
    code: 'daily.closed',
  })
  await expect(reopenDaily(team['branchManager']!, place('2026-11-22'), 'x')).rejects.toMatchObject({
    code: 'not-allowed',
  })
  await reopenDaily(team['manager']!, place('2026-11-22'), 'Covers were wrong')
  const filling = await readFilling(team['manager']!, place('2026-11-22'))
  expect(filling).toMatchObject({ revision: 2, state: 'reopened', values: { covers: 402 } })
  const change = { key: 'covers', from: 402, to: 400 }
  await saveDaily(team['manager']!, request({ changes: [change], step: sign() }))
  await expect(reopenDaily(team['manager']!, place('2026-11-22'), 'x')).rejects.toMatchObject({
    code: 'daily.own-signature',
  })
  const newest = await readDay(client, place('2026-11-22'), null)
  expect(newest).toMatchObject({ revision: 2, state: 'signed', money: { covers: 400 } })
  expect(await readDay(client, place('2026-11-22'), 1)).toMatchObject({ state: 'signed', money: { covers: 402 } })
  expect(newest.revisions.map(({ number }) => number)).toEqual([2, 1])
  await expect(
    w.owner.query(
      `set role itqan_client; update app.daily_reports set state = 'draft' where branch_id = '${branchId}'`,
    ),
  ).resolves.toBeDefined()
  await w.owner.query('reset role')
  expect((await readDay(client, place('2026-11-22'), null)).state).toBe('signed')
})

test('a report is not signed before it is complete, and the server names what is missing', async () => {
  clock(night)
  const values = { ...evening, covers: null, 'count.50000': 2 } as DailyValues
  const saved = await saveDaily(team['branchManager']!, request({ day: '2026-11-20', values, step: sign() }))
  expect(saved.state).toBe('draft')
  expect(saved.missing.map(({ key }) => key)).toEqual(['covers', 'cash.reason'])
})

test('two phones on one shift: the second is told, and nothing is lost', async () => {
  clock(night)
  const day = '2026-11-19'
  await saveDaily(team['branchManager']!, request({ day, values: { covers: 390 } }))
  const second = await saveDaily(team['manager']!, request({ day, values: { covers: 402, handover: 'Order rice' } }))
  expect(second).toMatchObject({ conflicts: ['covers'], values: { covers: 390, handover: 'Order rice' } })
  expect(second.other).toBe(team['branchManager']!.name)
})

test.each<[string, Given, string]>([
  ['a negative count', { values: { 'count.500': -1 } }, 'daily.value'],
  ['an impossible temperature', { values: { 'temp.meat': { degrees: 900, at } } }, 'daily.value'],
  ['an unknown field', { values: { 'sales.gold': 1 } }, 'daily.value'],
  ['a day to come', { day: '2026-11-24' }, 'daily.future'],
  ['a day long ago', { day: '2026-09-01' }, 'daily.too-old'],
  ['an unknown shift', { shift: 'night' }, 'not-found'],
])('%s is refused and changes nothing', async (_, given, code) => {
  clock(night)
  await expect(saveDaily(team['branchManager']!, request({ day: '2026-11-18', ...given }))).rejects.toMatchObject({
    code,
  })
  await expect(readDay(client, place('2026-11-18'), null)).rejects.toMatchObject({ code: 'not-found' })
})

test('a finished count changes only after it was begun again', async () => {
  clock(night)
  const day = '2026-11-17'
  await saveDaily(team['branchManager']!, request({ day, values: { 'count.500': 1, 'count.finished': at } }))
  const more = { key: 'count.500', from: 1, to: 2 }
  await expect(saveDaily(team['branchManager']!, request({ day, changes: [more] }))).rejects.toMatchObject({
    code: 'daily.counted',
  })
  const again = [
    { key: 'count.finished', from: at, to: null },
    { key: 'count.again', from: null, to: 1 },
  ]
  await saveDaily(team['branchManager']!, request({ day, changes: again }))
  await saveDaily(team['branchManager']!, request({ day, changes: [more] }))
})

test('a fridge at 9 °C opens one critical action, tells managers, and needs a closing reading', async () => {
  clock(night)
  const day = '2026-11-16'
  const reading = { degrees: 9, at }
  const values = { ...evening, 'temp.meat': reading }
  const saved = await saveDaily(team['branchManager']!, request({ day, values, step: sign() }))
  expect(saved.missing).toMatchObject([{ key: 'temp.meat', why: 'done' }])
  const { rows } = await w.owner.query(
    `select id, priority, due_on::text as due, source, report_id from app.report_actions where branch_id = $1`,
    [branchId],
  )
  expect(rows).toMatchObject([{ priority: 'critical', due: '2026-11-23', source: 'daily', report_id: null }])
  const actionId = rows[0].id as string
  expect(await readCorrectiveAction(team['branchManager']!, actionId, 'en')).toMatchObject({
    title: expect.stringContaining('9.0'),
    daily: { day, shift: 'evening' },
    reportId: null,
  })
  const told = { actionId, pointEn: 'Meat fridge', pointAr: 'ثلاجة اللحوم', degrees: '9.0', limit: '5' }
  await tellTemperature(told)
  await tellTemperature(told)
  const bells = await w.owner.query(
    `select profile_id from app.notifications where kind = 'daily.temperature' and client_id = $1`,
    [client.id],
  )
  const readers = bells.rows.map(({ profile_id }) => profile_id as string)
  expect(readers.toSorted()).toEqual([client.id, team['manager']!.id, team['branchManager']!.id].toSorted())

  const closed = { ...reading, done: ['moved'], second: 4.5, secondAt: '2026-11-22T21:50:00.000Z' }
  const change = { key: 'temp.meat', from: reading, to: closed }
  expect(
    await saveDaily(team['branchManager']!, request({ day, changes: [change as never], step: sign() })),
  ).toMatchObject({ state: 'signed' })
  const after = await w.owner.query('select count(*)::int as n from app.report_actions where branch_id = $1', [
    branchId,
  ])
  expect(after.rows[0].n).toBe(1)
  expect((await readDay(client, place(day), null)).actions).toMatchObject([{ id: actionId }])
})

test('a forgotten report is late, then missing, and each is told once', async () => {
  const own = await w.client()
  const forgetful = await branchOf(own, 'Forgotten')
  clock('2026-11-21T01:20:00+03:00')
  await saveDaily(own, request({ branchId: forgetful, day: '2026-11-20', values: evening, step: sign() }))
  const told = async () => {
    const { rows } = await w.owner.query(
      `select kind, effect_key from app.notifications where client_id = $1 and kind like 'daily.%' order by created_at, kind`,
      [own.id],
    )
    return rows.map(({ kind, effect_key }) => `${kind} ${(effect_key as string).split(':')[3]}`)
  }
  clock('2026-11-22T01:59:00+03:00')
  await chaseDailyReports()
  expect(await told()).toEqual([])
  clock('2026-11-22T02:05:00+03:00')
  await chaseDailyReports()
  await chaseDailyReports()
  expect(await told()).toEqual(['daily.late 2026-11-21'])
  clock('2026-11-22T14:05:00+03:00')
  await chaseDailyReports()
  await chaseDailyReports()
  expect(await told()).toEqual(['daily.late 2026-11-21', 'daily.missing 2026-11-21'])
  const month = await readMonth(own, { month: '2026-11', part: null })
  expect(month.sum).toMatchObject({ missing: 1, signed: 1 })
  const late = await saveDaily(
    own,
    request({
      branchId: forgetful,
      day: '2026-11-21',
      values: evening,
      step: { kind: 'sign', key: randomUUID(), at: '2026-11-22T11:00:00.000Z' },
    }),
  )
  expect(late.state).toBe('signed')
  expect((await readDay(own, { branchId: forgetful, day: '2026-11-21', shift: 'evening' }, null)).late).toBe(true)
})
