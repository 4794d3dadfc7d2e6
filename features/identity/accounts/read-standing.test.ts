import { beforeAll, expect, test } from 'vitest'
import { world, type World } from '#/tests/world.ts'
import { readClientStanding, readShopperStanding } from './read-standing.server.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

test('a new client is on the free plan', async () => {
  const client = await w.client({ company: 'Saffron House', plan: 'free' })
  expect(await readClientStanding(client)).toEqual({ owner: 'Saffron House', tier: 'free', closingOn: null })
})

test('the plan is the one in the client profile', async () => {
  const client = await w.client()
  await w.owner.query(`update app.client_profiles set subscription_tier = 'professional' where profile_id = $1`, [
    client.id,
  ])
  expect((await readClientStanding(client)).tier).toBe('professional')
})

test('shoppers and freelancers have the level of their certification', async () => {
  expect((await readShopperStanding(await w.shopper({ level: 'lead' }))).level).toBe('lead')
  expect((await readShopperStanding(await w.freelancer())).level).toBe('basic')
})

test('each frame is told only to its own kind of person', async () => {
  const [admin, client, shopper] = [await w.admin(), await w.client(), await w.shopper()]
  await expect(readClientStanding(shopper)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(readClientStanding(admin)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(readShopperStanding(client)).rejects.toMatchObject({ code: 'not-allowed' })
})
