import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { firstPreviousHash, type TaxCategory } from '#/domain/tax-document.ts'
import { documentDigest } from '#/features/billing/tax-documents/digests.server.ts'
import { testSecret } from '#/tests/databases.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { draftInvoice } from './draft.server.ts'
import { issueDocument } from './issue-document.server.ts'

const w = await world({ madeUp: ['receivables'] })
let client: Actor

beforeAll(async () => {
  client = await w.client()
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, client.id)
})

const system = <T>(work: (tx: Tx) => Promise<T>) => asSystem('a test issues', work)

async function draft(more: Record<string, unknown> = {}, price = 50_000): Promise<string> {
  const id = randomUUID()
  await system(async (tx) => {
    await tx
      .insertInto('invoices')
      .values({ id, client_id: client.id, kind: 'invoice', purpose: 'visits', supplied_on: '2026-11-01', ...more })
      .execute()
    await tx
      .insertInto('invoice_lines')
      .values({
        invoice_id: id,
        client_id: client.id,
        position: 1,
        name: 'زيارة | Visit',
        quantity: 1,
        unit_price: price,
        category: JSON.stringify({ code: 'S', percent: 15 }),
        account: 'visit_revenue',
        net: price,
        vat: (price * 15) / 100,
      })
      .execute()
  })
  return id
}
const issue = (id: string) => system((tx) => issueDocument(tx, id, null))

type Issued = {
  id: string
  number: string
  counter: number
  previous_hash: string
  hash: string
  xml: string
  status: string
}
const issued = async () =>
  (
    await w.owner.query<Issued>(
      'select id, number, counter::int, previous_hash, hash, xml, status from app.invoices where number is not null order by counter',
    )
  ).rows

/** Expects gapless numbers and counters, an unbroken chain of hashes, and each file to match its hash. */
async function expectUnbroken() {
  const rows = await issued()
  expect(rows.map(({ counter }) => counter)).toEqual(rows.map((_, index) => index + 1))
  const bySeries = Object.groupBy(rows, ({ number }) => number.slice(0, -7))
  for (const list of Object.values(bySeries))
    expect(list!.map(({ number }) => Number(number.slice(-6))).toSorted((a, b) => a - b)).toEqual(
      list!.map((_, index) => index + 1),
    )
  for (const [index, row] of rows.entries()) {
    expect(row.previous_hash).toBe(index === 0 ? firstPreviousHash : rows[index - 1]!.hash)
    expect(documentDigest(row.xml).toString('base64')).toBe(row.hash)
  }
  const { rows: books } = await w.owner.query<{ sum: string; bookings: number }>(
    `select coalesce(sum(amount), 0)::text as sum, count(distinct booking_id)::int as bookings from app.journal_lines`,
  )
  expect(books[0]).toEqual({ sum: '0', bookings: rows.length })
  return rows
}

test('a draft gets its number, its place in the chain, its file and its booking', async () => {
  const id = await draft()
  const { number } = await issue(id)
  const [row] = await issued()
  expect(number).toMatch(/^INV-20\d\d-000001$/)
  expect(row).toMatchObject({ id, number, counter: 1, status: 'issued' })
  expect(row!.xml).toContain(`<cbc:ID>${number}</cbc:ID>`)
  const { rows } = await w.owner.query(
    `select account, party_id, amount::int from app.journal_lines e join app.journal_entries b on b.id = e.booking_id where b.about = $1 order by position`,
    [id],
  )
  expect(rows).toEqual([
    { account: 'receivables', party_id: client.id, amount: 57_500 },
    { account: 'visit_revenue', party_id: null, amount: -50_000 },
    { account: 'vat_payable', party_id: null, amount: -7500 },
  ])
  await expect(issue(id)).rejects.toMatchObject({ code: 'invoice.issued-already' })
})

test('a note names what it corrects, has a series of its own and takes the booking back', async () => {
  const original = await draft()
  const { number } = await issue(original)
  const note = await draft({ kind: 'credit', corrects_id: original, reason: 'ألغيت الزيارة | Cancelled' })
  expect((await issue(note)).number).toMatch(/^CN-20\d\d-000001$/)
  const rows = await expectUnbroken()
  expect(rows.at(-1)!.xml).toContain(`<cac:InvoiceDocumentReference><cbc:ID>${number}</cbc:ID>`)
})

test('what the authority would not take gets no number', async () => {
  const before = await issued()
  const id = await draft({ note: 'n'.repeat(1000) })
  await w.owner.query(`update app.tax_details set postal_code = '1'`)
  await expect(issue(id)).rejects.toMatchObject({
    code: 'invoice.not-ready',
    details: { problems: 'buyer-address buyer.address' },
  })
  await w.owner.query(`update app.tax_details set postal_code = '12222'`)
  expect(await issued()).toEqual(before)
  await expect(issue(randomUUID())).rejects.toMatchObject({ code: 'not-found' })
})

describe('what was issued', () => {
  test.each([
    `update app.invoices set gross = gross + 1, net = net + 1 where number is not null`,
    `update app.invoices set xml = 'x' where number is not null`,
    `update app.invoices set number = 'INV-2026-999999' where counter = 1`,
    `delete from app.invoice_lines where invoice_id in (select id from app.invoices where number is not null)`,
    `update app.invoice_lines set name = 'x' where invoice_id in (select id from app.invoices where number is not null)`,
    `delete from app.invoices where number is not null and not exists (select from app.journal_entries where about = id::text and false)`,
  ])('is not changed even by the owner of the database: %s', async (statement) => {
    await expect(w.owner.query(statement)).rejects.toThrow(/never change/)
  })

  test('no booking may lack its other side, none may be changed by the platform, and a closed month takes none', async () => {
    await expect(
      w.owner
        .query(`with b as (insert into app.journal_entries (kind, about, booked_on) values ('x', 'x', '2026-01-01') returning id)
        insert into app.journal_lines (booking_id, position, account, amount, booked_on) select id, 1, 'bank', 5, '2026-01-01' from b`),
    ).rejects.toThrow(/adds up to zero/)
    await expect(
      w.owner.query(`insert into app.journal_entries (kind, about, booked_on) values ('x', 'x', '2026-01-01')`),
    ).rejects.toThrow(/adds up to zero/)
    await expect(system((tx) => tx.updateTable('journal_lines').set({ amount: 1 }).execute())).rejects.toThrow(
      /permission/,
    )
    await expect(system((tx) => tx.deleteFrom('journal_entries').execute())).rejects.toThrow(/permission/)
    await w.owner.query(`insert into app.closed_months (month, figures, closed_by) values ('2020-01-01', '{}', $1)`, [
      client.id,
    ])
    await expect(
      w.owner.query(`insert into app.journal_entries (kind, about, booked_on) values ('x', 'y', '2020-01-31')`),
    ).rejects.toThrow(/closed/)
  })
})

test('fifty issuers at once, a third of whom break off: no gap, no double, the chain unbroken', async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, (_, index) => draft({}, 10_000 + index * 20)))
  const outcomes = await Promise.allSettled(
    ids.map((id, index) =>
      system(async (tx) => {
        await issueDocument(tx, id, null)
        if (index % 3 === 0) throw new Error('broken off')
      }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
  await expectUnbroken()
  await Promise.all(ids.filter((_, index) => index % 3 === 0).map(issue))
  const rows = await expectUnbroken()
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(ids.every((id) => rows.some((row) => row.id === id))).toBe(true)
})

test('the same draft issued by many at once is issued once', async () => {
  const id = await draft()
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => issue(id)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expectUnbroken()
})

/** Runs a process that issues drafts, kills it once it has printed this many numbers, and returns its output. */
const killedAfter = (numbers: number, ids: readonly string[]) =>
  new Promise<string[]>((ended) => {
    const child = spawn(process.execPath, [
      resolve('tests/issuing-process.ts'),
      w.appUrl,
      testSecret,
      inject('dataDir'),
      ...ids,
    ])
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.split('\n').length > numbers) child.kill('SIGKILL')
    })
    child.on('close', () => ended(said.trim().split('\n').filter(Boolean)))
  })

test('issuers that are killed leave no gap, no double and a whole chain, and nothing they said is lost', async () => {
  const ids = await Promise.all(Array.from({ length: 60 }, () => draft()))
  const thirds = [ids.slice(0, 20), ids.slice(20, 40), ids.slice(40)]
  const said = (await Promise.all(thirds.map((part, index) => killedAfter(3 + 4 * index, part)))).flat()
  expect(said.length).toBeGreaterThanOrEqual(3 + 7 + 11)
  const rows = await expectUnbroken()
  const numbers = new Set(rows.map(({ number }) => number))
  expect(said.filter((number) => !numbers.has(number))).toEqual([])
  const left = ids.filter((id) => !rows.some((row) => row.id === id))
  expect(left.length).toBeGreaterThan(0)
  for (const id of left) await issue(id)
  await expectUnbroken()
})

test('a buyer abroad needs neither a VAT number nor a national address, and an export says that it is one', async () => {
  const abroad = await w.client()
  await w.owner.query(
    `insert into app.tax_details (client_id, legal_name, id_scheme, id_value, street, city, country) values ($1, 'Gulf Dining W.L.L.', 'OTH', 'BH12345', 'Exhibition Ave', 'Manama', 'BH')`,
    [abroad.id],
  )
  const issueFor = async (category: TaxCategory) => {
    const id = randomUUID()
    await system((tx) =>
      draftInvoice(tx, {
        id,
        clientId: abroad.id,
        purpose: 'other',
        suppliedOn: '2026-11-01',
        lines: [{ name: 'دراسة | Study', quantity: 1, unitPrice: 50_000, category, account: 'other_revenue' }],
        createdBy: null,
      }),
    )
    await issue(id)
    return (await issued()).find((row) => row.id === id)!.xml
  }
  const exported = await issueFor({ code: 'Z', percent: 0, reasonCode: 'VATEX-SA-33', reason: 'تصدير | Export' })
  expect(exported).toContain('name="0100100">388<')
  expect(exported).toContain('<cbc:ID schemeID="OTH">BH12345</cbc:ID>')
  const buyer = /<cac:AccountingCustomerParty>.*<\/cac:AccountingCustomerParty>/.exec(exported)![0]
  expect(buyer).not.toMatch(/CompanyID|BuildingNumber|PostalZone|CitySubdivision/)
  expect(await issueFor({ code: 'S', percent: 15 })).toContain('name="0100000">388<')
})
