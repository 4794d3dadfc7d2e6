import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { releasedReport } from '#/tests/reports.ts'
import { type World, world } from '#/tests/world.ts'
import { readBranchMap } from './read-map.server.ts'

let w: World
let client: Actor
let visited: string

beforeAll(async () => {
  w = await world()
  client = await w.client()
  await releasedReport(w, await w.admin(), { client })
  const { rows } = await w.owner.query(
    `update app.branches set city = 'riyadh', latitude = 24.72, longitude = 46.68 where client_id = $1 returning id`,
    [client.id],
  )
  visited = rows[0].id
  await w.owner.query(
    `insert into app.branches (client_id, name, location, city, latitude, longitude, closed_at) values
       ($1, 'Far', 'Riyadh', 'riyadh', 24.9, 46.9, null),
       ($1, 'No point', 'Riyadh', 'riyadh', null, null, null),
       ($1, 'Nowhere', 'A village', '', null, null, null),
       ($1, 'Gone', 'Riyadh', 'riyadh', 24.7, 46.7, now())`,
    [client.id],
  )
})

const shown = async (actor: Actor) =>
  (await readBranchMap(actor)).cities.map(({ city, total, branches }) => [city, total, branches.length])

test('open branches stand by city, the nearest to its centre first, and those without a city last', async () => {
  const { cities, markers, placed, unplaced } = await readBranchMap(client)
  expect(await shown(client)).toEqual([
    ['riyadh', 3, 3],
    [null, 1, 1],
  ])
  const [near, far, unknown] = cities[0]!.branches
  expect(near).toMatchObject({ id: visited, score: expect.any(Number), day: expect.any(String) })
  expect(near!.distance).toBeLessThan(far!.distance!)
  expect(unknown).toMatchObject({ names: { en: 'No point' }, place: null, distance: null, score: null })
  expect(markers.map(({ id }) => id)).toEqual([visited, far!.id])
  expect([placed, unplaced]).toEqual([2, 2])
})

test('a member sees the own branches; an accountant no scores; others nothing', async () => {
  const viewer = await w.member(client, [{ role: 'viewer', node: visited }])
  expect(await shown(viewer)).toEqual([['riyadh', 1, 1]])
  const accountant = await w.member(client, [{ role: 'accountant' }])
  expect((await readBranchMap(accountant)).markers.every(({ score }) => score === null)).toBe(true)
  expect(await shown(await w.client({ company: 'Stranger' }))).toEqual([])
  await expect(readBranchMap(await w.shopper())).rejects.toMatchObject({ code: 'not-allowed' })
})
