import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import {
  declareBusyDate,
  declareConflict,
  declarationsOf,
  removeBusyDate,
} from '#/features/ordering/assignment/declare.server.ts'
import { handBackVisit, takeBackVisit } from '#/features/ordering/assignment/hand-back.server.ts'
import { rankShoppers } from '#/features/ordering/assignment/rank-shoppers.server.ts'
import { branchChoices } from '#/features/companies/branches/branches.server.ts'
import { adminDashboard } from '#/features/office/dashboards/admin.server.ts'
import { clientDashboard } from '#/features/office/dashboards/client.server.ts'
import { freelancerDashboard } from '#/features/office/dashboards/freelancer.server.ts'
import { aRequest, anOrder } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import {
  approveRequest,
  approveRequests,
  cancelRequest,
  withdrawRequest,
} from '#/features/ordering/requests/advance.server.ts'
import { countAtRisk, countsByStatus, latestRequests } from '#/features/ordering/requests/browse-all.server.ts'
import { browseRoom } from '#/features/ordering/control-room/browse-room.server.ts'
import { roomList } from '#/features/ordering/control-room/room-list.ts'
import { browseOwnRequests, latestOwnRequests, ownTotals } from '#/features/ordering/requests/list.server.ts'
import { findClients, readClientChoice } from '#/features/ordering/requests/find-clients.server.ts'
import { ownOrderForm } from '#/features/ordering/requests/form.ts'
import { readList } from '#/domain/list.ts'
import { ownRequestList } from '#/features/ordering/requests/list.ts'
import { orderingApproval } from '#/features/ordering/requests/ordering-approval.server.ts'
import { readOwnRequest, readRequest } from '#/features/ordering/requests/read-request.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'

let w: World
let people: Record<'admin' | 'client' | 'shopper' | 'freelancer', Actor>
let foreign: string
let owner: Actor
beforeAll(async () => {
  w = await world()
  people = {
    admin: await w.admin(),
    client: await w.client(),
    shopper: await w.shopper(),
    freelancer: await w.freelancer(),
  }
  owner = await w.client()
  foreign = await aRequest(w, owner, 'assigned', await w.shopper())
})

const query = readList(ownRequestList, new URLSearchParams())
type Who = 'admin' | 'client' | 'shopper' | 'freelancer'
/** Every verb with its allowed roles; all others must be refused. */
const verbs: [string, readonly Who[], (actor: Actor) => Promise<unknown>][] = [
  ['requestEvaluation', ['admin', 'client'], (actor) => requestEvaluation(actor, anOrder())],
  ['approveRequest', ['admin'], (actor) => approveRequest(actor, foreign)],
  ['approveRequests', ['admin'], (actor) => approveRequests(actor, [foreign])],
  ['cancelRequest', ['admin'], (actor) => cancelRequest(actor, randomUUID(), 'x')],
  ['takeBackVisit', ['admin'], (actor) => takeBackVisit(actor, randomUUID(), 'x')],
  ['withdrawRequest', ['client'], (actor) => withdrawRequest(actor, foreign, 'x')],
  ['handBackVisit', ['shopper', 'freelancer'], (actor) => handBackVisit(actor, foreign, { cause: 'ill', reason: 'x' })],
  ['assignVisit', ['admin'], (actor) => assignVisit(actor, randomUUID(), people.shopper.id)],
  ['rankShoppers', ['admin'], (actor) => rankShoppers(actor, randomUUID())],
  ['declareBusyDate', ['shopper', 'freelancer'], (actor) => declareBusyDate(actor, '2026-12-31')],
  ['removeBusyDate', ['shopper', 'freelancer'], (actor) => removeBusyDate(actor, '2026-12-31')],
  ['declareConflict', ['shopper', 'freelancer'], (actor) => declareConflict(actor, foreign, 'related')],
  ['declarationsOf', ['shopper', 'freelancer'], (actor) => declarationsOf(actor)],
  ['branchChoices', ['admin', 'client'], (actor) => branchChoices(actor)],
  ['orderingApproval', ['admin', 'client'], (actor) => orderingApproval(actor, people.client.id)],
  ['browseRoom', ['admin'], (actor) => browseRoom(actor, readList(roomList, new URLSearchParams()))],
  ['countsByStatus', ['admin'], (actor) => countsByStatus(actor)],
  ['countAtRisk', ['admin'], (actor) => countAtRisk(actor, 'overdue')],
  ['latestRequests', ['admin'], (actor) => latestRequests(actor, 5)],
  ['readRequest', ['admin'], (actor) => readRequest(actor, foreign)],
  ['findClients', ['admin'], (actor) => findClients(actor, '')],
  ['readClientChoice', ['admin'], (actor) => readClientChoice(actor, people.client.id)],
  ['adminDashboard', ['admin'], (actor) => adminDashboard(actor)],
  ['clientDashboard', ['client'], (actor) => clientDashboard(actor, 'en')],
  ['freelancerDashboard', ['shopper', 'freelancer'], (actor) => freelancerDashboard(actor)],
]

/** Refusal code of a verb, or a marker for success. */
const codeOf = async (acting: Promise<unknown>): Promise<string> =>
  acting.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'a bug',
  )

describe.each(verbs)('%s', (_name, allowed, verb) => {
  test.each(['admin', 'client', 'shopper', 'freelancer'] as const)('as %s', async (who) => {
    const code = await codeOf(verb(people[who]))
    expect(code === 'not-allowed', `${who}: ${code}`).toBe(!allowed.includes(who))
    expect(code).not.toBe('a bug')
  })
})

test.each([
  ['readOwnRequest', (actor: Actor) => readOwnRequest(actor, foreign)],
  ['withdrawRequest', (actor: Actor) => withdrawRequest(actor, foreign, 'x')],
] as const)("another client's request is not found: %s", async (_name, verb) => {
  expect(await codeOf(verb(people.client))).toBe('not-found')
})

test.each([
  ['handBackVisit', (actor: Actor) => handBackVisit(actor, foreign, { cause: 'ill', reason: 'x' })],
  ['declareConflict', (actor: Actor) => declareConflict(actor, foreign, 'related')],
] as const)("another shopper's visit is not found: %s", async (_name, verb) => {
  expect(await codeOf(verb(people.shopper))).toBe('not-found')
})

test('lists, totals and branches hold only what is one’s own', async () => {
  expect((await browseOwnRequests(people.client, query)).rows.some(({ id }) => id === foreign)).toBe(false)
  expect((await latestOwnRequests(people.client, 50)).some(({ id }) => id === foreign)).toBe(false)
  const stranger = await w.client()
  expect(await ownTotals(stranger)).toEqual({ requests: 0, pending: 0, completed: 0, cost: 0, cancelledCost: 0 })
  expect(await branchChoices(stranger, owner.id)).toEqual([])
})

test.each(['price', 'status', 'shopperId', 'shopper_fee', 'clientId'])(
  'an order that carries %s is refused as a whole',
  (field) => {
    const order = {
      intent: 'order',
      clientKey: randomUUID(),
      branchName: 'A',
      branchLocation: 'B',
      evaluationType: 'basic',
      visitAt: '2099-01-01T12:00',
      notes: '',
    }
    expect(ownOrderForm.safeParse(order).success).toBe(true)
    expect(ownOrderForm.safeParse({ ...order, [field]: '1' }).success).toBe(false)
  },
)

test('an empty order says everything that is missing at once', () => {
  const { error } = ownOrderForm.safeParse({
    intent: 'order',
    clientKey: randomUUID(),
    branchId: '',
    branchName: '',
    branchLocation: '',
    visitAt: ['', ''],
  })
  expect(error!.issues.map(({ message }) => message).sort()).toEqual([
    'branch-location',
    'branch-name',
    'evaluation-type',
    'visit-date',
  ])
})

test('the database itself refuses a client a made-up price, a status or a shopper', async () => {
  const { asActor } = await import('#/db/database.server.ts')
  const row = (await branchChoices(owner))[0]!
  const values = {
    client_id: owner.id,
    branch_id: row.id,
    branch_name: row.name,
    branch_location: row.location,
    evaluation_type: 'basic' as const,
    scheduled_date: '2099-01-01T00:00:00Z',
    price: 1,
    shopper_fee: 1,
    created_by: owner.id,
  }
  const insert = (more: object) =>
    asActor(owner, (tx) =>
      tx
        .insertInto('mystery_shopping_requests')
        .values({ ...values, ...more })
        .execute(),
    )
  await expect(insert({ status: 'approved' })).rejects.toThrow()
  await expect(insert({ client_id: people.client.id })).rejects.toThrow()
  const change = (set: object) =>
    asActor(owner, (tx) => tx.updateTable('mystery_shopping_requests').set(set).where('id', '=', foreign).execute())
  await expect(change({ price: 1 })).rejects.toThrow('permission denied')
  await expect(change({ shopper_id: null })).rejects.toThrow('permission denied')
})
