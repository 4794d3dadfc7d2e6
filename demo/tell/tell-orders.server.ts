import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, addMinutes, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { memberOf } from '#/features/companies/members/acting-member.server.ts'
import { answerOrder } from '#/features/kitchen/orders/answer-order.server.ts'
import { newOrderForm, supplierAnswerForm } from '#/features/kitchen/orders/form.ts'
import { makeOrderLink } from '#/features/kitchen/orders/make-link.server.ts'
import { sendOrder } from '#/features/kitchen/orders/move-order.server.ts'
import { readOrderBranches } from '#/features/kitchen/orders/order-choices.server.ts'
import { readOrder } from '#/features/kitchen/orders/read-order.server.ts'
import { makeOrder } from '#/features/kitchen/orders/save-order.server.ts'
import { submitOrder } from '#/features/kitchen/orders/submit-order.server.ts'
import { newSupplierForm, supplierSteps } from '#/features/kitchen/suppliers/form.ts'
import { addOffer } from '#/features/kitchen/suppliers/offers.server.ts'
import { addSupplier } from '#/features/kitchen/suppliers/save-supplier.server.ts'
import { type Cast, findPerson } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { teamPeople } from '../team.ts'
import { happeningAt } from '../time-travel.server.ts'
import { demoIngredientId } from './tell-ingredients.server.ts'

const orderId = (key: string) => sameIdFor('purchase order', key)

/**
 * Orders of the first demo company that a delivery may be posted for: `worked` is that of the worked check (20 cartons of
 * chicken at 165.00 and a fee of 100.00, confirmed for yesterday); `due` waits for its delivery of today and stays so.
 */
export const demoOrders = { worked: orderId('worked'), due: orderId('due') } as const

type Told = {
  key: string
  daysAgo: number
  /** Days from today until the delivery. */
  wanted: number
  supplier: 'noor' | 'rabia' | 'waha'
  item: string
  packs: number
  note?: string
  /** Last thing that happened to it. */
  until: 'draft' | 'submitted' | 'sent' | 'confirmed' | 'changed'
}

const ofSaffron: readonly Told[] = [
  { key: 'worked', daysAgo: 4, wanted: -1, supplier: 'noor', item: 'Whole chicken', packs: 20, until: 'confirmed' },
  { key: 'due', daysAgo: 3, wanted: 0, supplier: 'rabia', item: 'Basmati rice', packs: 8, until: 'confirmed' },
  { key: 'asked', daysAgo: 2, wanted: 1, supplier: 'rabia', item: 'Basmati rice', packs: 6, until: 'changed' },
  {
    key: 'sent',
    daysAgo: 1,
    wanted: 2,
    supplier: 'noor',
    item: 'Whole chicken',
    packs: 12,
    note: 'التسليم من الباب الخلفي قبل الظهر',
    until: 'sent',
  },
]
/** By the branch manager, above the limit of branch managers. */
const ofBranch: readonly Told[] = [
  { key: 'awaiting', daysAgo: 0, wanted: 3, supplier: 'noor', item: 'Whole chicken', packs: 24, until: 'submitted' },
  { key: 'draft', daysAgo: 0, wanted: 4, supplier: 'rabia', item: 'Basmati rice', packs: 5, until: 'draft' },
]
const ofDallah: readonly Told[] = [
  { key: 'milk', daysAgo: 2, wanted: 0, supplier: 'waha', item: 'Full-fat milk', packs: 18, until: 'confirmed' },
  { key: 'cream', daysAgo: 1, wanted: 2, supplier: 'waha', item: 'Cream, 35 %', packs: 4, until: 'sent' },
  { key: 'sugar', daysAgo: 0, wanted: 5, supplier: 'waha', item: 'White sugar', packs: 2, until: 'draft' },
]

/** What the supplier answers by a link. */
async function answer(maker: Actor, id: string, given: Record<string, string>): Promise<void> {
  const { token } = await makeOrderLink(maker, id)
  await answerOrder({ token, network: `demo ${id}` }, supplierAnswerForm.parse({ issue: '1', ...given }))
}

/** An order of one line from an offer of the supplier. Does nothing if it is there. */
async function order(maker: Actor, branchId: string, told: Told, present: Date): Promise<void> {
  const id = orderId(told.key)
  const isTold = await readOrder(maker, id).then(
    () => true,
    () => false,
  )
  if (isTold) return
  const today = riyadhDay(present)
  const { clientKey, ...given } = newOrderForm.parse({
    clientKey: id,
    supplierId: sameIdFor('supplier', told.supplier),
    branchId,
    wantedOn: addDays(today, told.wanted),
    windowFrom: '08:00',
    windowUntil: '11:00',
    note: told.note ?? '',
    'of-1': sameIdFor('offer', told.supplier, told.item),
    'packs-1': String(told.packs),
  })
  const seen = async () => ({ orderId: id, revision: (await readOrder(maker, id)).revision })
  const morning = addMinutes(startOfDay(addDays(today, -told.daysAgo)), 9 * 60)
  const began = morning < present ? morning : addHours(present, -1)
  const after = (minutes: number, step: () => Promise<unknown>) => {
    const at = addMinutes(began, minutes)
    return happeningAt(at < present ? at : present, step)
  }
  await after(0, () => makeOrder(maker, clientKey, given))
  if (told.until === 'draft') return
  await after(10, async () => submitOrder(maker, await seen()))
  if (told.until === 'submitted') return
  await after(15, async () => sendOrder(maker, await seen()))
  if (told.until === 'confirmed') await after(180, () => answer(maker, id, { intent: 'confirm' }))
  if (told.until === 'changed')
    await after(240, () =>
      answer(maker, id, {
        intent: 'change',
        wantedOn: addDays(today, told.wanted + 1),
        'price-1': '234',
        note: 'ارتفع سعر التوريد هذا الأسبوع',
      }),
    )
}

async function branchManager(owner: Actor): Promise<Actor | null> {
  const person = await findPerson(teamPeople.branchManager.email)
  return person && asSystem('the demo world acts as a member of a company', (tx) => memberOf(tx, owner.id, person.id))
}

type Offered = [ingredient: string, pack: string, quantity: string, unit: string, price: string]
const offersOfWaha: readonly Offered[] = [
  ['Full-fat milk', 'كرتون 6 قوارير', '12', 'l', '54'],
  ['Cream, 35 %', 'كرتون 12 لتر', '12', 'l', '228'],
  ['White sugar', 'كيس 50 كجم', '50', 'kg', '150'],
]

/** The supplier of the cafes with its offers; what is there is not added again. */
async function addWaha(owner: Actor, day: Day): Promise<void> {
  const { clientKey, ...given } = newSupplierForm.parse({
    clientKey: sameIdFor('supplier', 'waha'),
    nameAr: 'ألبان الواحة',
    nameEn: 'Al Waha Dairy',
    contact: 'بدر السبيعي',
    email: 'orders@alwaha.example',
    phone: '0501234504',
    paymentDays: '30',
    cutOff: '15:00',
    deliveryFee: '35',
  })
  await addSupplier(owner, clientKey, given)
  for (const [name, pack, quantity, unit, price] of offersOfWaha) {
    const step = supplierSteps.parse({
      intent: 'add-offer',
      clientKey: sameIdFor('offer', 'waha', name),
      ingredientId: demoIngredientId('dallah', name),
      pack,
      quantity,
      unit,
      price,
      vatMode: 'excluded',
      validFrom: day,
      minimum: '',
      multiple: '',
    })
    if (step.intent !== 'add-offer') continue
    const { intent: _, clientKey: offerId, ...offer } = step
    await addOffer(owner, { supplierId: clientKey, offerId }, offer)
  }
}

/** Purchase orders of both demo companies in every state before a delivery, through the verbs. */
export async function tellOrders({ saffron, dallah }: Cast, present: Date): Promise<void> {
  const manager = await branchManager(saffron)
  const own = manager && (await readOrderBranches(manager))[0]
  const place = own ?? (await readOrderBranches(saffron))[0]
  if (place) for (const told of ofSaffron) await order(saffron, place.id, told, present)
  if (manager && own) for (const told of ofBranch) await order(manager, own.id, told, present)

  const cafe = (await readOrderBranches(dallah))[0]
  if (!cafe) return
  const day = addDays(riyadhDay(present), -30)
  await happeningAt(addMinutes(startOfDay(day), 10 * 60), () => addWaha(dallah, day))
  for (const told of ofDallah) await order(dallah, cafe.id, told, present)
}
