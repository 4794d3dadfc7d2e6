import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { encodeQr } from '#/features/billing/tax-documents/qr.ts'
import { withScan } from '#/features/kitchen/suppliers/scan.server.ts'
import { now } from '#/platform/clock.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { BuyingWorld, sellerVat } from '#/tests/supplier-invoice-setup.ts'
import { world } from '#/tests/world.ts'
import { readBillableFor, readChoices } from './billable.server.ts'
import { askCredit, noteCredit } from './credit.server.ts'
import { enterInvoice } from './enter-invoice.server.ts'
import { newInvoiceForm } from './form.ts'
import { addInvoiceFile, invoiceFileResponse } from './invoice-file.server.ts'
import { supplierInvoiceList } from './list.ts'
import { browseInvoices } from './list.server.ts'
import { acceptInvoice, markPaid, matchAgain, readyInvoice, voidInvoice } from './move-invoice.server.ts'
import { readInvoice } from './read-invoice.server.ts'
import { readScorecard } from './read-scorecard.server.ts'

const w = await world()
const [owner, stranger] = [await w.client(), await w.client()]
const buying = new BuyingWorld(w.owner, owner)
const today = riyadhDay(now())
let roles: Record<'accountant' | 'manager' | 'branchManager' | 'elsewhere' | 'viewer', Actor>
beforeAll(async () => {
  await buying.fill()
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Malaz', 'Riyadh') returning id`,
    [owner.id],
  )
  roles = {
    accountant: await w.member(owner, [{ role: 'accountant' }]),
    manager: await w.member(owner, [{ role: 'manager' }]),
    branchManager: await w.member(owner, [{ role: 'branch_manager', node: buying.branch }]),
    elsewhere: await w.member(owner, [{ role: 'branch_manager', node: rows[0]!.id }]),
    viewer: await w.member(owner, [{ role: 'viewer', node: buying.branch }]),
  }
})

let count = 0
type Typed = Record<string, string | string[]>
/** Figures of the worked check as the form sends them. */
const typed = (of: Typed): Typed => ({
  clientKey: randomUUID(),
  number: `INV-${++count}`,
  issuedOn: today,
  vatNumber: sellerVat,
  deliveryFee: '100',
  vat: '519',
  total: '3979',
  'billed-1': '20',
  'price-1': '168',
  ...of,
})
const enter = async (of: Typed, actor: Actor = roles.accountant): Promise<string> => {
  const { clientKey, ...given } = newInvoiceForm.parse(typed(of))
  await enterInvoice(actor, clientKey, given)
  return clientKey
}
/** An order of 20 cartons of which 18 were accepted, and its invoice. */
const checked = async (of: Typed = {}) => {
  const order = await buying.order(20)
  await buying.receive(order, 18, { refused: 2 })
  const id = await enter({ orderId: order.orderId, 'line-1': order.lineId, ...of })
  return { ...order, id }
}
const code = (of: Partial<Record<'vat' | 'total' | 'seller', string>> = {}) =>
  encodeQr(['النور', of.seller ?? sellerVat, `${today}T10:00:00`, of.total ?? '3979.00', of.vat ?? '519.00'])
const seen = (invoiceId: string, revision: number) => ({ invoiceId, revision })
const invoices = (actor: Actor, address = '') =>
  browseInvoices(actor, readList(supplierInvoiceList, new URLSearchParams(address)))

test('the worked check: 3,979.00 billed against 3,530.50, a credit of 448.50, asked, credited, ready, paid', async () => {
  const { id } = await checked({ qr: code() })
  const found = await readInvoice(roles.accountant, id)
  expect(found).toMatchObject({
    state: 'differs',
    total: 397900,
    expected: 353050,
    difference: 44850,
    differenceVat: 5850,
    hasCode: true,
    dueOn: addDays(today, 30),
  })
  expect(found.lines).toMatchObject([
    {
      ordered: 20,
      accepted: 18,
      refused: 2,
      billed: 20,
      agreedPrice: 16500,
      billedPrice: 16800,
      byQuantity: 33600,
      byPrice: 5400,
    },
  ])
  await expect(readyInvoice(owner, seen(id, 2))).rejects.toMatchObject({ code: 'buying.state' })
  await askCredit(roles.accountant, seen(id, 2), 'Two cartons went back')
  await expect(askCredit(owner, seen(id, 2), null)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const { rows: mails } = await w.owner.query(
    `select count(*)::int as n from app.emails where kind = 'supplier-invoice.credit-asked' and to_address = 'sales@alnoor.example'`,
  )
  expect(mails).toEqual([{ n: 1 }])
  const note = { number: 'CN-1', amount: 448.5, issuedOn: today, reason: null }
  await expect(noteCredit(owner, seen(id, 3), { ...note, amount: 3979.01 })).rejects.toMatchObject({
    fields: { amount: 'bill-credit-above' },
  })
  await expect(noteCredit(owner, seen(id, 3), { ...note, amount: 400 })).rejects.toMatchObject({
    fields: { reason: 'choose-reason' },
  })
  await expect(noteCredit(owner, seen(id, 3), { ...note, issuedOn: addDays(today, 1) })).rejects.toMatchObject({
    fields: { issuedOn: 'bill-credit-day' },
  })
  await noteCredit(roles.accountant, seen(id, 3), note)
  await readyInvoice(roles.accountant, seen(id, 4))
  await expect(markPaid(owner, seen(id, 5), addDays(today, 1))).rejects.toMatchObject({
    fields: { paidOn: 'bill-paid-day' },
  })
  await markPaid(roles.accountant, seen(id, 5), today)
  expect(await readInvoice(owner, id)).toMatchObject({
    state: 'paid',
    paidOn: today,
    credit: { asked: 44850, credited: { number: 'CN-1', amount: 44850 } },
  })
})

test('an invoice as ordered and accepted matches at once and is entered once', async () => {
  const order = await buying.order(20)
  await buying.receive(order, 20)
  const fields = { orderId: order.orderId, 'line-1': order.lineId, 'price-1': '165', vat: '510', total: '3910' }
  const { clientKey, ...given } = newInvoiceForm.parse(typed(fields))
  await enterInvoice(roles.accountant, clientKey, given)
  await enterInvoice(roles.accountant, clientKey, given)
  expect(await readInvoice(owner, clientKey)).toMatchObject({ state: 'matched', difference: 0, revision: 2 })
  await expect(askCredit(owner, seen(clientKey, 2), null)).rejects.toMatchObject({ code: 'buying.state' })
  // a number used twice is refused whatever its spelling; once withdrawn it is free again
  const other = await buying.order(20)
  await buying.receive(other, 20)
  const again = { ...fields, orderId: other.orderId, 'line-1': other.lineId, number: given.number.toLowerCase() }
  await expect(enter(again)).rejects.toMatchObject({ fields: { number: 'bill-number-taken' } })
  await voidInvoice(roles.accountant, seen(clientKey, 2), 'Typed for the wrong month')
  expect(await readInvoice(owner, clientKey)).toMatchObject({ state: 'void', deliveries: [] })
  await enter(again)
})

test('an invoice before its delivery waits; the delivery, later a correction of it, change the comparison', async () => {
  const order = await buying.order(20)
  const id = await enter({
    orderId: order.orderId,
    'line-1': order.lineId,
    'price-1': '165',
    vat: '510',
    total: '3910',
  })
  expect(await readInvoice(owner, id)).toMatchObject({ state: 'entered', deliveries: [] })
  await expect(matchAgain(owner, seen(id, 1))).rejects.toMatchObject({ code: 'buying.no-delivery' })
  const first = await buying.receive(order, 12)
  await matchAgain(roles.accountant, seen(id, 1))
  expect(await readInvoice(owner, id)).toMatchObject({ state: 'differs', difference: 151800 })
  const open = { isBilled: true, receipts: [], deliveryFee: 0, lines: [{ packs: 8 }] }
  expect(await readBillableFor(owner, { orderId: order.orderId })).toMatchObject(open)
  const second = await buying.receive(order, 8)
  await matchAgain(roles.accountant, seen(id, 2))
  expect(await readInvoice(owner, id)).toMatchObject({ state: 'matched', difference: 0 })
  await buying.receive(order, -1, { corrects: second })
  expect(await readInvoice(owner, id)).toMatchObject({ state: 'matched', isMatchedNow: false, difference: 18975 })
  await matchAgain(roles.accountant, seen(id, 3))
  expect(await readInvoice(owner, id)).toMatchObject({ state: 'differs' })
  expect(first.receiptId).not.toBe(second.receiptId)
})

test('the fee of an order is owed once', async () => {
  const order = await buying.order(20)
  await buying.receive(order, 10)
  const half = { orderId: order.orderId, 'line-1': order.lineId, 'billed-1': '10', 'price-1': '165' }
  await enter({ ...half, vat: '262.50', total: '2012.50' })
  await buying.receive(order, 10)
  const second = await enter({ ...half, vat: '262.50', total: '2012.50' })
  expect(await readInvoice(owner, second)).toMatchObject({ state: 'differs', difference: 11500, fee: { agreed: 0 } })
})

test('deliveries without an order are billed together and once, at the price on their paper', async () => {
  const [one, two] = [await buying.receive({}, 3, { price: 170 }), await buying.receive({}, 2)]
  const choices = await readChoices(roles.accountant)
  expect(choices.map(({ deliveries }) => deliveries)).toContain(2)
  const receiptIds = [one.receiptId, two.receiptId]
  const source = await readBillableFor(owner, { receiptIds })
  expect(source.lines).toMatchObject([
    { id: expect.any(String), packs: expect.any(Number) },
    { id: expect.any(String) },
  ])
  const at = (lineId: string) => source.lines.findIndex(({ id }) => id === lineId) + 1
  const fields = {
    receiptIds,
    [`line-${at(one.lineId)}`]: one.lineId,
    [`billed-${at(one.lineId)}`]: '3',
    [`price-${at(one.lineId)}`]: '170',
    [`line-${at(two.lineId)}`]: two.lineId,
    [`billed-${at(two.lineId)}`]: '2',
    [`price-${at(two.lineId)}`]: '165',
    deliveryFee: '',
    otherText: 'Pallet',
    otherAmount: '20',
    vat: '129',
    total: '989',
  }
  const id = await enter(fields)
  const found = await readInvoice(owner, id)
  // no price was agreed for the second delivery, and the pallet was not ordered
  expect(found).toMatchObject({ state: 'differs', difference: 2300, order: null })
  expect(found.lines.find(({ isOther }) => isOther)).toMatchObject({ name: 'Pallet', byQuantity: 2000 })
  expect(found.lines.filter(({ agreedPrice }) => agreedPrice === null)).toHaveLength(1)
  await expect(enter(fields)).rejects.toMatchObject({ code: 'buying.delivery-billed' })
})

test.each<[string, Typed, Record<string, string>]>([
  ['a VAT number of another seller', { vatNumber: '300000000000003' }, { vatNumber: 'bill-foreign' }],
  ['VAT without a VAT number', { vatNumber: '' }, { vatNumber: 'bill-vat-number' }],
  ['VAT of another rate', { vat: '173', total: '3633' }, { vat: 'bill-vat' }],
  ['a total that does not add up', { total: '3980' }, { total: 'bill-total' }],
  ['a day ahead', { issuedOn: addDays(today, 1) }, { issuedOn: 'bill-day' }],
  ['a cut code', { qr: code().slice(0, 40) }, { qr: 'bill-qr' }],
  ['a code of another seller', { qr: code({ seller: '300000000000003' }) }, { vatNumber: 'bill-not-as-code' }],
  ['another total than the code', { qr: code({ total: '3978.99' }) }, { total: 'bill-not-as-code' }],
  ['nothing billed', { 'billed-1': '0' }, { 'billed-1': 'bill-quantity' }],
])('%s is refused at its field and changes nothing', async (_, of, fields) => {
  await expect(checked(of)).rejects.toMatchObject({ fields })
  const { rows } = await w.owner.query('select from app.supplier_invoices where number = $1', [`INV-${count}`])
  expect(rows).toHaveLength(0)
})

test('Arabic digits are read, and an owner alone accepts a difference above the order limit', async () => {
  const { id } = await checked({ 'billed-1': '٢٠', 'price-1': '١٦٨٫٠', total: '٣٬٩٧٩' })
  await acceptInvoice(roles.accountant, seen(id, 2), 'Agreed by phone')
  const order = await buying.order(200)
  await buying.receive(order, 180)
  const large = await enter({
    orderId: order.orderId,
    'line-1': order.lineId,
    'billed-1': '200',
    'price-1': '165',
    vat: '4965',
    total: '38065',
  })
  expect((await readInvoice(roles.accountant, large)).mays).toEqual({ write: true, accept: false })
  await expect(acceptInvoice(roles.accountant, seen(large, 2), 'x')).rejects.toMatchObject({
    code: 'buying.above-limit',
  })
  await acceptInvoice(owner, seen(large, 2), 'The rest comes on Sunday')
  expect(await readInvoice(owner, large)).toMatchObject({ state: 'accepted', reason: 'The rest comes on Sunday' })
})

test('the scan is kept with its invoice and read by its readers alone', async () => {
  const order = await buying.order(20)
  await buying.receive(order, 18)
  const { clientKey: id, ...given } = newInvoiceForm.parse(typed({ orderId: order.orderId, 'line-1': order.lineId }))
  await withScan(smallPdf(), (scan) => enterInvoice(roles.accountant, id, given, [scan!]))
  await withScan(smallPdf(), (scan) => enterInvoice(roles.accountant, id, given, [scan!]))
  const file = await invoiceFileResponse(roles.branchManager, id, 'en')
  expect(file.headers.get('content-disposition')).toBe('attachment')
  await file.body?.cancel()
  await expect(addInvoiceFile(owner, id, smallPdf())).rejects.toMatchObject({ code: 'changed-meanwhile' })
  for (const who of [stranger, roles.elsewhere])
    await expect(invoiceFileResponse(who, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
})

test('managers read those of their branches, nobody else writes, and strangers find nothing', async () => {
  const { id, orderId } = await checked()
  expect((await readInvoice(roles.branchManager, id)).mays).toEqual({ write: false, accept: false })
  expect((await invoices(roles.manager, 'state=differs')).rows.map((row) => row.id)).toContain(id)
  expect((await invoices(roles.elsewhere)).rows).toEqual([])
  await expect(readInvoice(roles.elsewhere, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(invoices(roles.viewer)).rejects.toMatchObject({ code: 'not-allowed' })
  for (const who of [roles.manager, roles.branchManager]) {
    await expect(acceptInvoice(who, seen(id, 2), 'x')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(enter({ orderId, 'line-1': randomUUID() }, who)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(readInvoice(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(voidInvoice(stranger, seen(id, 2), 'x')).rejects.toMatchObject({ code: 'not-found' })
  await expect(askCredit(stranger, seen(id, 2), null)).rejects.toMatchObject({ code: 'not-found' })
  await expect(readBillableFor(stranger, { orderId })).rejects.toMatchObject({ code: 'not-found' })
  expect((await invoices(stranger)).rows).toEqual([])
  expect(await readAs(stranger, (db) => db.selectFrom('supplier_credits').selectAll().execute())).toEqual([])
})

test('the scorecard counts what its reader sees', async () => {
  const card = await readScorecard(owner, buying.supplier)
  const part = (name: string) => card!.parts.find((one) => one.part === name)!
  expect(part('onTime').cases).toBeGreaterThanOrEqual(5)
  expect(part('invoices').points).not.toBeNull()
  expect(card!.score).not.toBeNull()
  expect(await readScorecard(roles.viewer, buying.supplier)).toBeNull()
  expect((await readScorecard(roles.elsewhere, buying.supplier))!.parts.map(({ cases }) => cases)).toEqual([0, 0, 0, 0])
})
