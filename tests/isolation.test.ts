import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase, readAs, type Principal as Asker } from '#/db/database.server.ts'
import type { ReadManner } from '#/db/row-level-security.server.ts'
import { fillEveryTable } from './isolation-fixtures.ts'
import { expectedMatrix } from './isolation-matrix.ts'
import { allTables, probe } from './isolation-probe.ts'
import { world } from './world.ts'

const w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })
await w.owner.query('delete from app.bank_questions')
await w.owner.query('delete from app.questionnaires')
await w.owner.query('delete from app.questionnaire_drafts')
const admin = await w.admin()
const [clientA, clientB] = [await w.client({ company: 'A' }), await w.client({ company: 'B' })]
const [shopperA, shopperB, outsider] = [await w.freelancer(), await w.freelancer(), await w.freelancer()]
await fillEveryTable(w.owner, { tag: 'A', client: clientA, shopper: shopperA, admin })
await fillEveryTable(w.owner, { tag: 'B', client: clientB, shopper: shopperB, admin })

const app = new pg.Client({ connectionString: w.appUrl })
await app.connect()
afterAll(() => app.end())

const identities = {
  nobody: { role: 'none', userId: '' },
  visitor: { role: 'itqan_visitor', userId: '' },
  clientA: { role: 'itqan_client', userId: clientA.id },
  clientB: { role: 'itqan_client', userId: clientB.id },
  shopperA: { role: 'itqan_shopper', userId: shopperA.id },
  outsider: { role: 'itqan_shopper', userId: outsider.id },
  admin: { role: 'itqan_admin', userId: admin.id },
}
type Principal = keyof typeof identities

/** Rows by tenant: those that reference its people or carry its tag. */
async function rowsByTenant(table: string): Promise<Record<'A' | 'B', Record<string, unknown>[]>> {
  const { rows } = await w.owner.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from app.${table} t`,
  )
  const marks = { A: [clientA.id, shopperA.id, '00000000000a'], B: [clientB.id, shopperB.id, '00000000000b'] }
  const tags = { A: /"(A|T-A|AA-2027|private-or-public-A)"/, B: /"(B|T-B|BB-2027|private-or-public-B)"/ }
  const belongs = (row: unknown, tag: 'A' | 'B') => {
    const text = JSON.stringify(row)
    return marks[tag].some((mark) => text.includes(mark)) || tags[tag].test(text)
  }
  const of = (tag: 'A' | 'B') => rows.map(({ row }) => row).filter((row) => belongs(row, tag))
  return { A: of('A'), B: of('B') }
}

const tables = await allTables(w.owner)
/** Tables whose rows belong to no company. */
const sharedTables = new Set(['tallies', 'role_capabilities'])

test('every table of the catalogue is classified, and none that is gone', () => {
  expect(tables.map((table) => table.name).sort()).toEqual(Object.keys(expectedMatrix).sort())
})

test.each(tables)('$name: each principal reaches exactly the rows of the matrix', async (table) => {
  const rows = sharedTables.has(table.name) ? await sharedRows(table.name) : await rowsByTenant(table.name)
  expect([rows.A.length > 0, rows.B.length > 0], 'a row for each tenant').toEqual([true, true])
  const found: string[] = []
  for (const identity of Object.values(identities))
    found.push(
      await probe(
        w.owner,
        app,
        table,
        { ...identity, role: identity.role === 'none' ? 'itqan_app' : identity.role },
        rows,
      ),
    )
  expect(found).toEqual(expectedMatrix[table.name])
})

/** How many rows of each table a role may read, in one statement. */
async function countAll(role: string): Promise<string> {
  const { rows } = await w.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and (has_table_privilege($1, c.oid, 'select') or has_any_column_privilege($1, c.oid, 'select')) order by 1`,
    [role],
  )
  return rows.map(({ name }) => `select '${name}' as name, count(*) as rows from app.${name}`).join(' union all ')
}

const askers: [Exclude<Principal, 'nobody'>, Asker][] = [
  ['visitor', null],
  ['clientA', clientA],
  ['clientB', clientB],
  ['shopperA', shopperA],
  ['outsider', outsider],
  ['admin', admin],
]
test.each<ReadManner>(['one-trip', 'transaction'])(
  'reads %s show each principal as many rows as its identity may see',
  async (manner) => {
    await closeDatabase()
    openDatabase(w.appUrl, 10, () => {}, manner)
    for (const [name, asker] of askers) {
      const { role, userId } = identities[name]
      const counts = await countAll(role)
      await app.query('begin')
      await app.query(`select set_config('role', $1, true), set_config('app.user_id', $2, true)`, [role, userId])
      const expected = (await app.query(counts)).rows.map((row) => ({ ...row, rows: Number(row.rows) }))
      await app.query('rollback')
      expect((await readAs(asker, (db) => sql.raw(counts).execute(db))).rows, name).toEqual(expected)
      if (asker) expect(expected.some(({ rows }) => rows > 0)).toBe(true)
    }
  },
)

async function sharedRows(table: string) {
  const { rows } = await w.owner.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from app.${table} t`,
  )
  const all = rows.map(({ row }) => row)
  return { A: all, B: all }
}
