import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { nodeName } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  type DisabledReason,
  isWebhookEvent,
  type WebhookEvent,
  type WebhookState,
} from '#/domain/partners/webhook-events.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { now } from '#/platform/clock.ts'

export type Webhook = {
  id: string
  name: string
  url: string
  nodeId: string
  /** Part of the company; null: the whole company. */
  part: string | null
  events: WebhookEvent[]
  state: WebhookState
  disabledWhy: DisabledReason | null
  /** Why our team stopped it; null: it did not. */
  stoppedReason: string | null
  failingSince: string | null
  /** Until when messages carry the signature of the earlier secret too; null: they do not. */
  oldUntil: string | null
  /** Name of the key of the API that made it. */
  madeByKey: string | null
  createdAt: string
  version: number
}
/** An endpoint with how many of its messages wait or have failed; each counted up to a thousand. */
export type WebhookRow = Webhook & { waiting: number; failed: number }

const counted = (state: 'waiting' | 'failed') =>
  sql<number>`(select count(*)::int from (select from webhook_deliveries d
    where d.client_id = w.client_id and d.endpoint_id = w.id and d.state = ${state} limit 1000) c)`

/** A key of the API does not see other keys. */
const keyName = (actor: Actor) =>
  actor.company?.key
    ? sql<string | null>`null::text`
    : sql<string | null>`(select k.name from api_keys k where k.client_id = w.client_id and k.id = w.key_id)`

/** Endpoints of a company, as far as the actor sees them. */
export const selectWebhooks = (db: Tx, actor: Actor) =>
  db
    .selectFrom('webhook_endpoints as w')
    .innerJoin('org_nodes as n', (join) =>
      join.onRef('n.client_id', '=', 'w.client_id').onRef('n.id', '=', 'w.node_id'),
    )
    .select(['w.id', 'w.name', 'w.url', 'w.node_id', 'w.events', 'w.state', 'w.disabled_why', 'w.failing_since'])
    .select(['w.old_until', 'w.created_at', 'w.version', 'w.stopped_reason', 'n.kind', nodeName('n').as('node')])
    .select(keyName(actor).as('key'))
    .where('w.client_id', '=', companyOf(actor))

export type RawWebhook = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['execute']>>[number]
const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

export const webhookOf = (row: RawWebhook): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  nodeId: row.node_id,
  part: row.kind === 'root' ? null : row.node,
  events: row.events.filter(isWebhookEvent),
  state: row.state,
  disabledWhy: row.disabled_why,
  stoppedReason: row.stopped_reason,
  failingSince: iso(row.failing_since),
  oldUntil: row.old_until !== null && new Date(row.old_until) > now() ? iso(row.old_until) : null,
  madeByKey: row.key,
  createdAt: iso(row.created_at)!,
  version: row.version,
})

/** Endpoints of the own company, the oldest first. For owners, and for staff who view the company. */
export async function readWebhooks(actor: Actor): Promise<WebhookRow[]> {
  authorize(actor, 'webhooks.read')
  const rows = await readAs(actor, (db) =>
    selectWebhooks(db, actor)
      .select([counted('waiting').as('waiting'), counted('failed').as('failed')])
      .orderBy('w.created_at')
      .orderBy('w.id')
      .limit(100)
      .execute(),
  )
  return rows.map((row) => ({ ...webhookOf(row), waiting: row.waiting, failed: row.failed }))
}

/** One endpoint. Throws `not-found`. */
export async function readWebhook(actor: Actor, id: string): Promise<Webhook> {
  authorize(actor, 'webhooks.read')
  const row = await readAs(actor, (db) => selectWebhooks(db, actor).where('w.id', '=', recordId(id)).executeTakeFirst())
  if (!row) throw new AppError('not-found')
  return webhookOf(row)
}
