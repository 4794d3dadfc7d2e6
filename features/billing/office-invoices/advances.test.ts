import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { undoTransfer } from '#/features/billing/payments/confirm-transfer.server.ts'
import { advanceName, advanceWorld, fileFaults, visitLine } from '#/tests/advances.ts'
import { system } from '#/tests/payments.ts'
import { giveTaxDetails } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { debitDocument, readCreditable } from './correct-document.server.ts'
import { creditPreview } from './credit-preview.ts'
import { deductAdvance, undeductAdvance } from './draft-advances.server.ts'
import { createDraft, deleteDraft, issueDraft, removeDraftLine, saveDraftLine } from './draft-steps.server.ts'
import { readInvoicePage } from './read-document.server.ts'

const w = await world()
const { admin, client, seen, expectSoundBooks, ...made } = await advanceWorld(w)
const { advance, pay, paidAdvance, draft, deduct, credit, balances, changeSince, xmlOf } = made
let other: Actor

beforeAll(async () => {
  other = await w.client()
  await giveTaxDetails(w.owner, other.id)
})

describe('a prepayment', () => {
  test('is owed to the client, not revenue: issued, paid, deducted, and the rest paid', async () => {
    const before = await balances()
    const id = await advance(115_000)
    const issued = await readInvoicePage(admin, id)
    expect(issued).toMatchObject({ kind: 'prepayment', purpose: 'advance', open: 0, owed: 115_000 })
    expect(issued.number).toMatch(/^ADV-\d{4}-\d{6}$/)
    expect(await changeSince(before)).toEqual({ owed: 115_000, advances: 100_000, kept: 0, vat: 15_000, revenue: 0 })
    await pay(id, 115_000)
    expect(await changeSince(before)).toEqual({ owed: 0, advances: 100_000, kept: 0, vat: 15_000, revenue: 0 })
    const xml = await xmlOf(id)
    expect(xml).toContain('<cbc:InvoiceTypeCode name="0100000">386</cbc:InvoiceTypeCode>')
    expect(xml).not.toContain('cac:Delivery')
    expect(fileFaults(xml)).toEqual([])

    const invoice = await draft(200_000)
    expect((await readInvoicePage(admin, invoice)).advances).toMatchObject([
      { id, open: 115_000, proposed: 115_000, used: 0 },
    ])
    await deduct(invoice, id, 115_000)
    expect(await readInvoicePage(admin, invoice)).toMatchObject({
      prepaid: { net: 100_000, vat: 15_000, gross: 115_000 },
    })
    await issueDraft(admin, await seen(invoice))
    expect(await readInvoicePage(admin, invoice)).toMatchObject({ state: 'partly_paid', owed: 115_000, paid: 115_000 })
    expect(await changeSince(before)).toEqual({ owed: 115_000, advances: 0, kept: 0, vat: 30_000, revenue: 200_000 })
    const final = await xmlOf(invoice)
    expect(fileFaults(final)).toEqual([])
    expect(final).toContain(
      `<cbc:PrepaidAmount currencyID="SAR">1150.00</cbc:PrepaidAmount><cbc:PayableAmount currencyID="SAR">1150.00</cbc:PayableAmount>`,
    )
    expect(final).toContain(
      `<cac:DocumentReference><cbc:ID>${issued.number}</cbc:ID><cbc:UUID>${issued.uuid}</cbc:UUID>`,
    )
    await pay(invoice, 115_000)
    expect(await readInvoicePage(admin, invoice)).toMatchObject({ state: 'paid', owed: 0 })
    expect(await readInvoicePage(admin, id)).toMatchObject({ open: 0, uses: [{ id: invoice, gross: 115_000 }] })
    await expectSoundBooks()
  })

  test('pays an invoice in full, which is settled when it is issued', async () => {
    const id = await paidAdvance(115_000)
    const invoice = await draft(30_000)
    await deduct(invoice, id, 34_500)
    await issueDraft(admin, await seen(invoice))
    expect(await readInvoicePage(admin, invoice)).toMatchObject({ state: 'paid', owed: 0 })
    expect(await readInvoicePage(admin, id)).toMatchObject({ open: 80_500 })
    expect(fileFaults(await xmlOf(invoice))).toEqual([])
    await expectSoundBooks()
  })

  test('has one line, and cannot deduct a prepayment or be debited', async () => {
    const paid = await paidAdvance(11_500)
    const id = randomUUID()
    const name = advanceName
    await createDraft(admin, { id, clientId: client.id, suppliedOn: '2026-11-01', advance: { amount: 100_000, name } })
    // no net has exactly SAR 1,000.00 with its tax
    expect(await readInvoicePage(admin, id)).toMatchObject({ totals: { net: 86_956, vat: 13_043, gross: 99_999 } })
    await expect(saveDraftLine(admin, await seen(id), null, { ...visitLine, unitPrice: 1 })).rejects.toMatchObject({
      code: 'advance.one-line',
    })
    await expect(deduct(id, paid, 100)).rejects.toMatchObject({ code: 'advance.not-here' })
    await saveDraftLine(admin, await seen(id), 1, { ...visitLine, name, unitPrice: 50_000 })
    await issueDraft(admin, await seen(id))
    expect((await readInvoicePage(admin, id)).lines).toMatchObject([{ account: 'advances', net: 50_000 }])
    const debit = { clientKey: randomUUID(), reason: 'r', name: 'n', quantity: 1, unitPrice: 100 }
    await expect(debitDocument(admin, id, debit)).rejects.toMatchObject({ code: 'not-found' })
    await credit(id)
    await expectSoundBooks()
  })
})

describe('it is impossible to deduct', () => {
  test('what is not paid, not issued, or another client’s', async () => {
    const [unpaid, foreign, invoice] = [await advance(11_500), await paidAdvance(11_500, other), await draft(50_000)]
    await expect(deduct(invoice, unpaid, 100)).rejects.toMatchObject({ code: 'advance.nothing-open' })
    await expect(deduct(invoice, foreign, 100)).rejects.toMatchObject({ code: 'not-found' })
    const [drafted, plain] = [randomUUID(), await draft(1000)]
    await createDraft(admin, {
      id: drafted,
      clientId: client.id,
      suppliedOn: '2026-11-01',
      advance: { amount: 100, name: 'n' },
    })
    for (const id of [drafted, plain, randomUUID()])
      await expect(deduct(invoice, id, 100)).rejects.toMatchObject({ code: 'not-found' })
    await pay(unpaid, 5000)
    await expect(deduct(invoice, unpaid, 5001)).rejects.toMatchObject({ code: 'advance.too-much' })
    await deduct(invoice, unpaid, 5000)
  })

  test('more than the invoice, or against lines of another kind of tax', async () => {
    const [id, invoice] = [await paidAdvance(115_000), await draft(10_000)]
    await expect(deduct(invoice, id, 11_501)).rejects.toMatchObject({ fields: { amount: 'advance-above-due' } })
    await deduct(invoice, id, 11_500)
    // a smaller line leaves more deducted than is due: that is said, and not issued
    await saveDraftLine(admin, await seen(invoice), 1, { ...visitLine, unitPrice: 5000 })
    const shown = await readInvoicePage(admin, invoice)
    expect(shown.draft?.problems).toMatchObject([{ rule: 'prepaid-too-much' }])
    await expect(issueDraft(admin, await seen(invoice))).rejects.toMatchObject({ code: 'invoice.not-ready' })
    await removeDraftLine(admin, await seen(invoice), 1)
    const category = { code: 'O', percent: 0, reasonCode: 'VATEX-SA-OOS', reason: 'r' } as const
    await saveDraftLine(admin, await seen(invoice), null, { ...visitLine, category, unitPrice: 90_000 })
    expect((await readInvoicePage(admin, invoice)).draft?.problems).toMatchObject([{ rule: 'prepaid-category' }])
    await undeductAdvance(admin, await seen(invoice), id)
    expect(await readInvoicePage(admin, id)).toMatchObject({ open: 115_000 })
    await expect(undeductAdvance(admin, await seen(invoice), id)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  })

  test('the same amount twice, however many drafts ask for it at once', async () => {
    const id = await paidAdvance(11_500)
    const drafts = await Promise.all(Array.from({ length: 6 }, () => draft(8000)))
    const results = await Promise.allSettled(drafts.map((one) => deduct(one, id, 9200)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readInvoicePage(admin, id)).toMatchObject({ open: 2300 })
    // the database refuses it by itself, without the checks of the verb
    await expect(
      w.owner.query(
        `insert into app.advance_uses (invoice_id, advance_id, client_id, net, vat)
         select i.id, $2, i.client_id, 2001, 300 from app.invoices i where i.id = any ($1) and i.prepaid_net = 0 limit 1`,
        [drafts, id],
      ),
    ).rejects.toThrow(/invoices_applied_paid/)
    const winner = drafts[results.findIndex(({ status }) => status === 'fulfilled')]!
    await deleteDraft(admin, await seen(winner))
    expect(await readInvoicePage(admin, id)).toMatchObject({ open: 11_500 })
  })

  test('what an issued invoice deducts, elsewhere or otherwise', async () => {
    const [id, invoice] = [await paidAdvance(11_500), await draft(10_000)]
    await deduct(invoice, id, 11_500)
    await issueDraft(admin, await seen(invoice))
    const next = await draft(10_000)
    await expect(deduct(next, id, 100)).rejects.toMatchObject({ code: 'advance.nothing-open' })
    await expect(w.owner.query('delete from app.advance_uses where invoice_id = $1', [invoice])).rejects.toThrow(
      /draft/,
    )
    await expect(w.owner.query('update app.advance_uses set net = 1 where invoice_id = $1', [invoice])).rejects.toThrow(
      /anew/,
    )
    await expect(undeductAdvance(admin, await seen(invoice), id)).rejects.toMatchObject({
      code: 'invoice.issued-already',
    })
    // a payment that was deducted stays: the transfer is not undone
    const { payments } = await readInvoicePage(admin, id)
    await expect(
      system((tx) => undoTransfer(tx, admin, { paymentId: payments[0]!.id, reason: 'r' })),
    ).rejects.toMatchObject({ code: 'payment.undo-refused' })
    await expectSoundBooks()
  })

  test('by anyone who may not issue', async () => {
    const [id, invoice] = [await paidAdvance(11_500), await draft(10_000)]
    const at = await seen(invoice)
    for (const actor of [client, other, await w.shopper()]) {
      await expect(deductAdvance(actor, at, { advanceId: id, amount: 100 })).rejects.toMatchObject({
        code: 'not-allowed',
      })
      await expect(undeductAdvance(actor, at, id)).rejects.toMatchObject({ code: 'not-allowed' })
    }
  })
})

describe('a credit note', () => {
  test('takes back a prepayment that was not used, and frees its money', async () => {
    const before = await balances()
    const id = await paidAdvance(115_000)
    const { freed } = await credit(id)
    expect(freed).toBe(115_000)
    expect(await readInvoicePage(admin, id)).toMatchObject({ state: 'credited', open: 0 })
    expect(await changeSince(before)).toEqual({ owed: 0, advances: 0, kept: 115_000, vat: 0, revenue: 0 })
    await expect(deduct(await draft(10_000), id, 100)).rejects.toMatchObject({ code: 'advance.nothing-open' })
    await expectSoundBooks()
  })

  test('takes back only what no invoice or draft deducts, to the halala', async () => {
    const id = await paidAdvance(115_000)
    const [first, second] = [await draft(33_333), await draft(1234)]
    await deduct(first, id, 33_331)
    await issueDraft(admin, await seen(first))
    await deduct(second, id, 1001)
    const left = 115_000 - 33_331 - 1001
    const whole = await readCreditable(admin, id)
    expect(creditPreview(whole, (name) => (name === 'extent' ? 'all' : ''))).toMatchObject({ gross: left, freed: left })
    await expect(credit(id, [{ position: 1, amount: whole.lines[0]!.left + 1 }])).rejects.toMatchObject({
      code: 'invoice.credit-too-much',
    })
    const { freed, id: noteId } = await credit(id)
    expect(freed).toBe(left)
    expect(fileFaults(await xmlOf(noteId))).toEqual([])
    expect(await readInvoicePage(admin, noteId)).toMatchObject({ purpose: 'advance', totals: { gross: left } })
    expect(await readInvoicePage(admin, id)).toMatchObject({ open: 0, paid: 115_000 - left })
    await issueDraft(admin, await seen(second))
    await expect(credit(id)).rejects.toMatchObject({ code: 'invoice.nothing-to-credit' })
    await expectSoundBooks()
  })

  test('on the invoice that deducted it gives the money back, not the prepayment', async () => {
    const before = await balances()
    const [id, invoice] = [await paidAdvance(115_000), await draft(200_000)]
    await deduct(invoice, id, 115_000)
    await issueDraft(admin, await seen(invoice))
    const { freed } = await credit(invoice)
    expect(freed).toBe(115_000)
    expect(await readInvoicePage(admin, id)).toMatchObject({ open: 0 })
    expect(await changeSince(before)).toEqual({ owed: 0, advances: 0, kept: 115_000, vat: 0, revenue: 0 })
    await expectSoundBooks()
  })
})

test('laws: any order of deductions and credit notes leaves the books sound and nothing above the prepayment', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('deduct', 'reserve', 'credit'), fc.integer({ min: 1, max: 9000 })), {
    minLength: 1,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 100, max: 20_000 }), steps, async (amount, wanted) => {
      const id = await paidAdvance(amount)
      for (const [step, most] of wanted) {
        const { open } = await readInvoicePage(admin, id)
        const { lines } = await readCreditable(admin, id)
        const left = lines[0]!.left
        if (open === 0 || left === 0) break
        if (step === 'credit') await credit(id, [{ position: 1, amount: Math.min(most, left) }])
        else {
          const invoice = await draft(10_000)
          await deduct(invoice, id, Math.min(most, open))
          if (step === 'deduct') await issueDraft(admin, await seen(invoice))
        }
      }
      const page = await readInvoicePage(admin, id)
      const used = page.uses.reduce((sum, { gross }) => sum + gross, 0)
      const noted = page.notes.reduce((sum, { gross }) => sum + gross, 0)
      expect(page.open + used + noted).toBe(page.totals.gross)
      const nets = await w.owner.query<{ net: number }>(
        'select coalesce(sum(net), 0)::int as net from app.advance_uses where advance_id = $1',
        [id],
      )
      expect(nets.rows[0]!.net).toBeLessThanOrEqual(page.totals.net)
    }),
    { numRuns: 10 },
  )
  await expectSoundBooks()
})
