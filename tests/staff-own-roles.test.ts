import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { choicesOf } from '#/domain/staff-abilities.ts'
import { type Cell, type Cells, cellsOf, noCells, staffAreas } from '#/domain/staff-cells.ts'
import { cellsAllow } from '#/domain/staff-roles.ts'
import { rightsOfRole } from '#/domain/staff-rights.ts'
import { readList } from '#/domain/list.ts'
import { invoiceList } from '#/features/billing/office-invoices/list.ts'
import { browseInvoices } from '#/features/billing/office-invoices/list.server.ts'
import { readRoles } from '#/features/identity/staff/list.server.ts'
import { fillEveryTable } from './isolation-fixtures.ts'
import { allTables, type Operation, operations, probe } from './isolation-probe.ts'
import { staffNeeds } from './staff-needs.ts'
import { world } from './world.ts'

const w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })
await w.owner.query('delete from app.bank_questions')
await w.owner.query('delete from app.questionnaires')
await w.owner.query('delete from app.questionnaire_drafts')
const [client, shopper] = [await w.client({ company: 'A' }), await w.freelancer()]
const owner = await w.admin()
await fillEveryTable(w.owner, { tag: 'A', client, shopper, admin: owner })

const app = new pg.Client({ connectionString: w.appUrl })
await app.connect()
afterAll(() => app.end())

/** A member of staff in an own role with these cells. */
async function memberWith(cells: Partial<Cells>): Promise<Actor> {
  const id = randomUUID()
  const all = { ...noCells, ...cells }
  await w.owner.query(`insert into app.staff_roles (id, name_en, name_ar, cells) values ($1, $1, $1, $2)`, [
    id,
    JSON.stringify(all),
  ])
  const member = await w.admin({ role: 'support' })
  await w.owner.query('update app.staff_members set role = $2 where profile_id = $1', [member.id, id])
  return { ...member, staff: rightsOfRole(id, all) }
}

const tables = (await allTables(w.owner)).filter(({ name }) => name in staffNeeds)
const rowsOf = async (table: string) =>
  (
    await w.owner.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from app.${table} t limit 20`)
  ).rows.map(({ row }) => row)

/** Reach of a person in a table, by operation. Inserted rows name the person as their author, which policies ask for. */
async function reachOf(userId: string, table: (typeof tables)[number]): Promise<string[]> {
  const rows = await rowsOf(table.name)
  const reach = async (given: typeof rows) =>
    (await probe(w.owner, app, table, { role: 'itqan_admin', userId }, { A: given, B: [] })).split(' ')
  const found = await reach(rows)
  if (found[1] !== '.') return found
  const authored = JSON.parse(JSON.stringify(rows).replaceAll(owner.id, userId)) as typeof rows
  return found.with(1, (await reach(authored))[1]!)
}

const needsOf = (table: string, operation: Operation): string[] =>
  staffNeeds[table]![operations.indexOf(operation)]!.split(' ')

/** Own roles that together have each cell that one may have, the special ones side by side. */
const own: Record<string, Partial<Cells>> = {
  'invoices only': { invoices: 'read' },
  'special cells': {
    clients: 'view',
    shoppers: 'pay',
    review: 'state',
    payouts: 'make',
    emails: 'resend',
    platform: 'read',
  },
  'the other half': { requests: 'do', questionnaires: 'read', payouts: 'approve', inbox: 'read', site: 'do' },
}
const members = new Map<string, Actor>()
for (const [name, cells] of Object.entries(own)) members.set(name, await memberWith(cells))

test.each(tables)('$name: an own role reaches its rows by its cells', async (table) => {
  const full = await reachOf(owner.id, table)
  for (const [name, cells] of Object.entries(own)) {
    const allows = (operation: Operation) =>
      needsOf(table.name, operation).some((need) => cellsAllow({ ...noCells, ...cells }, need))
    const expected = full.map((word, nth) => (word === 'A' && !allows(operations[nth]!) ? '.' : word))
    expect(await reachOf(members.get(name)!.id, table), name).toEqual(expected)
  }
})

test('an own role that reads invoices sees them and no other record, over SQL and over verbs', async () => {
  const accountant = members.get('invoices only')!
  const seen: string[] = []
  for (const table of tables) if ((await reachOf(accountant.id, table))[0] === 'A') seen.push(table.name)
  const expected = tables.filter(({ name }) =>
    ['invoices', 'everyone'].some((need) => needsOf(name, 'select').includes(need)),
  )
  expect(seen).toEqual(expected.map(({ name }) => name))
  expect(seen).toContain('invoices')
  for (const shut of ['mystery_shopping_requests', 'branches', 'emails', 'posts', 'staff_members'])
    expect(seen.includes(shut), shut).toBe(needsOf(shut, 'select').includes('invoices'))
  const list = await browseInvoices(accountant, readList(invoiceList, new URLSearchParams()))
  expect(list.rows.length).toBeGreaterThan(0)
  await expect(readRoles(accountant)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a changed cell counts from the next statement', async () => {
  const member = await memberWith({ invoices: 'read' })
  await app.query(
    `begin; select set_config('role', 'itqan_admin', true), set_config('app.user_id', '${member.id}', true)`,
  )
  const count = async () => (await app.query('select from app.invoices')).rowCount
  expect(await count()).toBeGreaterThan(0)
  await w.owner.query(`update app.staff_roles set cells = '{"inbox": "read"}' where id = $1`, [member.staff!.role])
  expect(await count()).toBe(0)
  await app.query('rollback')
})

test('the database has the choices of the rules', async () => {
  const { rows } = await w.owner.query<{ choices: unknown }>('select priv.own_role_choices() as choices')
  expect(rows[0]!.choices).toEqual(Object.fromEntries(staffAreas.map((area) => [area, choicesOf(area)])))
})

test('the database takes an own role with these cells and no other', async () => {
  const fits = async (cells: unknown) =>
    (await w.owner.query<{ fits: boolean }>('select priv.own_role_fits($1) as fits', [JSON.stringify(cells)])).rows[0]!
      .fits
  for (const area of staffAreas)
    for (const cell of cellsOf[area] as readonly Cell[])
      expect(await fits({ ...noCells, [area]: cell, inbox: area === 'inbox' ? cell : 'read' }), `${area} ${cell}`).toBe(
        choicesOf(area).includes(cell) && !(area === 'inbox' && cell === 'none'),
      )
  for (const wrong of [
    {},
    noCells,
    { inbox: 'read', kitchen: 'read' },
    { inbox: 1 },
    { inbox: null, site: 'read' },
    { inbox: ['read'] },
  ])
    expect(await fits(wrong), JSON.stringify(wrong)).toBe(false)
})

/** Rows changed by a member of staff, rolled back; or the reason of the refusal. */
async function changedBy({ id }: { id: string }, text: string, values: unknown[] = []): Promise<number | string> {
  await app.query(
    `begin; select set_config('role', 'itqan_admin', true), set_config('app.user_id', ${pg.escapeLiteral(id)}, true)`,
  )
  try {
    return (await app.query(text, values)).rowCount ?? 0
  } catch (error) {
    const { code, constraint } = error as pg.DatabaseError
    return constraint ?? code ?? 'unknown'
  } finally {
    await app.query('rollback')
  }
}

test('only owners write roles, and the database refuses what the page does', async () => {
  const reader = await memberWith({ platform: 'read' })
  const role = reader.staff!.role
  const rename = `update app.staff_roles set name_en = 'Other', updated_by = $2 where id = $1`
  expect(await changedBy(owner, rename, [role, owner.id])).toBe(1)
  expect(await changedBy(reader, rename, [role, reader.id])).toBe(0)
  for (const builtin of ['owner', 'editor']) expect(await changedBy(owner, rename, [builtin, owner.id])).toBe(0)
  const retire = `update app.staff_roles set retired_at = now(), updated_by = $2 where id = $1`
  expect(await changedBy(owner, retire, [role, owner.id])).toBe('staff_roles_in_use')
  const cells = `update app.staff_roles set cells = $3, updated_by = $2 where id = $1`
  expect(await changedBy(owner, cells, [role, owner.id, '{"platform": "do"}'])).toMatch(/^staff_roles_/)
  expect(await changedBy(owner, cells, [role, owner.id, '{}'])).toBe('staff_roles_own_cells')
  const insert = `insert into app.staff_roles (id, name_en, name_ar, cells, updated_by) values ('new-one', 'N', 'ن', '{"inbox": "do"}', $1)`
  expect(await changedBy(owner, insert, [owner.id])).toBe(1)
  expect(await changedBy(reader, insert, [reader.id])).toBe('42501')
})

test('a retired role is given to no one by the database either', async () => {
  const { staff, id } = await memberWith({ inbox: 'read' })
  await w.owner.query(`update app.staff_members set role = 'support' where profile_id = $1`, [id])
  await w.owner.query('update app.staff_roles set retired_at = now() where id = $1', [staff!.role])
  const give = 'update app.staff_members set role = $2, changed_by = $3 where profile_id = $1'
  expect(await changedBy(owner, give, [id, staff!.role, owner.id])).toBe('staff_roles_retired')
  const invite = `insert into app.staff_invitations (email, full_name, language, role, token_hash, invited_by, expires_at)
    values ('x@example.com', 'X', 'en', $1, repeat('a', 64), $2, now())`
  expect(await changedBy(owner, invite, [staff!.role, owner.id])).toMatch(/staff_roles_retired|42501/)
  const reopen = 'update app.staff_roles set retired_at = null, updated_by = $2 where id = $1'
  expect(await changedBy(owner, reopen, [staff!.role, owner.id])).toBe(0)
})
