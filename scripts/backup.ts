// Backups: npm run backup [-- --to PLACE] [--keep 14] [--list] [--verify [ID]].
import { parseArgs } from 'node:util'
import { startEmbedded } from '#/db/embedded.server.ts'
import { AppError } from '#/domain/errors.ts'
import { StartError } from '#/domain/start-error.ts'
import { env } from '#/platform/env.server.ts'
import { freePort } from '#/platform/free-port.server.ts'
import { archiveFlags } from '#/server/backup/log-archive.ts'
import { backupIds, readManifest } from '#/server/backup/manifest.ts'
import { backupVault } from '#/server/backup/place.ts'
import { pruneBackups } from '#/server/backup/prune.ts'
import { takeBackup } from '#/server/backup/take-backup.ts'
import type { Vault } from '#/server/backup/vault.ts'
import { verifyBackups } from '#/server/backup/verify-backup.ts'
import { startSentence } from '#/server/start-sentence.ts'

const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

async function take(vault: Vault, keep: number | null): Promise<void> {
  const { DATABASE_URL, DATABASE_PORT, dataDir } = env()
  if (DATABASE_URL)
    throw new StartError(
      'DATABASE_URL is set: back up that PostgreSQL with its own tools, and the files with npm run files. See docs/operations/backup.md.',
    )
  const embedded = await startEmbedded(dataDir, DATABASE_PORT ?? (await freePort()), archiveFlags())
  try {
    const started = performance.now()
    const { manifest, copied } = await takeBackup(vault, embedded.ownerUrl)
    const stored = sum(manifest.parts.map(({ bytes }) => bytes))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `Backup ${manifest.id}: database ${megabytes(manifest.databaseBytes)} (stored ${megabytes(stored)}), ${manifest.files.length} files (${copied} new), ${seconds} s.`,
    )
  } finally {
    await embedded.stop()
  }
  if (keep === null) return
  const removed = await pruneBackups(vault, keep)
  console.log(`Removed: ${removed.backups} backups, ${removed.objects} files, ${removed.segments} segments of the log.`)
}

async function list(vault: Vault): Promise<void> {
  for (const id of await backupIds(vault)) {
    const { finishedAt, databaseBytes, files, migrations } = await readManifest(vault, id)
    console.log(`${id}  ${finishedAt}  ${megabytes(databaseBytes)}  ${files.length} files  ${migrations.at(-1)}`)
  }
}

async function verify(vault: Vault, id: string | undefined): Promise<void> {
  for (const { id: each, files, segments } of await verifyBackups(vault, id))
    console.log(`${each}: every byte opens, ${files} files${segments > 0 ? `, ${segments} segments of the log` : ''}.`)
}

const keepOf = (text: string | undefined): number | null => {
  if (text === undefined) return null
  const keep = Number(text)
  if (Number.isInteger(keep) && keep >= 1) return keep
  throw new StartError('--keep needs a number of backups, such as --keep 14.')
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      list: { type: 'boolean' },
      verify: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const keep = keepOf(values.keep)
  const vault = await backupVault({ to: values.to, make: !values.list && !values.verify })
  if (values.list) await list(vault)
  else if (values.verify) await verify(vault, positionals[0])
  else await take(vault, keep)
}

try {
  await main()
  process.exit(0)
} catch (error) {
  if (error instanceof AppError) console.error(`The place of backups does not work: ${error.code}.`)
  else console.error(error instanceof StartError ? error.message : (startSentence(error, env()) ?? error))
  process.exit(1)
}
