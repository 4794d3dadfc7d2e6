import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { RefusalReason } from '#/domain/kitchen/buying/receipt.ts'
import { addDays, addMinutes, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { memberOf } from '#/features/companies/members/acting-member.server.ts'
import { readOrder } from '#/features/kitchen/orders/read-order.server.ts'
import { readDueDeliveries } from '#/features/kitchen/receipts/due-deliveries.server.ts'
import { postReceiptRequest } from '#/features/kitchen/receipts/form.ts'
import { storeReceiptPhoto } from '#/features/kitchen/receipts/photos.server.ts'
import { postReceipt } from '#/features/kitchen/receipts/post-receipt.server.ts'
import { readReceipt } from '#/features/kitchen/receipts/read-receipt.server.ts'
import { type Cast, findPerson } from '../demo-person.server.ts'
import { cartonPicture } from '../pictures.server.ts'
import { sameIdFor } from '../same-id.ts'
import { teamPeople } from '../team.ts'
import { happeningAt } from '../time-travel.server.ts'
import { demoIngredientId } from './tell-ingredients.server.ts'
import { demoOrders } from './tell-orders.server.ts'

type Told = {
  key: string
  daysAgo: number
  supplier: keyof typeof items
  /** The order that it belongs to. */
  orderId?: string
  delivered: number
  refused?: number
  reason?: RefusalReason
  temperature?: number
  measured?: number
  /** Whether the line has a photo. */
  photo?: boolean
  note?: string
}
const items = {
  noor: { ingredient: 'Whole chicken', pack: 'كرتون 10 حبات', quantity: 11, unit: 'kg', company: 'saffron' },
  rabia: { ingredient: 'Basmati rice', pack: 'كيس 40 كجم', quantity: 40, unit: 'kg', company: 'saffron' },
  waha: { ingredient: 'Full-fat milk', pack: 'كرتون 6 قوارير', quantity: 12, unit: 'l', company: 'dallah' },
} as const

/** Chicken every week, rice every second one; the last one belongs to an order, of which two cartons are still to come. */
const ofSaffron: readonly Told[] = [
  { key: 'noor-1', daysAgo: 33, supplier: 'noor', delivered: 20, temperature: 3.5 },
  { key: 'rabia-1', daysAgo: 27, supplier: 'rabia', delivered: 6 },
  { key: 'noor-2', daysAgo: 26, supplier: 'noor', delivered: 18, temperature: 4.1, measured: 196.4 },
  {
    key: 'noor-3',
    daysAgo: 19,
    supplier: 'noor',
    delivered: 20,
    refused: 2,
    reason: 'damaged',
    temperature: 3.8,
    photo: true,
    note: 'كرتونان مبتلّان من الأسفل',
  },
  { key: 'rabia-2', daysAgo: 13, supplier: 'rabia', delivered: 6, refused: 1, reason: 'wrong' },
  { key: 'noor-4', daysAgo: 12, supplier: 'noor', delivered: 16, temperature: 7.2, photo: true },
  { key: 'noor-5', daysAgo: 5, supplier: 'noor', delivered: 20, temperature: 4.4 },
  {
    key: 'worked',
    daysAgo: 1,
    supplier: 'noor',
    orderId: demoOrders.worked,
    delivered: 20,
    refused: 2,
    reason: 'damaged',
    temperature: 4.2,
    photo: true,
    note: 'كرتونان ممزقان',
  },
]
const ofDallah: readonly Told[] = [
  { key: 'waha-1', daysAgo: 23, supplier: 'waha', delivered: 18, temperature: 4.6 },
  { key: 'waha-2', daysAgo: 9, supplier: 'waha', delivered: 18, refused: 3, reason: 'expired', temperature: 4.9 },
]
const receiptId = ({ key }: Told) => sameIdFor('goods receipt', key)

async function receive(actor: Actor, branchId: string, one: Told, at: Date): Promise<void> {
  const { ingredient, pack, quantity, unit, company } = items[one.supplier]
  const order = one.orderId ? await readOrder(actor, one.orderId) : null
  const photoId = one.photo ? sameIdFor('receipt photo', one.key) : null
  if (photoId)
    await storeReceiptPhoto(actor, {
      id: photoId,
      bytes: new Uint8Array(await cartonPicture(one.reason ? 'wet' : 'warm')),
    })
  const line = {
    id: sameIdFor('goods receipt line', one.key),
    orderLineId: order?.lines[0]?.id ?? null,
    ingredientId: demoIngredientId(company, ingredient),
    pack,
    quantity,
    unit,
    delivered: one.delivered,
    refused: one.refused ?? 0,
    reason: one.reason ?? null,
    measured: one.measured ?? null,
    temperature: one.temperature ?? null,
    expiresOn: null,
    paper: null,
    takesPrice: null,
    photoId,
    note: one.note ?? null,
  }
  await postReceipt(
    actor,
    postReceiptRequest.parse({
      id: receiptId(one),
      branchId: order?.branchId ?? branchId,
      orderId: one.orderId ?? null,
      supplierId: sameIdFor('supplier', one.supplier),
      seen: 0,
      confirmed: false,
      arrivedAt: at.toISOString(),
      paperNumber: `D-${one.supplier.charAt(0).toUpperCase()}${4100 - one.daysAgo}`,
      note: null,
      lines: [line],
    }),
  )
}

/** The branch manager, who receives at the own branch. */
async function receiver(owner: Actor): Promise<Actor | null> {
  const person = await findPerson(teamPeople.branchManager.email)
  return person && asSystem('the demo world acts as a member of a company', (tx) => memberOf(tx, owner.id, person.id))
}

async function tell(actor: Actor | null, told: readonly Told[], present: Date): Promise<void> {
  const branch = actor && (await readDueDeliveries(actor)).branches[0]
  if (!actor || !branch) return
  for (const one of told) {
    const isTold = await readReceipt(actor, receiptId(one)).then(
      () => true,
      () => false,
    )
    if (isTold) continue
    const morning = addMinutes(startOfDay(addDays(riyadhDay(present), -one.daysAgo)), 8 * 60 + 20)
    await happeningAt(addMinutes(morning, 15), () => receive(actor, branch.id, one, morning))
  }
}

/** Deliveries of both demo companies: received by a branch manager, and in the cafes by the owner. */
export async function tellReceipts({ saffron, dallah }: Cast, present: Date): Promise<void> {
  await tell(await receiver(saffron), ofSaffron, present)
  await tell(dallah, ofDallah, present)
}
