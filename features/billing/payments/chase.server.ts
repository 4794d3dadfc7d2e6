import { sql } from 'kysely'
import { asSystem, readAsSystem } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { log } from '#/platform/log.server.ts'
import { askPayment } from './ask-payment.server.ts'
import { endPage } from './start-payment.server.ts'

const why = 'what providers did not tell us of is asked for'
const atOnce = 200
/** Minimum age of queried payments: payers who just began are skipped, and stored events have their own jobs. */
const patienceMinutes = 2

const openPayments = () =>
  readAsSystem(why, (db) =>
    db
      .selectFrom('payments')
      .select(['id', 'provider', 'checkout_id', 'ends_at'])
      .where('provider', '!=', 'bank')
      .where('ends_at', 'is not', null)
      .where('state', 'in', ['created', 'pending', 'failed'])
      .where('created_at', '<', addMinutes(now(), -patienceMinutes).toISOString())
      .orderBy('updated_at')
      .limit(atOnce)
      .execute(),
  )

/** Queries all open payments, and closes expired pages so that they accept no payment. */
export async function chasePayments(): Promise<void> {
  for (const page of await openPayments()) {
    try {
      const asked = await askPayment(page.id)
      const isOver = new Date(page.ends_at!) <= now()
      const isPaid = asked.heard && (asked.state === 'paid' || asked.state === 'refunded')
      if (isOver && !isPaid) await endPage(page, 'nobody paid in time')
      // why: payments queried now come last in the next run
      else
        await asSystem(why, (tx) =>
          tx.updateTable('payments').set({ updated_at: now() }).where('id', '=', page.id).execute(),
        )
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      log.warn('an open payment could not be closed and is asked about again', {
        action: `${page.provider} ${page.id}`,
        reason: error.code,
      })
    }
  }
  await chaseRest()
}

/** Enqueues events and refunds again whose jobs gave up. */
const chaseRest = () =>
  asSystem(why, async (tx) => {
    const before = addMinutes(now(), -15).toISOString()
    const events = await tx
      .selectFrom('payment_events')
      .select(['provider', 'event_id'])
      .where('handled_at', 'is', null)
      .where('received_at', '<', before)
      .orderBy('received_at')
      .limit(atOnce)
      .execute()
    for (const { provider, event_id: eventId } of events) await enqueue(tx, 'payments.ask', { provider, eventId })
    const refunds = await tx
      .selectFrom('payment_refunds')
      .select('id')
      .where('state', '=', 'asked')
      .where('way', '=', 'provider')
      .where('created_at', '<', before)
      .orderBy(sql`created_at`)
      .limit(atOnce)
      .execute()
    for (const { id } of refunds) await enqueue(tx, 'payments.refund', { refundId: id })
  })
