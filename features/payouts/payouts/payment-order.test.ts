import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { type BankTransfer, paymentOrderVersions } from '#/domain/payouts/bank-file.ts'
import { painFaults } from '#/tests/pain-structure.ts'
import { paymentOrder, type PaymentOrder } from './payment-order.ts'

const iban = 'SA0380000000608010167519'
const order = (transfers: readonly BankTransfer[]): PaymentOrder => ({
  batchNumber: 12,
  sentAt: new Date('2026-11-28T22:30:15Z'),
  payer: { name: 'شركة إتقان | Itqan Co.', iban },
  transfers,
})
const two = order([
  { place: 2, beneficiary: 'نورة الشهري', iban, amount: 1 },
  { place: 1, beneficiary: 'Omar Saleh', iban, amount: 123_450 },
])

function about<T>(xml: string, look: (document: XmlDocument) => T): T {
  const document = XmlDocument.fromString(xml)
  try {
    return look(document)
  } finally {
    document.dispose()
  }
}
const faults = (xml: string) => about(xml, painFaults)

describe.each(paymentOrderVersions)('%s', (version) => {
  const xml = paymentOrder(version, two)
  const texts = (path: string) =>
    about(xml, (document) =>
      document
        .find(path.replaceAll(/(^|\/)(?=\w)/g, '$1p:'), { p: `urn:iso:std:iso:20022:tech:xsd:${version}` })
        .map((node) => node.content),
    )

  test('holds the transfers in the order of their places, with sums, names in Latin letters and references', () => {
    expect(faults(xml)).toEqual([])
    expect(texts('//CdtTrfTxInf/PmtId/EndToEndId')).toEqual(['PB000012-0001', 'PB000012-0002'])
    expect(texts('//Cdtr/Nm')).toEqual(['Omar Saleh', 'Norah Alshehri'])
    expect(texts('//InstdAmt')).toEqual(['1234.50', '0.01'])
    expect(texts('//CtrlSum')).toEqual(['1234.51', '1234.51'])
    expect(texts('//NbOfTxs')).toEqual(['2', '2'])
    expect(texts('//Dbtr/Nm')).toEqual(['Itqan Co.'])
    expect(texts('//ReqdExctnDt')).toEqual(['2026-11-29'])
    expect(texts('//CreDtTm')).toEqual(['2026-11-29T01:30:00'])
    expect(texts('//Purp/Cd')).toEqual(['SCVE', 'SCVE'])
  })

  test('whatever the names and amounts, the file keeps the rules', () => {
    const name = fc
      .string({ unit: fc.constantFrom(...'aZ9 -.,&<>"\'|=أحمدعبدالله لآé😀'.split('')), maxLength: 90 })
      .map((typed) => `ن${typed}`)
    const amount = fc.integer({ min: 1, max: 9_999_999_999 })
    const some = fc.array(fc.record({ beneficiary: name, amount }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(some, (list) => {
        const transfers = list.map((one, index) => ({ ...one, iban, place: index + 1 }))
        expect(faults(paymentOrder(version, order(transfers)))).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  test.each<[string, (from: string) => string]>([
    [
      'ChrgBr in PmtInf comes too late',
      (from) => from.replace(/(<ChrgBr>.*?<\/ChrgBr>)(.*)<\/PmtInf>/s, '$2$1</PmtInf>'),
    ],
    ['PmtInf lacks DbtrAcct', (from) => from.replace(/<DbtrAcct>.*?<\/DbtrAcct>/s, '')],
    ['PmtId lacks EndToEndId', (from) => from.replace(/<EndToEndId>.*?<\/EndToEndId>/s, '')],
    ['Nm is نورة', (from) => from.replace('Norah Alshehri', 'نورة')],
    ['InstdAmt is 0.001', (from) => from.replace('>0.01<', '>0.001<')],
    ['InstdAmt lacks Ccy', (from) => from.replace(' Ccy="SAR"', '')],
    ['Purp in CdtTrfTxInf comes twice', (from) => from.replace(/<Purp>.*?<\/Purp>/s, '$&$&')],
    [
      'MsgId is PB000012PB000012PB000012PB000012PB000012',
      (from) => from.replace('<MsgId>PB000012', `<MsgId>${'PB000012'.repeat(5)}`),
    ],
    ['unknown version', (from) => from.replace(version, 'pain.001.001.99')],
  ])('the rules find that %s', (fault, change) => {
    expect(change(xml)).not.toBe(xml)
    expect(faults(change(xml))).toContain(fault)
  })
})

test('the older version has the day of the order without a part of its own, and neither takes the other', () => {
  const [newer, older] = paymentOrderVersions.map((version) => paymentOrder(version, two)) as [string, string]
  expect(newer).toContain('<ReqdExctnDt><Dt>2026-11-29</Dt></ReqdExctnDt>')
  expect(older).toContain('<ReqdExctnDt>2026-11-29</ReqdExctnDt>')
  expect(faults(newer.replace('001.09', '001.03'))).not.toEqual([])
  expect(faults(older.replace('001.03', '001.09'))).not.toEqual([])
})
