import type { Halalas } from '../money.ts'
import type { Day } from '../riyadh-time.ts'

/** A booked movement on the company's account, as a statement of ISO 20022 (camt.053) shows it. */
export type StatementLine = {
  /** Money in is positive, money out negative. */
  amount: Halalas
  bookedOn: Day
  valueOn: Day | null
  /** Reference given by the person or company that ordered the transfer. */
  endToEnd: string
  /** The bank's own reference of the movement. */
  bankReference: string
  /** Reference of a payment order that the bank booked as one sum. */
  order: string
  /** What the payer wrote, and what the bank added. */
  text: string
  /** Name and IBAN of the other side. */
  name: string
  iban: string
  /** Money that came back: the bank marks it as a return or a reversal. */
  isReturn: boolean
}

export type Statement = {
  reference: string
  /** IBAN, or the account number when the bank gives none. */
  account: string
  currency: string
  createdOn: Day | null
  opening: Halalas | null
  closing: Halalas | null
  /** Lines in another currency than the account's. */
  hasOtherCurrency: boolean
  lines: readonly StatementLine[]
}

export type StatementFault = 'account' | 'currency' | 'balance' | 'sums'

/** Why a statement is not taken: of another account or currency, without balances, or with entries that do not add up. */
export function faultOf(statement: Statement, account: string): StatementFault | null {
  const { opening, closing, lines } = statement
  if (statement.account !== account) return 'account'
  if ((statement.currency !== '' && statement.currency !== 'SAR') || statement.hasOtherCurrency) return 'currency'
  if (opening === null || closing === null) return 'balance'
  return lines.reduce((sum, { amount }) => sum + amount, opening) === closing ? null : 'sums'
}

/** What the bank's reference, or without one the content, says about a line; equal lines of a day have equal texts. */
const contentOf = (line: StatementLine): string => {
  const { amount, bookedOn, endToEnd, bankReference, order, text, name, iban } = line
  const rest = bankReference ? [bankReference] : [endToEnd, order, text, name, iban]
  return JSON.stringify([bookedOn, amount, ...rest])
}

/**
 * Texts that identify the lines of a statement, so that a line that another statement has too is taken once. Equal lines
 * of one statement are numbered.
 */
export function identitiesOf(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const content = contentOf(line)
    const nth = (seen.get(content) ?? 0) + 1
    seen.set(content, nth)
    return `${nth} ${content}`
  })
}
