import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { folderInMemory } from '#/scripts/folder-in-memory.ts'
import { bucketServer } from '#/tests/bucket-server.ts'
import { testSecret } from '#/tests/databases.ts'
import { env, readEnv, setEnv } from '../env.server.ts'
import { filePlace, openNamedFile, storageKey, storedBefore, storeFile } from '../files.server.ts'
import { copyStore } from './copy-store.server.ts'
import { folderPlace } from './folder-place.server.ts'
import { entriesOf, type Place } from './place.ts'

const base = { NODE_ENV: 'test', APP_SECRET: testSecret, LOG_LEVEL: 'error' } as const
const usual = readEnv({ ...base, DATA_DIR: inject('dataDir') })
const folder = folderInMemory('itqan-copied-files')
let server: Awaited<ReturnType<typeof bucketServer>>
beforeAll(async () => {
  server = await bucketServer()
  setEnv(readEnv({ ...base, ...server.settings, S3_PREFIX: 'here', DATA_DIR: join(folder, 'data') }))
})
afterAll(async () => {
  setEnv(usual)
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
const quietly = () => {}

test('files go to the bucket and back; a second run copies what is new or was cut', async () => {
  const keys = Array.from({ length: 9 }, () => storageKey(randomUUID()))
  for (const key of keys) await storeFile(key, randomBytes(2000))
  const [here, there] = [filePlace('folder'), filePlace('s3')]
  expect(await copyStore(here, there, quietly)).toEqual({ copied: 9, there: 0, bytes: 18_000 })
  await there.put(`files/${keys[0]}`, Buffer.from('cut'))
  await storeFile(storageKey(randomUUID()), Buffer.from('new'))
  expect(await copyStore(here, there, quietly)).toEqual({ copied: 2, there: 8, bytes: 2003 })
  const back = folderPlace(join(folder, 'back'))
  expect(await copyStore(there, back, quietly)).toMatchObject({ copied: 10, there: 0 })
  expect((await entriesOf(back, 'files')).map(({ name }) => name).toSorted()).toEqual(
    (await entriesOf(here, 'files')).map(({ name }) => name).toSorted(),
  )
})

test('the door stores in the bucket when the settings say so', async () => {
  const before = env()
  setEnv({ ...before, FILES_STORE: 's3' })
  const key = storageKey(randomUUID())
  await storeFile(key, Buffer.from('in the bucket'))
  const opened = await openNamedFile(key, { from: 3, to: 5 })
  expect([await new Response(opened!.stream).text(), opened!.size]).toEqual(['the', 13])
  expect(await filePlace('folder').open(`files/${key}`)).toBeNull()
  const stored: string[] = []
  for await (const keys of storedBefore(new Date(Date.now() + 60_000))) stored.push(...keys)
  expect(stored).toContain(key)
  expect(await openNamedFile(storageKey(randomUUID()))).toBeNull()
  setEnv(before)
})

test('a store that gives back other bytes ends the copying', async () => {
  const lying: Place = { ...folderPlace(join(folder, 'lying')), put: async () => {} }
  await expect(copyStore(filePlace('folder'), lying, quietly)).rejects.toThrow(/came back different/)
})
