import { expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { readSetting, settingInForce } from './read-setting.server.ts'
import { saveSetting, withdrawSetting } from './save-setting.server.ts'

const w = await world()
const [admin, client, shopper] = [await w.admin(), await w.client(), await w.shopper()]
const today = riyadhDay(now())
const rowsOf = async (key: string) =>
  (await w.owner.query<{ id: string }>('select id from app.setting_values where key = $1 order by id desc', [key])).rows

test('a setting that was never saved is its default; a saved one counts from today, and null is the default again', async () => {
  expect(await settingInForce('visits.price.basic')).toBe(30_000)
  await saveSetting(admin, 'visits.price.basic', 35_000)
  expect(await settingInForce('visits.price.basic')).toBe(35_000)
  await saveSetting(admin, 'visits.price.basic', null)
  expect(await settingInForce('visits.price.basic')).toBe(30_000)
  const { rows } = await w.owner.query(
    `select before, after, actor_id from app.activity_log where action = 'settings.save' order by at`,
  )
  expect(rows).toEqual([
    { before: { value: 30_000 }, after: { value: 35_000, countsFrom: today }, actor_id: admin.id },
    { before: { value: 35_000 }, after: { value: 30_000, countsFrom: today }, actor_id: admin.id },
  ])
})

test('a value for a later day counts from that day, and not after it was withdrawn', async () => {
  const later = addDays(today, 10)
  await saveSetting(admin, 'visits.shopper-share', 80)
  await saveSetting(admin, 'visits.shopper-share', 70, later)
  expect(await settingInForce('visits.shopper-share')).toBe(80)
  expect(await settingInForce('visits.shopper-share', addDays(later, -1))).toBe(80)
  expect(await settingInForce('visits.shopper-share', later)).toBe(70)
  const [newest, first] = await rowsOf('visits.shopper-share')
  await withdrawSetting(admin, 'visits.shopper-share', Number(newest!.id))
  expect(await settingInForce('visits.shopper-share', later)).toBe(80)
  const again = withdrawSetting(admin, 'visits.shopper-share', Number(newest!.id))
  await expect(again).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const running = withdrawSetting(admin, 'visits.shopper-share', Number(first!.id))
  await expect(running).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test.each([
  ['a value outside of the bounds', 101, undefined, 'setting.value'],
  ['yesterday', 50, addDays(today, -1), 'setting.day'],
  ['a day in three years', 50, addDays(today, 1100), 'setting.day'],
])('%s is refused', async (_, value, from, code) => {
  const before = (await rowsOf('visits.shopper-share')).length
  await expect(saveSetting(admin, 'visits.shopper-share', value, from)).rejects.toMatchObject({ code })
  expect(await rowsOf('visits.shopper-share')).toHaveLength(before)
})

test('clients and shoppers save nothing, read what is public, and a setting of the office throws in their transactions', async () => {
  for (const actor of [client, shopper]) {
    await expect(saveSetting(actor, 'visits.price.basic', 1)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(withdrawSetting(actor, 'visits.price.basic', 1)).rejects.toMatchObject({ code: 'not-allowed' })
    expect(await asActor(actor, (tx) => readSetting(tx, 'visits.price.basic'))).toBe(30_000)
    await expect(asActor(actor, (tx) => readSetting(tx, 'visits.shopper-share'))).rejects.toThrow('settingsInForce')
  }
})
