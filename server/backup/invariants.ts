import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type pg from 'pg'
import type { SavedFile } from './manifest.ts'

/** A rule that must hold of the data, and what breaks it: names and numbers, at most twenty. */
export type Invariant = { name: string; faults: string[] }
const mostFaults = 20

/** Rules as statements that return what breaks them. */
const statements: Record<string, string> = {
  'row-level security is enabled and forced': `
    select relname::text as fault from pg_class where relnamespace in ('app'::regnamespace, 'priv'::regnamespace)
      and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`,
  'every booking balances': `
    select booking_id::text as fault from app.journal_lines group by booking_id having sum(amount) <> 0
    union all select id::text from app.journal_entries e
      where not exists (select from app.journal_lines l where l.booking_id = e.id)`,
  'numbers of tax documents have no gap': `
    select left(number, -6) || ': ' || count(*) || ' documents, last number ' || max(right(number, 6)) as fault
    from app.invoices where number is not null group by left(number, -6)
    having count(*) <> max(right(number, 6)::int) or min(right(number, 6)::int) <> 1 or count(distinct number) <> count(*)`,
  'each tax document follows the one before it': `
    select number || ' does not follow ' || coalesce(previous, 'another one') as fault from (
      select number, counter, previous_hash, lag(hash) over w as before, lag(number) over w as previous, lag(counter) over w as last
      from app.invoices where number is not null window w as (partition by unit_id order by counter)) chain
    where last is not null and (counter <> last + 1 or previous_hash is distinct from before)`,
  'indexes, constraints and triggers are in force': `
    select indexrelid::regclass::text as fault from pg_index where not indisvalid
    union all select conrelid::regclass || '.' || conname from pg_constraint where not convalidated
    union all select tgrelid::regclass || '.' || tgname from pg_trigger where tgenabled = 'D'`,
}

async function faultsOf(client: pg.Client, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(`select fault from (${statement}) f limit ${mostFaults}`)
  return rows.map(({ fault }) => fault)
}

const migrationsFolder = resolve(import.meta.dirname, '../../db/migrations')

/** Migrations of the database that this program does not know; those that it lacks are done at the next start. */
async function unknownMigrations(client: pg.Client): Promise<string[]> {
  const known = new Set((await readdir(migrationsFolder)).map((name) => name.replace(/\.sql$/, '')))
  const { rows } = await client.query<{ name: string }>('select name from migrations.kysely_migration order by name')
  return rows.map(({ name }) => name).filter((name) => !known.has(name))
}

/** Rows that name a file which is missing, or of another content. */
async function missingFiles(client: pg.Client, files: ReadonlyMap<string, SavedFile>): Promise<string[]> {
  const { rows } = await client.query<{ key: string; hash: string | null; table: string }>(
    // the hash of a picture is that of the upload, which was made smaller
    `select storage_key as key, sha256 as hash, 'files' as table from app.files
     union all select storage_key, sha256, 'library_files' from app.library_files
     union all select storage_key, null, 'media' from app.media`,
  )
  return rows.flatMap(({ key, hash, table }) => {
    const found = files.get(key)
    if (!found) return [`${table}: ${key} is missing`]
    return hash === null || found.sha256 === hash ? [] : [`${table}: ${key} has another content`]
  })
}

/** Checks the rules on a database as its owner. `files`: the stored files, by key. */
export async function checkInvariants(client: pg.Client, files: ReadonlyMap<string, SavedFile>): Promise<Invariant[]> {
  const found: Invariant[] = []
  for (const [name, statement] of Object.entries(statements))
    found.push({ name, faults: await faultsOf(client, statement) })
  found.push({ name: 'this program knows every migration', faults: await unknownMigrations(client) })
  found.push({ name: 'every file that a row names is there', faults: await missingFiles(client, files) })
  return found.map(({ name, faults }) => ({ name, faults: faults.slice(0, mostFaults) }))
}
