import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { csvLine } from '#/domain/csv.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { now } from '#/platform/clock.ts'
import { aRequest, anOrder, statusOf } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { actOnMany } from './run-bulk-action.server.ts'
import { branchToPlace, importPlaces, placeBranch, planPlaces } from './branch-places.server.ts'
import { findShoppers } from './find-shoppers.server.ts'
import { manyStepForm } from './form.ts'
import { readVisitRoom } from './read-visit-room.server.ts'
import { placeList } from './place-list.ts'
import { browsePlaces, branchPlaceRows } from './place-list.server.ts'
import { roomList } from './room-list.ts'

let w: World
let admin: Actor
let client: Actor
let shopper: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  client = await w.client({ company: 'Saffron House' })
  shopper = await w.shopper({ name: 'Reem', level: 'lead' })
})

const everything = readList(roomList, new URLSearchParams())
/** As the page sends it. */
const send = (form: Record<string, unknown>, filter = everything) =>
  actOnMany(admin, manyStepForm.parse({ requestId: [], ...form }), filter)

test('what can be approved is approved, the others are named with the reason', async () => {
  const one = await aRequest(w, client, 'pending')
  const other = await aRequest(w, client, 'cancelled')
  const { act, done, refused } = await send({ intent: 'many-approve', requestId: [one, other, one] })
  expect([act, done]).toEqual(['approve', 1])
  expect(refused).toEqual([
    { requestId: other, code: expect.stringMatching(/^MS-\d+$/), error: 'evaluation.step-refused', details: {} },
  ])
  expect(await statusOf(w, one)).toBe('approved')
})

test('a bonus and a cancellation of many leave out what has gone on', async () => {
  const [open, begun] = [await aRequest(w, client, 'approved'), await aRequest(w, client, 'in_progress', shopper)]
  const bonus = await send({ intent: 'many-bonus', requestId: [open, begun], riyals: '٥٠' })
  expect([bonus.done, bonus.refused.map(({ error }) => error)]).toEqual([1, ['evaluation.step-refused']])
  expect((await readVisitRoom(admin, open)).bonus).toBe(5000)
  const cancelled = await send({ intent: 'many-cancel', requestId: [open, begun], reason: 'The branch closed.' })
  expect([cancelled.done, cancelled.refusedCount]).toEqual([1, 1])
  expect([await statusOf(w, open), await statusOf(w, begun)]).toEqual(['cancelled', 'in_progress'])
})

test('visits move by days and keep their time; one into the past stays', async () => {
  const id = await aRequest(w, client, 'approved')
  const before = new Date(
    (await w.owner.query('select scheduled_date from app.mystery_shopping_requests where id = $1', [id])).rows[0]
      .scheduled_date,
  )
  expect((await send({ intent: 'many-move', requestId: id, how: 'days', days: '2' })).done).toBe(1)
  const after = new Date(
    (await w.owner.query('select scheduled_date from app.mystery_shopping_requests where id = $1', [id])).rows[0]
      .scheduled_date,
  )
  expect(after.getTime() - before.getTime()).toBe(2 * 86_400_000 - (before.getTime() % 60_000))
  const back = await send({ intent: 'many-move', requestId: id, how: 'days', days: '−20' })
  expect(back.refused.map(({ error }) => error)).toEqual(['evaluation.date-in-past'])
  const day = addDays(riyadhDay(now()), 9)
  await send({ intent: 'many-move', requestId: id, how: 'day', day })
  const { rows } = await w.owner.query('select scheduled_date from app.mystery_shopping_requests where id = $1', [id])
  expect(riyadhDay(new Date(rows[0].scheduled_date))).toBe(day)
})

test('one shopper for several: the second visit of the same branch is refused with its rule and the day it ends', async () => {
  const order = { branchName: 'Twice', branchLocation: 'Riyadh' }
  const visits = []
  for (const days of [20, 21]) {
    const visitAt = new Date(now().getTime() + days * 86_400_000)
    visits.push((await requestEvaluation(client, anOrder({ ...order, visitAt }))).id)
  }
  await send({ intent: 'many-approve', requestId: visits })
  const fresh = await w.shopper({ name: 'Layla', level: 'lead' })
  const { done, refused } = await send({ intent: 'many-assign', requestId: visits, who: 'one', shopperId: fresh.id })
  expect(done).toBe(1)
  expect(refused.map(({ error }) => error)).toEqual(['evaluation.shopper-refused'])
  expect(refused[0]?.details).toEqual({
    rules: 'same_branch same_client',
    until: `${addDays(riyadhDay(now()), 20 + 90)} ${addDays(riyadhDay(now()), 20 + 14)}`,
  })
})

test('the best for each takes them one after the other', async () => {
  const other = await w.client({ company: 'Palm Coffee' })
  const ids = [await aRequest(w, other, 'approved'), await aRequest(w, other, 'approved')]
  const { done, refused } = await send({ intent: 'many-assign', requestId: ids, who: 'best' })
  expect(done + refused.length).toBe(2)
  expect(done).toBeGreaterThanOrEqual(1)
  const { rows } = await w.owner.query(
    'select count(distinct shopper_id)::int as shoppers from app.mystery_shopping_requests where id = any($1) and shopper_id is not null',
    [ids],
  )
  expect(rows[0].shoppers).toBe(done)
})

test('a swap needs two', async () => {
  await expect(send({ intent: 'many-swap', requestId: [await aRequest(w, client, 'approved')] })).rejects.toMatchObject(
    {
      code: 'evaluation.swap-two',
    },
  )
})

test('all that the filter finds', async () => {
  const third = await w.client({ company: 'Third Place' })
  for (let n = 0; n < 3; n++) await aRequest(w, third, 'pending')
  const filter = readList(roomList, new URLSearchParams({ client: 'third place' }))
  expect((await send({ intent: 'many-approve', whole: 'yes' }, filter)).done).toBe(3)
})

test('only an administrator changes many, reads a visit’s room or places a branch', async () => {
  const id = await aRequest(w, client, 'pending')
  for (const actor of [client, shopper]) {
    const order = manyStepForm.parse({ intent: 'many-approve', requestId: id })
    await expect(actOnMany(actor, order, everything)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readVisitRoom(actor, id)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(findShoppers(actor, '')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(planPlaces(actor, '')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(placeBranch(actor, id, { latitude: 24, longitude: 46 })).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(readVisitRoom(admin, client.id)).rejects.toMatchObject({ code: 'not-found' })
})

test('shoppers are found by name or address', async () => {
  expect((await findShoppers(admin, 'REEM')).map(({ id }) => id)).toEqual([shopper.id])
  expect(await findShoppers(admin, 'nobody at all')).toEqual([])
})

const sheet = (lines: string[]) =>
  Buffer.from(`\ufeffclient;branch;latitude;longitude\r\n${lines.join('\r\n')}`).toString('base64')

test('places come from a sheet: looked over first, the rows with a problem left out', async () => {
  const owner = await w.client({ company: 'مطاعم الزعفران' })
  for (const branchName of ['Olaya', 'Rawdah']) await requestEvaluation(owner, anOrder({ branchName }))
  const content = sheet([
    'مطاعم الزعفران;Olaya;24,69;46.68',
    'مطاعم الزعفران;"Rawdah";٢٤٫٧;46.7',
    'مطاعم الزعفران;OLAYA;24.1;46.1',
    'مطاعم الزعفران;Nowhere;24.1;46.1',
    'Unknown;Olaya;24.1;46.1',
    'مطاعم الزعفران;Olaya;46.68;24.69',
    'مطاعم الزعفران;Olaya;here;there',
  ])
  const plan = await planPlaces(admin, content)
  expect(plan.ready).toBe(2)
  expect(plan.rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, null],
    [3, null],
    [4, 'twice'],
    [5, 'no_branch'],
    [6, 'no_client'],
    [7, 'outside'],
    [8, 'no_place'],
  ])
  const { rows } = await w.owner.query('select count(latitude)::int as placed from app.branches where client_id = $1', [
    owner.id,
  ])
  expect(rows[0].placed).toBe(0)
  expect(await importPlaces(admin, content)).toEqual({ changed: 2 })
  expect(await importPlaces(admin, content)).toEqual({ changed: 0 })
  const places = readList(placeList, new URLSearchParams())
  const exported = []
  for await (const row of await exportList(admin, placeList, places, branchPlaceRows, 'ar')) exported.push(row)
  expect(exported).toContainEqual(['Olaya', 'مطاعم الزعفران', 'Riyadh', 24.69, 46.68])
  const again = await planPlaces(admin, Buffer.from(exported.map(csvLine).join('')).toString('base64'))
  expect(again.rows.find(({ branch }) => branch === 'Olaya')?.problem).toBeNull()
})

test('the page of places lists the branches without one, as does their file', async () => {
  const query = readList(placeList, new URLSearchParams('only=unplaced'))
  const { rows, total } = await browsePlaces(admin, query)
  expect(rows.length).toBe(total)
  expect(rows.every(({ latitude }) => latitude === null)).toBe(true)
  const exported = []
  for await (const row of await exportList(admin, placeList, query, branchPlaceRows, 'en')) exported.push(row)
  expect(exported).toHaveLength(total + 1)
  expect((await browsePlaces(admin, { ...query, only: false })).total).toBeGreaterThan(total)
  await expect(browsePlaces(client, query)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a file that is no such sheet is refused whole', async () => {
  const content = Buffer.from('a,b\n1,2').toString('base64')
  await expect(planPlaces(admin, content)).rejects.toMatchObject({ code: 'branch.places-unreadable' })
})

test('a branch is placed by hand, with before and after in the log', async () => {
  const { rows } = await w.owner.query('select id from app.branches where latitude is null limit 1')
  await placeBranch(admin, rows[0].id, { latitude: 24.5, longitude: 46.5 })
  expect((await branchToPlace(admin, rows[0].id))?.place).toEqual({ latitude: 24.5, longitude: 46.5 })
  const log = await w.owner.query(
    `select before, after from app.activity_log where action = 'branches.place' and entity_id = $1`,
    [rows[0].id],
  )
  expect(log.rows).toEqual([
    { before: { latitude: null, longitude: null }, after: { latitude: 24.5, longitude: 46.5 } },
  ])
})
