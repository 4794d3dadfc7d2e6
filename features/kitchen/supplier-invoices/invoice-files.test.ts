import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { encodeQr } from '#/features/billing/tax-documents/qr.ts'
import { stampDocument } from '#/features/billing/tax-documents/stamp.server.ts'
import { now } from '#/platform/clock.ts'
import { BuyingWorld, sellerVat } from '#/tests/supplier-invoice-setup.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { stampKey, taxDocument } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { readBillableFor } from './billable.server.ts'
import { enterInvoice } from './enter-invoice.server.ts'
import { newInvoiceForm } from './form.ts'
import { addInvoiceFile, invoiceFileResponse, invoiceXmlResponse, withInvoiceFiles } from './invoice-file.server.ts'
import { readInvoice } from './read-invoice.server.ts'

const w = await world()
const [owner, stranger] = [await w.client(), await w.client()]
const buying = new BuyingWorld(w.owner, owner)
const today = riyadhDay(now())
beforeAll(() => buying.fill())

let count = 0
async function parsed(of: Record<string, string>) {
  const order = await buying.order(20)
  await buying.receive(order, 20)
  return newInvoiceForm.parse({
    clientKey: randomUUID(),
    orderId: order.orderId,
    'line-1': order.lineId,
    number: `P-${++count}`,
    issuedOn: today,
    vatNumber: sellerVat,
    deliveryFee: '100',
    vat: '510',
    total: '3910',
    'billed-1': '20',
    'price-1': '165',
    ...of,
  })
}
async function entered(of: Record<string, string>, ...files: Uint8Array[]): Promise<string> {
  const { clientKey, ...given } = await parsed(of)
  await withInvoiceFiles(files, (scans) => enterInvoice(owner, clientKey, given, scans))
  return clientKey
}
const code = (total: string) => encodeQr(['النور', sellerVat, `${today}T10:00:00`, total, '510.00'])

test('an invoice that was prepaid in part adds up; its code says the total, or what is left to pay', async () => {
  for (const total of ['3910.00', '2910.00']) {
    const id = await entered({ qr: code(total), prepaid: '1000' })
    expect(await readInvoice(owner, id)).toMatchObject({ state: 'matched', total: 391_000, prepaid: 100_000 })
  }
  await expect(entered({ qr: code('2910.00') })).rejects.toMatchObject({ fields: { total: 'bill-not-as-code' } })
  await expect(entered({ qr: code('2910.00'), prepaid: '999' })).rejects.toMatchObject({
    fields: { total: 'bill-not-as-code' },
  })
  await expect(parsed({ prepaid: '3910.01' })).rejects.toThrow('bill-prepaid')
})

test('the file of an e-invoice is kept as it came, for download alone and for its readers', async () => {
  const { xml } = stampDocument(taxDocument(), stampKey(), '2026-11-20T14:05:10')
  const id = await entered({}, Buffer.from(xml))
  const file = await invoiceXmlResponse(owner, id, 'en')
  expect(file.headers.get('content-type')).toBe('application/xml')
  expect(file.headers.get('content-disposition')).toBe('attachment')
  expect(await file.text()).toBe(xml)
  await expect(invoiceXmlResponse(stranger, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
  await expect(invoiceFileResponse(owner, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
  await expect(entered({}, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
    code: 'file.type-unsupported',
  })
})

test('an invoice keeps its scan and its e-invoice, whichever field each came in, and one of each', async () => {
  const { xml } = stampDocument(taxDocument(), stampKey(), '2026-11-20T14:05:10')
  const id = await entered({}, Buffer.from(xml), smallPdf())
  expect(await readInvoice(owner, id)).toMatchObject({ hasFile: true, hasXml: true })
  expect((await invoiceFileResponse(owner, id, 'en')).headers.get('content-type')).toBe('application/pdf')
  expect(await (await invoiceXmlResponse(owner, id, 'en')).text()).toBe(xml)
  await expect(entered({}, smallPdf(), smallPdf())).rejects.toMatchObject({ fields: { xml: 'bill-xml' } })
  const later = await entered({}, new Uint8Array(), Buffer.from(xml))
  await expect(addInvoiceFile(owner, later, Buffer.from(xml))).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await addInvoiceFile(owner, later, smallPdf())
  expect(await readInvoice(owner, later)).toMatchObject({ hasFile: true, hasXml: true })
})

test('what can be billed carries the names in both languages, to find the lines of a file', async () => {
  const order = await buying.order(20)
  const { lines } = await readBillableFor(owner, { orderId: order.orderId })
  expect(lines[0]!.names.length).toBeGreaterThan(0)
})
