import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#/platform/free-port.server.ts'
import { folderInMemory } from '#/scripts/folder-in-memory.ts'
import { type Embedded, type EmbeddedNews, startEmbedded } from './embedded.server.ts'

const scratch = folderInMemory('itqan-embedded')
const endings: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of endings.toReversed()) await end()
  fs.rmSync(scratch, { recursive: true, force: true })
})

const speed = ['-c', 'fsync=off', '-c', 'max_connections=20', '-c', 'shared_buffers=16MB']
async function start(folder: string, tell?: (news: EmbeddedNews) => void, port?: number): Promise<Embedded> {
  const embedded = await startEmbedded(folder, port ?? (await freePort()), speed, tell)
  endings.push(() => embedded.stop())
  return embedded
}

/** Starts another process with the folder's database; returns its port. */
function otherProcess(folder: string): { child: ChildProcess; port: Promise<number> } {
  const child = spawn(process.execPath, [resolve('tests/database-process.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endings.push(async () => void child.kill('SIGKILL'))
  return { child, port: once(child.stdout, 'data').then(([text]) => Number(String(text))) }
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<{ value: unknown }>(text)).rows.map(({ value }) => value)
  } finally {
    await client.end()
  }
}
const soon = { timeout: 60_000, interval: 100 }
const pidOf = (folder: string) =>
  Number(fs.readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

test('a copy of the folder of a running database starts a database of its own, and what is written does not mix', async () => {
  const folder = join(scratch, 'original')
  const original = await start(folder)
  await ask(original.ownerUrl, 'create table notes (value text)')
  await ask(original.ownerUrl, 'checkpoint')
  const copied = join(scratch, 'copy')
  fs.cpSync(folder, copied, { recursive: true })
  const copy = await start(copied)
  expect(copy.port).not.toBe(original.port)
  await ask(original.ownerUrl, `insert into notes values ('production')`)
  await ask(copy.ownerUrl, `insert into notes values ('rehearsal')`)
  expect(await ask(original.ownerUrl, 'select value from notes')).toEqual(['production'])
  expect(await ask(copy.ownerUrl, 'select value from notes')).toEqual(['rehearsal'])
  expect(await ask(copy.ownerUrl, `select current_setting('data_directory') as value`)).toEqual([
    join(copied, 'postgres'),
  ])
})

test('a database whose process is killed is started again on the same port', async () => {
  const news: string[] = []
  const embedded = await start(join(scratch, 'killed'), ({ state }) => void news.push(state))
  await ask(embedded.ownerUrl, 'create table notes as select 7 as value')
  const lasting = new pg.Pool({ connectionString: embedded.ownerUrl })
  lasting.on('error', () => {})
  await lasting.query('select 1')
  process.kill(pidOf(join(scratch, 'killed')), 'SIGKILL')
  const read = () =>
    lasting.query<{ value: number }>('select value from notes').then(({ rows }) => rows[0]?.value, String)
  await expect.poll(read, soon).toBe(7)
  await expect.poll(() => news.at(-1), soon).toBe('back')
  expect(news[0]).toBe('lost')
  await lasting.end()
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a process that joined the database of another one serves on when that one ends by %s',
  async (signal) => {
    const folder = join(scratch, signal)
    const owner = otherProcess(folder)
    const port = await owner.port
    const joiner = await start(folder)
    expect(joiner.port).toBe(port)
    await ask(joiner.ownerUrl, 'create table notes as select 7 as value')
    const before = pidOf(folder)
    owner.child.kill(signal)
    await once(owner.child, 'exit')
    const read = () => ask(joiner.ownerUrl, 'select value from notes').catch(String)
    await expect
      .poll(() => fs.existsSync(join(folder, 'postgres/postmaster.pid')) && pidOf(folder), soon)
      .not.toBe(before)
    await expect.poll(read, soon).toEqual([7])
  },
)

test('a first start that is killed while the database is made leaves nothing that keeps the next one from starting', async () => {
  const folder = join(scratch, 'interrupted')
  const inDraft = (name: string) =>
    fs.existsSync(folder) &&
    fs.readdirSync(folder).some((draft) => draft.startsWith('postgres.new') && fs.existsSync(join(folder, draft, name)))
  const isMade = () => fs.existsSync(join(folder, 'postgres'))
  /** Kills a start once its draft has the file; false: a busy machine looked too late, and the database was made. */
  const interrupted = async (sign: string): Promise<boolean> => {
    const { child } = otherProcess(folder)
    await expect.poll(() => inDraft(sign) || isMade(), { timeout: 60_000, interval: 2 }).toBe(true)
    child.kill('SIGKILL')
    await once(child, 'exit')
    if (!isMade()) return true
    fs.rmSync(folder, { recursive: true, force: true })
    return false
  }
  for (const sign of ['', 'PG_VERSION', 'global/pg_control', 'base/1/PG_VERSION', 'base/4'])
    await expect.poll(() => interrupted(sign), { timeout: 120_000 }).toBe(true)
  const { ownerUrl, stop } = await start(folder)
  expect(await ask(ownerUrl, 'select 1 as value')).toEqual([1])
  await stop()
  const left = async () => {
    // an orphaned process may still be working on its draft
    await startEmbedded(folder, await freePort(), speed).then((again) => again.stop())
    return fs.readdirSync(folder).toSorted()
  }
  await expect.poll(left, soon).toEqual(['postgres', 'postgres-password', 'postgres.lock'])
})

/** Removes access rights, and as root the owner too. */
const strange = (folder: string, uid: number): void => {
  for (const name of fs.readdirSync(folder, { recursive: true }) as string[]) {
    const entry = join(folder, name)
    fs.chmodSync(entry, fs.statSync(entry).isDirectory() ? 0o755 : 0o444)
    if (process.getuid!() === 0) fs.chownSync(entry, uid, uid)
  }
}

test.each([
  ['owned by root, in a folder open to others', 0, 0o755],
  ['owned by an ordinary user, in a folder open to others', 12_345, 0o755],
  ['owned by an ordinary user, in a folder closed to others', 12_345, 0o700],
])('a restored folder %s starts, without its password file too', async (_, uid, mode) => {
  const folder = join(scratch, `restored-${uid}-${mode}`)
  fs.chmodSync(scratch, mode)
  const first = await startEmbedded(folder, await freePort(), speed)
  await ask(first.ownerUrl, 'create table notes as select 7 as value')
  await first.stop()
  fs.rmSync(join(folder, 'postgres-password'))
  strange(folder, uid)
  const restored = await start(folder)
  expect(await ask(restored.ownerUrl, 'select value from notes')).toEqual([7])
})

test('a folder that holds something else, and a port that is taken, stop the start with a sentence', async () => {
  const folder = join(scratch, 'something-else')
  fs.mkdirSync(join(folder, 'postgres'), { recursive: true })
  fs.writeFileSync(join(folder, 'postgres/notes.txt'), 'kept')
  await expect(start(folder)).rejects.toThrow(/is not empty and holds no database .* restore it whole from a backup/)
  expect(fs.readFileSync(join(folder, 'postgres/notes.txt'), 'utf8')).toBe('kept')
  const taken = (await start(join(scratch, 'taken'))).port
  await expect(start(join(scratch, 'too-late'), undefined, taken)).rejects.toThrow(
    `The port ${taken} is taken, so the embedded PostgreSQL cannot listen: free it, or choose another DATABASE_PORT.`,
  )
})
