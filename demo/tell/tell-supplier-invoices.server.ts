import type { Actor } from '#/domain/actor.ts'
import { sar } from '#/domain/money.ts'
import { addDays, addMinutes, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { encodeQr } from '#/features/billing/tax-documents/qr.ts'
import { postReceiptRequest } from '#/features/kitchen/receipts/form.ts'
import { postReceipt } from '#/features/kitchen/receipts/post-receipt.server.ts'
import { expectedTotals } from '#/domain/kitchen/buying/invoice.ts'
import { readBillableFor } from '#/features/kitchen/supplier-invoices/billable.server.ts'
import { askCredit } from '#/features/kitchen/supplier-invoices/credit.server.ts'
import { enterInvoice } from '#/features/kitchen/supplier-invoices/enter-invoice.server.ts'
import { newInvoiceForm } from '#/features/kitchen/supplier-invoices/form.ts'
import { markPaid, readyInvoice } from '#/features/kitchen/supplier-invoices/move-invoice.server.ts'
import { readInvoice } from '#/features/kitchen/supplier-invoices/read-invoice.server.ts'
import { readBranchChoices } from '#/features/kitchen/suppliers/read-supplier.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'
import { demoIngredientId } from './tell-ingredients.server.ts'
import { demoOrders } from './tell-orders.server.ts'

type Goal = 'matched' | 'differs' | 'credit_asked' | 'ready' | 'paid'
/** Deliveries of rice, each with its invoice: those that differ were short by a sack, or at a higher price than offered. */
const told = [
  { key: 'paid', goal: 'paid', daysAgo: 34, number: 'RB-20311', refused: 0, price: 228 },
  { key: 'paid later', goal: 'paid', daysAgo: 27, number: 'RB-20344', refused: 0, price: 228 },
  { key: 'ready', goal: 'ready', daysAgo: 20, number: 'RB-20382', refused: 0, price: 228 },
  { key: 'matches', goal: 'matched', daysAgo: 12, number: 'RB-20417', refused: 0, price: 228 },
  { key: 'credit', goal: 'credit_asked', daysAgo: 9, number: 'RB-20431', refused: 2, price: 228 },
  { key: 'differs', goal: 'differs', daysAgo: 4, number: 'RB-20466', refused: 1, price: 231 },
] as const satisfies readonly {
  key: string
  goal: Goal
  daysAgo: number
  number: string
  refused: number
  price: number
}[]
/** Sacks of a delivery, all of which are billed. */
const sacks = 10
type Told = (typeof told)[number]
const sellerVat = '300338190000003'

async function receive(owner: Actor, branchId: string, { key, refused, number }: Told, at: Date) {
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
        delivered: sacks,
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
  { number, price }: Told,
  day: string,
  of: Awaited<ReturnType<typeof receive>>,
) {
  const { vat, total } = expectedTotals([{ billed: sacks, price }], 0, true)
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
    'billed-1': String(sacks),
    'price-1': String(price),
  })
  await enterInvoice(owner, clientKey, given)
}

/** Moves an entered invoice to its state in the demo world. */
async function moveOn(owner: Actor, id: string, goal: Goal, morning: Date): Promise<void> {
  const seen = async () => {
    const { state, revision } = await readInvoice(owner, id)
    return { state, held: { invoiceId: id, revision } }
  }
  const atNoon = addMinutes(morning, 180)
  await happeningAt(atNoon, async () => {
    const { state, held } = await seen()
    if (goal === 'credit_asked' && state === 'differs') await askCredit(owner, held, null)
    if ((goal === 'ready' || goal === 'paid') && state === 'matched') await readyInvoice(owner, held)
  })
  const payday = addDays(riyadhDay(morning), 14)
  await happeningAt(addMinutes(startOfDay(payday), 600), async () => {
    const { state, held } = await seen()
    if (goal === 'paid' && state === 'ready') await markPaid(owner, held, payday)
  })
}

/** The worked check: of 20 cartons at 165.00 with a fee of 100.00, 18 were accepted; 20 are billed at 168.00. */
async function tellWorked(owner: Actor, at: Date): Promise<void> {
  const orderId = demoOrders.worked
  const source = await readBillableFor(owner, { orderId }).catch(() => null)
  const [line] = source?.lines ?? []
  // why: billed once, and only when its delivery is there
  if (!source || !line || source.receipts.length === 0) return
  const day = addDays(riyadhDay(at), -1)
  const { vat, total } = expectedTotals([{ billed: 20, price: 168 }], 100, true)
  const { clientKey, ...given } = newInvoiceForm.parse({
    clientKey: sameIdFor('supplier invoice', 'worked'),
    orderId,
    number: 'NP-8812',
    issuedOn: day,
    vatNumber: source.supplier.vatNumber ?? '',
    deliveryFee: '100',
    vat: sar(vat),
    total: sar(total),
    'line-1': line.id,
    'billed-1': '20',
    'price-1': '168',
  })
  await happeningAt(addMinutes(startOfDay(day), 14 * 60), () => enterInvoice(owner, clientKey, given))
}

/** Invoices of suppliers of the first demo company: those that match, up to the paid, and those that differ. */
export async function tellSupplierInvoices({ saffron }: Cast, at: Date): Promise<void> {
  const branch = (await readBranchChoices(saffron)).at(-1)
  if (!branch) return
  for (const one of told) {
    const id = sameIdFor('supplier invoice', one.key)
    const day = addDays(riyadhDay(at), -one.daysAgo)
    const morning = addMinutes(startOfDay(day), 9 * 60)
    await happeningAt(addMinutes(morning, 120), async () => {
      const of = await receive(saffron, branch.id, one, morning)
      await enter(saffron, id, one, day, of)
    })
    await moveOn(saffron, id, one.goal, morning)
  }
  await tellWorked(saffron, at)
}
