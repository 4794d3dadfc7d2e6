import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import {
  assignVisits,
  cancelVisits,
  describeVisit,
  rescheduleVisits,
  setBonus,
  swapShoppers,
} from '#/features/ordering/assignment/change-visits.server.ts'
import { undoBonus } from '#/features/ordering/assignment/undo-bonus.server.ts'
import { recordNoShow } from '#/features/ordering/assignment/hand-back.server.ts'
import { saveAssignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { readLevelStanding } from '#/features/shoppers/levels/standing.server.ts'
import { defaultAssignmentSettings } from '#/domain/assignment-settings.ts'
import { anOrder } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { acceptOffer, declineOffer } from './answer-offer.server.ts'
import { readJobBoard } from './job-board.server.ts'
import { claimVisit, unwishVisit, wishVisit } from './claim-visit.server.ts'
import { offerToBest, offerVisit, stopOffering } from './offer-visit.server.ts'
import { readMyOffers } from './read-offers.server.ts'

let w: World
type Who = 'admin' | 'client' | 'shopper' | 'freelancer'
let people: Record<Who, Actor>
let foreignOffer: string
let request: string
let owner: Actor
beforeAll(async () => {
  w = await world()
  people = {
    admin: await w.admin(),
    client: await w.client(),
    shopper: await w.shopper(),
    freelancer: await w.freelancer(),
  }
  owner = await w.shopper()
  request = (await requestEvaluation(people.client, anOrder())).id
  await approveRequest(people.admin, request)
  await offerVisit(people.admin, request, owner.id)
  foreignOffer = (await readMyOffers(owner))[0]!.offerId
})

const board = { q: '', city: null, type: null, withinKm: null, sort: 'soon', only: 'all', page: 1 } as const
const nowhere = randomUUID()
/** Every verb with its allowed roles; all others must be refused. */
const verbs: [string, readonly Who[], (actor: Actor) => Promise<unknown>][] = [
  ['offerVisit', ['admin'], (actor) => offerVisit(actor, nowhere, nowhere)],
  ['offerToBest', ['admin'], (actor) => offerToBest(actor, nowhere)],
  ['stopOffering', ['admin'], (actor) => stopOffering(actor, nowhere)],
  ['acceptOffer', ['shopper', 'freelancer'], (actor) => acceptOffer(actor, nowhere)],
  ['declineOffer', ['shopper', 'freelancer'], (actor) => declineOffer(actor, nowhere)],
  ['claimVisit', ['shopper', 'freelancer'], (actor) => claimVisit(actor, nowhere)],
  ['wishVisit', ['shopper', 'freelancer'], (actor) => wishVisit(actor, nowhere)],
  ['unwishVisit', ['shopper', 'freelancer'], (actor) => unwishVisit(actor, nowhere)],
  ['readBoard', ['shopper', 'freelancer'], (actor) => readJobBoard(actor, board)],
  ['readMyOffers', ['shopper', 'freelancer'], (actor) => readMyOffers(actor)],
  ['recordNoShow', ['admin'], (actor) => recordNoShow(actor, nowhere, 'x')],
  ['rescheduleVisits', ['admin'], (actor) => rescheduleVisits(actor, [])],
  ['setBonus', ['admin'], (actor) => setBonus(actor, [], 0)],
  ['undoBonus', ['admin'], (actor) => undoBonus(actor, [], 0)],
  ['swapShoppers', ['admin'], (actor) => swapShoppers(actor, nowhere, randomUUID())],
  ['assignVisits', ['admin'], (actor) => assignVisits(actor, [])],
  ['cancelVisits', ['admin'], (actor) => cancelVisits(actor, [], 'x')],
  [
    'describeVisit',
    ['admin'],
    (actor) => describeVisit(actor, nowhere, { scenario: null, spendingCap: null, window: null, isOnBoard: true }),
  ],
  ['saveAssignmentSettings', ['admin'], (actor) => saveAssignmentSettings(actor, defaultAssignmentSettings)],
]

describe.each(verbs)('%s', (_name, allowed, verb) => {
  test.each(['admin', 'client', 'shopper', 'freelancer'] as const)('as %s', async (who) => {
    const code = await verb(people[who]).then(
      () => 'done',
      (error: { code?: string; message: string }) => error.code ?? error.message,
    )
    if (allowed.includes(who)) expect(code).not.toBe('not-allowed')
    else expect(code).toBe('not-allowed')
    expect(['done', 'not-found', 'not-allowed', 'board.level']).toContain(code)
  })
})

test('an offer of another shopper is not found', async () => {
  for (const stranger of [people.shopper, people.freelancer]) {
    await expect(acceptOffer(stranger, foreignOffer)).rejects.toMatchObject({ code: 'not-found' })
    await expect(declineOffer(stranger, foreignOffer)).rejects.toMatchObject({ code: 'not-found' })
    expect(await readMyOffers(stranger)).toEqual([])
  }
})

test('a level is for its shopper and the office', async () => {
  expect((await readLevelStanding(people.shopper)).level).toBe('senior')
  expect((await readLevelStanding(people.admin, people.shopper.id)).level).toBe('senior')
  await expect(readLevelStanding(people.freelancer, people.shopper.id)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(readLevelStanding(people.client)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(readLevelStanding(people.admin, people.client.id)).rejects.toMatchObject({ code: 'not-found' })
})
