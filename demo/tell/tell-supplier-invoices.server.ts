import type { Actor } from '#/domain/actor.ts'
import { sar } from '#/domain/money.ts'
import { addDays, addMinutes, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { encodeQr } from '#/features/billing/tax-documents/qr.ts'
import { postReceiptRequest } from '#/features/kitchen/receipts/form.ts'
import { postReceipt } from '#/features/kitchen/receipts/post-receipt.server.ts'
import { expectedTotals } from '#/domain/kitchen/buying/invoice.ts'
import { enterInvoice } from '#/features/kitchen/supplier-invoices/enter-invoice.server.ts'
import { newInvoiceForm } from '#/features/kitchen/supplier-invoices/form.ts'
import { readInvoice } from '#/features/kitchen/supplier-invoices/read-invoice.server.ts'
import { readBranchChoices } from '#/features/kitchen/suppliers/read-supplier.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'
import { demoIngredientId } from './tell-ingredients.server.ts'

/** Deliveries of rice, each with its invoice: the second was short by a sack, at a higher price than offered. */
const told = [
  { key: 'matches', daysAgo: 12, number: 'RB-20417', delivered: 10, refused: 0, billed: 10, price: 228 },
  { key: 'differs', daysAgo: 4, number: 'RB-20466', delivered: 10, refused: 1, billed: 10, price: 231 },
] as const
type Told = (typeof told)[number]
const sellerVat = '300338190000003'

async function receive(owner: Actor, branchId: string, { key, delivered, refused, number }: Told, at: Date) {
  const lineId = sameIdFor('receipt line', 'invoice', key)
  const receipt = postReceiptRequest.parse({
    id: sameIdFor('receipt', 'invoice', key),
    branchId,
    orderId: null,
    supplierId: sameIdFor('supplier', 'rabia'),
    seen: 0,
    confirmed: false,
    arrivedAt: at.toISOString(),
    paperNumber: `D-${number}`,
    note: null,
    lines: [
      {
        id: lineId,
        orderLineId: null,
        ingredientId: demoIngredientId('saffron', 'Basmati rice'),
        pack: 'كيس 40 كجم',
        quantity: 40,
        unit: 'kg',
        delivered,
        refused,
        reason: refused > 0 ? 'wrong' : null,
        measured: null,
        temperature: null,
        expiresOn: null,
        paper: null,
        takesPrice: null,
        photoId: null,
        note: null,
      },
    ],
  })
  await postReceipt(owner, receipt)
  return { receiptId: receipt.id, lineId }
}

async function enter(
  owner: Actor,
  id: string,
  { number, billed, price }: Told,
  day: string,
  of: Awaited<ReturnType<typeof receive>>,
) {
  const { vat, total } = expectedTotals([{ billed, price }], 0, true)
  const { clientKey, ...given } = newInvoiceForm.parse({
    clientKey: id,
    receiptIds: of.receiptId,
    number,
    issuedOn: day,
    vatNumber: sellerVat,
    vat: sar(vat),
    total: sar(total),
    qr: encodeQr(['شركة الرابية للأغذية', sellerVat, `${day}T10:30:00`, sar(total), sar(vat)]),
    'line-1': of.lineId,
    'billed-1': String(billed),
    'price-1': String(price),
  })
  await enterInvoice(owner, clientKey, given)
}

/** Two invoices of a supplier of the first demo company: one that matches, one that differs. */
export async function tellSupplierInvoices({ saffron }: Cast, at: Date): Promise<void> {
  const idOf = ({ key }: Told) => sameIdFor('supplier invoice', key)
  const isTold = await readInvoice(saffron, idOf(told[1])).then(
    () => true,
    () => false,
  )
  const branch = (await readBranchChoices(saffron)).at(-1)
  if (isTold || !branch) return
  for (const one of told) {
    const day = addDays(riyadhDay(at), -one.daysAgo)
    const morning = addMinutes(startOfDay(day), 9 * 60)
    await happeningAt(addMinutes(morning, 120), async () => {
      const of = await receive(saffron, branch.id, one, morning)
      await enter(saffron, idOf(one), one, day, of)
    })
  }
}
