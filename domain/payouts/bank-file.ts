import { bankCode } from '../iban.ts'
import { type Halalas, sar } from '../money.ts'

/** Formats of the bank's file: the table, and the two versions of ISO 20022 messages that Saudi banks take. */
export const paymentOrderVersions = ['pain.001.001.09', 'pain.001.001.03'] as const
export type PaymentOrderVersion = (typeof paymentOrderVersions)[number]
export const bankFileFormats = ['csv', ...paymentOrderVersions] as const
export type BankFileFormat = (typeof bankFileFormats)[number]
export const isBankFileFormat = (typed: string): typed is BankFileFormat =>
  bankFileFormats.some((format) => format === typed)

export type BankTransfer = { place: number; beneficiary: string; iban: string; amount: Halalas }

/** Columns of the bank's upload file for transfers (SARIE), in order. Described in messages/payouts/payouts.ts. */
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

/** Reference on both statements that identifies a transfer: batch and place. */
export const transferReference = (batchNumber: number, place: number): string =>
  `PB${String(batchNumber).padStart(6, '0')}-${String(place).padStart(4, '0')}`

const longestName = 70

/** Restricts a name to letters of any script, digits, spaces and a few marks, as banks require. */
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

/**
 * Writes the whole file: UTF-8 without a byte order mark, a heading and a line per transfer; byte-identical for the
 * same batch.
 */
export const bankFile = (batchNumber: number, transfers: readonly BankTransfer[]): string =>
  [
    [...bankFileColumns],
    ...transfers.toSorted((a, b) => a.place - b.place).map((transfer) => cellsOf(batchNumber, transfer)),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')
