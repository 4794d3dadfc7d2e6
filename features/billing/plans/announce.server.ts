import { asSystem, type Tx } from '#/db/database.server.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import { addDays } from '#/domain/riyadh-time.ts'
import { pauseDay } from '#/domain/subscription.ts'
import { type Text, textOf, translator } from '#/domain/text.ts'
import { withVat } from '#/domain/vat.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { planWords } from '#/messages/subscriptions.ts'
import { findPlan, type Plan } from './hold.server.ts'

type Told = JobPayload<'plans.announce'>

const planName = (tier: SubscriptionTier): Text => textOf((lang) => translator(lang, planWords)(`plan_${tier}`))

/** Day in the notice: for an unpaid month, the day on which the plan pauses. */
const dayOf = ({ step, day }: Told): string => (step === 'pause-soon' ? pauseDay(day) : day)

async function factsOf(tx: Tx, plan: Plan, told: Told) {
  const { month } = plan
  const invoice = month.invoiceId
    ? await tx.selectFrom('invoices').select(['number', 'gross']).where('id', '=', month.invoiceId).executeTakeFirst()
    : undefined
  return {
    plan: planName(plan.tier),
    next: planName(plan.nextTier ?? plan.tier),
    price: withVat(plan.nextPrice ?? plan.price).gross,
    date: dayOf(told),
    until: addDays(month.until, -1),
    number: invoice?.number ?? '',
    amount: invoice?.gross ?? 0,
  }
}

/** Notice kind of a step; a coming change has separate kinds for the end, another plan and another price. */
const kindOf = ({ step }: Told, plan: Plan) => {
  if (step !== 'changes-soon') return `plan.${step}` as const
  if (plan.nextTier === 'free') return 'plan.ends-soon' as const
  if (plan.nextTier) return 'plan.changes-soon' as const
  return plan.nextPrice === null ? null : ('plan.price-soon' as const)
}

/** Notifies a client about its plan; idempotent. */
export async function announcePlan(told: Told): Promise<void> {
  await asSystem('a job notifies a client of a plan event', async (tx) => {
    const plan = await findPlan(tx, told.subscriptionId)
    const kind = plan && kindOf(told, plan)
    if (!plan || !kind) return
    const effect = { effectKey: `${kind}:${plan.id}:${told.day}`, at: told.at }
    await tell(tx, { client: plan.clientId }, kind, await factsOf(tx, plan, told), effect)
  })
}
