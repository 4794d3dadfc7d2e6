import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { approveRequest, cancelRequest } from '#/features/ordering/requests/advance.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { anOrder, statusOf } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { acceptOffer } from './answer-offer.server.ts'
import { claimVisit } from './claim-visit.server.ts'
import { offerVisit } from './offer-visit.server.ts'
import { readMyOffers } from './read-offers.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

async function approved(): Promise<string> {
  const { id } = await requestEvaluation(await w.client(), anOrder())
  await approveRequest(admin, id)
  return id
}
const codeOf = (result: PromiseSettledResult<unknown>): string => {
  if (result.status === 'fulfilled') return 'done'
  return result.reason instanceof AppError ? result.reason.code : String(result.reason)
}
const count = (results: readonly PromiseSettledResult<unknown>[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(results, codeOf)].map(([code, all]) => [code, all.length]))

test('a hundred shoppers claim one visit at once: one gets it, the others are told that it is taken', async () => {
  const shoppers = await Promise.all(Array.from({ length: 100 }, () => w.shopper({ level: 'senior' })))
  const id = await approved()
  const results = await Promise.allSettled(shoppers.map((shopper) => claimVisit(shopper, id)))
  expect(count(results)).toEqual({ done: 1, 'offer.taken': 99 })
  const winner = shoppers[results.findIndex(({ status }) => status === 'fulfilled')]!
  const { rows } = await w.owner.query(
    `select r.shopper_id, count(e.*)::int as events from app.mystery_shopping_requests r
     join app.request_events e on e.request_id = r.id and e.step = 'assign' where r.id = $1 group by 1`,
    [id],
  )
  expect(rows).toEqual([{ shopper_id: winner.id, events: 1 }])
}, 120_000)

test('one shopper claims twelve visits at once and gets as many as the level allows', async () => {
  const shopper = await w.shopper({ level: 'senior' })
  const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => approvedOn(4 + n)))
  const results = await Promise.allSettled(ids.map((id) => claimVisit(shopper, id)))
  expect(count(results)).toEqual({ done: 5, 'evaluation.shopper-refused': 7 })
})

async function approvedOn(days: number): Promise<string> {
  const { id } = await requestEvaluation(
    await w.client(),
    anOrder({ visitAt: new Date(Date.now() + days * 86_400_000) }),
  )
  await approveRequest(admin, id)
  return id
}

test('fifty times: accepting against cancelling, and one of them wins', async () => {
  const shopper = await w.shopper({ level: 'lead' })
  const seen = new Set<string>()
  for (let round = 0; round < 50; round++) {
    const id = await approved()
    await offerVisit(admin, id, shopper.id)
    const [offer] = await readMyOffers(shopper)
    const [accepted, cancelled] = await Promise.allSettled([
      acceptOffer(shopper, offer!.offerId),
      cancelRequest(admin, id, 'Closed.'),
    ])
    const status = await statusOf(w, id)
    seen.add(`${codeOf(accepted)} ${codeOf(cancelled)} ${status}`)
    // an accepted visit may be cancelled concurrently; a cancelled one is never accepted
    if (status === 'assigned') await cancelRequest(admin, id, 'Closed.')
    else expect(status).toBe('cancelled')
  }
  const possible = [
    'done evaluation.step-refused assigned',
    'done done cancelled',
    'offer.withdrawn done cancelled',
    'evaluation.step-refused done cancelled',
  ]
  expect([...seen].filter((outcome) => !possible.includes(outcome))).toEqual([])
}, 120_000)

test('accepting against another’s claim and an assignment by the office: one of three wins', async () => {
  for (let round = 0; round < 15; round++) {
    const [one, two, three] = [await w.shopper(), await w.shopper(), await w.shopper()]
    const id = await approved()
    await offerVisit(admin, id, one.id)
    const [offer] = await readMyOffers(one)
    const results = await Promise.allSettled([
      acceptOffer(one, offer!.offerId),
      claimVisit(two, id),
      assignVisit(admin, id, three.id),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      expect(['done', 'offer.taken', 'offer.withdrawn', 'evaluation.step-refused']).toContain(codeOf(result))
  }
}, 120_000)
