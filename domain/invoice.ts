import type { Halalas } from './money.ts'
import { addDays, type Day, daysBetween } from './riyadh-time.ts'

/** `draft` may still change. From `issued` on the document never does: it is paid, overdue, or credited. */
export const invoiceStates = ['draft', 'issued', 'partly_paid', 'paid', 'overdue', 'credited'] as const
export type InvoiceState = (typeof invoiceStates)[number]

export type Settled = {
  gross: Halalas
  /** Received for it, less what went back. */
  paid: Halalas
  /** Of credit notes about it. */
  credited: Halalas
  dueOn: Day
}

/** What is still owed: never less than nothing; money above it is the client's. */
export const owed = ({ gross, paid, credited }: Omit<Settled, 'dueOn'>): Halalas => Math.max(0, gross - credited - paid)

/** The state of an issued invoice, from its amounts and the day. Overdue from the first moment after its day. */
export function invoiceState(invoice: Settled, today: Day): Exclude<InvoiceState, 'draft'> {
  if (invoice.credited >= invoice.gross && invoice.gross > 0) return 'credited'
  if (owed(invoice) === 0) return 'paid'
  if (today > invoice.dueOn) return 'overdue'
  return invoice.paid > 0 ? 'partly_paid' : 'issued'
}

/** Days from the due day on which a payer is reminded: once before, then ever more plainly. */
export const reminderDays = [-3, 1, 7, 14, 30] as const

/** The reminder that is due today and was not sent yet; of several missed ones only the last. */
export function reminderDue(dueOn: Day, today: Day, sent: readonly number[]): number | null {
  const late = daysBetween(dueOn, today)
  const due = reminderDays.findLast((day) => day <= late)
  return due === undefined || sent.some((day) => day >= due) ? null : due
}

/** So long a visit's invoice may wait for its money; what a plan costs is due at once. */
export const paymentTermDays = 15
export const dueDay = (issuedOn: Day, termDays: number = paymentTermDays): Day => addDays(issuedOn, termDays)

/** Receivables by age, in days after the due day: the upper end of each class, the last one without. */
export const ageClasses = [0, 30, 60, 90, Infinity] as const
export const ageClass = (dueOn: Day, today: Day): number =>
  ageClasses.findIndex((most) => daysBetween(dueOn, today) <= most)
