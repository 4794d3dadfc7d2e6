import { randomUUID } from 'node:crypto'
import { mkdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browseIntegrations } from '#/features/office/integrations/read.server.ts'
import { readBroken } from '#/features/partners/integrations/read-broken.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { storageKey, storeFile } from '#/platform/files.server.ts'
import { world } from '#/tests/world.ts'
import { isNearlyFull } from './nearly-full.ts'
import { checkStorage, readStorage } from './read-storage.server.ts'

const w = await world()
const dataDir = join(env().dataDir, randomUUID())
mkdirSync(dataDir, { recursive: true })
setEnv({ ...env(), dataDir })

const fileOf = (client: string, purpose: string, bytes: number, id: string = randomUUID()) =>
  w.owner.query(
    `insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, sha256, storage_key)
     values ($1, $2, $2, $3, 'image/jpeg', $4, repeat('a', 64), $5)`,
    [id, client, purpose, bytes, storageKey(id)],
  )

test('adds up files by kind and by company, the largest first', async () => {
  const admin = await w.admin()
  const [palm, harbour] = [await w.client({ company: 'Palm Grill' }), await w.client({ company: 'Harbour Coffee' })]
  await fileOf(palm.id, 'client_paper', 1000)
  await fileOf(palm.id, 'paper', 5000)
  await fileOf(harbour.id, 'paper', 2500)
  const { files, bytes, kinds, companies, store } = await readStorage(admin)
  expect([files, bytes]).toEqual([3, 8500])
  expect(kinds).toEqual([
    { kind: 'kind_paper', files: 2, bytes: 7500 },
    { kind: 'kind_client_paper', files: 1, bytes: 1000 },
  ])
  expect(companies.map(({ company, bytes: used }) => [company, used])).toEqual([
    ['Palm Grill', 6000],
    ['Harbour Coffee', 2500],
  ])
  expect(store.kind).toBe('folder')
  expect(store.free).toBeGreaterThan(0)
  expect(isNearlyFull({ free: 9, size: 100 })).toBe(true)
  expect(isNearlyFull({ free: 10, size: 100 })).toBe(false)
  expect(isNearlyFull({ free: null, size: null })).toBe(false)
})

test('counts stored files that no record names, and leaves writings of today alone', async () => {
  const admin = await w.admin()
  const named = randomUUID()
  await fileOf((await w.client()).id, 'paper', 4, named)
  const old = new Date(Date.now() - 3 * 86_400_000)
  for (const [id, at] of [
    [named, old],
    [randomUUID(), old],
    [randomUUID(), new Date()],
  ] as const) {
    await storeFile(storageKey(id), Buffer.from('file'))
    utimesSync(join(dataDir, 'files', storageKey(id)), at, at)
  }
  expect(await checkStorage(admin)).toBe(1)
})

test('is for staff of the platform', async () => {
  for (const stranger of [await w.client(), await w.shopper(), await w.admin({ role: 'content' })]) {
    await expect(readStorage(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(checkStorage(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readBroken(stranger, [])).rejects.toMatchObject({ code: 'not-allowed' })
  }
})

test('the first answer counts faulty services', async () => {
  const admin = await w.admin()
  const rows = await browseIntegrations(admin)
  const broken = await readBroken(
    admin,
    rows.map((row, at) => (at === 0 ? { ...row, state: 'faulty' as const } : { ...row, state: 'on' as const })),
  )
  expect(broken).toMatchObject({ doors: 1, disabledHooks: 0, failingHooks: 0, endingKeys: 0 })
})
