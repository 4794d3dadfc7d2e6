import { readdirSync } from 'node:fs'
import pg from 'pg'
import { RouterContextProvider } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { MemberRole } from '#/domain/member-roles.ts'
import { requestInfo } from '#/platform/request-context.ts'
import { fillEveryTable } from './isolation-fixtures.ts'
import { allTables, probe } from './isolation-probe.ts'
import { someInfo } from './some-info.ts'
import { world } from './world.ts'

/**
 * A person of companies A and B gets the rows of the chosen one, whatever is asked: each table from the database, and
 * each page and export of the client portal. Rows of both are compared with those of a person of one company.
 */
const w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })
const admin = await w.admin()
const [clientA, clientB] = [await w.client({ company: 'A' }), await w.client({ company: 'B' })]
const [shopperA, shopperB] = [await w.freelancer(), await w.freelancer()]
await fillEveryTable(w.owner, { tag: 'A', client: clientA, shopper: shopperA, admin })
await fillEveryTable(w.owner, { tag: 'B', client: clientB, shopper: shopperB, admin })
await w.owner.query(
  `update app.questionnaires set client_id = case code when 'T-A' then $1::uuid else $2::uuid end where code in ('T-A', 'T-B')`,
  [clientA.id, clientB.id],
)
const clients = { A: clientA, B: clientB }
type Tag = keyof typeof clients
const marks: Record<Tag, string[]> = {
  A: [clientA.id, shopperA.id, '00000000000a'],
  B: [clientB.id, shopperB.id, '00000000000b'],
}
const other = (tag: Tag): Tag => (tag === 'A' ? 'B' : 'A')

/** A person with a role on the whole of both companies, acting for each. */
async function ofBoth(role: MemberRole): Promise<Record<Tag, Actor>> {
  const inA = await w.member(clientA, [{ role }])
  const { rows } = await w.owner.query<{ id: string }>(
    'insert into app.members (client_id, profile_id) values ($1, $2) returning id',
    [clientB.id, inA.id],
  )
  await w.owner.query(
    `insert into app.member_grants (client_id, member_id, node_id, role)
     select $1, $2, id, $3 from app.org_nodes where client_id = $1 and kind = 'root'`,
    [clientB.id, rows[0]!.id, role],
  )
  return { A: inA, B: { ...inA, company: { ...inA.company, id: clientB.id } } }
}
const roles = ['owner', 'manager', 'accountant'] as const
const people = {
  owner: await ofBoth('owner'),
  manager: await ofBoth('manager'),
  accountant: await ofBoth('accountant'),
}
const databaseRole = { owner: 'itqan_client', manager: 'itqan_member', accountant: 'itqan_member' }

const app = new pg.Client({ connectionString: w.appUrl })
await app.connect()
afterAll(() => app.end())

const tables = await allTables(w.owner)
/** Rows of a tenant: those that name its people or its records. */
async function rowsOf(table: string): Promise<Record<Tag, Record<string, unknown>[]>> {
  const { rows } = await w.owner.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from app.${table} t`,
  )
  const of = (tag: Tag) =>
    rows
      .map(({ row }) => row)
      .filter((row) => {
        const text = JSON.stringify(row)
        const names = (each: Tag) => marks[each].some((mark) => text.includes(mark))
        return names(tag) && !names(other(tag)) && !Object.values(people).some(({ A }) => text.includes(A.id))
      })
  return { A: of('A'), B: of('B') }
}

/** Tenants whose rows a person of both reads while acting for one. */
async function readsIn(table: (typeof tables)[number], role: (typeof roles)[number], tag: Tag): Promise<string> {
  const asking = { role: databaseRole[role], userId: people[role].A.id, companyId: clients[tag].id }
  return (await probe(w.owner, app, table, asking, await rowsOf(table.name))).split(' ')[0]!
}

const seen = new Set<string>()
test.each(tables)('$name: each role in both companies reads rows of the chosen one only', async (table) => {
  for (const role of roles) {
    const found = { inA: await readsIn(table, role, 'A'), inB: await readsIn(table, role, 'B') }
    expect({ role, ...found }).toEqual({
      role,
      inA: expect.stringMatching(/^[A.-]$/),
      inB: expect.stringMatching(/^[B.-]$/),
    })
    if (found.inA === 'A' && found.inB === 'B') seen.add(table.name)
  }
})

test('rows of both companies were there to be found, and an open policy is noticed', async () => {
  expect(seen.size).toBeGreaterThan(40)
  const requests = tables.find(({ name }) => name === 'mystery_shopping_requests')!
  const { rows } = await w.owner.query<{ name: string; qual: string }>(
    `select policyname as name, qual from pg_policies
     where schemaname = 'app' and tablename = $1 and cmd = 'SELECT' and roles[1] = 'itqan_member'`,
    [requests.name],
  )
  const { name, qual } = rows[0]!
  await w.owner.query(`alter policy ${name} on app.${requests.name} using (true)`)
  expect(await readsIn(requests, 'manager', 'A')).toBe('AB')
  await w.owner.query(`alter policy ${name} on app.${requests.name} using (${qual})`)
})

/** Pages without data of a company, or that answer with a file of another store. */
const leftOut = /^(layout|not-found)|tasks\/\$actionId\/proof|document|invoice\.(pdf|xml)/
const routes = new URL('../app/routes/client/', import.meta.url)
const files = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !leftOut.test(file),
)
const recordTables = {
  requestId: 'mystery_shopping_requests',
  reportId: 'mystery_shopping_reports',
  alertId: 'report_alerts',
  actionId: 'report_actions',
  certificateId: 'certificates',
  invoiceId: 'invoices',
  studyId: 'case_studies',
  programmeId: 'visit_programmes',
  paperId: 'client_papers',
  workerId: 'workers',
  supplierId: 'suppliers',
  quotationId: 'quote_requests',
  orderId: 'purchase_orders',
  supplierInvoiceId: 'supplier_invoices',
  licenceId: 'supplier_licences',
  branchId: 'branches',
  memberId: 'members',
}
const ids: Record<Tag, Map<string, string>> = { A: new Map(), B: new Map() }
for (const [param, table] of Object.entries(recordTables))
  for (const tag of ['A', 'B'] as const) {
    const { rows } = await w.owner.query<{ id: string }>(`select id from app.${table} where client_id = $1 limit 1`, [
      clients[tag].id,
    ])
    if (rows[0]) ids[tag].set(param, rows[0].id)
  }

type Loader = (args: object) => Promise<unknown>
/** What a page or export answers, as text; '' where it refuses. */
async function answerOf(file: string, actor: Actor, records: Tag): Promise<string> {
  const context = new RouterContextProvider()
  context.set(requestInfo, someInfo({ actor }))
  const params = Object.fromEntries([...file.matchAll(/\$(\w+)/g)].map(([, name]) => [name!, ids[records].get(name!)]))
  const url = new URL(`http://localhost/${file}?format=csv`)
  const { loader }: { loader?: Loader } = await import(/* @vite-ignore */ new URL(file, routes).href)
  if (!loader) return ''
  try {
    const found = await loader({ context, params, url, request: new Request(url) })
    if (found instanceof Response) return await found.text().catch(() => '')
    return JSON.stringify(found)
  } catch {
    return ''
  }
}
const namesAny = (text: string, tag: Tag) => marks[tag].some((mark) => text.includes(mark))

let shown = 0
test.each(files)('%s: shows the chosen company, and answers nothing about a record of the other', async (file) => {
  for (const role of roles)
    for (const tag of ['A', 'B'] as const) {
      const own = await answerOf(file, people[role][tag], tag)
      if (namesAny(own, tag)) shown += 1
      expect({ role, tag, leaks: namesAny(own, other(tag)) }).toEqual({ role, tag, leaks: false })
      const foreign = await answerOf(file, people[role][tag], other(tag))
      // why: a page without a record in its address shows the chosen company again
      expect({ role, tag, leaks: namesAny(foreign, other(tag)) }).toEqual({ role, tag, leaks: false })
    }
})

test('the pages did show rows of the chosen company', () => {
  expect(shown).toBeGreaterThan(files.length)
})
