import { bankCode } from '../iban.ts'
import { type Halalas, sar } from '../money.ts'

export type BankTransfer = { place: number; beneficiary: string; iban: string; amount: Halalas }

/** The columns of the file for the bank's upload of many transfers (SARIE), in their order. What each holds is in messages/payouts/payouts.ts. */
export const bankFileColumns = [
  'sequence',
  'reference',
  'beneficiary_name',
  'beneficiary_iban',
  'bank_code',
  'amount',
  'currency',
  'purpose',
  'details',
] as const
export type BankFileColumn = (typeof bankFileColumns)[number]

/** What stands on both sides' statements and finds the transfer again: batch and place. */
export const transferReference = (batchNumber: number, place: number): string =>
  `PB${String(batchNumber).padStart(6, '0')}-${String(place).padStart(4, '0')}`

const longestName = 70

/** A name as a bank takes it: letters of any script, digits, spaces and a few marks, so that no system reads more into it. */
export const bankName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} .'-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-.']+\s*/, '')
    .slice(0, longestName)
    .trim()

const cellsOf = (batchNumber: number, { place, beneficiary, iban, amount }: BankTransfer): string[] => [
  String(place),
  transferReference(batchNumber, place),
  bankName(beneficiary),
  iban,
  bankCode(iban),
  sar(amount),
  'SAR',
  'Services',
  `Visits batch ${batchNumber}`,
]

/** The whole file, UTF-8 without a mark, a heading and a line for each transfer: the same batch always makes the same bytes. */
export const bankFile = (batchNumber: number, transfers: readonly BankTransfer[]): string =>
  [
    [...bankFileColumns],
    ...transfers.toSorted((a, b) => a.place - b.place).map((transfer) => cellsOf(batchNumber, transfer)),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')
