import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { payingWorld } from '#/tests/payments.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { world } from '#/tests/world.ts'
import { announcePayment } from './announce.server.ts'
import { confirmTransfer } from './confirm-transfer.server.ts'
import { payerOfInvoice } from './payer.server.ts'
import { stateTransfer } from './state-transfer.server.ts'

const w = await world()
const { client, issued, paymentsOf, expectSoundBooks } = await payingWorld(w)
const admin = await w.admin()
const today = riyadhDay(now())

afterEach(expectSoundBooks)

/** States a transfer as the client and confirms it with the received amount. */
async function transfer(invoiceId: string, amount: number): Promise<void> {
  const id = randomUUID()
  const proof = smallPdf('a proof')
  await stateTransfer(
    await payerOfInvoice(client, invoiceId),
    { id, amount, on: today, reference: 'FT-1' },
    proof,
    '10.2.0.1',
  )
  await confirmTransfer(admin, { paymentId: id, amount, on: today })
}

describe('the receipt of a payment', () => {
  const receipts = async (invoiceId: string) => {
    for (const { id } of await paymentsOf(invoiceId)) await announcePayment({ paymentId: String(id), what: 'paid' })
    const { rows } = await w.owner.query<{ kind: string; subject: string; body: string }>(
      `select kind, subject, body from app.emails where kind like 'payment.received%' and body like '%' || $1 || '%' order by created_at`,
      [invoiceId],
    )
    return rows
  }

  test('names the sum that arrived and the sum kept when more was paid than was due', async () => {
    const invoiceId = await issued()
    await transfer(invoiceId, 12_000)
    const [mail, ...others] = await receipts(invoiceId)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'payment.received-more' })
    expect(mail!.body).toContain('120.00')
    expect(mail!.body).toContain('5.00')
    expect(mail!.body).not.toContain('115.00')
  })

  test('names what is still due after a part, and each later payment by its own sum', async () => {
    const invoiceId = await issued()
    await transfer(invoiceId, 10_000)
    const [part] = await receipts(invoiceId)
    expect(part).toMatchObject({ kind: 'payment.received-part' })
    expect(part!.body).toContain('100.00')
    expect(part!.body).toContain('15.00')
    await transfer(invoiceId, 1500)
    const last = (await receipts(invoiceId))[1]!
    expect(last).toMatchObject({ kind: 'payment.received' })
    expect(last.body).toContain('15.00')
    expect(last.body).not.toContain('115.00')
  })
})
