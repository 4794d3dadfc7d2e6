import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
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

test('is refused to everyone but staff, also to the client of the visit', async () => {
  const strangers = [client, await w.client({ company: 'Other' }), await w.shopper(), await w.freelancer()]
  for (const stranger of strangers)
    await expect(readBesideVisit(stranger, visitId)).rejects.toMatchObject({ code: 'not-allowed' })
})

test.each(['019a0000-0000-7000-8000-000000000001', 'x'])('does not know the visit %s', async (id) => {
  await expect(readBesideVisit(admin, id)).rejects.toMatchObject({ code: 'not-found' })
})
