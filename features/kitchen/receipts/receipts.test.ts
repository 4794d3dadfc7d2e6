import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { readOrder } from '#/features/kitchen/orders/read-order.server.ts'
import { saveKitchenSettings } from '#/features/kitchen/settings/save-settings.server.ts'
import { now } from '#/platform/clock.ts'
import {
  delivery,
  received,
  receivedLine,
  receivingCompany,
  type ReceivingCompany,
  sentOrder,
  storedPhoto,
} from '#/tests/receiving-setup.ts'
import { world } from '#/tests/world.ts'
import { postReceiptRequest } from './form.ts'
import { removeReceiptPhoto, storeReceiptPhoto } from './photos.server.ts'
import { readReceipt } from './read-receipt.server.ts'
import { readOrderReceiving } from './read-receiving.server.ts'

const w = await world()
const today = riyadhDay(now())
let c: ReceivingCompany
beforeAll(async () => {
  c = await receivingCompany(w)
}, 60_000)

const failure = (code: string) => ({ code })
const moves = async (receiptId: string) =>
  (
    await w.owner.query<{ kind: string; quantity: number }>(
      `select m.kind, m.quantity::float8 as quantity from app.stock_moves m
       join app.goods_receipt_lines l on l.id = m.receipt_line_id where l.receipt_id = $1 order by l.place`,
      [receiptId],
    )
  ).rows
const stateOf = async (orderId: string) => (await readOrder(c.owner, orderId)).state
const rowsOf = async (table: 'goods_receipts' | 'goods_receipt_lines' | 'stock_moves', where = 'true') =>
  Number((await w.owner.query<{ n: string }>(`select count(*) as n from app.${table} where ${where}`)).rows[0]!.n)

describe('a delivery of an order', () => {
  test('makes lines and movements of stock, and moves the order: part received, then received', async () => {
    const order = await sentOrder(c, { chicken: 20, rice: 2 })
    const first = await readOrderReceiving(c.receiver, order.id)
    expect(first).toMatchObject({ seen: 0, branch: 'Olaya', supplier: { name: 'Supplier A' } })
    expect(first.lines.map(({ name, due, limit }) => [name, due, limit])).toEqual([
      ['chicken', 20, 5],
      ['rice', 2, null],
    ])
    const part = delivery(
      c,
      [
        receivedLine('chicken', 18, { orderLineId: order.lineOf('chicken'), temperature: 4 }),
        receivedLine('rice', 2, { orderLineId: order.lineOf('rice') }),
      ],
      { orderId: order.id },
    )
    const id = await received(c.receiver, part)
    expect(await moves(id)).toEqual([
      { kind: 'received', quantity: 198_000 },
      { kind: 'received', quantity: 80_000 },
    ])
    expect(await stateOf(order.id)).toBe('part_received')
    const receipt = await readReceipt(c.receiver, id)
    expect(receipt).toMatchObject({ paperNumber: 'DN 77', corrections: [], mayCorrect: false })
    expect(receipt.lines).toMatchObject([
      { ingredient: 'chicken', ordered: 20, delivered: 18, accepted: 18, refused: 0, reason: 'short', temperature: 4 },
      { ingredient: 'rice', ordered: 2, delivered: 2, accepted: 2, reason: null },
    ])
    const rest = await readOrderReceiving(c.receiver, order.id)
    expect(rest.seen).toBe(1)
    expect(rest.lines.map(({ due }) => due)).toEqual([2, 0])
    const last = receivedLine('chicken', 2, { orderLineId: order.lineOf('chicken') })
    await received(c.receiver, delivery(c, [last], { orderId: order.id, seen: 1 }))
    expect(await stateOf(order.id)).toBe('received')
  })

  test('sent twice, also at the same time, is stored once', async () => {
    const order = await sentOrder(c, { chicken: 3 })
    const given = delivery(c, [receivedLine('chicken', 3, { orderLineId: order.lineOf('chicken') })], {
      orderId: order.id,
    })
    const ids = await Promise.all([received(c.receiver, given), received(c.receiver, given)])
    expect(ids).toEqual([given.id, given.id])
    expect(await received(c.receiver, given)).toBe(given.id)
    expect(await rowsOf('goods_receipts', `order_id = '${order.id}'`)).toBe(1)
    expect(await moves(given.id)).toEqual([{ kind: 'received', quantity: 33_000 }])
  })

  test('of two phones the second one learns of the first, and posts another delivery only when confirmed', async () => {
    const order = await sentOrder(c, { chicken: 4 })
    const half = () =>
      delivery(c, [receivedLine('chicken', 2, { orderLineId: order.lineOf('chicken') })], { orderId: order.id })
    const [one, two] = [half(), half()]
    const both = await Promise.allSettled([received(c.receiver, one), received(c.manager, two)])
    const refused = both.filter((each) => each.status === 'rejected')
    expect(refused).toMatchObject([{ reason: failure('receipt.another') }])
    const [who, late] = both[0].status === 'rejected' ? [c.receiver, one] : [c.manager, two]
    expect(await stateOf(order.id)).toBe('part_received')
    await received(who, { ...late, confirmed: true })
    expect(await stateOf(order.id)).toBe('received')
  })

  test('is refused for an order that was not sent, of another branch or supplier, and for lines of another order', async () => {
    const [order, other] = [await sentOrder(c, { chicken: 1 }), await sentOrder(c, { rice: 1 })]
    const line = () => receivedLine('chicken', 1, { orderLineId: order.lineOf('chicken') })
    const given = (part: object) => delivery(c, [line()], { orderId: order.id, ...part })
    await expect(received(c.owner, given({ branchId: c.branches.malqa }))).rejects.toMatchObject(failure('not-found'))
    await expect(received(c.owner, given({ supplierId: randomUUID() }))).rejects.toMatchObject(failure('not-found'))
    await expect(received(c.owner, given({ orderId: other.id }))).rejects.toMatchObject(failure('bad-request'))
    await w.owner.query(`update app.purchase_orders set state = 'draft', sent_at = null where id = $1`, [other.id])
    const draft = receivedLine('rice', 1, { orderLineId: other.lineOf('rice') })
    await expect(received(c.owner, delivery(c, [draft], { orderId: other.id }))).rejects.toMatchObject(
      failure('receipt.order-state'),
    )
    await expect(readOrderReceiving(c.owner, other.id)).rejects.toMatchObject(failure('receipt.order-state'))
    expect(await rowsOf('goods_receipts', `order_id in ('${order.id}', '${other.id}')`)).toBe(0)
  })
})

describe('what is received', () => {
  test('comes also without an order, late with its own time, weighed where packs differ', async () => {
    const arrivedAt = new Date(now().getTime() - 3 * 86_400_000).toISOString()
    const id = await received(
      c.receiver,
      delivery(c, [receivedLine('chicken', 2, { measured: 21.35 }), receivedLine('oil', 1)], { arrivedAt }),
    )
    expect(await moves(id)).toEqual([
      { kind: 'received', quantity: 21_350 },
      { kind: 'received', quantity: 18_000 },
    ])
    expect(await readReceipt(c.owner, id)).toMatchObject({ order: null, lines: [{ measured: 21.35 }, {}] })
    expect(await rowsOf('stock_moves', `happened_at = '${arrivedAt}'`)).toBe(2)
    for (const [at, code] of [
      [new Date(now().getTime() + 3_600_000), 'receipt.future'],
      [new Date(now().getTime() - 400 * 86_400_000), 'bad-request'],
    ] as const)
      await expect(
        received(c.receiver, delivery(c, [receivedLine('rice', 1)], { arrivedAt: at.toISOString() })),
      ).rejects.toMatchObject(failure(code))
  })

  test('accepted and refused add up to what was delivered; refused goods make no stock', async () => {
    const photoId = await storedPhoto(c.receiver)
    const id = await received(
      c.receiver,
      delivery(c, [
        receivedLine('chicken', 5, { refused: 2, reason: 'damaged', photoId }),
        receivedLine('rice', 1, { refused: 1, reason: 'wrong' }),
      ]),
    )
    expect((await readReceipt(c.owner, id)).lines).toMatchObject([
      { delivered: 5, accepted: 3, refused: 2, reason: 'damaged', fileId: photoId },
      { delivered: 1, accepted: 0, refused: 1, reason: 'wrong' },
    ])
    expect(await moves(id)).toEqual([{ kind: 'received', quantity: 33_000 }])
    const line = receivedLine('rice', 1, { refused: 2, reason: 'wrong' })
    await expect(received(c.receiver, delivery(c, [line]))).rejects.toMatchObject(failure('receipt.lines'))
    await expect(
      w.owner.query(`update app.goods_receipt_lines set accepted = accepted + 1 where receipt_id = $1`, [id]),
    ).rejects.toThrow(/violates check constraint/)
  })

  test('needs a photo when it is damaged or too warm: chilled above 5, frozen above -18, or as the kitchen has set', async () => {
    const attempt = (line: ReturnType<typeof receivedLine>) => received(c.receiver, delivery(c, [line]))
    const damaged = receivedLine('rice', 2, { refused: 1, reason: 'damaged' })
    for (const line of [
      damaged,
      receivedLine('chicken', 1, { temperature: 5.1 }),
      receivedLine('oil', 1, { temperature: -17.9 }),
      { ...damaged, reason: null },
      receivedLine('chicken', 1, { expiresOn: addDays(today, -1) }),
    ])
      await expect(attempt(line)).rejects.toMatchObject(failure('receipt.lines'))
    await attempt(receivedLine('chicken', 1, { temperature: 5, expiresOn: today }))
    await attempt(receivedLine('oil', 1, { temperature: -18 }))
    const photoId = await storedPhoto(c.receiver)
    const warm = await attempt(receivedLine('chicken', 1, { temperature: 9.4, photoId }))
    expect((await readReceipt(c.owner, warm)).lines).toMatchObject([
      { accepted: 1, temperature: 9.4, temperatureLimit: 5, fileId: photoId },
    ])
    const { rows } = await w.owner.query<{ revision: number }>(
      'select revision from app.kitchen_settings where client_id = $1',
      [c.owner.id],
    )
    await saveKitchenSettings(c.owner, {
      revision: rows[0]?.revision ?? 0,
      targetFoodCost: 30,
      labourHour: null,
      chilledLimit: 7,
      frozenLimit: -15,
      priceRule: 'last',
      vat: { from: '2018-01-01', until: null },
    })
    await attempt(receivedLine('chicken', 1, { temperature: 6.5 }))
    await attempt(receivedLine('oil', 1, { temperature: -15 }))
    await expect(attempt(receivedLine('oil', 1, { temperature: -14.9 }))).rejects.toMatchObject(
      failure('receipt.lines'),
    )
    expect((await readReceipt(c.owner, warm)).lines[0]!.temperatureLimit).toBe(5)
  })

  test('a photo belongs to one line and to the person who took it, and is removed only before posting', async () => {
    const photoId = await storedPhoto(c.receiver)
    const line = (id = photoId) => receivedLine('rice', 1, { photoId: id })
    await expect(received(c.manager, delivery(c, [line()]))).rejects.toMatchObject(failure('receipt.photo'))
    await expect(received(c.receiver, delivery(c, [line(), line()]))).rejects.toMatchObject(failure('receipt.photo'))
    await expect(received(c.receiver, delivery(c, [line(randomUUID())]))).rejects.toMatchObject(
      failure('receipt.photo'),
    )
    await received(c.receiver, delivery(c, [line()]))
    await removeReceiptPhoto(c.receiver, photoId)
    expect((await w.owner.query('select 1 from app.files where id = $1', [photoId])).rowCount).toBe(1)
    const unused = await storedPhoto(c.receiver)
    await removeReceiptPhoto(c.manager, unused)
    expect((await w.owner.query('select 1 from app.files where id = $1', [unused])).rowCount).toBe(1)
    await removeReceiptPhoto(c.receiver, unused)
    expect((await w.owner.query('select 1 from app.files where id = $1', [unused])).rowCount).toBe(0)
    for (const who of [c.viewer, c.accountant])
      await expect(storeReceiptPhoto(who, { id: randomUUID(), bytes: new Uint8Array([1]) })).rejects.toMatchObject(
        failure('not-allowed'),
      )
  })

  test('a unit of another kind, and figures that are none, are refused', async () => {
    const wrong = receivedLine('rice', 1, { unit: 'piece' })
    await expect(received(c.receiver, delivery(c, [wrong]))).rejects.toMatchObject(failure('bad-request'))
    const foreign = receivedLine('rice', 1, { ingredientId: randomUUID() })
    await expect(received(c.receiver, delivery(c, [foreign]))).rejects.toMatchObject(failure('bad-request'))
    const sent = delivery(c, [receivedLine('rice', 1)])
    const bad = [
      { delivered: -1 },
      { delivered: 1e12 },
      { quantity: 0 },
      { temperature: 900 },
      { expiresOn: '2026-02-31' },
    ]
    for (const part of bad)
      expect(postReceiptRequest.safeParse({ ...sent, lines: [{ ...sent.lines[0], ...part }] }).success).toBe(false)
    expect(postReceiptRequest.safeParse({ ...sent, lines: [] }).success).toBe(false)
  })
})
