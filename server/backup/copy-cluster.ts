import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartError } from '#/domain/start-error.ts'
import { messageBytes } from './sealed-stream.ts'
import { segmentsBetween } from './log-segments.ts'

/** Folders of a running server, whose content is left out: slots, locks, and the log, which is added at the end. */
const emptied = /^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)$/
const ours = /^itqan-/
/** Files of a running server. */
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|recovery\.signal|(.*\/)?(pgsql_tmp.*|pg_internal\.init.*))$/
const controlFile = 'global/pg_control'

/** A message of the stream: a kind, and its content. An entry's bytes follow it. */
const kinds = { folder: 1, file: 2, bytes: 3 } as const
const message = (kind: keyof typeof kinds, content: Uint8Array | string): Buffer =>
  Buffer.concat([Buffer.from([kinds[kind]]), typeof content === 'string' ? Buffer.from(content) : content])

export type ClusterEntry = { kind: 'folder' | 'file'; path: string } | { kind: 'bytes'; bytes: Uint8Array }
/** Reads a message of the stream. */
export function readEntry(bytes: Uint8Array): ClusterEntry {
  const content = bytes.subarray(1)
  if (bytes[0] === kinds.bytes) return { kind: 'bytes', bytes: content }
  return { kind: bytes[0] === kinds.folder ? 'folder' : 'file', path: Buffer.from(content).toString('utf8') }
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function* textFile(path: string, text: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield message('file', path)
  if (text.length > 0) yield message('bytes', text)
}

/** A file as it is; one that the server removes meanwhile is left out, as its log says so too. */
async function* fileBytes(top: string, path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(join(top, path), 'r').catch((error: unknown) => {
    if (isGone(error)) return null
    throw error
  })
  if (!handle) return
  try {
    yield message('file', path)
    const buffer = Buffer.allocUnsafe(messageBytes - 1)
    const { size } = await handle.stat()
    for (let at = 0; at < size;) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, at)
      if (bytesRead === 0) return
      yield message('bytes', buffer.subarray(0, bytesRead))
      at += bytesRead
    }
  } finally {
    await handle.close()
  }
}

async function* folderEntries(top: string, below: string): AsyncGenerator<Uint8Array> {
  const items = await readdir(join(top, below), { withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return []
    throw error
  })
  for (const item of items) {
    const path = below ? `${below}/${item.name}` : item.name
    if (below === 'pg_tblspc')
      throw new StartError('The database has a tablespace outside its folder: copy it with tools of your own.')
    if (item.isDirectory()) {
      if (ours.test(path)) continue
      yield message('folder', path)
      if (!emptied.test(path)) yield* folderEntries(top, path)
    } else if (item.isFile() && path !== controlFile && !leftOut.test(path)) yield* fileBytes(top, path)
  }
}

/** Copied small files beside the database: the password in the copy must fit to the copied database. */
const besides = ['postgres-password', 'activity-anchors.log'] as const
async function* filesBeside(dataDir: string): AsyncGenerator<Uint8Array> {
  for (const name of besides) yield* fileBytes(dataDir, name)
}

/** Facts of a finished copy. */
export type ClusterFacts = { first: string; last: string; bytes: number }

/**
 * Copies the running embedded database: files while they change, then the log that makes them whole. A replication slot
 * of this session keeps that log until it is copied. Paths are relative to DATA_DIR.
 */
export async function* copyCluster(ownerUrl: string, dataDir: string, facts: ClusterFacts): AsyncGenerator<Uint8Array> {
  const data = join(dataDir, 'postgres')
  const client = new pg.Client({ connectionString: ownerUrl, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    const slot = `itqan_backup_${process.pid}_${Date.now()}`
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    const started = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('itqan', true)) as segment`,
    )
    facts.first = started.rows[0]!.segment
    const below = async function* (messages: AsyncIterable<Uint8Array>) {
      for await (const each of messages) {
        const entry = readEntry(each)
        if (entry.kind === 'bytes') facts.bytes += entry.bytes.length
        yield entry.kind === 'bytes' ? each : message(entry.kind, `postgres/${entry.path}`)
      }
    }
    yield message('folder', 'postgres')
    yield* below(folderEntries(data, ''))
    yield* below(fileBytes(data, controlFile))
    const stopped = await client.query<{ segment: string; label: string }>(
      'select pg_walfile_name(lsn) as segment, labelfile as label from pg_backup_stop(false)',
    )
    const { segment: last, label } = stopped.rows[0]!
    facts.last = last
    yield* below(textFile('backup_label', label))
    for (const segment of segmentsBetween(facts.first, last)) yield* below(fileBytes(data, `pg_wal/${segment}`))
    yield* filesBeside(dataDir)
  } finally {
    await client.end()
  }
}
