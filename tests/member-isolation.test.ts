import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { fillEveryTable } from './isolation-fixtures.ts'
import { allTables, type Asking, probe } from './isolation-probe.ts'
import { expectedOfMembers } from './member-matrix.ts'
import { world } from './world.ts'

/**
 * The isolation matrix of a company's team: each role on the branch of tenant A's rows, on another branch of A, and on
 * the root, plus staff viewing A. Then each policy is opened in turn, and the matrix must notice.
 */
const w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })
await w.owner.query('delete from app.bank_questions')
await w.owner.query('delete from app.questionnaires')
await w.owner.query('delete from app.questionnaire_drafts')
const admin = await w.admin()
const [clientA, clientB] = [await w.client({ company: 'A' }), await w.client({ company: 'B' })]
const [shopperA, shopperB] = [await w.freelancer(), await w.freelancer()]
await fillEveryTable(w.owner, { tag: 'A', client: clientA, shopper: shopperA, admin })
await fillEveryTable(w.owner, { tag: 'B', client: clientB, shopper: shopperB, admin })
const here = '00000001-0000-7000-8000-00000000000a'
await w.owner.query(`update app.questionnaires set client_id = $1 where code = 'T-B'`, [clientB.id])
const { rows: made } = await w.owner.query<{ id: string }>(
  `insert into app.branches (client_id, name, location) values ($1, 'Other', 'Jeddah') returning id`,
  [clientA.id],
)
const elsewhere = made[0]!.id

const app = new pg.Client({ connectionString: w.appUrl })
await app.connect()
afterAll(() => app.end())

const asMember = async (...grants: Parameters<typeof w.member>[1]): Promise<Asking> => {
  const { id } = await w.member(clientA, grants)
  return { role: 'itqan_member', userId: id, companyId: clientA.id }
}
/** In the order of the words of each row of the matrix. */
const principals: Record<string, Asking> = {
  managerHere: await asMember({ role: 'manager', node: here }),
  managerElsewhere: await asMember({ role: 'manager', node: elsewhere }),
  branchManagerHere: await asMember({ role: 'branch_manager', node: here }),
  viewerHere: await asMember({ role: 'viewer', node: here }),
  managerOfAll: await asMember({ role: 'manager' }),
  accountant: await asMember({ role: 'accountant' }),
  staffView: { role: 'itqan_viewas', userId: admin.id, companyId: clientA.id },
}
const names = Object.keys(principals)

const tables = await allTables(w.owner)
const rowsOf = new Map<string, Record<'A' | 'B', Record<string, unknown>[]>>()
/** Of the tree and the team: the branch of the other rows with a region beside it, and the founder. */
const isProbed: Record<string, (row: Record<string, unknown>) => boolean> = {
  // changes of records without a part of the company are read by all members: the row with a part is told apart
  record_changes: (row) => row['needs'] === 'invoices.read' && row['op'] === 'insert' && row['tab'] === 'invoices',
  branches: (row) => row['id'] !== elsewhere,
  org_nodes: (row) => row['id'] === here || row['name_en'] === 'North' || row['client_id'] === clientB.id,
  org_closure: (row) => row['descendant_id'] === here || row['client_id'] === clientB.id,
  members: (row) => row['profile_id'] === row['client_id'],
  member_grants: (row) => row['role'] === 'owner',
  timeline_events: (row) => row['kind'] === 'report',
}
for (const { name } of tables) {
  const { rows } = await w.owner.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from app.${name} t`)
  const all = rows.map(({ row }) => row).filter(isProbed[name] ?? (() => true))
  const of = (marks: string[]) => all.filter((row) => marks.some((mark) => JSON.stringify(row).includes(mark)))
  rowsOf.set(name, {
    A: of([clientA.id, shopperA.id, '00000000000a', '"A"', '"T-A"', '"AA-2027"', '"private-or-public-A"']),
    B: of([clientB.id, shopperB.id, '00000000000b', '"B"', '"T-B"', '"BB-2027"', '"private-or-public-B"']),
  })
}

const found = async (table: (typeof tables)[number]): Promise<string[]> => {
  const words: string[] = []
  for (const name of names) words.push(await probe(w.owner, app, table, principals[name]!, rowsOf.get(table.name)!))
  return words
}

test.each(tables)('$name: each member reaches exactly the rows of the matrix', async (table) => {
  const words = await found(table)
  const expected = expectedOfMembers[table.name] ?? names.map(() => '- - - -')
  expect(Object.fromEntries(names.map((name, i) => [name, words[i]]))).toEqual(
    Object.fromEntries(names.map((name, i) => [name, expected[i]])),
  )
})

type Policy = {
  table: string
  policy: string
  command: string
  role: string
  qual: string | null
  checked: string | null
}
const { rows: policies } = await w.owner.query<Policy>(
  `select tablename as table, policyname as policy, cmd as command, roles[1]::text as role, qual, with_check as checked from pg_policies
   where schemaname = 'app' and roles[1] in ('itqan_member', 'itqan_viewas')`,
)
const isForAll = ({ qual, checked }: Policy) => !/client_id|uid|my_|may|exists/i.test(`${qual} ${checked}`)
const asksCapability = ({ qual, checked }: Policy) =>
  /my_branches|my_nodes|may\(|may_somewhere|manages_member/.test(`${qual} ${checked}`)
const company = 'client_id = (select app.client_id())'
const mutants = policies
  .filter((policy) => !isForAll(policy))
  .flatMap((policy) => [{ ...policy, to: 'true' }, ...(asksCapability(policy) ? [{ ...policy, to: company }] : [])])

/** Opens the policies until the returned function restores them. */
async function open(changed: readonly Policy[], to: string): Promise<() => Promise<void>> {
  const set = async ({ table, policy, qual, checked }: Policy) => {
    const parts = [qual && `using (${qual})`, checked && `with check (${checked})`].filter(Boolean)
    await w.owner.query(`alter policy ${policy} on app.${table} ${parts.join(' ')}`)
  }
  for (const each of changed) await set({ ...each, qual: each.qual && to, checked: each.checked && to })
  return async () => {
    for (const each of changed) await set(each)
  }
}

// an update or delete touches only rows that its role may read, so the policy of reading is opened for both measurements
test.each(mutants)('notices $policy of $table opened to $to', async (mutant) => {
  const table = tables.find(({ name }) => name === mutant.table)!
  const reading = policies.filter(
    ({ table: of, command, role }) =>
      of === mutant.table && command === 'SELECT' && role === mutant.role && mutant.command !== 'SELECT',
  )
  const closeReading = await open(reading, 'true')
  const before = await found(table)
  const closeMutant = await open([mutant], mutant.to)
  const after = await found(table)
  await closeMutant()
  await closeReading()
  expect(after).not.toEqual(before)
})
