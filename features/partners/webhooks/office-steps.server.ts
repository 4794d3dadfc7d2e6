import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { houseName } from '#/features/core/branding/house-name.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'

/** An endpoint as the page showed it. */
type Seen = { id: string; version: number }
type Held = { id: string; clientId: string; name: string; state: string; version: number; stopped: string | null }

/** The endpoint, locked. Throws `not-found`, `changed-meanwhile`. */
async function hold(tx: Tx, { id, version }: Seen): Promise<Held> {
  const row = await tx
    .selectFrom('webhook_endpoints')
    .select(['id', 'client_id as clientId', 'name', 'state', 'version', 'stopped_reason as stopped'])
    .where('id', '=', recordId(id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (row.version !== version) throw new AppError('changed-meanwhile')
  return row
}

async function record(
  tx: Tx,
  actor: Actor,
  { id, clientId, name, version }: Held,
  { by, webhookStep, reason }: { by: string; webhookStep: 'stopped' | 'barred' | 'released'; reason?: string },
): Promise<void> {
  const actions = { stopped: 'webhooks.paused', barred: 'webhooks.disabled', released: 'webhooks.resumed' } as const
  await recordActivity(tx, actor, {
    action: actions[webhookStep],
    entity: 'webhook',
    entityId: id,
    clientId,
    ...(reason !== undefined && { reason }),
  })
  const effect = `${id}:${webhookStep}:${version}`
  await enqueue(tx, 'partners.tell-webhook', {
    clientId,
    webhookStep,
    name,
    by,
    ...(reason !== undefined && { reason }),
    effect,
  })
}

/**
 * Pauses an endpoint, whose messages then wait, or disables it, whose messages are then kept as failed. Only our team
 * switches it on again.
 */
export async function stopWebhook(
  actor: Actor,
  { reason, to, ...seen }: Seen & { to: 'paused' | 'disabled'; reason: string },
): Promise<void> {
  authorize(actor, 'integrations.change')
  await confirmedRecently(actor)
  const by = await houseName()
  await asActor(actor, async (tx) => {
    const row = await hold(tx, seen)
    if (row.stopped !== null && row.state === to) throw new AppError('webhook.state')
    await tx
      .updateTable('webhook_endpoints')
      .set({
        state: to,
        disabled_why: to === 'disabled' ? 'office' : null,
        stopped_reason: reason,
        stopped_at: now(),
        version: row.version + 1,
      })
      .where('id', '=', row.id)
      .execute()
    if (to === 'disabled')
      await tx
        .updateTable('webhook_deliveries')
        .set({ state: 'failed', next_at: null })
        .where('client_id', '=', row.clientId)
        .where('endpoint_id', '=', row.id)
        .where('state', '=', 'waiting')
        .execute()
    await record(tx, actor, row, { by, webhookStep: to === 'paused' ? 'stopped' : 'barred', reason })
  })
}

/** Lets a paused or disabled endpoint go on. Throws `webhook.state` for one that runs. */
export async function releaseWebhook(actor: Actor, seen: Seen): Promise<void> {
  authorize(actor, 'integrations.change')
  await confirmedRecently(actor)
  const by = await houseName()
  await asActor(actor, async (tx) => {
    const row = await hold(tx, seen)
    if (row.state === 'active') throw new AppError('webhook.state')
    await tx
      .updateTable('webhook_endpoints')
      .set({
        state: 'active',
        disabled_why: null,
        failing_since: null,
        stopped_reason: null,
        stopped_at: null,
        version: row.version + 1,
      })
      .where('id', '=', row.id)
      .execute()
    await record(tx, actor, row, { by, webhookStep: 'released' })
    await enqueue(tx, 'webhooks.send-to', { endpointId: row.id })
  })
}

/** Sends every failed message of an active endpoint again, under their ids. Answers how many. */
export async function replayForCompany(actor: Actor, seen: Seen): Promise<number> {
  authorize(actor, 'integrations.change')
  await confirmedRecently(actor)
  return asActor(actor, async (tx) => {
    const row = await hold(tx, seen)
    if (row.state !== 'active') throw new AppError('webhook.state')
    const { numUpdatedRows } = await tx
      .updateTable('webhook_deliveries')
      .set({ state: 'waiting', attempts: 0, next_at: now() })
      .where('client_id', '=', row.clientId)
      .where('endpoint_id', '=', row.id)
      .where('state', '=', 'failed')
      .executeTakeFirst()
    const messages = Number(numUpdatedRows)
    if (messages === 0) return 0
    await recordActivity(tx, actor, {
      action: 'webhooks.replayed',
      entity: 'webhook',
      entityId: row.id,
      clientId: row.clientId,
      after: { messages },
    })
    await enqueue(tx, 'webhooks.send-to', { endpointId: row.id })
    return messages
  })
}
