import { expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import { freePort } from '#/platform/free-port.server.ts'
import { world } from '#/tests/world.ts'
import { obstacle, obstacleIn } from './readiness.ts'

const here = await world()
const good = { draining: false, answers: true, embedded: true, freeBytes: 10 ** 9 }

test.each([
  [{}, null],
  [{ answers: false }, 'database'],
  [{ freeBytes: 10 ** 6 }, 'disk full'],
  [{ freeBytes: 10 ** 6, answers: false }, 'disk full'],
  // the disk of an external database is not ours
  [{ freeBytes: 10 ** 6, embedded: false }, null],
  [{ freeBytes: 10 ** 6, embedded: false, answers: false }, 'database'],
  [{ draining: true }, 'stopping'],
] as const)('a server of which %j is true names %j as the obstacle', (state, expected) => {
  expect(obstacleIn({ ...good, ...state })).toBe(expected)
})

test('a server is ready while its database answers, and names the database when it does not', async () => {
  expect(await obstacle()).toBeNull()
  await closeDatabase()
  openDatabase(`postgres://nobody@127.0.0.1:${await freePort()}/none`, 1, () => {})
  expect(await obstacle()).toBe('database')
  await closeDatabase()
  openDatabase(here.appUrl, 2, () => {})
  expect(await obstacle()).toBeNull()
})
