import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { describeVisit } from '#/features/ordering/assignment/describe-visit.server.ts'
import { rankShoppers } from '#/features/ordering/assignment/rank-shoppers.server.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { type EvaluationOrder, requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { now } from '#/platform/clock.ts'
import { anOrder, statusOf } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { type JobBoardQuery, readJobBoard, readJobBoardEntry } from './job-board.server.ts'
import { claimVisit, unwishVisit, wishVisit } from './claim-visit.server.ts'

let w: World
let admin: Actor
let client: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  client = await w.client()
})

const everything: JobBoardQuery = { q: '', city: null, type: null, withinKm: null, sort: 'soon', only: 'all', page: 1 }
const noonIn = (days: number): Date => fromRiyadh(`${addDays(riyadhDay(now()), days)}T12:00`)!
async function open(order: Partial<EvaluationOrder> = {}, of: Actor = client): Promise<string> {
  const { id } = await requestEvaluation(of, anOrder({ visitAt: noonIn(20), ...order }))
  await approveRequest(admin, id)
  return id
}
const place = (requestId: string, latitude: number) =>
  w.owner.query(
    `update app.branches b set latitude = $2, longitude = 46.7 from app.mystery_shopping_requests r
     where r.id = $1 and b.id = r.branch_id and b.client_id = r.client_id`,
    [requestId, latitude],
  )
const settle = (shopper: Actor, latitude: number) =>
  w.owner.query('update app.mystery_shopper_profiles set latitude = $2, longitude = 46.7 where profile_id = $1', [
    shopper.id,
    latitude,
  ])
const found = async (shopper: Actor, query: Partial<JobBoardQuery> = {}) =>
  (await readJobBoard(shopper, { ...everything, ...query })).jobs

test('every open visit with distance, pay and the reasons that keep the shopper away', async () => {
  const shopper = await w.shopper({ level: 'senior' })
  await settle(shopper, 24.7)
  const near = await open({ branchName: 'Near', branchLocation: 'Olaya, Riyadh', visitAt: noonIn(3) })
  const far = await open({ branchName: 'Far', branchLocation: 'Makkah', evaluationType: 'basic', visitAt: noonIn(25) })
  await place(near, 24.75)
  await place(far, 21.4)
  const jobs = await found(shopper)
  expect(jobs.map(({ branchName }) => branchName)).toEqual(['Near', 'Far'])
  expect(jobs[0]).toMatchObject({
    distanceKm: 5.6,
    fee: 50_000,
    payPerHour: 25_000,
    city: 'riyadh',
    refusals: [],
    mayClaim: true,
    isWished: false,
  })
  expect(jobs[1]).toMatchObject({ distanceKm: 366.9, refusals: [{ rule: 'too_far', until: null }], mayClaim: false })
  expect((await found(shopper, { sort: 'rate' })).map(({ branchName }) => branchName)).toEqual(['Far', 'Near'])
  expect(await found(shopper, { withinKm: 10 })).toHaveLength(1)
  expect(await found(shopper, { city: 'makkah' })).toHaveLength(1)
  expect(await found(shopper, { type: 'basic' })).toHaveLength(1)
  expect(await found(shopper, { only: 'open-to-me' })).toHaveLength(1)
  expect(await found(shopper, { q: 'oLaYa' })).toHaveLength(1)
  expect((await readJobBoard(shopper, everything)).cities).toEqual(['makkah', 'riyadh'])
  await assignVisit(admin, near, shopper.id)
  const [left] = await found(shopper)
  expect(left!.refusals.map(({ rule }) => rule)).toEqual(['too_far'])
})

test('what is not on the board, past, or of a client who blocked the shopper is not shown', async () => {
  const [shopper, blocking] = [await w.shopper(), await w.client({ company: 'Blocking' })]
  const hidden = await open({ branchName: 'Hidden' })
  await describeVisit(admin, hidden, { scenario: null, spendingCap: null, window: null, isOnBoard: false })
  const blocked = await open({ branchName: 'Blocked' }, blocking)
  await w.owner.query(
    `insert into app.shopper_conflicts (shopper_id, client_id, client_name, kind) values ($1, $2, 'Blocking', 'blocked_by_client')`,
    [shopper.id, blocking.id],
  )
  const names = (await found(shopper)).map(({ branchName }) => branchName)
  expect(names).not.toContain('Hidden')
  expect(names).not.toContain('Blocked')
  expect(await readJobBoardEntry(shopper, blocked)).toBeNull()
  await expect(claimVisit(shopper, hidden)).rejects.toMatchObject({ code: 'not-found' })
})

test('only levels that may take visits by themselves do; the others say that they want it', async () => {
  const [professional, senior] = [
    await w.shopper({ level: 'professional', city: null }),
    await w.shopper({ level: 'senior' }),
  ]
  await settle(professional, 24.7)
  const id = await open({ branchName: 'Wanted' })
  await expect(claimVisit(professional, id)).rejects.toMatchObject({ code: 'board.level' })
  expect((await readJobBoardEntry(professional, id))!.mayClaim).toBe(false)
  await wishVisit(professional, id)
  await wishVisit(professional, id)
  expect((await found(professional, { only: 'wished' })).map(({ requestId }) => requestId)).toEqual([id])
  expect((await readJobBoardEntry(senior, id))!.isWished).toBe(false)
  const part = async () => {
    const { fit } = await rankShoppers(admin, id, professional.name)
    return fit.find((one) => one.id === professional.id)!.fit.parts.find((one) => one.part === 'profile')
  }
  expect(await part()).toEqual({ part: 'profile', points: 10, max: 10, known: true })
  await unwishVisit(professional, id)
  expect(await part()).toMatchObject({ known: false })
  await claimVisit(senior, id)
  expect(await statusOf(w, id)).toBe('assigned')
  await expect(claimVisit(await w.shopper(), id)).rejects.toMatchObject({ code: 'offer.taken' })
})

test('a visit whose time is over cannot be claimed, a pending one does not exist', async () => {
  const shopper = await w.shopper()
  const { id: pending } = await requestEvaluation(client, anOrder())
  await expect(claimVisit(shopper, pending)).rejects.toMatchObject({ code: 'not-found' })
  const past = await open()
  await w.owner.query('update app.mystery_shopping_requests set scheduled_date = $2 where id = $1', [
    past,
    addHours(now(), -1),
  ])
  await expect(claimVisit(shopper, past)).rejects.toMatchObject({ code: 'offer.withdrawn' })
  await expect(wishVisit(shopper, past)).rejects.toMatchObject({ code: 'not-found' })
})

test('a former employer keeps a shopper away for two years, and the board says until when', async () => {
  const [shopper, employer] = [await w.shopper(), await w.client({ company: 'Old Employer' })]
  const ended = addDays(riyadhDay(now()), -100)
  const id = await open({ branchName: 'Former' }, employer)
  await w.owner.query(
    `insert into app.shopper_employers (shopper_id, company_name, kind, ended_on, client_id) values ($1, 'Old Employer', 'worked_there', $2, $3)`,
    [shopper.id, ended, employer.id],
  )
  const [year, rest] = [Number(ended.slice(0, 4)) + 2, ended.slice(4)]
  expect((await readJobBoardEntry(shopper, id))!.refusals).toEqual([{ rule: 'conflict', until: `${year}${rest}` }])
  await w.owner.query('update app.shopper_employers set ended_on = $2 where shopper_id = $1', [
    shopper.id,
    addDays(riyadhDay(now()), -900),
  ])
  expect((await readJobBoardEntry(shopper, id))!.refusals).toEqual([])
})

test('pages of twenty', async () => {
  const [shopper, chain] = [await w.shopper(), await w.client({ company: 'Chain' })]
  for (let n = 0; n < 23; n++) await open({ branchName: `Chain ${n}` }, chain)
  const first = await readJobBoard(shopper, { ...everything, q: 'chain' })
  expect([first.total, first.pages, first.jobs.length]).toEqual([23, 2, 20])
  const last = await readJobBoard(shopper, { ...everything, q: 'chain', page: 9 })
  expect([last.page, last.jobs.length]).toEqual([2, 3])
})
