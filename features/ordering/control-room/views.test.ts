import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { dateRiskOf, dateRisks } from '#/domain/ordering/date-risk.ts'
import { triageQueues } from '#/domain/ordering/triage.ts'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { offerVisit } from '#/features/ordering/offers/offer-visit.server.ts'
import { now } from '#/platform/clock.ts'
import { aRequest, anOrder } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { browseRoom, countQueues, idsInRoom, roomRows } from './browse-room.server.ts'
import { countTakers } from './count-takers.server.ts'
import { filterNames } from './filter-names.server.ts'
import { readBoard } from './read-board.server.ts'
import { readCalendar } from './read-calendar.server.ts'
import { readRoomMap } from './read-map.server.ts'
import { readRoom, roomList } from './room-list.ts'

let w: World
let admin: Actor
let client: Actor
let shopper: Actor
const ids: Record<string, string> = {}

const visitIn = async (hours: number): Promise<string> => {
  // why: an order must be in the future; the test is about what has passed since
  const { id } = await requestEvaluation(client, anOrder({ branchLocation: 'Jeddah' }))
  await w.owner.query(
    `update app.mystery_shopping_requests set scheduled_date = $2, status = 'approved' where id = $1`,
    [id, addHours(now(), hours)],
  )
  return id
}

beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  client = await w.client({ company: 'Saffron House' })
  shopper = await w.shopper({ name: 'Reem Al-Harbi', level: 'senior', city: 'jeddah' })
  ids['late'] = await visitIn(-1)
  ids['near'] = await visitIn(20)
  ids['week'] = await visitIn(100)
  ids['offered'] = await visitIn(101)
  ids['far'] = await visitIn(400)
  await offerVisit(admin, ids['offered'], shopper.id)
  ids['assigned'] = await aRequest(w, client, 'assigned', shopper)
  ids['pending'] = await aRequest(w, client, 'pending')
  await aRequest(w, await w.client({ company: 'Palm Coffee' }), 'cancelled')
})

const filter = (address: string) => readList(roomList, new URLSearchParams(address))
const table = (address: string) => browseRoom(admin, readList(roomList, new URLSearchParams(address)))
const found = async (address: string) => new Set((await table(address)).rows.map(({ id }) => id))
const named = (...names: string[]) => new Set(names.map((name) => ids[name]))

test.each([
  ['risk=overdue', ['late']],
  ['risk=at_risk', ['near']],
  ['risk=watch', ['week', 'pending']],
  ['offer=open', ['offered']],
  ['offer=none&status=approved', ['late', 'near', 'week', 'far']],
  ['city=jeddah&status=approved', ['late', 'near', 'week', 'offered', 'far']],
  ['shopper=harbi', ['assigned']],
  ['level=senior', ['assigned']],
  ['level=basic', []],
  ['client=saffron&status=pending', ['pending']],
  ['client=palm&status=pending', []],
  ['place=none&status=assigned', ['assigned']],
])('the filter %s finds %j', async (address, names) => {
  expect(await found(address)).toEqual(named(...names))
})

test('a client, a branch and a shopper are also named by their ids, and the page says who they are', async () => {
  const [row] = (await table('shopper=harbi')).rows
  expect(await found(`shopper=${shopper.id}`)).toEqual(named('assigned'))
  expect(await found(`branch=${row!.branchId}`)).toEqual(named('assigned'))
  const { names } = await filterNames(
    admin,
    filter(`client=${client.id}&branch=${row!.branchId}&shopper=${shopper.id}`),
  )
  expect(names).toEqual({
    [client.id]: 'Saffron House',
    [row!.branchId]: row!.branchName,
    [shopper.id]: 'Reem Al-Harbi',
  })
})

test('the risk of a row is the same in words and in the filter', async () => {
  const { rows } = await table('rows=100')
  for (const risk of dateRisks)
    expect(await found(`risk=${risk}`)).toEqual(new Set(rows.filter((row) => row.risk === risk).map(({ id }) => id)))
  for (const row of rows) {
    const facts = {
      ...row,
      visitAt: new Date(row.visitAt),
      isOffered: row.offer !== null,
      refusedBy: 0,
      wishedBy: 0,
      takers: null,
    }
    expect(row.risk).toBe(dateRiskOf(facts, now(), { atRisk: 48, client: 48 }))
  }
})

test('a row stands in the queue that the triage says, and the queues are counted', async () => {
  const { rows } = await table('rows=100')
  const counts = await countQueues(admin, filter(''))
  for (const queue of triageQueues) {
    const inIt = new Set(rows.filter(({ triage }) => triage === queue).map(({ id }) => id))
    expect(await found(`queue=${queue}`)).toEqual(inIt)
    expect(counts[queue]).toBe(inIt.size)
  }
  expect(rows.filter(({ triage }) => triage).map(({ id }) => id)).toHaveLength(
    (await table('queue=attention')).rows.length,
  )
  expect((await table('queue=attention')).rows.slice(0, 2).map(({ id }) => id)).toEqual([ids['late'], ids['near']])
  expect(counts).toMatchObject({ overdue: 1, unstaffed: 1, near: 48 })
})

test('an offer that ends soon and a visit that none may take have their queues', async () => {
  await w.owner.query(`update app.visit_offers set expires_at = $2 where request_id = $1`, [
    ids['offered'],
    addHours(now(), 0.5),
  ])
  await w.owner.query('update app.mystery_shopping_requests set takers = 0 where id = $1', [ids['week']])
  expect(await found('queue=expiring')).toEqual(named('offered'))
  expect(await found('queue=at_risk')).toEqual(named('week'))
  expect((await table('queue=attention')).rows.map(({ triage }) => triage)).toEqual(triageQueues)
  await w.owner.query(`update app.visit_offers set expires_at = $2 where request_id = $1`, [
    ids['offered'],
    addHours(now(), 20),
  ])
  await w.owner.query('update app.mystery_shopping_requests set takers = null where id = $1', [ids['week']])
})

test('the room begins with what needs a step; a filter and other views show every request', () => {
  const queue = (address: string) => readRoom(new URLSearchParams(address)).queue
  expect(queue('')).toBe('attention')
  expect(queue('sort=created')).toBe('attention')
  expect(queue('queue=all')).toBe('all')
  expect(queue('status=pending')).toBe(null)
  expect(queue('q=MS-0001')).toBe(null)
  expect(queue('view=board')).toBe(null)
})

test('sorted by risk the worst comes first', async () => {
  const { rows } = await table('sort=risk')
  expect(rows.slice(0, 2).map(({ id }) => id)).toEqual([ids['late'], ids['near']])
  expect(rows.slice(2, 4).map(({ risk }) => risk)).toEqual(['watch', 'watch'])
  expect(rows.slice(4).every(({ risk }) => risk === null)).toBe(true)
})

test('a row tells who is asked and until when', async () => {
  const [row] = (await table('offer=open')).rows
  expect(row!.offer).toEqual({ shopperName: 'Reem Al-Harbi', until: expect.any(String) })
  expect(row!.reasons).toEqual([])
})

test('the board counts every column and shows what is offered apart', async () => {
  const parts = await readBoard(admin, filter(''))
  const counts = Object.fromEntries(parts.map(({ column, count }) => [column, count]))
  expect(counts).toEqual({
    pending: 1,
    approved: 4,
    offered: 1,
    assigned: 1,
    in_progress: 0,
    completed: 0,
    cancelled: 1,
  })
  expect(parts.find(({ column }) => column === 'approved')?.rows.map(({ id }) => id)).toEqual([
    ids['late'],
    ids['near'],
    ids['week'],
    ids['far'],
  ])
})

test('the calendar counts a day in Riyadh by state and names its first visits', async () => {
  const day = riyadhDay(addHours(now(), 100))
  const days = await readCalendar(admin, filter('status=approved'), day, 'week')
  expect(days).toHaveLength(7)
  const total = days.reduce((sum, one) => sum + one.total, 0)
  const one = days.find((entry) => entry.rows.some(({ id }) => id === ids['week']))
  expect(one?.day).toBe(day)
  expect(one?.counts.every(({ status }) => status === 'approved')).toBe(true)
  expect(total).toBeGreaterThanOrEqual(1)
  const none = await readCalendar(admin, filter('client=nobody'), addDays(day, 40), 'month')
  expect(none.every((entry) => entry.total === 0)).toBe(true)
})

test('the map counts what lies ahead by branch and by city, and lists the branches without a place', async () => {
  const before = await readRoomMap(admin, filter(''))
  expect(before.placedCount).toBe(0)
  expect(before.unplacedCount).toBe(7)
  expect(before.unplaced[0]).toMatchObject({ risk: 'overdue', open: 1 })
  await w.owner.query('update app.branches set latitude = 21.54, longitude = 39.17 where city = $1', ['jeddah'])
  const after = await readRoomMap(admin, filter(''))
  expect([after.placedCount, after.unplacedCount]).toEqual([5, 2])
  expect(after.cities[0]).toEqual({ city: 'jeddah', visits: 5, open: 5, risky: 3 })
})

test('all that the filter finds, the next visits first', async () => {
  expect(await idsInRoom(admin, filter('status=approved'))).toEqual([
    ids['late'],
    ids['near'],
    ids['week'],
    ids['offered'],
    ids['far'],
  ])
})

test('the export has a heading and a row for each request of the filter', async () => {
  const rows = []
  const query = filter('status=approved&sort=visit')
  for await (const row of await exportList(admin, roomList, query, roomRows, 'en')) rows.push(row)
  expect(rows).toHaveLength(6)
  expect(rows[0]?.slice(0, 3)).toEqual(['Number', 'Client', 'Branch'])
  expect(rows[1]?.at(-1)).toBe('Overdue')
  expect(rows[4]?.slice(10, 11)).toEqual(['Reem Al-Harbi'])
})

test('the shoppers who may take an open visit are counted, and too few of them are a risk', async () => {
  await countTakers()
  const { rows } = await w.owner.query('select takers from app.mystery_shopping_requests where id = $1', [ids['week']])
  // why: the only shopper has another visit of this client within two weeks
  expect(rows).toEqual([{ takers: 0 }])
  const [row] = (await table(`q=${(await table('risk=at_risk')).rows.find(({ id }) => id === ids['week'])?.number}`))
    .rows
  expect(row?.risk).toBe('at_risk')
  expect(row?.reasons.map(({ reason }) => reason)).toContain('nobody_may')
  await w.shopper({ name: 'Free', level: 'professional', city: 'jeddah' })
  await countTakers()
  expect((await found('risk=watch')).has(ids['week']!)).toBe(true)
  const { rows: after } = await table('rows=100')
  const watched = after.filter(({ risk }) => risk === 'watch').map(({ id }) => id)
  expect(await found('risk=watch')).toEqual(new Set(watched))
})

test('visits without a shopper name the nearest who may take them, with the distance, unless they are offered or late', async () => {
  const near = await w.shopper({ name: 'Salem Near', city: 'jeddah' })
  const farther = await w.shopper({ name: 'Fahad Farther', city: 'jeddah' })
  await w.shopper({ name: 'Majed Away', city: 'riyadh' })
  for (const [{ id }, latitude] of [
    [near, 21.6],
    [farther, 21.7],
  ] as const)
    await w.owner.query(
      `update app.mystery_shopper_profiles set latitude = $2, longitude = 39.17 where profile_id = $1`,
      [id, latitude],
    )
  const { open } = await readRoomMap(admin, filter('city=jeddah'))
  expect(open.total).toBe(5)
  expect(open.visits.map(({ id }) => id).slice(0, 2)).toEqual([ids['late'], ids['near']])
  const of = (name: string) => open.visits.find(({ id }) => id === ids[name])
  expect(of('far')).toMatchObject({ city: 'jeddah', clientName: 'Saffron House', isOffered: false })
  expect(of('far')!.near!.map(({ name, km }) => [name, km])).toEqual([
    ['Free', 0.5],
    ['Salem Near', 6.7],
    ['Fahad Farther', 17.8],
  ])
  expect(of('offered')).toMatchObject({ isOffered: true, near: null })
  expect(of('late')).toMatchObject({ risk: 'overdue', near: null })
})
