import type { TaxDocumentForm, TaxDocumentKind } from '../tax-document.ts'

/** Environments of the tax authority: developers' sandbox, simulation, production. */
export const taxWorlds = ['sandbox', 'simulation', 'production'] as const
export type TaxWorld = (typeof taxWorlds)[number]
export type TaxUnitState = 'asked' | 'rehearsing' | 'active' | 'ended'

/** Facts of a unit's certificate request. */
export type TaxUnitFacts = {
  branch: string
  /** Four letters and four digits of the national short address. */
  shortAddress: string
  industry: string
  /** Identifies the unit at the authority; unchanged by renewals. */
  serial: string
}

export type RehearsalDocument = `${TaxDocumentForm}-${Exclude<TaxDocumentKind, 'prepayment'>}`
/**
 * Compliance documents that the authority requires before a production certificate, in this order: notes correct the
 * invoice before them.
 */
export const rehearsalDocuments = [
  { name: 'standard-invoice', form: 'standard', kind: 'invoice' },
  { name: 'standard-credit', form: 'standard', kind: 'credit' },
  { name: 'standard-debit', form: 'standard', kind: 'debit' },
  { name: 'simplified-invoice', form: 'simplified', kind: 'invoice' },
  { name: 'simplified-credit', form: 'simplified', kind: 'credit' },
  { name: 'simplified-debit', form: 'simplified', kind: 'debit' },
] as const satisfies readonly { name: RehearsalDocument; form: TaxDocumentForm; kind: TaxDocumentKind }[]

/** Members of a VAT group (eleventh digit 1) give their own ten digits as the branch. */
export const branchFits = (vatNumber: string, branch: string): boolean =>
  vatNumber[10] !== '1' || /^\d{10}$/.test(branch)

const minute = 60_000
const hour = 60 * minute

/** Minutes to wait after so many faults: 1, 2, 4 …, an hour at most. */
export const waitAfter = (faults: number): number =>
  faults <= 0 ? 0 : Math.min(minute * 2 ** Math.min(faults - 1, 10), hour)

/** Faults in a row after which a document no longer blocks the following ones. */
export const mostFaultsInRow = 5

/** Simplified documents are due within 24 hours; the alarm comes before. */
export const dueWithinHours = 24
export const alarmAfterHours = 20
export const isLate = (issuedAt: Date, at: Date): boolean => at.getTime() - issuedAt.getTime() >= alarmAfterHours * hour
/** Two-hour block in which the alarm is sent once (why: no deadline passes between two alarms). */
export const alarmBlock = (at: Date): number => Math.floor(at.getTime() / (2 * hour))

/** Days before a certificate's expiry with a reminder. */
export const reminderDays = [30, 14, 7, 3, 1, 0] as const
const day = 24 * hour
export const daysLeft = (endsAt: Date, at: Date): number => Math.floor((endsAt.getTime() - at.getTime()) / day)
/** Reminder due so many days before the expiry; null before the first. */
export const reminderDue = (left: number): number | null =>
  reminderDays.toReversed().find((days) => left <= days) ?? null
export const mayRenew = (endsAt: Date, at: Date): boolean => daysLeft(endsAt, at) <= 90

/** Faults of the authority's service; each has a text with the remedy. */
export const authorityFaults = [
  'otp',
  'refused',
  'document',
  'credentials',
  'no-answer',
  'busy',
  'down',
  'too-large',
  'version',
  'odd-answer',
  'foreign-certificate',
  'other-file',
] as const
export type AuthorityFaultReason = (typeof authorityFaults)[number]

/** Classifies an answer by its HTTP status (null: no answer). */
export function faultReason(status: number | null, codes: readonly string[] = []): AuthorityFaultReason {
  if (status === null) return 'no-answer'
  if (codes.some((code) => /otp/i.test(code))) return 'otp'
  if (status === 401 || status === 403) return 'credentials'
  if (status === 406) return 'version'
  if (status === 413) return 'too-large'
  if (status === 408 || status === 429) return 'busy'
  if (status >= 500) return 'down'
  return status < 400 ? 'odd-answer' : 'refused'
}
