import { createHash } from 'node:crypto'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { clientApproval } from '#/features/companies/clients/client-standing.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { settingInForce } from '#/features/core/settings/read-setting.server.ts'
import { approveManyByRule } from '#/features/ordering/requests/approve-by-rule.server.ts'
import { lockOrders } from '#/features/ordering/requests/lock-orders.server.ts'
import { evaluationTerms } from '#/features/ordering/requests/terms.server.ts'
import { insertVisitsOfBatch } from '#/features/ordering/requests/visits-of-batch.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { ManyOrder } from './form.ts'
import { type JudgedOrder, judgeOrder } from './judge-order.server.ts'

export type OrderPreview = Omit<JudgedOrder, 'visits'> & { accepted: number; refused: number; soon: number }
/** `approved`: visits approved automatically by a rule. */
export type OrderedMany = { id: string; visits: number; net: Halalas; approved: number }

const factsOfOrder = async () => {
  const [terms, leadHours] = await Promise.all([evaluationTerms(), settingInForce('orders.lead-hours')])
  return { terms, leadHours }
}

async function assertMayOrder(tx: Tx, clientId: string): Promise<void> {
  const approval = await clientApproval(tx, clientId)
  if (approval !== 'approved' && approval !== 'pending') throw new AppError('client.may-not-order')
}

/** Prices and refusals of an order of many visits. Writes nothing. */
export async function previewOrder(actor: Actor, order: ManyOrder): Promise<OrderPreview> {
  authorize(actor, 'evaluations.request')
  const facts = await factsOfOrder()
  const { visits, ...judged } = await readAs(actor, async (tx) => {
    await assertMayOrder(tx, companyOf(actor))
    return judgeOrder(tx, companyOf(actor), order, facts)
  })
  return {
    ...judged,
    accepted: visits.length,
    refused: judged.lines.length - visits.length,
    soon: judged.lines.filter(({ isSoon }) => isSoon).length,
  }
}

/** Content of an order: everything but its key, its button and the preview that was seen. */
function hashOf(order: ManyOrder): string {
  const { branchId, evaluationType, how, days, from, until, weekdays, each, time, dayPart, free, sheet, notes } = order
  const content = [branchId, evaluationType, how, days, from, until, weekdays, each, time, dayPart, free, sheet, notes]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

type Batch = { clientId: string; hash: string; visits: number; net: Halalas }

/** The order made earlier with the same key; null: none. Another content is refused. */
async function firstOrder(tx: Tx, clientId: string, { clientKey }: ManyOrder, hash: string) {
  const first = await tx
    .selectFrom('order_batches')
    .select(['id', 'content_hash', 'visits', 'price'])
    .where('client_id', '=', clientId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst()
  if (!first) return null
  if (first.content_hash !== hash) throw new AppError('evaluation.same-key-other-content')
  return { id: first.id, visits: first.visits, net: first.price, approved: 0 }
}

const insertBatch = (tx: Tx, actor: Actor, clientKey: string, { clientId, hash, visits, net }: Batch) =>
  tx
    .insertInto('order_batches')
    .values({
      client_id: clientId,
      client_key: clientKey,
      content_hash: hash,
      visits,
      price: net,
      created_by: actor.id,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/**
 * Orders the visits of a form that can be ordered, in one transaction and once for each key. Refused when number or
 * price differ from those previewed.
 */
export async function orderMany(actor: Actor, order: ManyOrder): Promise<OrderedMany> {
  authorize(actor, 'evaluations.request')
  const clientId = companyOf(actor)
  const [facts] = await Promise.all([factsOfOrder(), takeAttempt('order by account', actor.id)])
  const hash = hashOf(order)
  return asActor(actor, async (tx) => {
    await assertMayOrder(tx, clientId)
    await lockOrders(tx, clientId)
    const first = await firstOrder(tx, clientId, order, hash)
    if (first) return first
    const { visits, net } = await judgeOrder(tx, clientId, order, facts)
    if (visits.length === 0) throw new AppError('order.empty')
    if (order.seen && (order.seen.visits !== visits.length || order.seen.net !== net))
      throw new AppError('changed-meanwhile')
    const batch = await insertBatch(tx, actor, order.clientKey, { clientId, hash, visits: visits.length, net })
    const ids = await insertVisitsOfBatch(tx, actor, { id: batch.id, clientId, notes: order.notes }, visits)
    if (ids.length !== visits.length) throw new AppError('changed-meanwhile')
    const after = { status: 'pending', visits: visits.length, price: net }
    const entry = { entity: 'order-batch', entityId: batch.id, clientId, after } as const
    await recordActivity(tx, actor, { action: 'evaluations.order-many', ...entry })
    const placed = ids.map((id, index) => ({ id, withinPlan: visits[index]!.withinPlan }))
    const approved = await approveManyByRule(tx, { clientId, batchId: batch.id, visits: placed })
    await enqueue(tx, 'evaluations.announce-many', { batchId: batch.id })
    return { id: batch.id, visits: visits.length, net, approved: approved.length }
  })
}
