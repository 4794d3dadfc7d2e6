import { sumHalalas, sar } from '#/domain/money.ts'
import { type BankTransfer, type PaymentOrderVersion, transferReference } from '#/domain/payouts/bank-file.ts'
import { latinName, latinText } from '#/domain/payouts/latin-name.ts'
import { riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'
import { element, textElement } from '#/features/billing/tax-documents/canonical-xml.ts'

export type Payer = { name: string; iban: string }
export type PaymentOrder = {
  batchNumber: number
  /** When the batch was sent: the same on each download. */
  sentAt: Date
  payer: Payer
  transfers: readonly BankTransfer[]
}

/** Reference of the whole message, by which a bank refuses one that it had before. */
export const orderReference = (batchNumber: number): string => `PB${String(batchNumber).padStart(6, '0')}`

const of = (name: string, ...children: Parameters<typeof element>[2][]) => element(name, {}, ...children)
const text = (name: string, value: string) => textElement(name, value)
const account = (name: string, iban: string) => of(name, of('Id', text('IBAN', iban)), text('Ccy', 'SAR'))
const unknownAgent = of('FinInstnId', of('Othr', text('Id', 'NOTPROVIDED')))
const sums = (transfers: readonly BankTransfer[]) => [
  text('NbOfTxs', String(transfers.length)),
  text('CtrlSum', sar(sumHalalas(transfers.map(({ amount }) => amount)))),
]

/** One transfer. The IBAN names the bank of the beneficiary, so no other code of it is given. */
const transfer = (batchNumber: number, { place, beneficiary, iban, amount }: BankTransfer) => {
  const reference = transferReference(batchNumber, place)
  return of(
    'CdtTrfTxInf',
    of('PmtId', text('InstrId', reference), text('EndToEndId', reference)),
    of('Amt', textElement('InstdAmt', sar(amount), { Ccy: 'SAR' })),
    of('Cdtr', text('Nm', latinName(beneficiary))),
    of('CdtrAcct', of('Id', text('IBAN', iban))),
    of('Purp', text('Cd', 'SCVE')),
    of('RmtInf', text('Ustrd', latinText(`${reference} Visits batch ${batchNumber}`, 140))),
  )
}

/** The batch as a customer credit transfer of ISO 20022; byte-identical for the same batch and payer. */
export function paymentOrder(version: PaymentOrderVersion, order: PaymentOrder): string {
  const { batchNumber, sentAt, payer, transfers } = order
  const inOrder = transfers.toSorted((a, b) => a.place - b.place)
  const day = riyadhDay(sentAt)
  const reference = orderReference(batchNumber)
  const name = latinName(payer.name)
  const document = element(
    'Document',
    { xmlns: `urn:iso:std:iso:20022:tech:xsd:${version}` },
    of(
      'CstmrCdtTrfInitn',
      of(
        'GrpHdr',
        text('MsgId', reference),
        text('CreDtTm', `${toRiyadh(sentAt)}:00`),
        ...sums(inOrder),
        of('InitgPty', text('Nm', name)),
      ),
      of(
        'PmtInf',
        text('PmtInfId', `${reference}-1`),
        text('PmtMtd', 'TRF'),
        ...sums(inOrder),
        of('PmtTpInf', of('CtgyPurp', text('Cd', 'SUPP'))),
        version === 'pain.001.001.03' ? text('ReqdExctnDt', day) : of('ReqdExctnDt', text('Dt', day)),
        of('Dbtr', text('Nm', name)),
        account('DbtrAcct', payer.iban),
        of('DbtrAgt', unknownAgent),
        // why: the person gets the whole amount that was approved
        text('ChrgBr', 'DEBT'),
        ...inOrder.map((one) => transfer(batchNumber, one)),
      ),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`
}
