import { asSystem, readAsSystem } from '#/db/database.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { log } from '#/platform/log.server.ts'
import type { PaymentProvider } from '#/platform/payment-provider.ts'
import { providerNamed } from '#/platform/payment-providers.server.ts'
import { askPayment } from '#/features/billing/payments/ask-payment.server.ts'

const why = 'a provider tells us that something changed; it has a secret and no account'

export type Received = 'kept' | 'unknown-provider' | 'refused'

/**
 * Stores a provider's event once, before answering it. Uses its content only to decide which payment to query. Refuses
 * events without the provider's secret and stores nothing of them. Throws `too-many-attempts`.
 */
export async function receiveEvent(name: string, body: string, network: string): Promise<Received> {
  const provider = providerNamed(name)
  if (!provider) return 'unknown-provider'
  await takeAttempt('webhook by network', network)
  const event = provider.readEvent(body)
  if (!event) {
    log.warn('an event was refused: it does not bear the secret of its provider', { action: name })
    return 'refused'
  }
  await asSystem(why, async (tx) => {
    const kept = await tx
      .insertInto('payment_events')
      .values({
        provider: name,
        event_id: event.eventId.slice(0, 200),
        kind: event.kind.slice(0, 100),
        checkout_id: event.checkoutId,
        payment_id: event.paymentId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows === 1n)
      await enqueue(tx, 'payments.ask', { provider: name, eventId: event.eventId.slice(0, 200) })
  })
  return 'kept'
}

const paymentAbout = (of: {
  provider: PaymentProvider['name']
  checkout_id: string | null
  payment_id: string | null
}) =>
  readAsSystem(why, (db) =>
    db
      .selectFrom('payments')
      .select('id')
      .where('provider', '=', of.provider)
      .where((eb) =>
        eb.or([
          ...(of.checkout_id ? [eb('checkout_id', '=', of.checkout_id)] : []),
          ...(of.payment_id ? [eb('payment_id', '=', of.payment_id)] : []),
        ]),
      )
      .executeTakeFirst(),
  )

/**
 * Queries the provider about the payment of an event. Events about unknown payments are done; retries when the provider
 * does not answer.
 */
export async function handleEvent({ provider, eventId }: JobPayload<'payments.ask'>): Promise<void> {
  const event = await readAsSystem(why, (db) =>
    db
      .selectFrom('payment_events')
      .select(['provider', 'checkout_id', 'payment_id', 'handled_at'])
      .where('provider', '=', provider)
      .where('event_id', '=', eventId)
      .executeTakeFirst(),
  )
  if (!event || event.handled_at) return
  const about =
    event.checkout_id || event.payment_id
      ? await paymentAbout({ ...event, provider: event.provider as PaymentProvider['name'] })
      : undefined
  if (about) {
    const asked = await askPayment(about.id)
    if (!asked.heard && asked.fault?.again) throw new Error(`${provider} did not answer: ${asked.fault.why}`)
  }
  await asSystem(why, (tx) =>
    tx
      .updateTable('payment_events')
      .set({ handled_at: now() })
      .where('provider', '=', provider)
      .where('event_id', '=', eventId)
      .execute(),
  )
}
