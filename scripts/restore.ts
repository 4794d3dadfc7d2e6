// Restores: npm run restore [-- --from PLACE] [--backup ID] [--to-time 2026-11-30T12:00:00Z | latest] into an empty DATA_DIR.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { AppError } from '#/domain/errors.ts'
import { StartError } from '#/domain/start-error.ts'
import { env, readEnv, setEnv } from '#/platform/env.server.ts'
import { checkInvariants, type Invariant } from '#/server/backup/invariants.ts'
import { backupVault } from '#/server/backup/place.ts'
import { refuseFilled, restoreBackup, type Restored } from '#/server/backup/restore-backup.ts'

/** Settings without making a secret: that of the backup is put in place. */
function readSettings(): void {
  const dataDir = resolve(process.env['DATA_DIR'] || 'var')
  refuseFilled(dataDir)
  const placeholder = 'set by the backup that is restored'
  setEnv(readEnv({ ...process.env, APP_SECRET: process.env['APP_SECRET'] || placeholder }))
  if (env().DATABASE_URL)
    throw new StartError('DATABASE_URL is set: restore that PostgreSQL with its own tools, and leave it out here.')
}

function timeOf(text: string | undefined): Date | 'latest' | undefined {
  if (text === undefined || text === 'latest') return text
  const time = new Date(text)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(time.getTime()))
    return time
  throw new StartError('--to-time needs a time with its zone, such as 2026-11-30T12:00:00Z, or latest.')
}

/** Prints what was restored. Returns whether every rule holds. */
function print({ manifest, segments, files, found }: Restored<Invariant[]>, to: Date | 'latest' | undefined): boolean {
  const moment = to instanceof Date ? ` up to ${to.toISOString()}` : to ? ' up to the end of the log' : ''
  console.log(`Restored ${manifest.id} of ${manifest.finishedAt}${moment} into ${env().dataDir}.`)
  console.log(`${files} files, ${segments} segments of the log. The program was version ${manifest.program}.`)
  for (const { name, faults } of found) {
    console.log(`${faults.length === 0 ? 'holds ' : 'BROKEN'}  ${name}`)
    for (const fault of faults) console.log(`        ${fault}`)
  }
  if (process.env['APP_SECRET'] && process.env['APP_SECRET'] !== manifest.secret)
    console.log('APP_SECRET is another one than that of the backup: take it out, or the start is refused.')
  return found.every(({ faults }) => faults.length === 0)
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, backup: { type: 'string' }, 'to-time': { type: 'string' } },
  })
  const to = timeOf(values['to-time'])
  readSettings()
  const vault = await backupVault({ to: values.from, make: false })
  return print(await restoreBackup(vault, env().dataDir, { id: values.backup, to }, checkInvariants), to)
}

try {
  process.exit((await main()) ? 0 : 2)
} catch (error) {
  if (error instanceof AppError) console.error(`The place of backups does not work: ${error.code}.`)
  else console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
