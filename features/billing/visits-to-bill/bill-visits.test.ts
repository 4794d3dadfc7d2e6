import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { standardRate } from '#/domain/tax-document.ts'
import { AppError } from '#/domain/errors.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { billVisits } from './bill-visits.server.ts'
import { creditDocument } from '#/features/billing/office-invoices/correct-document.server.ts'
import {
  deleteDraft,
  issueDraft,
  removeDraftLine,
  saveDraftLine,
} from '#/features/billing/office-invoices/draft-steps.server.ts'
import { readInvoicePage } from '#/features/billing/office-invoices/read-document.server.ts'
import { billedWithinPlan } from './split-visits.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { toBillList } from './list.ts'
import { browseVisitsToBill, toBillRows } from './list.server.ts'

const w = await world()
let admin: Actor
let shopper: Actor

beforeAll(async () => {
  ;[admin, shopper] = await Promise.all([w.admin(), w.shopper()])
  await giveTaxSeller(w.owner)
})

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

async function aClient(details = true): Promise<Actor> {
  const client = await w.client()
  if (details) await giveTaxDetails(w.owner, client.id)
  return client
}

type Stands = { status?: string; report?: string; excluded?: boolean; price?: number }

/** A visit of a day with its report in the requested state. why: the full flow is slow and has tests of its own. */
async function visit(client: Actor, day: string, of: Stands = {}): Promise<string> {
  const branch = randomUUID()
  await w.owner.query(`insert into app.branches (id, client_id, name, location) values ($1, $2, $3, 'Riyadh')`, [
    branch,
    client.id,
    `Branch ${branch.slice(0, 8)}`,
  ])
  const status = of.status ?? 'completed'
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.mystery_shopping_requests (client_id, branch_id, branch_name, branch_location, evaluation_type, scheduled_date,
       price, shopper_fee, status, shopper_id, created_by)
     values ($1, $2, 'Olaya', 'Riyadh', 'basic', $3::timestamptz, $4, 0, $5, $6, $1) returning id`,
    [
      client.id,
      branch,
      `${day}T12:00:00+03:00`,
      of.price ?? 30_000,
      status,
      status === 'cancelled' ? null : shopper.id,
    ],
  )
  const id = rows[0]!.id
  await w.owner.query(
    `insert into app.mystery_shopping_reports (client_id, request_id, shopper_id, questionnaire_id, status, checked_in_at, due_at,
       released_at, excluded_from_statistics)
     select $1, $2, $3, id, $4, now(), now(), now(), $5 from app.questionnaires where code = 'BAS-1' limit 1`,
    [client.id, id, shopper.id, of.report ?? 'released', of.excluded ?? false],
  )
  return id
}

async function plan(client: Actor, tier: string, from: string, until: string): Promise<void> {
  const id = randomUUID()
  await w.owner.query(
    `insert into app.subscriptions (id, client_id, tier, state, monthly_price, began_on) values ($1, $2, $3, 'active', 99900, $4)`,
    [id, client.id, tier, from],
  )
  await w.owner.query(
    `insert into app.subscription_periods (subscription_id, client_id, from_on, until_on, tier, price) values ($1, $2, $3, $4, $5, 99900)`,
    [id, client.id, from, until, tier],
  )
}

const drafts = async (client: Actor) =>
  (
    await w.owner.query<{
      id: string
      version: number
      net: number
      from: string
      until: string | null
      lines: number
      free: number
    }>(
      `select i.id, i.version, i.net::int, i.supplied_on::text as from, i.supplied_until::text as until,
        (select count(*)::int from app.invoice_lines l where l.invoice_id = i.id) as lines,
        (select count(*)::int from app.billed_visits b where b.invoice_id = i.id and b.within_plan) as free
       from app.invoices i where i.client_id = $1 and i.kind = 'invoice' order by i.supplied_on, i.created_at`,
      [client.id],
    )
  ).rows
const bill = (client: Actor | null) => billVisits(admin, { clientId: client?.id ?? null })

const toBill = () => readList(toBillList, new URLSearchParams())

describe('billing released visits', () => {
  test('makes one draft for each month, and nothing a second time', async () => {
    const client = await aClient()
    for (const day of ['2026-09-30', '2026-10-01', '2026-10-15']) await visit(client, day)
    expect(await bill(client)).toMatchObject({ drafts: 2, visits: 3, later: 0, refused: [] })
    expect(await drafts(client)).toMatchObject([
      { net: 30_000, from: '2026-09-30', until: null, lines: 1 },
      { net: 60_000, from: '2026-10-01', until: '2026-10-15', lines: 2 },
    ])
    expect(await code(bill(client))).toBe('invoice.nothing-to-bill')
  })

  test('adds what comes later to the draft of its month', async () => {
    const client = await aClient()
    await visit(client, '2026-10-05')
    await bill(client)
    await visit(client, '2026-10-20')
    await visit(client, '2026-10-02')
    await bill(client)
    expect(await drafts(client)).toMatchObject([
      { net: 90_000, from: '2026-10-02', until: '2026-10-20', lines: 3, version: 2 },
    ])
  })

  test('leaves out what was cancelled, rejected, disputed or does not count', async () => {
    const client = await aClient()
    await visit(client, '2026-10-01', { excluded: true })
    await visit(client, '2026-10-02', { report: 'disputed' })
    await visit(client, '2026-10-03', { report: 'rejected', status: 'in_progress' })
    await visit(client, '2026-10-04', { report: 'in_review', status: 'in_progress' })
    expect(await code(bill(client))).toBe('invoice.nothing-to-bill')
  })

  test('eight at once bill each visit once', async () => {
    const client = await aClient()
    for (const day of ['2026-10-01', '2026-10-02', '2026-10-03']) await visit(client, day)
    await Promise.all(Array.from({ length: 8 }, () => code(bill(client))))
    expect((await drafts(client)).reduce((sum, { lines }) => sum + lines, 0)).toBe(3)
  })

  test('names whose tax details are missing and bills the others', async () => {
    const [known, unknown] = [await aClient(), await aClient(false)]
    await visit(known, '2026-10-01')
    await visit(unknown, '2026-10-01')
    const billed = await bill(null)
    expect(billed.refused.map(({ clientId }) => clientId)).toContain(unknown.id)
    expect(await drafts(known)).toHaveLength(1)
    expect(await drafts(unknown)).toHaveLength(0)
    expect(await bill(unknown)).toMatchObject({ drafts: 0, refused: [{ clientId: unknown.id }] })
  })

  test('is not for clients and shoppers', async () => {
    const client = await aClient()
    expect(await code(billVisits(client, { clientId: client.id }))).toBe('not-allowed')
    expect(await code(browseVisitsToBill(shopper, toBill()))).toBe('not-allowed')
  })
})

describe('the allowance of a plan', () => {
  test('is exact at its edge and at the edges of its month', async () => {
    const client = await aClient()
    await plan(client, 'basic', '2026-10-10', '2026-11-10')
    await visit(client, '2026-10-09')
    for (let day = 10; day <= 20; day += 1) await visit(client, `2026-10-${day}`)
    await visit(client, '2026-11-10')
    const seen = (await browseVisitsToBill(admin, toBill())).rows.find((row) => row.clientId === client.id)
    expect(seen).toMatchObject({ visits: 13, within: 10, payable: 90_000 })
    const file = []
    for await (const line of await exportList(admin, toBillList, toBill(), toBillRows, 'en')) file.push(line)
    expect(file).toContainEqual([
      seen!.client,
      { day: '2026-10-09' },
      { day: '2026-11-10' },
      13,
      10,
      { halalas: seen!.price },
      { halalas: 90_000 },
    ])
    await bill(client)
    expect(await drafts(client)).toMatchObject([
      { lines: 12, free: 10, net: 60_000 },
      { lines: 1, free: 0, net: 30_000 },
    ])
  })

  test('is given once although two bill at once', async () => {
    const client = await aClient()
    await plan(client, 'basic', '2026-10-01', '2026-11-01')
    for (let day = 1; day <= 9; day += 1) await visit(client, `2026-10-0${day}`)
    await bill(client)
    await Promise.all([visit(client, '2026-10-20'), visit(client, '2026-10-21')])
    await Promise.all([code(bill(client)), code(bill(client))])
    expect((await drafts(client)).reduce((sum, { free }) => sum + free, 0)).toBe(10)
  })

  test('is never asked for more than once a month, and goes in the order of the days', async () => {
    const asked: string[] = []
    const within = await billedWithinPlan(
      [
        { id: 'c', day: '2026-10-03', price: 1 },
        { id: 'a', day: '2026-10-01', price: 1 },
        { id: 'b', day: '2026-10-02', price: 1 },
      ],
      (day) => {
        asked.push(day)
        return Promise.resolve({ period: { from: '2026-10-01', until: '2026-11-01' }, left: 2 })
      },
    )
    expect([...within]).toEqual(['a', 'b'])
    expect(asked).toEqual(['2026-10-01'])
  })

  test('an unlimited plan includes everything', async () => {
    const client = await aClient()
    await plan(client, 'enterprise', '2026-10-01', '2026-11-01')
    for (let day = 1; day <= 3; day += 1) await visit(client, `2026-10-0${day}`)
    await bill(client)
    expect(await drafts(client)).toMatchObject([{ lines: 3, free: 3, net: 0 }])
    const [draft] = await drafts(client)
    await issueDraft(admin, { id: draft!.id, version: draft!.version })
    expect(await readInvoicePage(admin, draft!.id)).toMatchObject({ state: 'paid', owed: 0 })
  })
})

test('a line of a visit names the visit and its branch, one written by hand names none', async () => {
  const client = await aClient()
  const id = await visit(client, '2026-10-01')
  await bill(client)
  const [draft] = await drafts(client)
  const written = { name: 'Training', quantity: 1, unitPrice: 100, category: standardRate }
  await saveDraftLine(admin, { id: draft!.id, version: 1 }, null, written)
  const { lines } = await readInvoicePage(admin, draft!.id)
  const number = expect.any(Number) as number
  const branchId = expect.any(String) as string
  expect(lines[0]!.visit).toMatchObject({ id, number, branchId, branch: 'Olaya' })
  expect(lines[1]).toMatchObject({ name: 'Training', visit: null })
})

describe('visits come free again', () => {
  test('when their line or their draft is thrown away', async () => {
    const client = await aClient()
    await visit(client, '2026-10-01')
    await visit(client, '2026-10-02')
    await bill(client)
    const [draft] = await drafts(client)
    await removeDraftLine(admin, { id: draft!.id, version: 1 }, 2)
    expect(await code(removeDraftLine(admin, { id: draft!.id, version: 1 }, 1))).toBe('changed-meanwhile')
    await bill(client)
    await deleteDraft(admin, { id: draft!.id, version: 3 })
    expect(await drafts(client)).toEqual([])
    expect(await bill(client)).toMatchObject({ visits: 2 })
  })

  test('when the invoice is credited in full, not in part', async () => {
    const client = await aClient()
    await visit(client, '2026-10-01')
    await bill(client)
    const [draft] = await drafts(client)
    const { number } = await issueDraft(admin, { id: draft!.id, version: 1 })
    expect(number).toMatch(/^INV-/)
    const part = { clientKey: randomUUID(), reason: 'A part', lines: [{ position: 1, amount: 10_000 }] }
    await creditDocument(admin, draft!.id, part)
    expect(await code(bill(client))).toBe('invoice.nothing-to-bill')
    await creditDocument(admin, draft!.id, { clientKey: randomUUID(), reason: 'The rest', lines: 'all' })
    expect(await bill(client)).toMatchObject({ visits: 1, drafts: 1 })
  })
})

test('a job bills the clients that it names', async () => {
  const { billClients } = await import('./bill-visits.server.ts')
  const client = await aClient()
  await visit(client, '2026-10-01')
  await billClients({ clientIds: [client.id], profileId: admin.id })
  await billClients({ clientIds: [client.id], profileId: admin.id })
  expect(await drafts(client)).toMatchObject([{ lines: 1 }])
  const by = await asSystem('a test reads', (tx) =>
    tx
      .selectFrom('activity_log')
      .select('actor_id')
      .where('action', '=', 'invoices.bill')
      .where('client_id', '=', client.id)
      .execute(),
  )
  expect(by).toEqual([{ actor_id: admin.id }])
})
