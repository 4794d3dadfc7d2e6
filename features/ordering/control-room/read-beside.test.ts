import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { anOrder } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { readBesideVisit } from './read-beside.server.ts'

let w: World
let admin: Actor
let client: Actor
let visitId: string
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  client = await w.client({ company: 'Saffron House' })
  visitId = (await requestEvaluation(client, anOrder({ branchName: 'Olaya', notes: 'Ask for the terrace.' }))).id
})

test('shows a visit with its notes and latest steps, newest first', async () => {
  await approveRequest(admin, visitId)
  const visit = await readBesideVisit(admin, visitId)
  expect(visit).toMatchObject({ id: visitId, branchName: 'Olaya', status: 'approved', notes: 'Ask for the terrace.' })
  expect(visit.events.map(({ step }) => step)).toEqual(['approve', 'request'])
})

test('proposes the best-matched shoppers while the visit has none, and none before its approval or once assigned', async () => {
  const { id } = await requestEvaluation(client, anOrder({ branchName: 'Olaya' }))
  expect((await readBesideVisit(admin, id)).best).toBeNull()
  await approveRequest(admin, id)
  for (let more = 0; more < 4; more++) await w.shopper({ level: 'senior' })
  const { best } = await readBesideVisit(admin, id)
  expect(best?.fitCount).toBeGreaterThanOrEqual(4)
  expect(best?.shoppers).toHaveLength(3)
  const [first] = best!.shoppers
  expect(first!.fit.total).toBeGreaterThanOrEqual(best!.shoppers[2]!.fit.total)
  await assignVisit(admin, id, first!.id)
  expect(await readBesideVisit(admin, id)).toMatchObject({ status: 'assigned', shopperName: first!.name, best: null })
})

test('is refused to everyone but staff, also to the client of the visit', async () => {
  const strangers = [client, await w.client({ company: 'Other' }), await w.shopper(), await w.freelancer()]
  for (const stranger of strangers)
    await expect(readBesideVisit(stranger, visitId)).rejects.toMatchObject({ code: 'not-allowed' })
})

test.each(['019a0000-0000-7000-8000-000000000001', 'x'])('does not know the visit %s', async (id) => {
  await expect(readBesideVisit(admin, id)).rejects.toMatchObject({ code: 'not-found' })
})
