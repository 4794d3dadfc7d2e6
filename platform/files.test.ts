import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { AppError } from '#/domain/errors.ts'
import { testSecret } from '#/tests/databases.ts'
import { discardFile } from './discard-file.server.ts'
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

test('bytes whose row was refused are removed; after a lost connection they stay, because the row may be there', async () => {
  const [refused, open] = [storageKey(randomUUID()), storageKey(randomUUID())]
  for (const key of [refused, open]) await storeFile(key, Buffer.from('bytes'))
  await discardFile(refused, new AppError('not-found'))
  await discardFile(open, new Error('Connection terminated unexpectedly'))
  expect([existsSync(pathOf(refused)), existsSync(pathOf(open))]).toEqual([false, true])
})

test.skipIf(process.platform !== 'linux')('a folder that cannot be written is told as such', async () => {
  const key = storageKey(randomUUID())
  // why: root may write everywhere, but /sys takes no new files
  rmSync(dirname(pathOf(key)), { recursive: true, force: true })
  symlinkSync('/sys/kernel', dirname(pathOf(key)))
  await expect(storeFile(key, Buffer.from('bytes'))).rejects.toMatchObject({ code: 'storage.unreachable', status: 503 })
  rmSync(dirname(pathOf(key)))
})
