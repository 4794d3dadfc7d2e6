import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { keepChoices } from '#/features/messaging/notifications/switches.server.ts'
import { world } from '#/tests/world.ts'
import { readRouting } from './read-routing.server.ts'

const w = await world()
const client = await w.client({ name: 'Founder' })
const [north, south] = [await w.node(client, 'region', 'North'), await w.node(client, 'region', 'South')]
const branchAt = async (name: string, parent: string) => {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id`,
    [client.id, name],
  )
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [rows[0]!.id, parent])
  return rows[0]!.id
}
const [olaya, corniche] = [await branchAt('Olaya', north), await branchAt('Corniche', south)]
const northern = await w.member(client, [{ role: 'manager', node: north }], { name: 'Northern' })
const atOlaya = await w.member(client, [{ role: 'branch_manager', node: olaya }], { name: 'Olaya manager' })
const accountant = await w.member(client, [{ role: 'accountant' }], { name: 'Accountant' })

const names = async (actor: Actor, node: string | null, topic: string) =>
  (await readRouting(actor, node)).routes.find((route) => route.topic === topic)!.readers.map(({ name }) => name)

test('names those who are told, nearest first, with role and channels', async () => {
  expect(await names(client, olaya, 'results')).toEqual(['Olaya manager', 'Northern', 'Founder'])
  expect(await names(client, olaya, 'critical')).toEqual(expect.arrayContaining(['Olaya manager', 'Northern']))
  expect(await names(client, corniche, 'results')).toEqual(['Founder'])
  expect(await names(client, olaya, 'invoices')).toEqual(expect.arrayContaining(['Founder', 'Accountant']))
  expect(await names(client, olaya, 'invoices')).not.toContain('Olaya manager')
  const { routes } = await readRouting(client, olaya)
  const results = routes.find(({ topic }) => topic === 'results')!.readers
  expect(results[0]).toMatchObject({ profileId: atOlaya.id, roles: ['branch_manager'], channels: ['app', 'email'] })
})

test('leaves out channels that a reader has switched off, except for required topics', async () => {
  await keepChoices(northern, { on: [] })
  const { routes } = await readRouting(client, olaya)
  const of = (topic: string) =>
    routes.find((route) => route.topic === topic)!.readers.find(({ name }) => name === 'Northern')
  expect(of('results')!.channels).toEqual(['app'])
  expect(of('critical')!.channels).toContain('email')
})

test('begins at the highest node that the reader manages, and opens no other', async () => {
  expect((await readRouting(northern, null)).nodeId).toBe(north)
  expect(await names(northern, olaya, 'results')).toContain('Founder')
  for (const node of [south, corniche, 'nonsense'])
    await expect(readRouting(northern, node)).rejects.toMatchObject({ code: 'not-found' })
})

test('is for those who manage the team', async () => {
  for (const actor of [atOlaya, accountant, await w.shopper()])
    await expect(readRouting(actor, null)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(readRouting(await w.client(), olaya)).rejects.toMatchObject({ code: 'not-found' })
})
