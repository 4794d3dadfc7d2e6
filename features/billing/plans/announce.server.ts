import { asSystem, type Tx } from '#/db/database.server.ts'
import { formatMoney } from '#/domain/money.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import { addDays, formatDay } from '#/domain/riyadh-time.ts'
import { pauseDay } from '#/domain/subscription.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { withVat } from '#/domain/vat.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify } from '#/features/messaging/notifications/notify.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { planWords } from '#/messages/subscriptions.ts'
import { env } from '#/platform/env.server.ts'
import { findPlan, type Plan } from './hold.server.ts'

type Told = JobPayload<'plans.announce'>

const planName = (tier: SubscriptionTier, lang: Lang): string => translator(lang, planWords)(`plan_${tier}`)

/** Of a month that is not paid: when the plan pauses for it. */
const dayOf = ({ step, day }: Told): string => (step === 'pause-soon' ? pauseDay(day) : day)

async function paramsFor(tx: Tx, plan: Plan, told: Told, lang: Lang): Promise<Record<string, string>> {
  const { month } = plan
  const invoice = month.invoiceId
    ? await tx.selectFrom('invoices').select(['number', 'gross']).where('id', '=', month.invoiceId).executeTakeFirst()
    : undefined
  const next = plan.nextTier ?? plan.tier
  return {
    plan: planName(plan.tier, lang),
    next: planName(next, lang),
    price: formatMoney(withVat(plan.nextPrice ?? plan.price).gross, lang),
    date: formatDay(dayOf(told), lang),
    until: formatDay(addDays(month.until, -1), lang),
    number: invoice?.number ?? '',
    amount: formatMoney(invoice?.gross ?? 0, lang),
  }
}

/** What changes is said in its own words: the plan ends, becomes a smaller one, or costs something else. */
const kindOf = ({ step }: Told, plan: Plan) => {
  if (step !== 'changes-soon') return `plan.${step}` as const
  if (plan.nextTier === 'free') return 'plan.ends-soon' as const
  if (plan.nextTier) return 'plan.changes-soon' as const
  return plan.nextPrice === null ? null : ('plan.price-soon' as const)
}

/** Tells a client what became of its plan, under the bell and by mail, once. */
export async function announcePlan(told: Told): Promise<void> {
  await asSystem('a client is told about its plan', async (tx) => {
    const plan = await findPlan(tx, told.subscriptionId)
    const kind = plan && kindOf(told, plan)
    if (!plan || !kind) return
    const { name, ...to } = await mailboxOf(tx, plan.clientId)
    const params = await paramsFor(tx, plan, told, to.language)
    const link = '/client/invoices/plan'
    const effectKey = `${kind}:${plan.id}:${told.day}`
    await notify(tx, { to: plan.clientId, kind, params, link, effectKey, at: told.at })
    await queueEmail(tx, { to, kind, params: { ...params, name, link: `${env().origin}${link}` }, effectKey })
  })
}
