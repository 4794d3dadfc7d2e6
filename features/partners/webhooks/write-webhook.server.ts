import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { eventNeeds, mostWebhooks, oldWebhookSecretHours, type WebhookEvent } from '#/domain/partners/webhook-events.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { requireFeature } from '#/features/companies/plan-contents/feature.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { faultOfAddress } from '#/platform/outbound.server.ts'
import { seal } from '#/platform/seal.server.ts'
import type { NewWebhook, WebhookContent } from './form.ts'
import { newWebhookSecret, secretPurpose } from './message.server.ts'

/** An endpoint with its secret, which is shown once and stored sealed. */
export type MadeWebhook = { id: string; name: string; secret: string }

/** Conditions of every change: the right, and of a person a fresh sign-in. A key proves itself with each call. */
async function beforeChange(actor: Actor): Promise<void> {
  authorize(actor, 'webhooks.write')
  if (!actor.company?.key) await confirmedRecently(actor)
}

/** Whoever asks for events, or decides where they go, needs the right to what they tell. Owners have all. */
function assertMayHear(actor: Actor, events: readonly string[], field: boolean): void {
  if (events.every((event) => may(actor, eventNeeds(event as WebhookEvent)))) return
  throw field ? new AppError('bad-value', {}, { events: 'event-beyond-key' }) : new AppError('not-allowed')
}

async function assertAddress(url: string): Promise<void> {
  const fault = await faultOfAddress(url)
  if (fault === null) return
  const problem =
    fault === 'unresolved' ? 'webhook-unknown' : fault === 'private' ? 'webhook-private' : 'webhook-address'
  throw new AppError('bad-value', {}, { url: problem })
}

async function assertPart(tx: Tx, actor: Actor, node: string): Promise<void> {
  const part = await tx
    .selectFrom('org_nodes')
    .select('id')
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', node)
    .where('closed_at', 'is', null)
    // why: a key sees the parts above its own too
    .$if(actor.company?.key !== undefined, (found) =>
      found.where(sql<boolean>`id in (select priv.nodes_with('webhooks.write'))`),
    )
    .executeTakeFirst()
  if (!part) throw new AppError('bad-value', {}, { node: 'choose-place' })
}

type Step = 'made' | 'changed' | 'rotated' | 'deleted'
type Entry = { id: string; name: string; step: Step; after?: { name: string; url: string; events: string[] } }

async function recordStep(tx: Tx, actor: Actor, { id, name, step, after }: Entry): Promise<void> {
  const clientId = companyOf(actor)
  await recordActivity(tx, actor, {
    action: `webhooks.${step}`,
    entity: 'webhook',
    entityId: id,
    clientId,
    ...(after && { after }),
  })
  const effect = `${id}:${step}:${now().getTime()}`
  await enqueue(tx, 'partners.tell-webhook', { clientId, webhookStep: step, name, by: actor.name, effect })
}

/** Makes an endpoint. The same form sent twice makes one: the second is refused, because a secret is shown once. */
export async function makeWebhook(actor: Actor, { id, name, url, node, events }: NewWebhook): Promise<MadeWebhook> {
  await beforeChange(actor)
  assertMayHear(actor, events, true)
  await assertAddress(url)
  const clientId = companyOf(actor)
  const secret = newWebhookSecret()
  return asActor(actor, async (tx) => {
    await requireFeature(tx, clientId, 'api')
    await assertPart(tx, actor, node)
    const { used } = await tx
      .selectFrom('webhook_endpoints')
      .select((of) => of.fn.countAll<number>().as('used'))
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow()
    if (used >= mostWebhooks) throw new AppError('webhook.too-many')
    const made = await tx
      .insertInto('webhook_endpoints')
      .values({
        id,
        client_id: clientId,
        node_id: node,
        name,
        url,
        events,
        secret_sealed: seal(secretPurpose, secret),
        key_id: actor.company?.key?.id ?? null,
        created_by: actor.id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new AppError('webhook.made')
    await recordStep(tx, actor, { id, name, step: 'made', after: { name, url, events } })
    return { id, name, secret }
  })
}

type Seen = { id: string; version: number }

/** The endpoint as the actor may change it, locked. Throws `not-found`, `changed-meanwhile`. */
async function hold(tx: Tx, actor: Actor, { id, version }: { id: string; version: number | null }) {
  const row = await tx
    .selectFrom('webhook_endpoints')
    .select(['id', 'name', 'url', 'events', 'state', 'version', 'stopped_reason'])
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', recordId(id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (version !== null && row.version !== version) throw new AppError('changed-meanwhile')
  assertMayHear(actor, row.events, false)
  return row
}

/** Changes name, address, part and events. Messages that wait go to the new address. */
export async function changeWebhook(
  actor: Actor,
  seen: Seen,
  { name, url, node, events }: WebhookContent,
): Promise<void> {
  await beforeChange(actor)
  assertMayHear(actor, events, true)
  await assertAddress(url)
  await asActor(actor, async (tx) => {
    const row = await hold(tx, actor, seen)
    await assertPart(tx, actor, node)
    await tx
      .updateTable('webhook_endpoints')
      .set({ name, url, node_id: node, events, version: row.version + 1 })
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', row.id)
      .execute()
    await recordStep(tx, actor, { id: row.id, name, step: 'changed', after: { name, url, events } })
  })
}

/** Gives an endpoint another secret. For a day messages carry the signatures of both. */
export async function rotateWebhook(actor: Actor, seen: Seen): Promise<MadeWebhook> {
  await beforeChange(actor)
  const secret = newWebhookSecret()
  return asActor(actor, async (tx) => {
    const row = await hold(tx, actor, seen)
    await tx
      .updateTable('webhook_endpoints')
      .set({
        // why not the old secret: no person reads it; a trigger keeps it
        secret_sealed: seal(secretPurpose, secret),
        old_until: new Date(now().getTime() + oldWebhookSecretHours * 3_600_000),
        version: row.version + 1,
      })
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', row.id)
      .execute()
    await recordStep(tx, actor, { id: row.id, name: row.name, step: 'rotated' })
    return { id: row.id, name: row.name, secret }
  })
}

/** Pauses an endpoint, whose messages then wait, or lets a paused or disabled one go on. */
export async function moveWebhook(actor: Actor, seen: Seen, to: 'active' | 'paused'): Promise<void> {
  authorize(actor, 'webhooks.write')
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    const row = await hold(tx, actor, seen)
    if (to === 'active') await requireFeature(tx, clientId, 'api')
    // the database refuses it too: owners cannot remove the reason
    if (to === 'active' && row.stopped_reason !== null) throw new AppError('webhook.stopped')
    if (row.state === to || (to === 'paused' && row.state === 'disabled')) throw new AppError('webhook.state')
    await tx
      .updateTable('webhook_endpoints')
      .set({ state: to, disabled_why: null, failing_since: null, version: row.version + 1 })
      .where('client_id', '=', clientId)
      .where('id', '=', row.id)
      .execute()
    await recordActivity(tx, actor, {
      action: to === 'active' ? 'webhooks.resumed' : 'webhooks.paused',
      entity: 'webhook',
      entityId: row.id,
      clientId,
    })
    if (to === 'active') await enqueue(tx, 'webhooks.send-to', { endpointId: row.id })
  })
}

/** Deletes an endpoint with its messages. */
export async function deleteWebhook(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'webhooks.write')
  await asActor(actor, async (tx) => {
    const row = await hold(tx, actor, { id, version: null })
    await tx
      .deleteFrom('webhook_endpoints')
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', row.id)
      .executeTakeFirst()
    await recordStep(tx, actor, { id: row.id, name: row.name, step: 'deleted' })
  })
}
