import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { testSecret } from '#/tests/databases.ts'
import { env, readEnv, setEnv } from './env.server.ts'
import { openFile, openNamedFile, storageKey, storeFile } from './files.server.ts'

setEnv(readEnv({ NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'error' }))
const pathOf = (key: string) => join(env().dataDir, 'files', key)

test('a stored file is read back whole, and nothing else lies beside it', async () => {
  const key = storageKey(randomUUID())
  await storeFile(key, Buffer.from('bytes'))
  const { stream, bytes } = await openFile(key)
  expect([await new Response(stream).text(), bytes]).toEqual(['bytes', 5])
  expect(readdirSync(dirname(pathOf(key))).filter((name) => name.endsWith('.part'))).toEqual([])
  expect(await openNamedFile(storageKey(randomUUID()))).toBeNull()
})

test.skipIf(process.platform !== 'linux')('a full disk is told as such, and leaves no draft', async () => {
  const key = storageKey(randomUUID())
  mkdirSync(dirname(pathOf(key)), { recursive: true })
  // the system's device that is always full
  symlinkSync('/dev/full', `${pathOf(key)}.${process.pid}.part`)
  await expect(storeFile(key, Buffer.from('bytes'))).rejects.toMatchObject({ code: 'storage.full', status: 507 })
  expect(readdirSync(dirname(pathOf(key))).filter((name) => name.startsWith(key.slice(3)))).toEqual([])
})
