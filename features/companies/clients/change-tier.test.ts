import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientOn, withSeller } from '#/tests/plans.ts'
import { world } from '#/tests/world.ts'
import { changeTier } from './change-tier.server.ts'

const here = await world()

const tierOf = async (clientId: string) => {
  const { rows } = await here.owner.query<{ tier: string }>(
    'select subscription_tier as tier from app.client_profiles where profile_id = $1',
    [clientId],
  )
  return rows[0]?.tier
}
const changes = async (clientId: string) => {
  const { rows } = await here.owner.query(
    `select before, after, reason from app.activity_log where action = 'clients.change-tier' and entity_id = $1 order by at`,
    [clientId],
  )
  return rows
}

test('an administrator puts a client on another plan, and the log keeps both', async () => {
  const [admin, client] = [await here.admin(), await here.client({ plan: 'free' })]
  await changeTier(admin, client.id, 'professional', 'a trial')
  await changeTier(admin, client.id, 'professional', 'again')
  expect(await tierOf(client.id)).toBe('professional')
  expect(await changes(client.id)).toEqual([
    { before: { tier: 'free' }, after: { tier: 'professional' }, reason: 'a trial' },
  ])
})

test('only administrators change a plan, not the client', async () => {
  const client = await here.client({ plan: 'free' })
  for (const actor of [client, await here.client(), await here.shopper(), await here.freelancer()])
    await expect(changeTier(actor, client.id, 'enterprise')).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(changeTier(await here.admin(), randomUUID(), 'basic')).rejects.toMatchObject({ code: 'not-found' })
  expect(await tierOf(client.id)).toBe('free')
  expect(await changes(client.id)).toEqual([])
})

test('a plan that runs with its invoices is not changed by hand', async () => {
  await withSeller(here)
  const client = await clientOn(here, 'basic')
  await expect(changeTier(await here.admin(), client.id, 'enterprise')).rejects.toMatchObject({ code: 'plan.runs' })
  expect(await tierOf(client.id)).toBe('basic')
})
