import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { startEmbedded } from '#/db/embedded.server.ts'
import { freePort } from '#/platform/free-port.server.ts'

const target = join(import.meta.dirname, '../db/tables.ts')

/** The driver's parsers decide what a value is in JavaScript; the generated types are made to say the same. */
const asParsed = (text: string): string =>
  text
    .replace(/export type Timestamp = .*/, 'export type Timestamp = ColumnType<string, Date | string, Date | string>')
    .replace(/export type Int8 = .*/, 'export type Int8 = ColumnType<number, number, number>')
    .replace(/export type Numeric = .*/, 'export type Numeric = ColumnType<number, number, number>')

/** Writes db/tables.ts from a freshly migrated database, or with `check` only compares. Answers whether they were equal. */
export async function generateTables(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'itqan-tables-'))
  const embedded = await startEmbedded(folder, await freePort())
  try {
    await prepareDatabase(embedded.ownerUrl)
    const out = join(folder, 'tables.ts')
    const args = [
      '--dialect',
      'postgres',
      '--url',
      embedded.ownerUrl,
      '--default-schema',
      'app',
      '--include-pattern',
      'app.*',
    ]
    const cli = join(import.meta.dirname, '../node_modules/kysely-codegen/dist/cli/bin.js')
    const run = spawnSync(process.execPath, [cli, ...args, '--out-file', out], { encoding: 'utf8' })
    if (run.status !== 0) throw new Error(run.stderr || run.stdout)
    const fresh = asParsed(readFileSync(out, 'utf8'))
    const same = readFileSync(target, { encoding: 'utf8', flag: 'a+' }) === fresh
    if (!check) writeFileSync(target, fresh)
    return same
  } finally {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check')
  const same = await generateTables(check)
  if (check && !same) {
    console.error('db/tables.ts is not what the migrations make: run `npm run tables`.')
    process.exitCode = 1
  }
}
