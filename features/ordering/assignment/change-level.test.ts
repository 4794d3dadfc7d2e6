import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { world } from '#/tests/world.ts'
import { changeLevel } from './change-level.server.ts'

const here = await world()

const levelOf = async (shopperId: string) => {
  const { rows } = await here.owner.query<{ level: string }>(
    'select certification_level as level from app.mystery_shopper_profiles where profile_id = $1',
    [shopperId],
  )
  return rows[0]?.level
}
const changes = async (shopperId: string) => {
  const { rows } = await here.owner.query(
    `select before, after from app.activity_log where action = 'shoppers.level' and entity_id = $1 order by at`,
    [shopperId],
  )
  return rows
}

test('an administrator certifies a shopper or a freelancer, and the log keeps both levels', async () => {
  const admin = await here.admin()
  for (const person of [await here.shopper({ level: 'basic' }), await here.freelancer()]) {
    await changeLevel(admin, person.id, 'lead')
    await changeLevel(admin, person.id, 'lead')
    expect(await levelOf(person.id)).toBe('lead')
    expect(await changes(person.id)).toEqual([{ before: { level: 'basic' }, after: { level: 'lead' } }])
  }
})

test('a shopper cannot change their own level, and a client has none', async () => {
  const [shopper, client] = [await here.shopper({ level: 'basic' }), await here.client()]
  for (const actor of [shopper, client, await here.freelancer()])
    await expect(changeLevel(actor, shopper.id, 'lead')).rejects.toMatchObject({ code: 'not-allowed' })
  for (const id of [client.id, randomUUID()])
    await expect(changeLevel(await here.admin(), id, 'lead')).rejects.toMatchObject({ code: 'not-found' })
  expect(await levelOf(shopper.id)).toBe('basic')
})
