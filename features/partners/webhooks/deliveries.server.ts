import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { keptDeliveryDays, testEvent } from '#/domain/partners/webhook-events.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { isDay, startOfDay } from '#/domain/riyadh-time.ts'
import { olderRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import type { OutboundFault } from '#/platform/outbound.server.ts'
import type { deliveryList, DeliveryQuery, DeliveryRow } from './list.ts'
import { readWebhook, type Webhook } from './webhooks.server.ts'

const columns = [
  'id',
  'type',
  'state',
  'attempts',
  'created_at',
  'next_at',
  'last_at',
  'last_status',
  'last_ms',
] as const

/** Messages of an endpoint, as far as the actor sees it. */
export const selectDeliveries = (db: Tx, clientId: string, endpointId: string) =>
  db
    .selectFrom('webhook_deliveries')
    .select([...columns, 'last_fault', 'last_answer'])
    .where('client_id', '=', clientId)
    .where('endpoint_id', '=', endpointId)

export type RawDelivery = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['execute']>>[number]
const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

export const deliveryOf = (row: RawDelivery): DeliveryRow => ({
  id: row.id,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  createdAt: iso(row.created_at)!,
  nextAt: iso(row.next_at),
  lastAt: iso(row.last_at),
  status: row.last_status,
  ms: row.last_ms,
  fault: row.last_fault as OutboundFault | null,
  answer: row.last_answer,
})

const rowsOfEndpoint =
  (endpointId: string): RowsOf<typeof deliveryList, DeliveryRow, RawDelivery> =>
  (db, { state, before }, actor) => ({
    select: selectDeliveries(db, companyOf(actor), endpointId)
      .$if(state !== null, (rows) => rows.where('state', '=', state!))
      .$if(before !== '', (rows) => rows.where('id', '<', before)),
    // ids of messages are in the order of their making
    order: { newest: sql.ref('id') },
    id: 'id',
    finish: (rows) => rows.map(deliveryOf),
  })

type EndpointPage = { webhook: Webhook; rows: DeliveryRow[]; older: string | null }

/** An endpoint with a page of its messages, newest first; `older`: the message before which the next page begins. */
export async function readDeliveries(actor: Actor, endpointId: string, query: DeliveryQuery): Promise<EndpointPage> {
  const webhook = await readWebhook(actor, endpointId)
  const page = await readAs(actor, (db) => olderRows(db, actor, query, rowsOfEndpoint(webhook.id)))
  return { webhook, ...page }
}

/** Refuses a step on messages of an endpoint that sends none now. */
async function assertSends(tx: Tx, actor: Actor, endpointId: string): Promise<{ id: string; name: string }> {
  const row = await tx
    .selectFrom('webhook_endpoints')
    .select(['id', 'name', 'state'])
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', recordId(endpointId))
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (row.state !== 'active') throw new AppError('webhook.state')
  return row
}

/** Sends a test event to an endpoint now. `id`: of the message. */
export async function sendTest(actor: Actor, endpointId: string, id: string): Promise<void> {
  authorize(actor, 'webhooks.write')
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    const endpoint = await assertSends(tx, actor, endpointId)
    await tx
      .insertInto('webhook_deliveries')
      .values({ id, client_id: clientId, endpoint_id: endpoint.id, type: testEvent })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await enqueue(tx, 'webhooks.send-to', { endpointId: endpoint.id })
  })
}

const again = () => ({ state: 'waiting' as const, attempts: 0, next_at: now() })

/** Sends one message again, under its id. Throws `webhook.state` for one that waits, `not-found`. */
export async function replayDelivery(actor: Actor, endpointId: string, deliveryId: string): Promise<void> {
  authorize(actor, 'webhooks.write')
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    const endpoint = await assertSends(tx, actor, endpointId)
    const found = await tx
      .selectFrom('webhook_deliveries')
      .select('state')
      .where('client_id', '=', clientId)
      .where('endpoint_id', '=', endpoint.id)
      .where('id', '=', recordId(deliveryId))
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new AppError('not-found')
    if (found.state === 'waiting') throw new AppError('webhook.state')
    await tx
      .updateTable('webhook_deliveries')
      .set(again())
      .where('client_id', '=', clientId)
      .where('id', '=', recordId(deliveryId))
      .execute()
    await recordReplay(tx, actor, endpoint, { messages: 1 })
    await enqueue(tx, 'webhooks.send-to', { endpointId: endpoint.id })
  })
}

const recordReplay = (tx: Tx, actor: Actor, { id }: { id: string }, after: { messages: number; since?: string }) =>
  recordActivity(tx, actor, {
    action: 'webhooks.replayed',
    entity: 'webhook',
    entityId: id,
    clientId: companyOf(actor),
    after,
  })

/** Sends every message again that has failed since a moment. Answers how many. */
export async function replayFailed(actor: Actor, endpointId: string, since: Date): Promise<number> {
  authorize(actor, 'webhooks.write')
  const clientId = companyOf(actor)
  return asActor(actor, async (tx) => {
    const endpoint = await assertSends(tx, actor, endpointId)
    const { numUpdatedRows } = await tx
      .updateTable('webhook_deliveries')
      .set(again())
      .where('client_id', '=', clientId)
      .where('endpoint_id', '=', endpoint.id)
      .where('state', '=', 'failed')
      .where('created_at', '>=', since.toISOString())
      .executeTakeFirst()
    const messages = Number(numUpdatedRows)
    if (messages === 0) return 0
    await recordReplay(tx, actor, endpoint, { messages, since: since.toISOString() })
    await enqueue(tx, 'webhooks.send-to', { endpointId: endpoint.id })
    return messages
  })
}

/** First moment of a day in Riyadh of which messages are kept. Throws `bad-value` for another day. */
export function sinceDay(day: string): Date {
  const since = isDay(day) ? startOfDay(day) : null
  const age = since === null ? -1 : now().getTime() - since.getTime()
  if (since === null || age < 0 || age > (keptDeliveryDays + 1) * 86_400_000)
    throw new AppError('bad-value', {}, { since: 'webhook-since' })
  return since
}
