import type { Halalas } from '../money.ts'
import { transferReference } from './bank-file.ts'
import type { Match, NoMatch, OpenLine } from './match.ts'

/** A transfer of a batch that is at the bank. */
export type SentTransfer = {
  batchId: string
  batchNumber: number
  place: number
  amount: Halalas
  outcome: 'waiting' | 'paid' | 'failed' | 'returned'
  ibanHash: string
  /** Matched with a line of a statement. */
  isLinked: boolean
}

const none = (why: NoMatch): Match => ({ kind: 'none', certain: false, why })
const transferReferences = /PB\d{6,}-\d{4,}/g
const orderReference = /PB(\d{6,})(?!\d)(?!-\d{4})/

const namedBy = ({ endToEnd, bankReference, text }: OpenLine): string[] => {
  const found = [endToEnd, bankReference, text].flatMap((part) => part.toUpperCase().match(transferReferences) ?? [])
  return [...new Set(found)]
}

/** Transfers by what a line may say of them. */
export type Transfers = {
  byReference: ReadonlyMap<string, SentTransfer>
  byBatch: ReadonlyMap<number, readonly SentTransfer[]>
  byIban: ReadonlyMap<string, readonly SentTransfer[]>
  /** Matched with a line, of this statement or an earlier one. */
  isLinked: (one: SentTransfer) => boolean
}

export const transfersOf = (all: readonly SentTransfer[], isUsed: (one: SentTransfer) => boolean): Transfers => ({
  byReference: new Map(all.map((one) => [transferReference(one.batchNumber, one.place), one])),
  byBatch: Map.groupBy(all, ({ batchNumber }) => batchNumber),
  byIban: Map.groupBy(all, ({ ibanHash }) => ibanHash),
  isLinked: (one) => one.isLinked || isUsed(one),
})

const settled = (one: SentTransfer, { isLinked }: Transfers): Match => {
  const { batchId, place, outcome } = one
  if (isLinked(one)) return none('matched-before')
  if (outcome === 'waiting') return { kind: 'payout', certain: true, batchId, places: [place] }
  if (outcome === 'paid') return { kind: 'known-payout', certain: true, batchId, places: [place] }
  return none('rejected-before')
}

/** A whole order booked as one sum: of its transfers that wait, or of those confirmed by hand. */
function matchOrder(number: number, amount: Halalas, { byBatch, isLinked }: Transfers): Match | null {
  const own = (byBatch.get(number) ?? []).filter((one) => !isLinked(one))
  if (own.length === 0) return null
  const sumOf = (some: readonly SentTransfer[]) => some.reduce((sum, one) => sum + one.amount, 0)
  for (const [outcome, kind] of [
    ['waiting', 'payout'],
    ['paid', 'known-payout'],
  ] as const) {
    const some = own.filter((one) => one.outcome === outcome)
    if (some.length > 0 && sumOf(some) === amount)
      return { kind, certain: true, batchId: some[0]!.batchId, places: some.map(({ place }) => place) }
  }
  return none('amount')
}

/** A payout that left the account: by its reference, else by amount and IBAN when only one fits. */
export function matchDebit(line: OpenLine, transfers: Transfers): Match {
  const amount = -line.amount
  const names = namedBy(line)
  if (names.length > 1) return none('several')
  if (names.length === 1) {
    const one = transfers.byReference.get(names[0]!)
    if (!one) return none('unknown')
    return one.amount === amount ? settled(one, transfers) : none('amount')
  }
  const order = [line.order, line.endToEnd, line.text]
    .map((part) => orderReference.exec(part.toUpperCase()))
    .find((found) => found !== null)
  const whole = order ? matchOrder(Number(order[1]), amount, transfers) : null
  if (whole) return whole
  if (!line.ibanHash) return none('unknown')
  const fitting = (transfers.byIban.get(line.ibanHash) ?? []).filter(
    (one) => one.amount === amount && !transfers.isLinked(one),
  )
  const open = fitting.filter(({ outcome }) => outcome === 'waiting')
  const best = open.length > 0 ? open : fitting.filter(({ outcome }) => outcome === 'paid')
  if (best.length > 1) return none('several')
  return best[0] ? settled(best[0], transfers) : none('unknown')
}

/** A payout that came back: a proposal, because it reverses a booking. Null when the line is about no transfer. */
export function returnedTransfer(line: OpenLine, { byReference }: Transfers): Match | null {
  const [name, ...others] = namedBy(line)
  if (name === undefined) return null
  if (others.length > 0) return none('several')
  const one = byReference.get(name)
  if (!one) return none('unknown')
  if (one.amount !== line.amount) return none('amount')
  if (one.outcome !== 'paid') return none(one.outcome === 'waiting' ? 'unknown' : 'rejected-before')
  return { kind: 'returned-payout', certain: false, batchId: one.batchId, places: [one.place] }
}
