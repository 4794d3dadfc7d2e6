import { z } from 'zod'
import { type Job, money, usual } from './job.ts'

const id = z.uuid()

/** Jobs of invoices, tax documents, payments, payouts and plans. */
export const moneyJobs = {
  'invoices.bank-change': {
    ...usual,
    payload: z.strictObject({
      state: z.enum(['asked', 'stopped']),
      account: z.string().nullable(),
      countsFrom: z.iso.datetime(),
      actorId: id,
      effect: id,
    }),
  },
  'invoices.settled': { ...money, payload: z.strictObject({ invoiceId: id, byPayment: z.boolean().default(false) }) },
  'invoices.announce': { ...usual, payload: z.strictObject({ invoiceId: id, again: id.nullable() }) },
  'invoices.bill-visits': {
    ...usual,
    expireSeconds: 600,
    payload: z.strictObject({ clientIds: z.array(id), profileId: id }),
  },
  'invoices.age': { ...usual, expireSeconds: 300, payload: z.strictObject({}), schedule: '5 0 * * *' },
  'invoices.remind': { ...usual, expireSeconds: 1800, payload: z.strictObject({}), schedule: '0 9 * * *' },
  'invoices.submit': {
    ...usual,
    retries: 1,
    expireSeconds: 600,
    payload: z.strictObject({ atOnce: z.boolean().optional() }),
    schedule: '* * * * *',
  },
  'tax-units.rehearse': { ...usual, expireSeconds: 600, payload: z.strictObject({ unitId: id }) },
  'tax-units.remind': { ...usual, payload: z.strictObject({}), schedule: '0 9 * * *' },
  'payments.ask': { ...money, payload: z.strictObject({ provider: z.string(), eventId: z.string() }) },
  'payments.chase': { ...usual, expireSeconds: 900, payload: z.strictObject({}), schedule: '*/5 * * * *' },
  'payments.refund': { ...money, payload: z.strictObject({ refundId: id }) },
  'payments.announce': {
    ...usual,
    payload: z.strictObject({
      paymentId: id,
      what: z.enum(['paid', 'refunded', 'mismatch', 'transfer-stated', 'transfer-declined', 'undone', 'refund-waits']),
      total: z.int().optional(),
    }),
  },
  'payments.sandbox-tells': { ...usual, payload: z.strictObject({ checkoutId: id }) },
  'payouts.accrue': { ...money, payload: z.strictObject({ reportId: id }) },
  'payouts.recount': { ...money, payload: z.strictObject({ reportId: id }) },
  'payouts.ripen': { ...usual, expireSeconds: 300, payload: z.strictObject({}), schedule: '1 0 * * *' },
  'payouts.announce-batch': { ...usual, expireSeconds: 300, payload: z.strictObject({ batchId: id }) },
  'payouts.announce': { ...usual, payload: z.strictObject({ batchId: id, place: z.int().positive() }) },
  'payouts.announce-query': { ...usual, payload: z.strictObject({ queryId: id, news: z.enum(['asked', 'answered']) }) },
  'plans.paid': { ...money, payload: z.strictObject({ invoiceId: id }) },
  'plans.renew': { ...usual, expireSeconds: 1800, payload: z.strictObject({}), schedule: '20 0 * * *' },
  'plans.announce': {
    ...usual,
    payload: z.strictObject({
      subscriptionId: id,
      step: z.enum(['active', 'renewed', 'changes-soon', 'pause-soon', 'paused', 'ended', 'refunded']),
      day: z.string(),
      at: z.string(),
    }),
  },
} as const satisfies Record<string, Job>
