import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { readOrder } from '#/features/kitchen/orders/read-order.server.ts'
import {
  delivery,
  received,
  receivedLine,
  receivingCompany,
  type ReceivingCompany,
  sentOrder,
} from '#/tests/receiving-setup.ts'
import { world } from '#/tests/world.ts'
import { correctReceipt } from './correct-receipt.server.ts'
import { readDueDeliveries } from './due-deliveries.server.ts'
import { correctionForm } from './form.ts'
import { receiptList } from './list.ts'
import { browseReceipts } from './list.server.ts'
import { deliveryPagesOfPhone } from './pages-of-phone.server.ts'
import { readReceipt } from './read-receipt.server.ts'
import { readOpenReceiving, readOrderReceiving } from './read-receiving.server.ts'

const w = await world()
let c: ReceivingCompany
let stranger: Actor
beforeAll(async () => {
  c = await receivingCompany(w)
  stranger = await w.client()
}, 60_000)

/** A correction as the page sends it. */
const correction = (lineId: string, of: { accepted: string; refused?: string; measured?: string }, seen = 0) =>
  correctionForm.parse({
    clientKey: randomUUID(),
    seen: String(seen),
    reason: 'Counted again',
    [`accepted-${lineId}`]: of.accepted,
    [`refused-${lineId}`]: of.refused ?? '0',
    [`measured-${lineId}`]: of.measured ?? '',
  })
const onHand = async (ingredientId: string, branchId: string) =>
  (
    await w.owner.query<{ sum: number }>(
      `select coalesce(sum(quantity), 0)::float8 as sum from app.stock_moves where ingredient_id = $1 and branch_id = $2`,
      [ingredientId, branchId],
    )
  ).rows[0]!.sum
const page = async (who: Actor) => (await browseReceipts(who, readList(receiptList, new URLSearchParams()))).rows

test('a correction is a counter-entry: what was posted stays, sums say what is true, the order follows', async () => {
  const order = await sentOrder(c, { chicken: 20 })
  const line = receivedLine('chicken', 20, { orderLineId: order.lineOf('chicken') })
  const id = await received(c.receiver, delivery(c, [line], { orderId: order.id }))
  const before = await onHand(c.ingredients.chicken, c.branches.olaya)
  expect((await readOrder(c.owner, order.id)).state).toBe('received')

  const given = correction(line.id, { accepted: '18', refused: '1' })
  await correctReceipt(c.manager, id, given)
  await correctReceipt(c.manager, id, given)
  expect(await onHand(c.ingredients.chicken, c.branches.olaya)).toBe(before - 22_000)
  expect((await readOrder(c.owner, order.id)).state).toBe('part_received')
  const receipt = await readReceipt(c.owner, id)
  expect(receipt.lines).toMatchObject([{ delivered: 19, accepted: 18, refused: 1, isCorrected: true }])
  expect(receipt.corrections).toMatchObject([{ id: given.clientKey, reason: 'Counted again' }])
  const posted = await w.owner.query(
    'select delivered::int, accepted::int from app.goods_receipt_lines where id = $1',
    [line.id],
  )
  expect(posted.rows).toEqual([{ delivered: 20, accepted: 20 }])
  expect((await page(c.owner)).filter((row) => row.id === id)).toMatchObject([{ result: 'corrected', lines: 1 }])

  await expect(correctReceipt(c.owner, id, correction(line.id, { accepted: '20' }))).rejects.toMatchObject({
    code: 'receipt.corrected-meanwhile',
  })
  await expect(
    correctReceipt(c.owner, id, correction(line.id, { accepted: '18', refused: '1' }, 1)),
  ).rejects.toMatchObject({ code: 'receipt.nothing' })
  await correctReceipt(c.owner, id, correction(line.id, { accepted: '٢٠', measured: '٢١٥٫٥' }, 1))
  expect(await onHand(c.ingredients.chicken, c.branches.olaya)).toBe(before - 4_500)
  expect((await readOrder(c.owner, order.id)).state).toBe('received')
  expect(correctionForm.safeParse({ clientKey: randomUUID(), seen: '0', reason: '' }).success).toBe(false)
  const bad = { clientKey: randomUUID(), seen: '0', reason: 'x', [`accepted-${line.id}`]: '-1' }
  expect(correctionForm.safeParse(bad).success).toBe(false)
  await expect(
    correctReceipt(c.owner, id, correction(line.id, { accepted: '0', measured: '3' }, 2)),
  ).rejects.toMatchObject({ fields: { [`measured-${line.id}`]: 'receipt-quantity' } })
})

test('the receiver of a branch and an accountant correct nothing, and a posted delivery takes no more lines', async () => {
  const line = receivedLine('rice', 2)
  const id = await received(c.receiver, delivery(c, [line]))
  for (const who of [c.receiver, c.accountant, c.viewer])
    await expect(correctReceipt(who, id, correction(line.id, { accepted: '1' }))).rejects.toMatchObject({
      code: 'not-allowed',
    })
  const row = {
    id: randomUUID(),
    client_id: c.owner.id,
    branch_id: c.branches.olaya,
    receipt_id: id,
    place: 2,
    ingredient_id: c.ingredients.rice,
    pack: 'sack',
    quantity: 1,
    unit: 'kg' as const,
    delivered: 1,
    accepted: 1,
    refused: 0,
  }
  for (const who of [c.owner, c.manager])
    await expect(asActor(who, (tx) => tx.insertInto('goods_receipt_lines').values(row).execute())).rejects.toThrow()
})

test('another branch and a stranger see and change nothing; an accountant reads', async () => {
  const order = await sentOrder(c, { rice: 1 })
  const line = receivedLine('chicken', 2)
  const id = await received(c.receiver, delivery(c, [line]))
  for (const who of [c.elsewhere, stranger]) {
    await expect(readReceipt(who, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(readOrderReceiving(who, order.id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(readOpenReceiving(who, c.branches.olaya)).rejects.toMatchObject({ code: 'not-found' })
    await expect(received(who, delivery(c, [receivedLine('rice', 1)]))).rejects.toMatchObject({ code: 'not-found' })
    const ofOrder = receivedLine('rice', 1, { orderLineId: order.lineOf('rice') })
    await expect(received(who, delivery(c, [ofOrder], { orderId: order.id }))).rejects.toMatchObject({
      code: 'not-found',
    })
    expect((await page(who)).map((row) => row.id)).not.toContain(id)
    const { due, branches } = await readDueDeliveries(who)
    expect(due.map(({ orderId }) => orderId)).not.toContain(order.id)
    expect(branches.map((branch) => branch.id)).not.toContain(c.branches.olaya)
    expect(
      await readAs(who, (db) =>
        db.selectFrom('goods_receipt_lines').where('receipt_id', '=', id).selectAll().execute(),
      ),
    ).toEqual([])
  }
  // the same key as a delivery of another company is as if it were not there
  const taken = delivery(c, [receivedLine('rice', 1)], { id })
  await expect(received(stranger, taken)).rejects.toMatchObject({ code: 'not-found' })
  await expect(correctReceipt(stranger, id, correction(line.id, { accepted: '1' }))).rejects.toMatchObject({
    code: 'not-found',
  })
  const region = await w.member(c.owner, [{ role: 'manager', node: c.branches.malqa }])
  await expect(correctReceipt(region, id, correction(line.id, { accepted: '1' }))).rejects.toMatchObject({
    code: 'not-found',
  })
  expect((await readReceipt(c.accountant, id)).lines).toMatchObject([{ accepted: 2 }])
  expect((await readReceipt(c.accountant, id)).mayCorrect).toBe(false)
  expect(await readDueDeliveries(c.accountant)).toMatchObject({ mayReceive: false, branches: [] })
  await expect(received(c.accountant, delivery(c, [receivedLine('rice', 1)]))).rejects.toMatchObject({
    code: 'not-allowed',
  })
  await expect(page(c.viewer)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('due deliveries of the own branch, its suppliers without an order, and the pages that the phone keeps', async () => {
  const order = await sentOrder(c, { rice: 3 })
  const { due, branches, mayReceive } = await readDueDeliveries(c.receiver)
  expect(mayReceive).toBe(true)
  expect(due.find(({ orderId }) => orderId === order.id)).toMatchObject({
    branch: 'Olaya',
    when: 'coming',
    isPart: false,
  })
  expect(branches).toEqual([{ id: c.branches.olaya, name: 'Olaya' }])
  const open = await readOpenReceiving(c.receiver, c.branches.olaya)
  expect(open.suppliers.map(({ name }) => name)).toEqual(['Supplier A', 'Supplier B', 'Supplier C'])
  expect(open.lines.map(({ name, quantity, unit }) => [name, quantity, unit])).toEqual([
    ['chicken', 11, 'kg'],
    ['oil', 18, 'l'],
    ['rice', 40, 'kg'],
  ])
  const kept = await deliveryPagesOfPhone(c.receiver)
  expect(kept).toContain(`/client/field/receive/order/${order.id}`)
  expect(kept.filter((path) => path.includes('/branch/'))).toEqual([`/client/field/receive/branch/${c.branches.olaya}`])
  expect(await deliveryPagesOfPhone(c.accountant)).toEqual([])
})
