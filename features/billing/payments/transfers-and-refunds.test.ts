import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { creditInvoice } from '#/features/billing/invoices/credit.server.ts'
import { clientCredit } from '#/features/billing/invoices/settle.server.ts'
import { tokenOf } from '#/features/billing/payment-shares/link.server.ts'
import { shareInvoice } from '#/features/billing/payment-shares/share-invoice.server.ts'
import { now } from '#/platform/clock.ts'
import { payingWorld, system } from '#/tests/payments.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { giveTaxDetails } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { announcePayment } from './announce.server.ts'
import { askPayment } from './ask-payment.server.ts'
import { paymentList } from './list.ts'
import { browsePayments } from './list.server.ts'
import { confirmTransfer, declineTransfer, recordTransfer } from './confirm-transfer.server.ts'
import { readOutcome } from './outcome.server.ts'
import { outcomePath, payerOfInvoice, payerOfShare } from './payer.server.ts'
import { readPayable } from './read-payable.server.ts'
import { readPayment } from './read-payment.server.ts'
import { finishBankRefund, refundInvoice, refundPayment } from './refund.server.ts'
import { decideSandbox, tellOfSandbox } from '#/features/billing/payment-events/sandbox.server.ts'
import { startPayment } from './start-payment.server.ts'
import { stateTransfer, withdrawTransfer } from './state-transfer.server.ts'

const w = await world()
const { client, issued, paymentsOf, invoiceOf, expectSoundBooks } = await payingWorld(w)
const admin = await w.admin()
const [today, proof] = [riyadhDay(now()), smallPdf()]
let sender = 0
const network = () => `10.1.${sender >> 8}.${sender++ & 255}`
afterEach(expectSoundBooks)
const transferOf = (amount: number, id = randomUUID()) => ({ id, amount, on: today, reference: 'FT-1' })

async function stated(amount = 11_500) {
  const invoiceId = await issued()
  const transfer = transferOf(amount)
  await stateTransfer(await payerOfInvoice(client, invoiceId), transfer, proof, network())
  return { invoiceId, paymentId: transfer.id }
}

/** Pays on the page of the built-in provider. */
async function paid(invoiceId: string) {
  const url = await startPayment(await payerOfInvoice(client, invoiceId), { lang: 'en', network: network() })
  await decideSandbox(url.split('/').at(-1)!, { method: 'mada', outcome: 'paid' }, network())
  const paymentId = String((await paymentsOf(invoiceId)).at(-1)!['id'])
  await askPayment(paymentId)
  return paymentId
}

const credit = (invoiceId: string) =>
  system((tx) =>
    creditInvoice(tx, { id: randomUUID(), invoiceId, lines: 'all', reason: 'إلغاء | Cancelled', actorId: null }),
  )

describe('a bank transfer', () => {
  test('is stated once however often it is sent, and waits for finance', async () => {
    const invoiceId = await issued()
    const payer = await payerOfInvoice(client, invoiceId)
    const transfer = transferOf(11_500)
    await stateTransfer(payer, transfer, proof, network())
    await stateTransfer(payer, transfer, proof, network())
    await expect(stateTransfer(payer, transferOf(11_500), proof, network())).rejects.toMatchObject({
      code: 'payment.transfer-under-way',
    })
    await expect(startPayment(payer, { lang: 'en', network: network() })).rejects.toMatchObject({
      code: 'payment.transfer-under-way',
    })
    expect(await paymentsOf(invoiceId)).toMatchObject([{ state: 'pending', provider: 'bank' }])
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'issued', paid: 0 })
    expect((await readPayable(payer)).transfer).toMatchObject({ amount: 11_500, reference: 'FT-1' })
  })

  test.each([
    [11_500, { settled: 11_500, kept: 0 }, 'paid'],
    [4000, { settled: 4000, kept: 0 }, 'partly_paid'],
    [12_000, { settled: 11_500, kept: 500 }, 'paid'],
  ])('of which %i arrived is booked as it arrived', async (amount, arrived, status) => {
    const { invoiceId, paymentId } = await stated()
    expect(await confirmTransfer(admin, { paymentId, amount, on: today })).toEqual(arrived)
    expect(await invoiceOf(invoiceId)).toMatchObject({ status })
  })

  test('is decided once by two at once', async () => {
    const { invoiceId, paymentId } = await stated()
    const results = await Promise.allSettled([
      confirmTransfer(admin, { paymentId, amount: 11_500, on: today }),
      confirmTransfer(admin, { paymentId, amount: 11_500, on: today }),
      declineTransfer(admin, { paymentId, reason: 'not found' }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([0, 11_500]).toContain((await invoiceOf(invoiceId)).paid)
  })

  test('that is declined says why, and can be stated anew', async () => {
    const { invoiceId, paymentId } = await stated()
    await declineTransfer(admin, { paymentId, reason: 'No such amount' })
    await announcePayment({ paymentId, what: 'transfer-declined' })
    const payer = await payerOfInvoice(client, invoiceId)
    expect(await readPayable(payer)).toMatchObject({
      transfer: null,
      failed: { message: 'No such amount', isBank: true },
    })
    const { rows } = await w.owner.query(`select body from app.emails where effect_key = $1`, [
      `payment.transfer-declined:${paymentId}`,
    ])
    expect(rows[0].body).toContain('No such amount')
    await stateTransfer(payer, transferOf(11_500), proof, network())
  })

  test('may be taken back until finance has answered', async () => {
    const { invoiceId, paymentId } = await stated()
    const payer = await payerOfInvoice(client, invoiceId)
    await withdrawTransfer(payer, paymentId)
    await expect(withdrawTransfer(payer, paymentId)).rejects.toMatchObject({ code: 'changed-meanwhile' })
    await expect(confirmTransfer(admin, { paymentId, amount: 1, on: today })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    })
  })

  test('of tomorrow, without a proof or with another kind of file is refused', async () => {
    const payer = await payerOfInvoice(client, await issued())
    const send = (transfer: object, file: Uint8Array) =>
      stateTransfer(payer, { ...transferOf(11_500), ...transfer }, file, network())
    await expect(send({ on: addDays(today, 1) }, proof)).rejects.toMatchObject({ fields: { on: 'transfer-day' } })
    await expect(send({}, new Uint8Array())).rejects.toMatchObject({ fields: { file: 'proof-file' } })
    await expect(send({}, Buffer.alloc(11 * 1024 * 1024))).rejects.toMatchObject({ fields: { file: 'proof-large' } })
    await expect(send({}, Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'file.type-unsupported' })
  })

  test('that nobody stated is recorded by the number of its invoice, once', async () => {
    const invoiceId = await issued()
    const { rows } = await w.owner.query<{ number: string }>('select number from app.invoices where id = $1', [
      invoiceId,
    ])
    const recorded = { id: randomUUID(), number: rows[0]!.number, amount: 11_500, on: today, reference: '' }
    await recordTransfer(admin, recorded)
    await recordTransfer(admin, recorded)
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid', paid: 11_500 })
    await expect(recordTransfer(admin, { ...recorded, id: randomUUID(), number: 'INV-0' })).rejects.toMatchObject({
      fields: { number: 'invoice-number' },
    })
  })
})

describe('the built-in provider', () => {
  test('pays at once, and tells of it through the door of all providers', async () => {
    const invoiceId = await issued()
    const url = await startPayment(await payerOfInvoice(client, invoiceId), { lang: 'ar', network: network() })
    expect(url).toMatch(/\/ar\/payment\/sandbox\/[0-9a-f-]{36}$/)
    const checkoutId = url.split('/').at(-1)!
    const back = await decideSandbox(checkoutId, { method: 'visa', outcome: 'later' }, network())
    expect(back).toContain('/ar/payment-success?payment=')
    const paymentId = String((await paymentsOf(invoiceId))[0]!['id'])
    const asked = { paymentId, ticket: null, actor: client, lang: 'ar' as const, network: network() }
    expect(await readOutcome(asked)).toMatchObject({ state: 'pending' })
    await tellOfSandbox({ checkoutId })
    expect(await w.waitingJobs('payments.ask')).toHaveLength(1)
    expect(await readOutcome(asked)).toMatchObject({ state: 'paid', amount: 11_500, owed: 0, method: 'visa' })
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid' })
  })

  test('declines with a reason, and the same invoice is paid at the next attempt', async () => {
    const invoiceId = await issued()
    const payer = await payerOfInvoice(client, invoiceId)
    const url = await startPayment(payer, { lang: 'en', network: network() })
    await decideSandbox(url.split('/').at(-1)!, { method: 'mada', outcome: 'insufficient' }, network())
    const paymentId = String((await paymentsOf(invoiceId))[0]!['id'])
    await askPayment(paymentId)
    expect((await readPayable(payer)).failed).toEqual({ message: 'INSUFFICIENT FUNDS', isBank: false })
    await paid(invoiceId)
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid', paid: 11_500 })
  })

  test('does not show what became of a payment to anybody else', async () => {
    const paymentId = await paid(await issued())
    const ask = (actor: Actor | null, ticket: string | null) =>
      readOutcome({ paymentId, ticket, actor, lang: 'en', network: network() })
    await expect(ask(null, null)).rejects.toMatchObject({ code: 'not-found' })
    await expect(ask(await w.client(), 'x'.repeat(32))).rejects.toMatchObject({ code: 'not-found' })
    await expect(ask(admin, null)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a share', () => {
  test('is paid by whoever holds its link, and only its outcome is theirs to see', async () => {
    const invoiceId = await issued()
    const shares = await shareInvoice(client, {
      invoiceId,
      mode: 'equal',
      payers: [{ name: 'One' }, { name: 'Two' }],
      dueOn: addDays(today, 5),
    })
    const payer = await payerOfShare(tokenOf(shares[0]!.id), network())
    expect(await readPayable(payer)).toMatchObject({ amount: 5750, document: null, share: { payer: 'One' } })
    await expect(
      startPayment(await payerOfInvoice(client, invoiceId), { lang: 'en', network: network() }),
    ).rejects.toMatchObject({
      code: 'share.all-shared',
    })
    const url = await startPayment(payer, { lang: 'en', network: network() })
    await decideSandbox(url.split('/').at(-1)!, { method: 'mada', outcome: 'paid' }, network())
    const paymentId = String((await paymentsOf(invoiceId))[0]!['id'])
    const ticket = new URL(outcomePath('en', { id: paymentId, shareId: payer.shareId }), 'http://x').searchParams.get(
      'ticket',
    )
    const outcome = await readOutcome({ paymentId, ticket, actor: null, lang: 'en', network: network() })
    expect(outcome).toMatchObject({ state: 'paid', amount: 5750, owed: null, invoiceId: null })
    expect(await readPayable(payer)).toMatchObject({ amount: null, refusal: 'share.paid-already' })
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'partly_paid', paid: 5750 })
  })

  test('of which less was transferred stays open for the rest', async () => {
    const invoiceId = await issued()
    const shares = await shareInvoice(client, {
      invoiceId,
      mode: 'equal',
      payers: [{ name: 'One', email: 'one@example.com' }, { name: 'Two' }],
      dueOn: addDays(today, 5),
    })
    const payer = await payerOfShare(tokenOf(shares[0]!.id), network())
    const transfer = transferOf(5750)
    await stateTransfer(payer, transfer, proof, network())
    await confirmTransfer(admin, { paymentId: transfer.id, amount: 5000, on: today })
    expect(await readPayable(payer)).toMatchObject({ amount: 750, refusal: null })
    const { rows } = await w.owner.query<{ body: string }>(`select body from app.emails where kind = 'share.part-paid'`)
    expect(rows.map(({ body }) => body)).toEqual([expect.stringMatching(/50\.00[^]*7\.50/)])
  })

  test('with an unknown link does not exist', async () => {
    await expect(payerOfShare('x'.repeat(43), network())).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a refund', () => {
  test('needs a credit note first, and goes back once however often it is asked for', async () => {
    const invoiceId = await issued()
    const paymentId = await paid(invoiceId)
    const refund = { id: randomUUID(), paymentId, amount: 11_500, reason: 'Cancelled' }
    const before = await system((tx) => clientCredit(tx, client.id))
    if (before < 11_500)
      await expect(refundPayment(admin, refund)).rejects.toMatchObject({ code: 'refund.credit-first' })
    await credit(invoiceId)
    const results = await Promise.all(Array.from({ length: 5 }, () => refundPayment(admin, refund)))
    expect(new Set(results)).toEqual(new Set(['done']))
    expect((await paymentsOf(invoiceId))[0]).toMatchObject({ state: 'refunded', refunded: 11_500 })
    expect(await system((tx) => clientCredit(tx, client.id))).toBe(before)
    await expect(refundPayment(admin, { ...refund, id: randomUUID(), amount: 1 })).rejects.toMatchObject({
      code: 'refund.too-much',
    })
    expect((await readPayment(admin, paymentId)).refunds).toMatchObject([{ state: 'done', amount: 11_500 }])
  })

  test('in parts adds up, and the provider saying so again changes nothing', async () => {
    const invoiceId = await issued()
    const paymentId = await paid(invoiceId)
    await credit(invoiceId)
    for (const amount of [4000, 7500])
      await refundPayment(admin, { id: randomUUID(), paymentId, amount, reason: 'Part' })
    await Promise.all([askPayment(paymentId), askPayment(paymentId)])
    expect((await paymentsOf(invoiceId))[0]).toMatchObject({ state: 'refunded', refunded: 11_500, mismatch: null })
  })

  test('by bank is booked when finance says that it was sent', async () => {
    const { invoiceId, paymentId } = await stated()
    await confirmTransfer(admin, { paymentId, amount: 11_500, on: today })
    const { freed } = await credit(invoiceId)
    const asked = await system((tx) =>
      refundInvoice(tx, { invoiceId, amount: freed, reason: 'Money back', actorId: null }),
    )
    expect(asked).toBe(11_500)
    const { refunds } = await readPayment(admin, paymentId)
    expect(refunds).toMatchObject([{ state: 'asked', way: 'bank' }])
    const todo = await browsePayments(admin, readList(paymentList, new URLSearchParams({ tab: 'todo' })))
    expect(todo.rows.map(({ id }) => id)).toContain(paymentId)
    const sent = { refundId: refunds[0]!.id, reference: 'FT-2' }
    expect(await Promise.all([finishBankRefund(admin, sent), finishBankRefund(admin, sent)])).toEqual(['done', 'done'])
    expect((await paymentsOf(invoiceId))[0]).toMatchObject({ refunded: 11_500 })
  })

  test('of money that went back behind our back is flagged until a credit note frees it', async () => {
    const stranger = await w.client({ company: 'Alone' })
    await giveTaxDetails(w.owner, stranger.id)
    const invoiceId = await issued(10_000, stranger)
    const url = await startPayment(await payerOfInvoice(stranger, invoiceId), { lang: 'en', network: network() })
    const checkoutId = url.split('/').at(-1)!
    await decideSandbox(checkoutId, { method: 'mada', outcome: 'paid' }, network())
    const paymentId = String((await paymentsOf(invoiceId))[0]!['id'])
    await askPayment(paymentId)
    await w.owner.query('update app.sandbox_checkouts set refunded = 11500 where id = $1', [checkoutId])
    await askPayment(paymentId)
    expect((await paymentsOf(invoiceId))[0]).toMatchObject({ state: 'paid', refunded: 0, mismatch: 'refund' })
    await credit(invoiceId)
    await askPayment(paymentId)
    expect((await paymentsOf(invoiceId))[0]).toMatchObject({ state: 'refunded', refunded: 11_500, mismatch: null })
  })
})
