import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { prepareDatabase } from '#/server/database-ready.server.ts'
import { startEmbedded } from '#/db/embedded.server.ts'
import { freePort } from '#/platform/free-port.server.ts'

export const tablesFile = join(import.meta.dirname, '../db/tables.ts')

/** Types of values after the driver's parsers. */
const asParsed = (text: string): string =>
  text
    .replace(/export type Timestamp = .*/, 'export type Timestamp = ColumnType<string, Date | string, Date | string>')
    .replace(/export type Int8 = .*/, 'export type Int8 = ColumnType<number, number, number>')
    .replace(/export type Numeric = .*/, 'export type Numeric = ColumnType<number, number, number>')

/** The values a CHECK constraint allows in one text column, as PostgreSQL prints `column in ('a', 'b')`. */
const allowedValues = /^CHECK \(\((\w+) = ANY \(ARRAY\[((?:'[^']+'::text(?:, )?)+)\]\)\)\)$/

type Column = { table: string; column: string; union: string }

async function columnsWithValues(ownerUrl: string): Promise<Column[]> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string; check: string }>(
      `select t.relname as table, pg_get_constraintdef(c.oid) as check from pg_constraint c join pg_class t on t.oid = c.conrelid
       where c.contype = 'c' and c.connamespace = 'app'::regnamespace order by t.relname, c.conname`,
    )
    return rows.flatMap(({ table, check }) => {
      const [, column, values] = allowedValues.exec(check) ?? []
      return column && values ? [{ table, column, union: values.replaceAll('::text', '').replaceAll(', ', ' | ') }] : []
    })
  } finally {
    await client.end()
  }
}

/** Puts a column's values in place of `string` in its table's interface. */
function withUnion(text: string, { table, column, union }: Column): string {
  const name = new RegExp(`^  ${table}: (\\w+);$`, 'm').exec(text)?.[1]
  const start = text.indexOf(`export interface ${name} {`)
  const end = text.indexOf('\n}', start)
  const body = text.slice(start, end)
  const typed = body.replace(new RegExp(`(\\n  ${column}: (?:Generated<)?)string\\b`), (_, before) => before + union)
  if (typed === body) throw new Error(`${table}.${column} is not a text column of the generated tables`)
  return text.slice(0, start) + typed + text.slice(end)
}

/** Generates db/tables.ts from a migrated database. */
export async function tablesOf(ownerUrl: string): Promise<string> {
  const columns = await columnsWithValues(ownerUrl)
  const folder = mkdtempSync(join(tmpdir(), 'itqan-tables-'))
  const out = join(folder, 'tables.ts')
  const about = ['--dialect', 'postgres', '--url', ownerUrl, '--default-schema', 'app', '--include-pattern', 'app.*']
  const cli = join(import.meta.dirname, '../node_modules/kysely-codegen/dist/cli/bin.js')
  try {
    const run = spawnSync(process.execPath, [cli, ...about, '--out-file', out], { encoding: 'utf8' })
    if (run.status !== 0) throw new Error(run.stderr || run.stdout)
    return columns.reduce(withUnion, asParsed(readFileSync(out, 'utf8')))
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
    writeFileSync(tablesFile, await tablesOf(embedded.ownerUrl))
  } finally {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) await writeTables()
