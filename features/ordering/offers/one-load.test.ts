import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { rescheduleVisits } from '#/features/ordering/assignment/change-visits.server.ts'
import { rankShoppers } from '#/features/ordering/assignment/rank-shoppers.server.ts'
import { swap } from '#/features/ordering/assignment/swap-shoppers.server.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { type EvaluationOrder, requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { browseShoppers } from '#/features/shoppers/roster/browse-shoppers.server.ts'
import { readList } from '#/domain/list.ts'
import { rosterList } from '#/features/shoppers/roster/list.ts'
import { now } from '#/platform/clock.ts'
import { inTime, offerScene } from '#/tests/offers.ts'
import { anOrder, statusOf } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { acceptOffer } from './answer-offer.server.ts'
import { readJobBoardEntry } from './job-board.server.ts'
import { claimVisit } from './claim-visit.server.ts'
import { offerToBest, offerVisit } from './offer-visit.server.ts'
import { readMyOffers } from './read-offers.server.ts'

let w: World
let admin: Actor
let scene: ReturnType<typeof offerScene>
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  scene = offerScene(w, admin)
})

const day = (days: number): string => addDays(riyadhDay(now()), days)
const noonIn = (days: number): Date => fromRiyadh(`${day(days)}T12:00`)!
async function approved(client: Actor, order: Partial<EvaluationOrder> = {}): Promise<string> {
  const { id } = await requestEvaluation(client, anOrder({ visitAt: noonIn(20), ...order }))
  await approveRequest(admin, id)
  return id
}
const refusalsIn = async (requestId: string, shopper: Actor) => {
  const { refused } = await rankShoppers(admin, requestId, shopper.name)
  return refused.find(({ id }) => id === shopper.id)?.refusals ?? []
}
const rulesIn = async (requestId: string, shopper: Actor) =>
  (await refusalsIn(requestId, shopper)).map(({ rule }) => rule)

describe('an open offer counts wherever a shopper is looked at', () => {
  test('the same client on the same evening: the list, assigning, offering, the board and claiming name rule and dates', async () => {
    await scene.clearField()
    const [client, noura] = [await w.client(), await w.shopper({ name: 'Noura Offers' })]
    const first = await approved(client, { branchName: 'One' })
    const second = await approved(client, { branchName: 'Two' })
    await offerVisit(admin, first, noura.id, { hours: 30 })
    const runsOut = riyadhDay(addHours(now(), 30))
    const wanted = [{ rule: 'same_client', until: day(34), offerUntil: runsOut }]
    expect(await refusalsIn(second, noura)).toEqual(wanted)
    expect((await readJobBoardEntry(noura, second))!.refusals).toEqual(wanted)
    const refused = {
      code: 'evaluation.shopper-refused',
      details: { rules: 'same_client', until: day(34), offers: runsOut },
    }
    await expect(assignVisit(admin, second, noura.id)).rejects.toMatchObject(refused)
    await expect(offerVisit(admin, second, noura.id)).rejects.toMatchObject(refused)
    await expect(claimVisit(noura, second)).rejects.toMatchObject(refused)
    await expect(offerToBest(admin, second)).rejects.toMatchObject({ code: 'offer.nobody' })
    // the offered visit is not refused by its own offer
    expect(await refusalsIn(first, noura)).toEqual([])
    expect((await readJobBoardEntry(noura, first))!.refusals).toEqual([])
    await inTime(addHours(now(), 31), async () => expect(await refusalsIn(second, noura)).toEqual([]))
  })

  test('open offers fill the level, and the list says how many there are', async () => {
    const professional = await w.shopper({ name: 'Full Of Offers', level: 'professional' })
    for (let n = 0; n < 3; n += 1) await offerVisit(admin, await approved(await w.client()), professional.id)
    const fourth = await approved(await w.client(), { visitAt: noonIn(40) })
    const { refused } = await rankShoppers(admin, fourth, professional.name)
    expect(refused[0]).toMatchObject({ openJobs: 0, openOffers: 3 })
    expect(refused[0]!.refusals).toEqual([
      { rule: 'open_jobs', until: null, offerUntil: riyadhDay(addHours(now(), 4)) },
    ])
    await expect(assignVisit(admin, fourth, professional.id)).rejects.toMatchObject({ details: { rules: 'open_jobs' } })
  })

  test('a day is full with offers, another date and a swap are refused for them, and a branch keeps the day of an offer', async () => {
    const [busy, other] = [await w.shopper({ name: 'Busy Day', level: 'lead' }), await w.shopper({ name: 'Other Day' })]
    for (let n = 0; n < 3; n += 1)
      await offerVisit(admin, await approved(await w.client(), { visitAt: noonIn(50) }), busy.id)
    const [own, fourth] = [
      await approved(await w.client(), { visitAt: noonIn(60) }),
      await approved(await w.client(), { visitAt: noonIn(50) }),
    ]
    expect(await rulesIn(fourth, busy)).toEqual(['shopper_day'])
    await assignVisit(admin, own, busy.id)
    await assignVisit(admin, fourth, other.id)
    const { refused } = await rescheduleVisits(admin, [{ requestId: own, visitAt: noonIn(50) }])
    expect(refused[0]).toMatchObject({ details: { rules: 'shopper_day' } })
    await expect(swap(admin, own, fourth)).rejects.toMatchObject({ details: { rules: 'shopper_day' } })
    const client = await w.client()
    const [one, two] = [
      await approved(client, { branchName: 'Same', visitAt: noonIn(70) }),
      await approved(client, { branchName: 'Same', visitAt: addHours(noonIn(70), 1) }),
    ]
    await offerVisit(admin, one, busy.id)
    expect(await rulesIn(two, other)).toEqual(['branch_day'])
    expect((await readJobBoardEntry(other, two))!.refusals.map(({ rule }) => rule)).toEqual(['branch_day'])
  })

  test('the roster counts what the rules count', async () => {
    const full = await w.shopper({ name: 'Roster Full', level: 'lead' })
    await assignVisit(admin, await approved(await w.client()), full.id)
    for (let n = 0; n < 2; n += 1) await offerVisit(admin, await approved(await w.client()), full.id)
    const roster = await browseShoppers(admin, readList(rosterList, new URLSearchParams('q=roster full')))
    expect(roster.rows.map(({ openJobs }) => openJobs)).toEqual([3])
  })
})

test('of two offers to one shopper at the same moment only one is made', async () => {
  const [client, sara] = [await w.client(), await w.shopper({ name: 'Sara Race' })]
  const visits = [
    await approved(client, { branchName: 'Left' }),
    await approved(client, { branchName: 'Right' }),
    await approved(client, { branchName: 'Middle' }),
  ]
  const tried = await Promise.allSettled(visits.map((id) => offerVisit(admin, id, sara.id)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readMyOffers(sara)).toHaveLength(1)
})

test('offering to the best by the rule, many visits at once, never gives one shopper two of a client', async () => {
  await scene.clearField()
  const [client, best, next] = [await w.client(), await w.shopper(), await w.shopper()]
  const visits = [await approved(client, { branchName: 'A' }), await approved(client, { branchName: 'B' })]
  await Promise.all(visits.map((id) => offerToBest(admin, id)))
  const asked = await Promise.all(visits.map(async (id) => (await scene.openTo(id))?.shopper_id))
  expect(new Set(asked)).toEqual(new Set([best.id, next.id]))
})

test('accepting is a choice among one’s own offers: those that are no longer possible end and pass on', async () => {
  await scene.clearField()
  const [client, noura] = [await w.client(), await w.shopper({ name: 'Noura Chooses' })]
  const [one, two] = [await approved(client, { branchName: 'One' }), await approved(client, { branchName: 'Two' })]
  await offerVisit(admin, one, noura.id)
  const [offer] = await readMyOffers(noura)
  // why: no verb makes two such offers any more, but older rows exist
  await w.owner.query(
    `insert into app.visit_offers (request_id, client_id, shopper_id, fit, offered_by, expires_at)
     select id, client_id, $2, 50, $3, now() + interval '3 hours' from app.mystery_shopping_requests where id = $1`,
    [two, noura.id, admin.id],
  )
  await acceptOffer(noura, offer!.offerId)
  expect(await statusOf(w, one)).toBe('assigned')
  expect(await scene.standing(two)).toEqual(['expired staff'])
})

describe('a shopper of whom nobody knows where they live', () => {
  test('is refused on every way to a visit, also one who goes farther; the city is enough', async () => {
    const nomad = await w.shopper({ name: 'No City', city: null })
    await w.owner.query('update app.mystery_shopper_profiles set goes_farther = true where profile_id = $1', [nomad.id])
    const id = await approved(await w.client())
    const refused = { code: 'evaluation.shopper-refused', details: { rules: 'unknown_place' } }
    expect(await rulesIn(id, nomad)).toEqual(['unknown_place'])
    expect((await readJobBoardEntry(nomad, id))!).toMatchObject({
      mayClaim: false,
      refusals: [{ rule: 'unknown_place' }],
    })
    await expect(assignVisit(admin, id, nomad.id)).rejects.toMatchObject(refused)
    await expect(offerVisit(admin, id, nomad.id)).rejects.toMatchObject(refused)
    await expect(claimVisit(nomad, id)).rejects.toMatchObject(refused)
    await w.owner.query(
      `update app.mystery_shopper_profiles set city = 'kharj', goes_farther = false where profile_id = $1`,
      [nomad.id],
    )
    expect(await rulesIn(id, nomad)).toEqual(['too_far'])
    await w.owner.query(`update app.mystery_shopper_profiles set city = 'riyadh' where profile_id = $1`, [nomad.id])
    await assignVisit(admin, id, nomad.id)
  })
})
