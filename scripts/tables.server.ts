import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { startEmbedded } from '#/db/embedded.server.ts'
import { freePort } from '#/platform/free-port.server.ts'

export const tablesFile = join(import.meta.dirname, '../db/tables.ts')

/** The driver's parsers decide what a value is in JavaScript; the generated types are made to say the same. */
const asParsed = (text: string): string =>
  text
    .replace(/export type Timestamp = .*/, 'export type Timestamp = ColumnType<string, Date | string, Date | string>')
    .replace(/export type Int8 = .*/, 'export type Int8 = ColumnType<number, number, number>')
    .replace(/export type Numeric = .*/, 'export type Numeric = ColumnType<number, number, number>')

/** What db/tables.ts must say of a migrated database. */
export function tablesOf(ownerUrl: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'itqan-tables-'))
  const out = join(folder, 'tables.ts')
  const about = ['--dialect', 'postgres', '--url', ownerUrl, '--default-schema', 'app', '--include-pattern', 'app.*']
  const cli = join(import.meta.dirname, '../node_modules/kysely-codegen/dist/cli/bin.js')
  try {
    const run = spawnSync(process.execPath, [cli, ...about, '--out-file', out], { encoding: 'utf8' })
    if (run.status !== 0) throw new Error(run.stderr || run.stdout)
    return asParsed(readFileSync(out, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes db/tables.ts from a freshly migrated database. */
async function writeTables(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'itqan-tables-'))
  const embedded = await startEmbedded(folder, await freePort())
  try {
    await prepareDatabase(embedded.ownerUrl)
    writeFileSync(tablesFile, tablesOf(embedded.ownerUrl))
  } finally {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) await writeTables()
