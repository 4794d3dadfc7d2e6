import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { scoredVisits } from '#/tests/earned.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { readUnvisited } from './read-unvisited.server.ts'

let w: World
let client: Actor
const branches: Record<string, string> = {}

beforeAll(async () => {
  w = await world()
  client = await w.client()
  const office = { world: w, admin: await w.admin(), client, shopper: await w.shopper() }
  const today = riyadhDay(now())
  for (const [name, daysAgo] of [
    ['fresh', 5],
    ['long', 200],
    ['longer', 300],
    ['never', null],
    ['closed', null],
  ] as const) {
    branches[name] = await newBranch(w, client)
    if (daysAgo !== null) await scoredVisits(office, branches[name], [{ day: addDays(today, -daysAgo), score: 80 }])
  }
  await w.owner.query('update app.branches set closed_at = now() where id = $1', [branches['closed']])
})

test('open branches without a recent visit are listed, the longest wait first', async () => {
  const { rows, total, branches: all } = await readUnvisited(client)
  expect(rows.map(({ id, days }) => [id, days])).toEqual([
    [branches['never'], null],
    [branches['longer'], 300],
    [branches['long'], 200],
  ])
  expect([total, all]).toEqual([3, 4])
})

test('only the branches of the chosen part, and of the reader', async () => {
  expect((await readUnvisited(client, (id) => id === branches['long'])).rows).toHaveLength(1)
  const manager = await w.member(client, [{ role: 'branch_manager', node: branches['never']! }])
  expect((await readUnvisited(manager)).rows).toMatchObject([{ id: branches['never'] }])
  expect((await readUnvisited(await w.client())).rows).toEqual([])
  await expect(readUnvisited(await w.shopper())).rejects.toMatchObject({ code: 'not-allowed' })
})
