import { expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { freePort } from '#/platform/free-port.server.ts'
import { world } from '#/tests/world.ts'
import { obstacle, obstacleIn, remark } from './readiness.ts'

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

test('a server stays ready without its bucket, and says so', async () => {
  const before = env()
  expect(await remark()).toBe('')
  const bucket = { S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`, S3_BUCKET: 'gone' }
  const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  setEnv({ ...before, ...bucket, ...keys, FILES_STORE: 's3' })
  expect([await remark(), await obstacle()]).toEqual([' (files: s3 does not answer)', null])
  setEnv(before)
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
