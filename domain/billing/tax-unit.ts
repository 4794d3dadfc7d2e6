import type { TaxDocumentForm, TaxDocumentKind } from '../tax-document.ts'

/** Where a unit lives before the authority: its developers' world, the rehearsal, or the real one. */
export const taxWorlds = ['sandbox', 'simulation', 'production'] as const
export type TaxWorld = (typeof taxWorlds)[number]
export type TaxUnitState = 'asked' | 'rehearsing' | 'active' | 'ended'

/** What a unit says about itself when it asks for a certificate. */
export type TaxUnitFacts = {
  branch: string
  /** Four letters and four digits of the national short address. */
  shortAddress: string
  industry: string
  /** Stays the same when the certificate is renewed: the authority knows the unit by it. */
  serial: string
}

export type RehearsalDocument = `${TaxDocumentForm}-${TaxDocumentKind}`
/** What the authority wants to see before it gives the certificate that counts, in this order: notes correct the invoice before them. */
export const rehearsalDocuments = [
  { name: 'standard-invoice', form: 'standard', kind: 'invoice' },
  { name: 'standard-credit', form: 'standard', kind: 'credit' },
  { name: 'standard-debit', form: 'standard', kind: 'debit' },
  { name: 'simplified-invoice', form: 'simplified', kind: 'invoice' },
  { name: 'simplified-credit', form: 'simplified', kind: 'credit' },
  { name: 'simplified-debit', form: 'simplified', kind: 'debit' },
] as const satisfies readonly { name: RehearsalDocument; form: TaxDocumentForm; kind: TaxDocumentKind }[]

/** Members of a VAT group (eleventh digit 1) are named by their own ten digits in the place of the branch. */
export const branchFits = (vatNumber: string, branch: string): boolean =>
  vatNumber[10] !== '1' || /^\d{10}$/.test(branch)

const minute = 60_000
const hour = 60 * minute

/** How long a document waits after so many faults before it is sent once more: 1, 2, 4 … minutes, an hour at most. */
export const waitAfter = (faults: number): number =>
  faults <= 0 ? 0 : Math.min(minute * 2 ** Math.min(faults - 1, 10), hour)

/** A document that so many answers were a fault of no longer holds up those after it. */
export const mostFaultsInRow = 5

/** Simplified documents are due within 24 hours; people are told while there is time. */
export const dueWithinHours = 24
export const alarmAfterHours = 20
export const isLate = (issuedAt: Date, at: Date): boolean => at.getTime() - issuedAt.getTime() >= alarmAfterHours * hour
/** The alarm is repeated once in each of these, so that nothing reaches its end between two of them. */
export const alarmBlock = (at: Date): number => Math.floor(at.getTime() / (2 * hour))

/** Days before the end of a certificate on which people are reminded of it. */
export const reminderDays = [30, 14, 7, 3, 1, 0] as const
const day = 24 * hour
export const daysLeft = (endsAt: Date, at: Date): number => Math.floor((endsAt.getTime() - at.getTime()) / day)
/** The reminder that is due so many days before the end; null while there is time. */
export const reminderDue = (left: number): number | null =>
  reminderDays.toReversed().find((days) => left <= days) ?? null
export const mayRenew = (endsAt: Date, at: Date): boolean => daysLeft(endsAt, at) <= 90

/** Why the authority did not do what it was asked; each has words that say what to do. */
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

/** What an answer means, from its status (null: nobody answered). */
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
