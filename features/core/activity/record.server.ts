import type { Tx } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'

export type ActivityEntry = {
  /** Action as `feature.verb`: a key of messages/activity.ts. */
  action: string
  entity:
    | 'profile'
    | 'client'
    | 'branch'
    | 'node'
    | 'request'
    | 'report'
    | 'setting'
    | 'email'
    | 'message'
    | 'mailing'
    | 'job'
    | 'activity'
    | 'log'
    | 'page'
    | 'post'
    | 'topic'
    | 'media'
    | 'form'
    | 'submission'
    | 'case-study'
    | 'document'
    | 'automation-rule'
    | 'certificate'
    | 'certificate-application'
    | 'certificate-rule'
    | 'guest-review'
    | 'member'
    | 'signing-key'
    | 'integration'
    | 'questionnaire'
    | 'bank-question'
    | 'duty'
    | 'duty-task'
    | 'wave'
    | 'order-batch'
    | 'programme'
    | 'action'
    | 'paper'
    | 'sales-channel'
    | 'dish-price'
    | 'sales-import'
    | 'sales-mapping'
    | 'cost-move'
    | 'recipe'
    | 'menu'
    | 'supplier'
    | 'supplier-invoice'
    | 'quote-request'
    | 'goods-receipt'
    | 'purchase-order'
    | 'api-key'
    | 'file'
    | 'webhook'
    | 'stock-count'
    | 'stock-transfer'
    | 'compliance-report'
    | 'obligation'
    | 'ingredient'
    | 'daily-report'
    | 'audit'
    | 'task'
    | 'worker'
    | 'invoice'
    | 'payment'
    | 'payment-share'
    | 'subscription'
    | 'payout'
    | 'payout-batch'
    | 'bank-statement'
    | 'bank-line'
    | 'tax-unit'
    | 'month'
    | 'staff'
    | 'staff-role'
  entityId: string
  /** The company concerned, if any. */
  clientId?: string | null
  before?: JsonValue
  after?: JsonValue
  reason?: string | null
}

/** Logs an action in the transaction of its change. `null` actor: the platform. */
export const recordActivity = (tx: Tx, actor: Actor | null, entry: ActivityEntry): Promise<void> =>
  recordActivities(tx, actor, [entry])

/** Facts after the step as stored, with the API key by which a person acted. */
function withKey(actor: Actor | null, after: JsonValue | undefined): string | null {
  const key = (actor?.company?.key ?? actor?.staff?.key)?.name
  if (key === undefined) return after === undefined ? null : JSON.stringify(after)
  const isFacts = typeof after === 'object' && after !== null && !Array.isArray(after)
  return JSON.stringify({ ...(isFacts ? after : {}), apiKey: key })
}

/** The same for several steps of one change. */
export async function recordActivities(tx: Tx, actor: Actor | null, entries: readonly ActivityEntry[]): Promise<void> {
  const rows = entries.map(({ action, entity, entityId, clientId = null, before, after, reason = null }) => ({
    actor_id: actor?.id ?? null,
    actor_type: actor?.type ?? ('system' as const),
    action,
    entity,
    entity_id: entityId,
    client_id: clientId,
    before: before === undefined ? null : JSON.stringify(before),
    after: withKey(actor, after),
    reason,
  }))
  await tx.insertInto('activity_log').values(rows).execute()
}

/** Logs a step of a person on their own account, which concerns no company. */
export const recordOwnStep = (tx: Tx, actor: Actor, action: string, after?: JsonValue): Promise<void> =>
  recordActivity(tx, actor, {
    action,
    entity: 'profile',
    entityId: actor.id,
    ...(after === undefined ? {} : { after }),
  })
