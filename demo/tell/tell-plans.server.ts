import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { insertPaid, takeMoney } from '#/features/billing/payments/take-money.server.ts'
import { orderPlan, readOrder } from '#/features/billing/plans/order-plan.server.ts'
import { planPaid } from '#/features/billing/plans/plan-paid.server.ts'
import { readPlan } from '#/features/billing/plans/read-plan.server.ts'
import { renewPlans } from '#/features/billing/plans/renew.server.ts'
import { now } from '#/platform/clock.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'
import type { StepsOf } from './in-order.server.ts'

/** Pays a month by transfer and runs its jobs inline: a queued job would date them today. */
const payMonth = (clientId: string, invoiceId: string): Promise<void> =>
  asSystem("the demo settles a plan's invoice", async (tx) => {
    const id = sameIdFor('plan payment', invoiceId)
    const { gross } = await tx
      .selectFrom('invoices')
      .select('gross')
      .where('id', '=', invoiceId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const on = riyadhDay(now())
    const reference = `FT${on.replaceAll('-', '')}`
    const from = {
      client_id: clientId,
      invoice_id: invoiceId,
      provider: 'bank',
      transfer_reference: reference,
    } as const
    await insertPaid(tx, { ...from, id, amount: gross })
    await takeMoney(tx, { id, invoiceId, shareId: null, amount: gross, fee: 0, into: 'bank', on, actorId: null })
    await planPaid(tx, invoiceId)
  })

const morning = (day: Day): Date => new Date(startOfDay(day).getTime() + 9 * 3600_000)

async function order(client: Actor): Promise<void> {
  const { order: open, plan } = await readPlan(client)
  if (plan) return
  if (open) return payMonth(client.id, open.invoice.id)
  const { quote } = await readOrder(client, 'professional')
  const id = sameIdFor('plan', client.id)
  const { invoiceId } = await orderPlan(client, { id, tier: 'professional', gross: quote.gross })
  await payMonth(client.id, invoiceId)
}

/** Professional plan of the restaurants for ten weeks: ordered, paid, renewed twice and paid again. */
export async function* plansOf(client: Actor, present: Date): StepsOf {
  const today = riyadhDay(present)
  yield { at: morning(addDays(today, -70)), work: () => order(client) }
  for (;;) {
    const { plan, unpaid } = await happeningAt(present, () => readPlan(client))
    if (!plan) return
    if (unpaid) yield { at: morning(addDays(unpaid.dueOn, 1)), work: () => payMonth(client.id, unpaid.id) }
    else if (plan.month.until < today) yield { at: morning(plan.month.until), work: renewPlans }
    else return
  }
}
