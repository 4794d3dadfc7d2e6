import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { type World, world } from '#/tests/world.ts'
import { tellOldPrices } from './tell-old-prices.server.ts'

let w: World
let owner: Actor
let other: Actor
const today = riyadhDay(new Date())

async function ingredient(by: Actor, name: string, daysAgo: number): Promise<void> {
  const id = randomUUID()
  await w.owner.query(
    `with i as (insert into app.ingredients (id, client_id, name_en, base, category, created_by) values ($1, $2, $3, 'g', 'vegetables', $2))
     insert into app.ingredient_prices (id, client_id, ingredient_id, quantity, unit, content, amount, vat_mode, valid_from, source, created_by)
       values ($1, $2, $1, '1', 'kg', '1000/1', 5, 'included', $4, 'typed', $2)`,
    [id, by.id, name, addDays(today, -daysAgo)],
  )
}
const told = async (by: Actor) => {
  const { rows } = await w.owner.query<{ params: { count: string } }>(
    `select params from app.notifications where profile_id = $1 and kind = 'prices.old'`,
    [by.id],
  )
  return rows.map(({ params }) => params.count)
}

beforeAll(async () => {
  w = await world()
  owner = await w.client()
  other = await w.client()
  await ingredient(owner, 'Fresh', 90)
  await ingredient(owner, 'Old', 91)
  await ingredient(owner, 'Older', 97)
  await ingredient(owner, 'Known', 98)
  await ingredient(other, 'Fresh', 10)
}, 60_000)

test('prices that became old this week are told once, to those who see costs', async () => {
  const accountant = await w.member(owner, [{ role: 'accountant' }])
  const viewer = await w.member(owner, [{ role: 'viewer' }])
  await tellOldPrices()
  await tellOldPrices()
  expect(await told(owner)).toEqual(['2'])
  expect(await told(accountant)).toEqual(['2'])
  expect(await told(viewer)).toEqual([])
  expect(await told(other)).toEqual([])
})
