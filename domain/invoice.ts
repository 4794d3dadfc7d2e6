import type { Halalas } from './money.ts'
import { addDays, type Day, daysBetween } from './riyadh-time.ts'

/** Only `draft` is editable. From `issued` on the document is immutable. */
export const invoiceStates = ['draft', 'issued', 'partly_paid', 'paid', 'overdue', 'credited'] as const
export type InvoiceState = (typeof invoiceStates)[number]

export type Settled = {
  gross: Halalas
  /** Amount received, less refunds. */
  paid: Halalas
  /** Sum of credit notes. */
  credited: Halalas
  dueOn: Day
}

/** Amount still owed, at least 0; the excess is the client's credit. */
export const owed = ({ gross, paid, credited }: Omit<Settled, 'dueOn'>): Halalas => Math.max(0, gross - credited - paid)

/** State of an issued invoice. Overdue from the start of the day after its due day. */
export function invoiceState(invoice: Settled, today: Day): Exclude<InvoiceState, 'draft'> {
  if (invoice.credited >= invoice.gross && invoice.gross > 0) return 'credited'
  if (owed(invoice) === 0) return 'paid'
  if (today > invoice.dueOn) return 'overdue'
  return invoice.paid > 0 ? 'partly_paid' : 'issued'
}

/** Days relative to the due day on which a payer is reminded. */
export const reminderDays = [-3, 1, 7, 14, 30] as const

/** Unsent reminder due today; of several missed ones only the last. */
export function reminderDue(dueOn: Day, today: Day, sent: readonly number[]): number | null {
  const late = daysBetween(dueOn, today)
  const due = reminderDays.findLast((day) => day <= late)
  return due === undefined || sent.some((day) => day >= due) ? null : due
}

/** Days until a visit's invoice is due; plan invoices are due immediately. */
export const paymentTermDays = 15
export const dueDay = (issuedOn: Day, termDays: number = paymentTermDays): Day => addDays(issuedOn, termDays)

/** Ageing classes of receivables, in days after the due day: upper bounds. */
export const ageClasses = [0, 30, 60, 90, Infinity] as const
export const ageClass = (dueOn: Day, today: Day): number =>
  ageClasses.findIndex((most) => daysBetween(dueOn, today) <= most)
