import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { handBackVisit, takeBackVisit } from '#/features/ordering/assignment/hand-back.server.ts'
import { anOrder } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { approveRequest, cancelRequest, withdrawRequest } from '#/features/ordering/requests/advance.server.ts'
import { announceStep } from '#/features/ordering/requests/announce.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'

let w: World
let admin: Actor
let client: Actor
let shopper: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin({ language: 'ar' })
  client = await w.client({ language: 'ar', company: 'مطاعم الزعفران' })
  shopper = await w.shopper({ language: 'en', name: 'Noura' })
})

/** Announces the newest step twice, as a retried job would; returns recipients and kinds. */
async function told(requestId: string): Promise<{ bells: string[]; mails: string[] }> {
  const { rows } = await w.owner.query(
    'select id from app.request_events where request_id = $1 order by created_at desc, id desc limit 1',
    [requestId],
  )
  const eventId = rows[0].id as string
  await announceStep({ eventId })
  await announceStep({ eventId })
  const names = new Map([admin, client, shopper].map(({ id }, index) => [id, ['admin', 'client', 'shopper'][index]!]))
  const bells = await w.owner.query('select profile_id, kind from app.notifications where effect_key like $1', [
    `${eventId}:%`,
  ])
  const mails = await w.owner.query('select profile_id, kind, language from app.emails where effect_key like $1', [
    `${eventId}:%`,
  ])
  const who = ({ profile_id, kind }: { profile_id: string; kind: string }) =>
    `${names.get(profile_id) ?? 'somebody'}: ${kind}`
  return { bells: bells.rows.map(who).sort(), mails: mails.rows.map((row) => `${who(row)} (${row.language})`).sort() }
}

const order = async () => (await requestEvaluation(client, anOrder({ branchName: 'فرع العليا' }))).id

test('an order: admins by bell, the client by mail in its language with price and VAT', async () => {
  const id = await order()
  expect(await told(id)).toEqual({ bells: ['admin: request.placed'], mails: ['client: request.received (ar)'] })
  const { rows } = await w.owner.query("select body from app.emails where kind = 'request.received' limit 1")
  expect(rows[0].body).toContain('575.00 ريال')
})

test('an order that an admin placed also rings at the client', async () => {
  const { id } = await requestEvaluation(admin, anOrder({ clientId: client.id }))
  expect((await told(id)).bells).toEqual(['admin: request.placed', 'client: request.received'])
})

test('approved, assigned, handed back, taken back, cancelled: those whom it concerns, once each', async () => {
  const id = await order()
  await approveRequest(admin, id)
  expect(await told(id)).toEqual({ bells: ['client: request.approved'], mails: ['client: request.approved (ar)'] })
  await assignVisit(admin, id, shopper.id)
  expect(await told(id)).toEqual({
    bells: ['client: request.shopper-found', 'shopper: request.assigned'],
    mails: ['shopper: request.assigned (en)'],
  })
  await handBackVisit(shopper, id, { cause: 'ill', reason: 'Ill.' })
  expect(await told(id)).toEqual({ bells: ['admin: request.handed-back'], mails: [] })
  await assignVisit(admin, id, shopper.id)
  await takeBackVisit(admin, id, 'Known at the branch.')
  expect(await told(id)).toEqual({
    bells: ['shopper: request.taken-back'],
    mails: ['shopper: request.taken-back (en)'],
  })
  await assignVisit(admin, id, shopper.id)
  await cancelRequest(admin, id, 'The branch is closed.')
  expect(await told(id)).toEqual({
    bells: ['client: request.cancelled', 'shopper: request.taken-back'],
    mails: ['client: request.cancelled (ar)', 'shopper: request.taken-back (en)'],
  })
  const { rows } = await w.owner.query("select body from app.emails where kind = 'request.taken-back'")
  expect(rows.some(({ body }) => body.includes('Known at the branch.'))).toBe(true)
})

test('a client who withdraws is not told what it did itself', async () => {
  const id = await order()
  await withdrawRequest(client, id, 'We renovate.')
  expect(await told(id)).toEqual({ bells: ['admin: request.cancelled'], mails: [] })
})

test('the client is never told who the shopper is', async () => {
  const { rows } = await w.owner.query('select params::text as said from app.notifications where profile_id = $1', [
    client.id,
  ])
  expect(rows.every(({ said }) => !said.includes('Noura'))).toBe(true)
})

test('a deleted event is not announced', async () => {
  await announceStep({ eventId: '01900000-0000-7000-8000-000000000000' })
})
