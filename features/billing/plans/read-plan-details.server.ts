import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import { isRecordId, recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { readAllowance } from './allowance.server.ts'
import { authorizePlans } from './list.server.ts'
import { findPlan, type Plan, plansOf } from './hold.server.ts'
import { moneyBackDay } from './money-back.server.ts'

export type BilledMonth = {
  from: Day
  until: Day
  tier: Exclude<SubscriptionTier, 'free'>
  invoice: { id: string; number: string; gross: Halalas; status: string } | null
}
export type PlanDetails = {
  plan: Plan
  client: { id: string; name: string }
  months: BilledMonth[]
  used: number
  allowance: number | null
  moneyBackUntil: Day | null
}

const namesOf = companyOfProfile('p')

/** One plan with its months and their invoices. Throws `not-found`. */
export async function readPlanDetails(actor: Actor, planId: string): Promise<PlanDetails> {
  authorizePlans(actor)
  const id = recordId(planId)
  const today = riyadhDay(now())
  return readAs(actor, async (tx) => {
    const plan = await findPlan(tx, id)
    if (!plan) throw new AppError('not-found')
    const [client, rows, all, { used, included }] = await Promise.all([
      tx
        .selectFrom('profiles as p')
        .select(namesOf.as('name'))
        .where('p.id', '=', plan.clientId)
        .executeTakeFirstOrThrow(),
      tx
        .selectFrom('subscription_periods as m')
        .leftJoin('invoices as i', (on) =>
          on.onRef('i.client_id', '=', 'm.client_id').onRef('i.id', '=', 'm.invoice_id'),
        )
        .select(['m.from_on', 'm.until_on', 'm.tier', 'i.id', 'i.number', 'i.gross', 'i.status'])
        .where('m.subscription_id', '=', id)
        .orderBy('m.from_on', 'desc')
        .limit(60)
        .execute(),
      plansOf(tx, plan.clientId),
      readAllowance(tx, plan.clientId, today),
    ])
    return {
      plan,
      client: { id: plan.clientId, name: client.name },
      months: rows.map((row) => ({
        from: row.from_on,
        until: row.until_on,
        tier: row.tier,
        invoice:
          row.id && row.number
            ? { id: row.id, number: row.number, gross: row.gross ?? 0, status: row.status ?? 'issued' }
            : null,
      })),
      used: plan.state === 'active' ? used : 0,
      allowance: included,
      moneyBackUntil: moneyBackDay(plan, all, today),
    }
  })
}

export type PickedClient = { id: string; name: string; tier: SubscriptionTier }

/** Approved clients by name, for starting a plan; with an id only that one. */
export async function findClients(actor: Actor, { q, client }: { q: string; client: string }): Promise<PickedClient[]> {
  authorizePlans(actor)
  return readAs(actor, async (tx) => {
    const rows = await tx
      .selectFrom('profiles as p')
      .innerJoin('client_profiles as c', 'c.profile_id', 'p.id')
      .innerJoin('companies as k', 'k.id', 'p.id')
      .select(['p.id', namesOf.as('name'), 'c.subscription_tier as tier'])
      .where('c.approval', '=', 'approved')
      .where('p.status', '=', 'active')
      .$if(isRecordId(client), (rest) => rest.where('p.id', '=', client))
      .$if(!isRecordId(client) && q !== '', (rest) =>
        rest.where(sql<boolean>`app.fold(concat_ws(' ', k.name_en, k.name_ar, p.full_name)) like ${likePattern(q)}`),
      )
      .orderBy(namesOf)
      .orderBy('p.id')
      .limit(20)
      .execute()
    return rows.map(({ id, name, tier }) => ({ id, name, tier }))
  })
}
