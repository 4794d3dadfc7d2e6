import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { newOrderForm } from '#/features/kitchen/orders/form.ts'
import { sendOrder } from '#/features/kitchen/orders/move-order.server.ts'
import { readOrder } from '#/features/kitchen/orders/read-order.server.ts'
import { makeOrder } from '#/features/kitchen/orders/save-order.server.ts'
import { submitOrder } from '#/features/kitchen/orders/submit-order.server.ts'
import { type PostedLine, postReceiptRequest, type PostReceiptRequest } from '#/features/kitchen/receipts/form.ts'
import { postReceipt } from '#/features/kitchen/receipts/post-receipt.server.ts'
import { storeReceiptPhoto } from '#/features/kitchen/receipts/photos.server.ts'
import { supplierSteps } from '#/features/kitchen/suppliers/form.ts'
import { addOffer } from '#/features/kitchen/suppliers/offers.server.ts'
import { now } from '#/platform/clock.ts'
import { addIngredientsAndSuppliers, ingredients, suppliers } from './quotation-setup.ts'
import type { World } from './world.ts'

const offers = { chicken: randomUUID(), rice: randomUUID(), oil: randomUUID() }
type Item = keyof typeof offers

/** A company with two branches and their teams, and a supplier of chilled chicken, frozen oil and rice. */
export async function receivingCompany(w: World) {
  const owner = await w.client({ company: 'Saffron House' })
  const branch = async (name: string) => {
    const sql = `insert into app.branches (client_id, name, location, cr_number) values ($1, $2, 'Riyadh', '1010101010') returning id`
    return (await w.owner.query<{ id: string }>(sql, [owner.id, name])).rows[0]!.id
  }
  const branches = { olaya: await branch('Olaya'), malqa: await branch('Malqa') }
  await addIngredientsAndSuppliers(w.owner, owner)
  for (const [name, storage] of [
    ['chicken', 'chilled'],
    ['oil', 'frozen'],
    ['rice', 'ambient'],
  ] as const)
    await w.owner.query('update app.ingredients set storage = $2 where id = $1', [ingredients[name], storage])
  for (const [name, price, quantity, unit] of [
    ['chicken', '165', '11', 'kg'],
    ['rice', '228', '40', 'kg'],
    ['oil', '162', '18', 'l'],
  ] as const) {
    const { clientKey: offerId, ...step } = supplierSteps.parse({
      intent: 'add-offer',
      clientKey: offers[name],
      ingredientId: ingredients[name],
      pack: 'carton',
      quantity,
      unit,
      price,
      vatMode: 'excluded',
      validFrom: riyadhDay(now()),
    }) as Extract<ReturnType<typeof supplierSteps.parse>, { intent: 'add-offer' }>
    const { intent: _, ...offer } = step
    await addOffer(owner, { supplierId: suppliers.A, offerId }, offer)
  }
  return {
    owner,
    branches,
    ingredients,
    supplierId: suppliers.A,
    manager: await w.member(owner, [{ role: 'manager' }]),
    receiver: await w.member(owner, [{ role: 'branch_manager', node: branches.olaya }]),
    elsewhere: await w.member(owner, [{ role: 'branch_manager', node: branches.malqa }]),
    accountant: await w.member(owner, [{ role: 'accountant' }]),
    viewer: await w.member(owner, [{ role: 'viewer', node: branches.olaya }]),
  }
}
export type ReceivingCompany = Awaited<ReturnType<typeof receivingCompany>>

/** An order of Olaya that was sent to the supplier, with its lines by item. */
export async function sentOrder({ owner, branches }: ReceivingCompany, packs: Partial<Record<Item, number>>) {
  const rows = Object.entries(packs).flatMap(([name, count], index) => [
    [`of-${index + 1}`, offers[name as Item]],
    [`packs-${index + 1}`, String(count)],
  ])
  const { clientKey: id, ...given } = newOrderForm.parse({
    clientKey: randomUUID(),
    supplierId: suppliers.A,
    branchId: branches.olaya,
    wantedOn: addDays(riyadhDay(now()), 1),
    ...Object.fromEntries(rows),
  })
  await makeOrder(owner, id, given)
  const seen = async () => ({ orderId: id, revision: (await readOrder(owner, id)).revision })
  await submitOrder(owner, await seen())
  await sendOrder(owner, await seen())
  const { lines } = await readOrder(owner, id)
  const lineOf = (name: Item) => lines.find((line) => line.ingredientId === ingredients[name])!.id
  return { id, lineOf }
}

const contents = { chicken: [11, 'kg'], rice: [40, 'kg'], oil: [18, 'l'] } as const
/** A line as a phone sends it: everything that was expected has come. */
export const receivedLine = (name: Item, delivered: number, other: Partial<PostedLine> = {}): PostedLine => ({
  id: randomUUID(),
  orderLineId: null,
  ingredientId: ingredients[name],
  pack: 'carton',
  quantity: contents[name][0],
  unit: contents[name][1],
  delivered,
  refused: 0,
  reason: null,
  measured: null,
  temperature: null,
  expiresOn: null,
  paper: null,
  takesPrice: null,
  photoId: null,
  note: null,
  ...other,
})

/** A delivery to Olaya as the phone sends it, read as the address reads it. */
export const delivery = (
  { branches, supplierId }: ReceivingCompany,
  lines: PostedLine[],
  other: Partial<PostReceiptRequest> = {},
): PostReceiptRequest =>
  postReceiptRequest.parse({
    id: randomUUID(),
    branchId: branches.olaya,
    orderId: null,
    supplierId,
    seen: 0,
    confirmed: false,
    arrivedAt: now().toISOString(),
    paperNumber: 'DN 77',
    note: null,
    lines,
    ...other,
  })

export async function received(who: Actor, given: PostReceiptRequest): Promise<string> {
  return (await postReceipt(who, given)).receiptId
}

export async function storedPhoto(who: Actor): Promise<string> {
  const id = randomUUID()
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#88aa66' } })
    .jpeg()
    .toBuffer()
  await storeReceiptPhoto(who, { id, bytes: new Uint8Array(bytes) })
  return id
}
