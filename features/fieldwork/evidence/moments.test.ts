import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addHours, addMinutes } from '#/domain/riyadh-time.ts'
import { begunVisit } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { momentsRequest } from './form.ts'
import { leaveBranch } from './leave-branch.server.ts'
import { maximumMomentsPerReport, type Moment } from './moment.ts'
import { storeMoments } from './store-moments.server.ts'

const here = await world()
let shopper: Actor
let reportId: string
beforeEach(async () => {
  shopper = await here.shopper()
  reportId = await begunVisit(here, shopper)
})

const stamp = (name: 'ordered' | 'left', deviceAt = new Date()) => ({
  id: randomUUID(),
  kind: 'stamp' as const,
  name,
  deviceAt: deviceAt.toISOString(),
})
const answered = (name: string): Moment => ({
  id: randomUUID(),
  kind: 'question',
  name,
  deviceAt: new Date().toISOString(),
  detail: { event: 'answered' },
})
const stored = async () =>
  (await here.owner.query('select * from app.report_moments where report_id = $1 order by stored_at', [reportId])).rows
const report = async () =>
  (await here.owner.query('select * from app.mystery_shopping_reports where id = $1', [reportId])).rows[0]
const batch = (...moments: object[]) => momentsRequest.parse({ reportId, moments })

test('a batch is stored once, however often and at once it comes', async () => {
  const sent = batch(stamp('ordered'), answered('Q1'), answered('Q2'))
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => storeMoments(shopper, sent)))
  for (const each of outcomes) expect(each.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored'])
  const rows = await stored()
  expect(rows).toHaveLength(3)
  expect(rows.find(({ kind }) => kind === 'question')).toMatchObject({
    shopper_id: shopper.id,
    detail: { event: 'answered' },
  })
})

test('the stamp of leaving ends the visit, once, on both clocks', async () => {
  const left = addMinutes(new Date(), -90)
  const [one] = await storeMoments(shopper, {
    ...batch(stamp('left', left)),
    sentAt: addMinutes(left, 30).toISOString(),
  })
  expect(one).toMatchObject({ outcome: 'stored' })
  const first = await report()
  expect(new Date(first.left_device_at).toISOString()).toBe(left.toISOString())
  expect((Date.now() - new Date(first.left_at).getTime()) / 60_000).toBeCloseTo(30, 0)
  await storeMoments(shopper, batch(stamp('left')))
  await leaveBranch(shopper, { reportId, deviceTime: new Date().toISOString() })
  expect((await report()).left_at).toEqual(first.left_at)
  expect(await stored()).toHaveLength(2)
})

test('leaving by itself', async () => {
  await leaveBranch(shopper, { reportId, deviceTime: addHours(new Date(), -1).toISOString() })
  expect((Date.now() - new Date((await report()).left_at).getTime()) / 60_000).toBeCloseTo(60, 0)
})

test('a stranger stores nothing, and the name of another one’s moment tells nothing and is not taken', async () => {
  const other = await here.shopper()
  const sent = batch(stamp('ordered'))
  for (const actor of [other, await here.freelancer()])
    await expect(storeMoments(actor, sent)).rejects.toMatchObject({ code: 'not-found' })
  for (const actor of [await here.client(), await here.admin()]) {
    await expect(storeMoments(actor, sent)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(leaveBranch(actor, { reportId, deviceTime: new Date().toISOString() })).rejects.toMatchObject({
      code: 'not-allowed',
    })
  }
  await expect(leaveBranch(other, { reportId, deviceTime: new Date().toISOString() })).rejects.toMatchObject({
    code: 'not-found',
  })
  await storeMoments(shopper, sent)
  const theirs = await begunVisit(here, other)
  expect(await storeMoments(other, { ...sent, reportId: theirs })).toEqual([
    { id: sent.moments[0]!.id, outcome: 'refused', code: 'bad-request' },
  ])
  expect(await stored()).toHaveLength(1)
})

test('a report that was handed in logs nothing more', async () => {
  await here.owner.query(`update app.mystery_shopping_reports set status = 'submitted' where id = $1`, [reportId])
  await expect(storeMoments(shopper, batch(stamp('left')))).rejects.toMatchObject({ code: 'report.not-editable' })
})

test('a log has an end, and what came before it stays', async () => {
  await here.owner.query(
    `insert into app.report_moments (id, report_id, client_id, shopper_id, kind, name, device_at)
     select gen_random_uuid(), id, client_id, shopper_id, 'app', 'opened', now()
     from app.mystery_shopping_reports, generate_series(1, $2) where id = $1`,
    [reportId, maximumMomentsPerReport - 1],
  )
  const outcomes = await storeMoments(shopper, batch(answered('Q1'), answered('Q2')))
  expect(outcomes).toMatchObject([{ outcome: 'stored' }, { outcome: 'refused', code: 'report.moment-limit' }])
})

test('only known things are logged, at most 200 at once, and never a place', () => {
  const parsed = (...moments: object[]) => momentsRequest.safeParse({ reportId, moments }).success
  expect(parsed(stamp('ordered'))).toBe(true)
  expect(parsed()).toBe(false)
  expect(parsed({ ...stamp('ordered'), name: 'danced' })).toBe(false)
  expect(parsed({ ...stamp('ordered'), detail: { latitude: 24.7, longitude: 46.7 } })).toBe(false)
  expect(parsed({ ...answered('Q1'), detail: {} })).toBe(false)
  expect(parsed(...Array.from({ length: 200 }, () => answered('Q1')))).toBe(true)
  expect(parsed(...Array.from({ length: 201 }, () => answered('Q1')))).toBe(false)
})
