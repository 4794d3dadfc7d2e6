import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type EvaluationType, isMysteryType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { priceSource } from '#/domain/ordering/visit-costs.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { branchNamed } from '#/features/companies/branches/branches.server.ts'
import { clientApproval } from '#/features/companies/clients/client-standing.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { assertFreeMoment } from '#/features/ordering/visit-dates/assert-free-moment.server.ts'
import { assertVisitDate } from '#/features/ordering/visit-dates/assert-visit-date.server.ts'
import { shownPrice } from './prices.server.ts'
import { evaluationTerms, feeOf } from './terms.server.ts'
import { quoteVisits } from '#/domain/plan-allowance.ts'
import { readPlanOutlook } from '#/features/companies/plan-contents/outlook.server.ts'
import { approveByRule } from './approve-by-rule.server.ts'

export type EvaluationOrder = {
  /** Chosen by the browser: makes the order idempotent. */
  clientKey: string
  /** For an admin's order. */
  clientId?: string
  /** A branch chosen from the list; default: the branch of this name and location. */
  branchId?: string | null | undefined
  branchName: string
  branchLocation: string
  evaluationType: EvaluationType
  visitAt: Date
  notes: string | null
}
/** `withinPlan`: included in the plan as shown by the order form; recomputed for the invoice at the release. */
export type OrderedEvaluation = { id: string; number: number; price: Halalas; withinPlan: boolean }

type Placed = EvaluationOrder & {
  actor: Actor
  forClient: string
  branch: string
  price: Halalas
  fee: Halalas
  withinPlan: boolean
  at: Date
}

/** Orders a visit to a branch, as a client. The price is set by the server. */
export async function requestEvaluation(actor: Actor, order: EvaluationOrder): Promise<OrderedEvaluation> {
  authorize(actor, 'evaluations.request')
  assertVisitDate(order.visitAt)
  const forClient = actor.type === 'admin' ? order.clientId : companyOf(actor)
  if (!forClient) throw new AppError('not-found')
  const [terms, months] = await Promise.all([
    evaluationTerms(),
    readPlanOutlook(actor, forClient),
    takeAttempt('order by account', actor.id),
    assertMayOrder(actor, forClient),
  ])
  const price = terms.prices[order.evaluationType]
  const ordered = {
    id: order.clientKey,
    day: riyadhDay(order.visitAt),
    price,
    isOutsidePlans: !isMysteryType(order.evaluationType),
  }
  const withinPlan = quoteVisits([ordered], months).free === 1
  return asActor(actor, async (tx) => {
    const branch = order.branchId ?? (await branchNamed(tx, actor, forClient, order.branchName, order.branchLocation))
    const fee = feeOf(terms, order.evaluationType)
    await assertFreeMoment(tx, { branchId: branch, visitAt: order.visitAt, except: { clientKey: order.clientKey } })
    const placed = { ...order, actor, forClient, branch, price, fee, withinPlan, at: now() }
    const inserted = await insertOrder(tx, placed)
    if (!inserted) return firstOrder(tx, placed)
    const { id, number, eventId } = inserted
    const after = {
      status: 'pending',
      type: order.evaluationType,
      visit: order.visitAt.toISOString(),
      price,
      withinPlan,
    }
    const entry = {
      action: 'evaluations.request',
      entity: 'request',
      entityId: id,
      clientId: forClient,
      after,
    } as const
    await recordActivity(tx, actor, entry)
    await enqueue(tx, 'evaluations.announce', { eventId })
    await approveByRule(tx, { id, clientId: forClient, withinPlan, day: ordered.day })
    return { id, number, price, withinPlan }
  })
}

/** Clients waiting for approval may order; rejected or suspended ones may not. */
async function assertMayOrder(actor: Actor, clientId: string): Promise<void> {
  const approval = await readAs(actor, (tx) => clientApproval(tx, clientId))
  if (approval !== 'approved' && approval !== 'pending') throw new AppError('client.may-not-order')
}

/** Inserts request and first event; nothing for a foreign branch or a used key. */
async function insertOrder(tx: Tx, order: Placed) {
  const request = await tx
    .insertInto('mystery_shopping_requests')
    .columns([
      'client_id',
      'client_key',
      'branch_id',
      'branch_name',
      'branch_location',
      'evaluation_type',
      'scheduled_date',
      'price',
      'within_plan',
      'shopper_fee',
      'notes',
      'created_by',
      'created_at',
      'updated_at',
    ])
    .expression((from) =>
      from
        .selectFrom('branches')
        .select([
          'branches.client_id',
          sql<string>`${order.clientKey}::uuid`.as('client_key'),
          'branches.id',
          'branches.name',
          'branches.location',
          sql<string>`${order.evaluationType}::text`.as('evaluation_type'),
          sql<Date>`${order.visitAt}::timestamptz`.as('scheduled_date'),
          sql<number>`${order.price}::bigint`.as('price'),
          sql<boolean>`${order.withinPlan}::boolean`.as('within_plan'),
          sql<number>`${order.fee}::bigint`.as('shopper_fee'),
          sql<string | null>`${order.notes}::text`.as('notes'),
          sql<string>`${order.actor.id}::uuid`.as('created_by'),
          sql<Date>`${order.at}::timestamptz`.as('created_at'),
          sql<Date>`${order.at}::timestamptz`.as('updated_at'),
        ])
        .where('branches.id', '=', order.branch)
        .where('branches.client_id', '=', order.forClient),
    )
    .onConflict((conflict) => conflict.columns(['client_id', 'client_key']).doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()
  if (!request) return undefined
  // why: in a statement of its own, because a member's right to write history looks the request up
  const event = await tx
    .insertInto('request_events')
    .values({
      request_id: request.id,
      client_id: order.forClient,
      step: 'request',
      to_status: 'pending',
      actor_id: order.actor.id,
      created_at: order.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...request, eventId: event.id }
}

/** Order made earlier with the same key: returned if identical, otherwise refused. */
async function firstOrder(tx: Tx, order: Placed): Promise<OrderedEvaluation> {
  const first = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'number', 'branch_id', 'evaluation_type', 'scheduled_date', 'notes', 'within_plan'])
    .select(shownPrice(priceSource(order.actor)).as('price'))
    .where('client_id', '=', order.forClient)
    .where('client_key', '=', order.clientKey)
    .executeTakeFirst()
  if (!first) throw new AppError('branch.unknown', {}, { branchName: 'branch-name' })
  const same =
    first.branch_id === order.branch &&
    first.evaluation_type === order.evaluationType &&
    new Date(first.scheduled_date).getTime() === order.visitAt.getTime() &&
    first.notes === order.notes
  if (!same) throw new AppError('evaluation.same-key-other-content')
  const { id, number, within_plan: withinPlan } = first
  return { id, number, price: (withinPlan ? null : first.price) ?? order.price, withinPlan }
}
