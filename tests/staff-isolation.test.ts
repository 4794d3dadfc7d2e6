import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { builtinRoles, type BuiltinRole, cellsAllow, cellsOf, roleCells, staffAreas } from '#/domain/staff-roles.ts'
import { fillEveryTable } from './isolation-fixtures.ts'
import { allTables, columnsFor, type Operation, operations, probe, statementFor } from './isolation-probe.ts'
import { staffNeeds, staffRows } from './staff-needs.ts'
import { world } from './world.ts'

const w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })
await w.owner.query('delete from app.questionnaires')
await w.owner.query('delete from app.questionnaire_drafts')
const [client, shopper] = [await w.client({ company: 'A' }), await w.freelancer()]
const staff = {} as Record<BuiltinRole, Awaited<ReturnType<typeof w.admin>>>
for (const role of builtinRoles) staff[role] = await w.admin({ role })
const removed = await w.admin({ role: 'support' })
await fillEveryTable(w.owner, { tag: 'A', client, shopper, admin: staff.owner })
await w.owner.query(`update app.staff_members set state = 'removed' where profile_id = $1`, [removed.id])

const app = new pg.Client({ connectionString: w.appUrl })
await app.connect()
afterAll(() => app.end())

type Policy = { name: string; policy: string; operation: Operation; condition: string | null; checked: string | null }
const { rows: policies } = await w.owner.query<Policy>(
  `select tablename as name, policyname as policy, lower(cmd) as operation, qual as condition, with_check as checked
   from pg_policies where schemaname = 'app' and 'itqan_admin' = any (roles) order by 1, 2`,
)
const tables = (await allTables(w.owner)).filter(({ name }) => policies.some((policy) => policy.name === name))
const rowsOf = async (table: string) =>
  (
    await w.owner.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from app.${table} t limit 20`)
  ).rows.map(({ row }) => row)

const needsOf = (table: string, operation: Operation): string[] =>
  staffNeeds[table]![operations.indexOf(operation)]!.split(' ')
const allows = (role: BuiltinRole, table: string, operation: Operation): boolean =>
  role === 'owner' || needsOf(table, operation).some((need) => cellsAllow(roleCells[role], need))

test('every policy of administrators asks for the role', () => {
  const bare = policies.filter(({ condition, checked }) =>
    [condition, checked].some((text) => text !== null && !text.includes('priv.staff_may')),
  )
  expect(bare).toEqual([])
})

test('every table that administrators reach has its needs, in areas that exist', () => {
  expect(tables.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(staffNeeds), ...Object.keys(staffRows)]
      .filter((name) => tables.some((table) => table.name === name))
      .sort(),
  )
  const known = new Set([
    'everyone',
    ...staffAreas.flatMap((area) => [area, `${area}+`, ...cellsOf[area].map((cell) => `${area}:${cell}`)]),
  ])
  const used = Object.values(staffNeeds)
    .flat()
    .flatMap((needs) => needs.split(' '))
  expect(used.filter((need) => !known.has(need))).toEqual([])
})

test('the roles of the database are those of the rules', async () => {
  const { rows } = await w.owner.query<{ id: string; cells: unknown }>(
    'select id, cells from app.staff_roles where builtin',
  )
  expect(Object.fromEntries(rows.map(({ id, cells }) => [id, cells]))).toEqual(roleCells)
})

test('the function of the database and the rule agree on every cell and need', async () => {
  const cases = staffAreas.flatMap((area) =>
    cellsOf[area].flatMap((cell) =>
      ['everyone', area, `${area}+`, ...cellsOf[area].map((one) => `${area}:${one}`)].map((need) => ({
        cells: { [area]: cell },
        need,
        allowed: cellsAllow({ ...roleCells.owner, [area]: cell }, need),
      })),
    ),
  )
  const { rows } = await w.owner.query<{ found: boolean[] }>(
    `select array_agg(priv.cells_allow(c -> 'cells', c ->> 'need') order by nth) as found
     from jsonb_array_elements($1) with ordinality as t (c, nth)`,
    [JSON.stringify(cases)],
  )
  expect(rows[0]!.found).toEqual(cases.map(({ allowed }) => allowed))
})

type Row = Record<string, unknown>
const authored = (rows: Row[], userId: string): Row[] =>
  JSON.parse(JSON.stringify(rows).replaceAll(staff.owner.id, userId))

/** Reach of a member of staff. Inserted rows name the member as their author, which policies ask for. */
async function probeAs(userId: string, table: (typeof tables)[number]): Promise<string[]> {
  const rows = await rowsOf(table.name)
  const reach = async (given: typeof rows) =>
    (await probe(w.owner, app, table, { role: 'itqan_admin', userId }, { A: given, B: [] })).split(' ')
  const found = await reach(rows)
  if (found[1] !== '.') return found
  return found.with(1, (await reach(authored(rows, userId)))[1]!)
}

test.each(tables.filter(({ name }) => name in staffNeeds))(
  '$name: each role reaches its rows by its cells, a removed member none',
  async (table) => {
    const full = await probeAs(staff.owner.id, table)
    expect(full[0], 'a row for the owner').toBe('A')
    const limited = (may: (operation: Operation) => boolean) =>
      full.map((word, nth) => (word === 'A' && !may(operations[nth]!) ? '.' : word))
    for (const role of builtinRoles.slice(1))
      expect(await probeAs(staff[role].id, table), role).toEqual(
        limited((operation) => allows(role, table.name, operation)),
      )
    expect(await probeAs(removed.id, table), 'removed').toEqual(limited(() => false))
  },
)

/** Whether a statement as a member of staff reaches a row, in the transaction of the owner. */
async function reachesWithin(userId: string, text: string, values: unknown[]): Promise<boolean> {
  await w.owner.query(
    `savepoint tried; select set_config('role', 'itqan_admin', true), set_config('app.user_id', ${pg.escapeLiteral(userId)}, true)`,
  )
  try {
    return ((await w.owner.query(text, values)).rowCount ?? 0) > 0
  } catch (error) {
    const { code } = error as pg.DatabaseError
    if (code === '42501') return false
    if (code?.startsWith('23')) return true
    throw error
  } finally {
    await w.owner.query('rollback to savepoint tried')
  }
}

test('each policy replaced by one that lets everything through is noticed', async () => {
  const unnoticed: string[] = []
  for (const { name, policy, operation, condition, checked } of policies) {
    const table = tables.find((one) => one.name === name)!
    const shut = name in staffNeeds ? builtinRoles.find((role) => !allows(role, name, operation)) : undefined
    const who = shut ? staff[shut].id : removed.id
    const columns = await columnsFor(w.owner, name, 'itqan_admin')
    const rows = await rowsOf(name)
    const statements = rows.flatMap((row) => {
      const statement = statementFor(operation, name, table.key, columns, row)
      return statement ? [statement] : []
    })
    const reached = async () => {
      for (const [text, values] of statements) if (await reachesWithin(who, text, values)) return true
      return false
    }
    await w.owner.query('begin')
    const before = await reached()
    // why: an update or a deletion sees a row by the policy of selection too
    for (const one of policies.filter((other) => other.name === name && other.operation === 'select'))
      if (operation !== 'insert') await w.owner.query(`alter policy ${one.policy} on app.${name} using (true)`)
    const parts = [condition === null ? '' : 'using (true)', checked === null ? '' : 'with check (true)']
    await w.owner.query(`alter policy ${policy} on app.${name} ${parts.join(' ')}`)
    const after = await reached()
    await w.owner.query('rollback')
    if (before || !after) unnoticed.push(`${name}.${policy}: ${before} ${after}`)
  }
  expect(unnoticed).toEqual([])
})

test('the rights are looked up once a statement', async () => {
  await app.query(
    `begin; select set_config('role', 'itqan_admin', true), set_config('app.user_id', '${staff.editor.id}', true)`,
  )
  const { rows } = await app.query<Record<string, string>>(
    `explain (costs off) select 1 from app.mystery_shopping_requests r join app.profiles p on p.id = r.client_id`,
  )
  await app.query('rollback')
  const plan = rows.map((row) => Object.values(row)[0]!).join('\n')
  expect(plan).toMatch(/InitPlan/)
  expect(plan).not.toMatch(/(?:Filter|Cond|Qual):.*staff_may/)
})
