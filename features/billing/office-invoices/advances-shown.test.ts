import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { readOwnInvoice } from '#/features/billing/client-invoices/read-one.server.ts'
import { announceInvoice } from '#/features/billing/invoices/announce.server.ts'
import { readOverview } from '#/features/ledger/finance/read-overview.server.ts'
import { readVat } from '#/features/ledger/finance/read-vat.server.ts'
import { now } from '#/platform/clock.ts'
import { advanceWorld } from '#/tests/advances.ts'
import { world } from '#/tests/world.ts'
import { createDraft, issueDraft } from './draft-steps.server.ts'
import { newInvoiceForm } from './form.ts'
import { readInvoicePage } from './read-document.server.ts'

const w = await world()
const { admin, client, seen, advance, paidAdvance, draft, deduct, credit } = await advanceWorld(w)
const today = riyadhDay(now())
const thisYear = { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }

const figures = async () => {
  const { rows, check } = await readVat(admin, thisYear, 1)
  const { revenue, balances } = await readOverview(admin, thisYear)
  const taxed = rows.find(({ box }) => box === 'standard')
  return {
    net: (taxed?.sales ?? 0) - (taxed?.credits ?? 0),
    vat: (taxed?.salesVat ?? 0) - (taxed?.creditsVat ?? 0),
    revenue: revenue.reduce((sum, line) => sum + line.now, 0),
    advances: -balances.advances || 0,
    off: check.off,
  }
}

test('finance: the tax of a prepayment is declared once, and it is never revenue', async () => {
  const id = await paidAdvance(115_000)
  expect(await figures()).toEqual({ net: 100_000, vat: 15_000, revenue: 0, advances: 100_000, off: 0 })
  const invoice = await draft(200_000)
  await deduct(invoice, id, 57_500)
  // a draft moves nothing
  expect(await figures()).toEqual({ net: 100_000, vat: 15_000, revenue: 0, advances: 100_000, off: 0 })
  await issueDraft(admin, await seen(invoice))
  expect(await figures()).toEqual({ net: 250_000, vat: 37_500, revenue: 200_000, advances: 50_000, off: 0 })
  const { documents } = await readVat(admin, thisYear, 1)
  expect(documents.find((one) => one.id === invoice)).toMatchObject({ net: 150_000, vat: 22_500 })
  await credit(id)
  expect(await figures()).toEqual({ net: 200_000, vat: 30_000, revenue: 200_000, advances: 0, off: 0 })
})

test('the client sees the prepayment, what is open, and both sides of a deduction, but no draft of ours', async () => {
  const id = await paidAdvance(23_000)
  const [invoice, waiting] = [await draft(10_000), await draft(10_000)]
  await deduct(invoice, id, 5750)
  await issueDraft(admin, await seen(invoice))
  await deduct(waiting, id, 1150)
  expect(await readOwnInvoice(client, id)).toMatchObject({
    kind: 'prepayment',
    open: 16_100,
    deducted: [{ id: invoice, gross: 5750 }],
  })
  const { number } = await readInvoicePage(admin, id)
  expect(await readOwnInvoice(client, invoice)).toMatchObject({
    prepaid: 5750,
    owed: 5750,
    deducted: [{ id, number, gross: 5750 }],
  })
  const strangers: Actor[] = [await w.client({ company: 'Other' })]
  for (const stranger of strangers)
    await expect(readOwnInvoice(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
})

test('the client is told of a prepayment by its name, and of an invoice by what is still due', async () => {
  const id = await paidAdvance(23_000)
  const invoice = await draft(20_000)
  await deduct(invoice, id, 5750)
  await issueDraft(admin, await seen(invoice))
  for (const invoiceId of [id, invoice]) await announceInvoice({ invoiceId, again: null })
  const mails = await asSystem('a test reads mails', (tx) =>
    tx.selectFrom('emails').select(['kind', 'subject']).where('kind', 'like', 'invoice.%issued').execute(),
  )
  const subjects = mails.map(({ kind, subject }) => `${kind} ${subject}`)
  expect(subjects.some((text) => text.includes('invoice.prepayment-issued') && text.includes('230.00'))).toBe(true)
  expect(subjects.some((text) => text.includes('invoice.issued') && text.includes('172.50'))).toBe(true)
})

test('asked twice with one key, a prepayment is one draft', async () => {
  const id = randomUUID()
  const input = { id, clientId: client.id, suppliedOn: today, advance: { amount: 11_500, name: 'دفعة | Prepayment' } }
  await createDraft(admin, input)
  await createDraft(admin, input)
  expect(await readInvoicePage(admin, id)).toMatchObject({ kind: 'prepayment', totals: { gross: 11_500 } })
  expect(await readInvoicePage(admin, await advance(100))).toMatchObject({ totals: { gross: 100 } })
})

const typed = { clientKey: randomUUID(), clientId: randomUUID(), kind: 'prepayment', amount: '1150', name: 'دفعة' }
test.each([
  [{}, []],
  [{ amount: '' }, ['amount']],
  [{ amount: 'much' }, ['amount']],
  [{ name: ' ' }, ['name']],
  [{ kind: 'invoice' }, ['suppliedOn']],
  [{ kind: 'invoice', suppliedOn: '2026-11-01', amount: '', name: '' }, []],
  [{ kind: 'gift' }, ['kind']],
])('the form of a new document with %j is wrong at %j', (changes, wrong) => {
  const { error } = newInvoiceForm.safeParse({ ...typed, ...changes })
  expect([...new Set((error?.issues ?? []).map(({ path }) => path[0]))]).toEqual(wrong)
})
