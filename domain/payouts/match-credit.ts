import { latinDigits } from '../digits.ts'
import type { Halalas } from '../money.ts'
import type { Match, NoMatch, OpenLine } from './match.ts'
import { isSamePayer } from './payer-name.ts'

/** An invoice or debit note of which something is owed. */
export type OpenInvoice = {
  id: string
  number: string
  clientId: string
  /** Names of the client, in both languages. */
  names: readonly string[]
  owed: Halalas
  /** Transfers that the client stated and that finance has not confirmed. */
  stated: readonly { amount: Halalas; reference: string }[]
}
/** A transfer that was confirmed by hand and is matched with no line. */
export type ReceivedPayment = { id: string; number: string; amount: Halalas }

/** Invoices and payments by what a line may say of them. */
export type Receivables = {
  byNumber: ReadonlyMap<string, OpenInvoice>
  byOwed: ReadonlyMap<Halalas, readonly OpenInvoice[]>
  stated: readonly OpenInvoice[]
  payments: ReadonlyMap<string, readonly ReceivedPayment[]>
  isUsed: (id: string) => boolean
}

export const receivablesOf = (
  invoices: readonly OpenInvoice[],
  payments: readonly ReceivedPayment[],
  isUsed: (id: string) => boolean,
): Receivables => ({
  byNumber: new Map(invoices.map((one) => [one.number, one])),
  byOwed: Map.groupBy(invoices, ({ owed }) => owed),
  stated: invoices.filter(({ stated }) => stated.length > 0),
  payments: Map.groupBy(payments, ({ number }) => number),
  isUsed,
})

const none = (why: NoMatch): Match => ({ kind: 'none', certain: false, why })
const prefixed = /(?<![A-Z])(INV|DN)[\s./_-]{0,3}(20\d\d)[\s./_-]{0,3}(\d{6})(?!\d)/g
const bare = /(?<![\d./_-])(20\d\d)[./_-](\d{6})(?!\d)/g

/** Numbers of invoices in a text, as banks and people write them: in either kind of digits, with other separators or none. */
export function invoiceNumbersIn(text: string): string[] {
  const plain = latinDigits(text.normalize('NFKC'))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase()
  const whole = [...plain.matchAll(prefixed)].map(([, series, year, number]) => `${series}-${year}-${number}`)
  const rest = plain.replaceAll(prefixed, ' ')
  const short = [...rest.matchAll(bare)].map(([, year, number]) => `INV-${year}-${number}`)
  return [...new Set([...whole, ...short])]
}

/** A shorter reference could be part of any other number. */
const shortestReference = 6
const compact = (text: string): string =>
  latinDigits(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const statedFor = (line: OpenLine, { stated: all, isUsed }: Receivables): OpenInvoice[] => {
  const said = [line.endToEnd, line.bankReference, line.text].map(compact)
  return all.filter(
    ({ id, stated }) =>
      !isUsed(id) &&
      stated.some(({ amount, reference }) => {
        const asked = compact(reference)
        return amount === line.amount && asked.length >= shortestReference && said.some((text) => text.includes(asked))
      }),
  )
}

/** Divides an amount among invoices in their order; what is too much stays with the last one. */
function shared(amount: Halalas, invoices: readonly OpenInvoice[]) {
  let rest = amount
  const parts = invoices.map(({ id, owed }, nth) => {
    const part = nth === invoices.length - 1 ? rest : Math.min(rest, owed)
    rest -= part
    return { invoiceId: id, amount: part }
  })
  return parts.filter((part) => part.amount > 0)
}

function matchNumbers(line: OpenLine, numbers: readonly string[], receivables: Receivables): Match | null {
  const { byNumber, payments, isUsed } = receivables
  const open = numbers.flatMap((number) => byNumber.get(number) ?? []).filter(({ id }) => !isUsed(id))
  const known = numbers
    .flatMap((number) => payments.get(number) ?? [])
    .filter(({ id, amount }) => amount === line.amount && !isUsed(id))
  if (open.length === 0) {
    if (known.length > 1) return none('several')
    return known[0] ? { kind: 'known-payment', certain: true, paymentId: known[0].id } : null
  }
  const isStated = open.length === 1 && open[0]!.stated.some(({ amount }) => amount === line.amount)
  const isWhole = open.length === numbers.length && open.reduce((sum, { owed }) => sum + owed, 0) === line.amount
  const isOneClient = new Set(open.map(({ clientId }) => clientId)).size === 1
  // why: a transfer that the client stated with another amount is decided by a person, and so is one that may be recorded
  const isOpen = open.every(({ stated }) => stated.length === 0) && known.length === 0
  const certain = isOneClient && (isStated || (isWhole && isOpen))
  return { kind: 'invoices', certain, parts: shared(line.amount, open) }
}

/**
 * A client's transfer: by invoice number and exact amount, or by the reference that the client stated. Name and amount
 * alone are a proposal.
 */
export function matchCredit(line: OpenLine, receivables: Receivables): Match {
  const numbers = invoiceNumbersIn(`${line.endToEnd} ${line.text}`)
  const byNumber = numbers.length > 0 ? matchNumbers(line, numbers, receivables) : null
  if (byNumber) return byNumber
  const stated = statedFor(line, receivables)
  if (stated.length > 1) return none('several')
  if (stated[0]) return { kind: 'invoices', certain: true, parts: [{ invoiceId: stated[0].id, amount: line.amount }] }
  const named = (receivables.byOwed.get(line.amount) ?? []).filter(
    ({ id, names }) => !receivables.isUsed(id) && names.some((name) => isSamePayer(name, line.name)),
  )
  if (named.length > 1) return none('several')
  if (named[0]) return { kind: 'invoices', certain: false, parts: [{ invoiceId: named[0].id, amount: line.amount }] }
  return none('unknown')
}
