import { type Halalas, halalas } from '../money.ts'
import { transferReference } from './bank-file.ts'

/** What a bank says about a transfer in a status report of ISO 20022 (pain.002). */
export type Verdict = 'rejected' | 'done' | 'pending'

const rejected: readonly string[] = ['RJCT', 'CANC', 'BLCK']
const done: readonly string[] = ['ACSC', 'ACCC']
/** Verdict of a status code. Other codes only say that the order is under way. */
export const verdictOf = (status: string): Verdict =>
  rejected.includes(status) ? 'rejected' : done.includes(status) ? 'done' : 'pending'

export type StatusLine = { reference: string; status: string; reason: string; amount: Halalas | null }
export type StatusReport = {
  /** Reference of the message that the bank answers. */
  order: string
  /** Status and reason of the whole message or of its one payment; null when only the transfers have one. */
  whole: { status: string; reason: string } | null
  lines: readonly StatusLine[]
}

/** Words of the usual reasons, `Arabic | English`, since the shopper is told them. */
const reasons: Record<string, string> = {
  AC01: 'رقم الحساب غير صحيح | Wrong account number',
  AC03: 'رقم حساب المستفيد غير صحيح | Wrong account number of the beneficiary',
  AC04: 'الحساب مغلق | Account closed',
  AC06: 'الحساب موقوف | Account blocked',
  AG01: 'لا يقبل الحساب هذا التحويل | Transfer not allowed to this account',
  AM04: 'الرصيد لا يكفي | Insufficient funds',
  AM05: 'تحويل مكرر | Duplicate transfer',
  BE01: 'الاسم لا يطابق صاحب الحساب | Name does not match the account holder',
  MS03: 'لم يذكر البنك السبب | No reason given by the bank',
  RC01: 'رمز البنك غير صحيح | Wrong bank code',
}
/** Reason in words: those of a known code, and what the bank added. */
export function reasonWords(code: string, added: readonly string[]): string {
  const known = reasons[code] ?? ''
  const words = [known, added.join(' ').trim()].filter(Boolean).join('. ') || reasons['MS03']!
  return (code ? `${words} (${code})` : words).slice(0, 1000)
}

/** An amount of a message, in riyals; null when it is none. */
export const amountOf = (text: string): Halalas | null => (/^\d{1,12}(\.\d{1,2}0*)?$/.test(text) ? halalas(text) : null)

export type Sent = { place: number; amount: Halalas; outcome: 'waiting' | 'paid' | 'failed' | 'returned' }
export type Unmatched = StatusLine & { why: 'unknown' | 'amount' | 'twice' | 'after-payment' }
export type Matched = {
  /** Transfers to record as rejected. */
  reject: { place: number; reason: string }[]
  /** Rejections that were recorded before. */
  known: number
  done: number
  pending: number
  /** Lines that a person decides about. */
  unmatched: Unmatched[]
}

/**
 * Compares a report with the transfers of a batch, by reference and amount. A line without a counterpart, or about a
 * transfer that counts as paid already, is left to a person.
 */
export function matchReport(batchNumber: number, transfers: readonly Sent[], report: StatusReport): Matched {
  const result: Matched = { reject: [], known: 0, done: 0, pending: 0, unmatched: [] }
  const whole = report.whole
  const lines =
    report.lines.length === 0 && whole
      ? transfers.map(({ place }) => ({ reference: transferReference(batchNumber, place), amount: null, ...whole }))
      : report.lines
  const seen = new Set<string>()
  for (const line of lines) {
    const sent = transfers.find(({ place }) => transferReference(batchNumber, place) === line.reference)
    const leave = (why: Unmatched['why']) => result.unmatched.push({ ...line, why })
    const verdict = verdictOf(line.status)
    if (!sent) leave('unknown')
    else if (seen.has(line.reference)) leave('twice')
    else if (line.amount !== null && line.amount !== sent.amount) leave('amount')
    else if (verdict !== 'rejected') result[verdict] += 1
    else if (sent.outcome === 'waiting') result.reject.push({ place: sent.place, reason: line.reason })
    else if (sent.outcome === 'paid') leave('after-payment')
    else result.known += 1
    seen.add(line.reference)
  }
  return result
}
