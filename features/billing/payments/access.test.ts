import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { payingWorld } from '#/tests/payments.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { world } from '#/tests/world.ts'
import { browsePayments, paymentRows } from './list.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { readList } from '#/domain/list.ts'
import { confirmTransfer, declineTransfer, recordTransfer } from './confirm-transfer.server.ts'
import { paymentList } from './list.ts'
import { payerOfInvoice } from './payer.server.ts'
import { readPayment } from './read-payment.server.ts'
import { finishBankRefund, refundPayment } from './refund.server.ts'
import { stateTransfer } from './state-transfer.server.ts'

const w = await world()
const { client, issued } = await payingWorld(w)
const admin = await w.admin()
const today = riyadhDay(now())

async function stated() {
  const invoiceId = await issued()
  const transfer = { id: randomUUID(), amount: 11_500, on: today, reference: 'FT-1' }
  await stateTransfer(await payerOfInvoice(client, invoiceId), transfer, smallPdf(), '10.2.0.1')
  return { paymentId: transfer.id }
}

test('only finance looks after payments', async () => {
  const { paymentId } = await stated()
  const all = readList(paymentList, new URLSearchParams())
  for (const actor of [client, await w.shopper(), await w.freelancer()]) {
    const steps = [
      () => browsePayments(actor, all),
      () => exportList(actor, paymentList, all, paymentRows, 'en'),
      () => readPayment(actor, paymentId),
      () => confirmTransfer(actor, { paymentId, amount: 1, on: today }),
      () => declineTransfer(actor, { paymentId, reason: 'x' }),
      () => recordTransfer(actor, { id: randomUUID(), number: 'x', amount: 1, on: today, reference: '' }),
      () => refundPayment(actor, { id: randomUUID(), paymentId, amount: 1, reason: 'x' }),
      () => finishBankRefund(actor, { refundId: randomUUID(), reference: 'x' }),
    ]
    for (const step of steps) await expect(step()).rejects.toMatchObject({ code: 'not-allowed' })
  }
})

test('the list is searched by reference, client and invoice', async () => {
  const { paymentId } = await stated()
  const { reference, number } = await readPayment(admin, paymentId)
  for (const q of [reference, reference.toLowerCase(), number, 'FT-1', 'saffron']) {
    const { rows } = await browsePayments(admin, readList(paymentList, new URLSearchParams({ q, state: 'pending' })))
    expect(rows.map(({ id }) => id)).toContain(paymentId)
  }
})
