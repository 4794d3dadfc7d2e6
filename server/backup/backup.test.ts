import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Embedded, startEmbedded } from '#/db/embedded.server.ts'
import { type Env, env, readEnv, setEnv } from '#/platform/env.server.ts'
import { filePlace, storageKey, storeFile } from '#/platform/files.server.ts'
import { freePort } from '#/platform/free-port.server.ts'
import { folderPlace } from '#/platform/stores/folder-place.server.ts'
import { entriesOf } from '#/platform/stores/place.ts'
import { folderInMemory } from '#/scripts/folder-in-memory.ts'
import { testSecret } from '#/tests/databases.ts'
import { copyFiles } from './copy-files.ts'
import { archiveFlags, sendSegments } from './log-archive.ts'
import { backupIds, type SavedFile } from './manifest.ts'
import { pruneBackups } from './prune.ts'
import { restoreBackup, type Wanted } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'
import { openVault, type Vault } from './vault.ts'
import { verifyBackups } from './verify-backup.ts'

const scratch = folderInMemory('itqan-backup')
const at = (name: string) => join(scratch, name)
const key = randomBytes(32).toString('base64')
const fast = ['fsync=off', 'max_connections=20', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting])
let usual: Env
let source: Embedded
let owner: pg.Client
let vault: Vault

/** The settings of an installation in a folder. */
const settingsFor = (folder: string): Env =>
  readEnv({
    NODE_ENV: 'test',
    APP_SECRET: testSecret,
    DATA_DIR: at(folder),
    LOG_LEVEL: 'error',
    BACKUP_TO: at('backups'),
    BACKUP_KEY: key,
    BACKUP_WAL: 'on',
  })

beforeAll(async () => {
  usual = readEnv({ NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'error' })
  setEnv(settingsFor('data'))
  source = await startEmbedded(at('data'), await freePort(), [...fast, ...archiveFlags()])
  owner = new pg.Client({ connectionString: source.ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  // the one table of ours that a backup reads
  await owner.query('create schema migrations; create table migrations.kysely_migration (name text)')
  await owner.query('create table public.notes (value text, at timestamptz not null default clock_timestamp())')
  vault = await openVault(folderPlace(at('backups')), { key }, true)
})
afterAll(async () => {
  await owner.end()
  await source.stop()
  setEnv(usual)
  rmSync(scratch, { recursive: true, force: true })
})

const note = (value: string) => owner.query('insert into public.notes (value) values ($1)', [value])
/** Stores a file and returns its key. */
async function upload(text: string): Promise<string> {
  const stored = storageKey(randomUUID())
  await storeFile(stored, Buffer.from(text))
  return stored
}

/** Restores into a folder and asks the started copy. */
async function restore<Row extends pg.QueryResultRow>(folder: string, question: string, wanted: Wanted = {}) {
  setEnv(settingsFor(folder))
  try {
    return await restoreBackup(
      vault,
      at(folder),
      wanted,
      async (client) => (await client.query<Row>(question)).rows,
      fast,
    )
  } finally {
    setEnv(settingsFor('data'))
  }
}
const allNotes = 'select value from public.notes order by at'
const notesIn = async (folder: string, wanted: Wanted) =>
  (await restore<{ value: string }>(folder, allNotes, wanted)).found.map(({ value }) => value)

test('a backup that is taken during writes is restored whole: rows that belong together, their files, the secret', async () => {
  const stored = await upload('a file')
  await owner.query('create table public.pairs (left_side int, right_side int)')
  const writer = new pg.Client({ connectionString: source.ownerUrl })
  await writer.connect()
  const ending = new AbortController()
  let written = 0
  const writes = (async () => {
    while (!ending.signal.aborted) {
      await writer.query(
        `with a as (insert into public.pairs select i, null from generate_series(1, 500) i returning 1)
         insert into public.pairs select null, i from generate_series(1, 500) i`,
      )
      written += 1
    }
  })()
  await expect.poll(() => written).toBeGreaterThan(3)
  const { manifest, copied } = await takeBackup(vault, source.ownerUrl)
  const during = written
  ending.abort()
  await writes
  await writer.end()
  expect(during).toBeGreaterThan(4)
  expect(copied).toBe(1)
  const restored = await restore<{ left: number; right: number }>(
    'first',
    'select count(left_side)::int as left, count(right_side)::int as right from public.pairs',
  )
  expect(restored.manifest.id).toBe(manifest.id)
  const [sums] = restored.found
  expect(sums!.left).toBe(sums!.right)
  expect(sums!.left).toBeGreaterThan(0)
  expect(readFileSync(at(`first/files/${stored}`), 'utf8')).toBe('a file')
  expect(readFileSync(at('first/app-secret'), 'utf8').trim()).toBe(testSecret)
  await owner.query('drop table public.pairs')
})

test('a restore stops at a moment: what was written before it is there, what came after it is not', async () => {
  await note('in the backup')
  await takeBackup(vault, source.ownerUrl)
  await note('before the moment')
  await pause(30)
  const moment = (await owner.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]!.now
  await pause(30)
  await note('after the moment')
  const segment = (await owner.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')).rows[0]!.name
  await expect.poll(async () => existsSync(at(`data/postgres/itqan-log/${segment}`)), { timeout: 20_000 }).toBe(true)
  expect(await sendSegments(vault, env().dataDir)).toContain(segment)
  expect(readdirSync(at('data/postgres/itqan-log'))).not.toContain(segment)
  expect(await notesIn('moment', { to: moment })).toEqual(['in the backup', 'before the moment'])
  expect(await notesIn('latest', { to: 'latest' })).toEqual(['in the backup', 'before the moment', 'after the moment'])
  await expect(notesIn('never', { to: new Date(Date.now() + 3600_000) })).rejects.toThrow(
    /^The log ends before this time/,
  )
  await expect(notesIn('never', { to: new Date('2020-01-01') })).rejects.toThrow(/^The oldest backup is of 20/)
  expect(readdirSync(at('never'))).toEqual([])
}, 300_000)

test('a restored installation goes on in a log of its own', async () => {
  setEnv(settingsFor('latest'))
  const copy = await startEmbedded(at('latest'), await freePort(), fast)
  try {
    const { manifest } = await takeBackup(vault, copy.ownerUrl)
    expect(manifest.log!.archive).not.toBe(readFileSync(at('data/log-archive-id'), 'utf8').trim())
  } finally {
    await copy.stop()
    setEnv(settingsFor('data'))
  }
})

test('a file that is stored once is copied once, also under two names', async () => {
  await upload('the same')
  await upload('the same')
  const saved = new Map<string, SavedFile>()
  const files = filePlace('folder')
  expect(await copyFiles(vault, files, saved, new Map())).toBe(2)
  expect(await copyFiles(vault, files, new Map(), saved)).toBe(0)
})

test('a filled folder, a wrong key and a missing key are refused, and nothing is written', async () => {
  await expect(notesIn('data', {})).rejects.toThrow(/is not empty/)
  const place = folderPlace(at('backups'))
  const other = randomBytes(32).toString('base64')
  await expect(openVault(place, { key: other }, true)).rejects.toThrow(/^The key or passphrase is not the one/)
  await expect(openVault(place, {}, true)).rejects.toThrow(/^A backup needs a key/)
  await expect(openVault(folderPlace(at('nothing')), { key }, false)).rejects.toThrow(/^There are no backups/)
  expect(existsSync(at('nothing'))).toBe(false)
})

test('a passphrase opens what it sealed, another one and a short one do not', async () => {
  const place = folderPlace(at('by-passphrase'))
  const [good, bad, short] = ['good', 'bad', 'short'].map(at) as [string, string, string]
  writeFileSync(good, 'a passphrase that is long\n')
  writeFileSync(bad, 'another passphrase here\n')
  writeFileSync(short, 'short\n')
  const made = await openVault(place, { passphraseFile: good }, true)
  expect(await openVault(place, { passphraseFile: good }, false)).toMatchObject({ contents: made.contents })
  await expect(openVault(place, { passphraseFile: bad }, false)).rejects.toThrow(/is not the one/)
  await expect(openVault(place, { passphraseFile: short }, false)).rejects.toThrow(/fewer than 16/)
  await expect(openVault(place, { key }, false)).rejects.toThrow(/BACKUP_PASSPHRASE_FILE/)
})

test('no byte of names, rows, files or keys is readable in a backup', async () => {
  const stored = await entriesOf(vault.place, '')
  const all = Buffer.concat(stored.map(({ name }) => readFileSync(at(`backups/${name}`))))
  for (const secret of ['in the backup', 'the same', testSecret, key, 'kysely_migration', 'PG_VERSION'])
    expect(all.includes(secret)).toBe(false)
})

test('an altered byte, a cut and an exchanged object are refused by the check, and by a restore, which leaves the folder empty', async () => {
  const { manifest } = await takeBackup(vault, source.ownerUrl)
  const [part, list, one, other] = [
    manifest.parts[0]!.name,
    `backups/${manifest.id}/manifest`,
    ...new Set(manifest.files.map(({ object }) => object)),
  ].map((name) => at(`backups/${name}`)) as [string, string, string, string]
  const flipped = (whole: Buffer) => {
    const bytes = Buffer.from(whole)
    bytes[Math.floor(whole.length / 2)]! ^= 1
    return bytes
  }
  const faults: [string, (whole: Buffer) => Buffer][] = [
    [part, flipped],
    [part, (whole) => whole.subarray(0, -1)],
    [list, flipped],
    [list, (whole) => whole.subarray(0, 8)],
    [one, flipped],
    [one, (whole) => whole.subarray(0, -21)],
    [one, () => readFileSync(other)],
  ]
  for (const [file, fault] of faults) {
    const whole = readFileSync(file)
    writeFileSync(file, fault(whole))
    await expect(verifyBackups(vault, manifest.id)).rejects.toThrow(/altered or cut/)
    writeFileSync(file, whole)
  }
  const whole = readFileSync(part)
  writeFileSync(part, flipped(whole))
  await expect(notesIn('refused', {})).rejects.toThrow(/altered or cut/)
  expect(readdirSync(at('refused'))).toEqual([])
  writeFileSync(part, whole)
  await expect(verifyBackups(vault, manifest.id)).resolves.toMatchObject([{ id: manifest.id }])
})

test('the newest are kept; older ones, their files and the log before them are removed', async () => {
  const ids = await backupIds(vault)
  for (const { name } of await entriesOf(vault.place, '')) utimesSync(at(`backups/${name}`), 1e9, 1e9)
  const removed = await pruneBackups(vault, 1)
  expect(removed.backups).toBe(ids.length - 1)
  expect(removed.segments).toBeGreaterThan(0)
  expect(await backupIds(vault)).toEqual(ids.slice(-1))
  await expect(verifyBackups(vault)).resolves.toHaveLength(1)
})
