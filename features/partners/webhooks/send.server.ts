import { asSystem, type Tx } from '#/db/database.server.ts'
import {
  attemptSeconds,
  delayAfter,
  type DisabledReason,
  hasFailedTooLong,
  isDelivered,
  isGone,
} from '#/domain/partners/webhook-events.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { measured } from '#/platform/measure.server.ts'
import { env } from '#/platform/env.server.ts'
import { type OutboundAnswer, type OutboundFault, postOutside } from '#/platform/outbound.server.ts'
import { claimNext, type Claimed, dueEndpoints } from './claim.server.ts'
import { bodyOf, messageId, signatureOf } from './message.server.ts'

/** Endpoints that are sent to at the same time; a slow one holds up its own messages alone. */
const lanes = 20
/** Seconds after which a run takes no further message; the next minute goes on. */
const runSeconds = 45
/** A delay up to this many seconds gets a job of its own; longer ones wait for the run of their minute. */
const ownJobSeconds = 55

type Result = (OutboundAnswer | { fault: OutboundFault }) & { ms: number }

/** Sends a message with its id, the time of this attempt, and one signature for each secret. */
async function attempt({ id, url, secrets, told }: Claimed): Promise<Result> {
  const begun = performance.now()
  const message = { id: messageId(id), timestamp: Math.floor(now().getTime() / 1000), body: bodyOf(told, env().origin) }
  const answer = await postOutside({
    url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Itqan-Webhooks/1',
      'webhook-id': message.id,
      'webhook-timestamp': String(message.timestamp),
      'webhook-signature': secrets.map((secret) => signatureOf(secret, message)).join(' '),
    },
    body: message.body,
    timeoutMs: attemptSeconds * 1000,
  })
  const status = 'status' in answer ? answer.status : null
  measured()?.webhook(status === null ? 'unreachable' : isDelivered(status) ? 'delivered' : 'refused')
  return { ...answer, ms: Math.round(performance.now() - begun) }
}

/** Disables an endpoint with the reason; what waits has failed and can be sent again by hand. Owners are notified. */
async function disable(tx: Tx, endpointId: string, why: DisabledReason): Promise<void> {
  const endpoint = await tx
    .updateTable('webhook_endpoints')
    .set(({ eb }) => ({ state: 'disabled', disabled_why: why, version: eb('version', '+', 1) }))
    .where('id', '=', endpointId)
    .where('state', '<>', 'disabled')
    .returning(['client_id', 'name'])
    .executeTakeFirst()
  if (!endpoint) return
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_at: null })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute()
  const { client_id: clientId, name } = endpoint
  await recordActivity(tx, null, {
    action: 'webhooks.disabled',
    entity: 'webhook',
    entityId: endpointId,
    clientId,
    after: { why },
  })
  const effect = `${endpointId}:${why}:${now().getTime()}`
  await enqueue(tx, 'partners.tell-webhook-off', { clientId, webhookId: endpointId, webhookWhy: why, name, effect })
}

async function recordSuccess(tx: Tx, { id, endpointId }: Claimed): Promise<void> {
  await tx.updateTable('webhook_deliveries').set({ state: 'delivered', next_at: null }).where('id', '=', id).execute()
  await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: null })
    .where('id', '=', endpointId)
    .where('failing_since', 'is not', null)
    .execute()
}

async function recordFailure(tx: Tx, { id, endpointId, attempt: made }: Claimed, status: number): Promise<void> {
  const delay = isGone(status) ? null : delayAfter(made, Math.random())
  await tx
    .updateTable('webhook_deliveries')
    .set(delay === null ? { state: 'failed', next_at: null } : { next_at: new Date(now().getTime() + delay * 1000) })
    .where('id', '=', id)
    .execute()
  const endpoint = await tx
    .updateTable('webhook_endpoints')
    .set(({ fn, val }) => ({ failing_since: fn.coalesce('failing_since', val(now())) }))
    .where('id', '=', endpointId)
    .returning('failing_since')
    .executeTakeFirst()
  if (isGone(status)) return disable(tx, endpointId, 'gone')
  const since = endpoint?.failing_since
  if (since && hasFailedTooLong(new Date(since), now())) return disable(tx, endpointId, 'failing')
  if (delay !== null && delay <= ownJobSeconds) await enqueue(tx, 'webhooks.send-to', { endpointId }, delay)
}

/** Records the result of an attempt, unless the message was sent again by hand meanwhile. Answers whether it came. */
const record = (message: Claimed, result: Result): Promise<boolean> =>
  asSystem('a job records an attempt of a webhook', async (tx) => {
    const status = 'status' in result ? result.status : 0
    const held = await tx
      .updateTable('webhook_deliveries')
      .set({
        last_status: 'status' in result ? result.status : null,
        last_fault: 'fault' in result ? result.fault : null,
        last_answer: 'body' in result && result.body !== '' ? result.body : null,
        last_ms: result.ms,
      })
      .where('id', '=', message.id)
      .where('attempts', '=', message.attempt)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst()
    const came = isDelivered(status)
    if (held) await (came ? recordSuccess(tx, message) : recordFailure(tx, message, status))
    return came
  })

/** Sends the due messages of an endpoint one after the other, until one fails or the time of the run is over. */
async function sendTo(endpointId: string, until: number): Promise<void> {
  while (performance.now() < until) {
    const claim = await claimNext(endpointId)
    if (claim === null) return
    if ('ended' in claim)
      return asSystem('a job ends a webhook that may not send any more', (tx) => disable(tx, endpointId, claim.ended))
    if (!(await record(claim.message, await attempt(claim.message)))) return
  }
}

const endOfRun = (): number => performance.now() + runSeconds * 1000

/** Sends the due messages of one endpoint. */
export const sendToWebhook = ({ endpointId }: JobPayload<'webhooks.send-to'>): Promise<void> =>
  sendTo(endpointId, endOfRun())

/**
 * Sends the due messages of all companies. A message is sent at least once: the attempt is counted first, and one
 * without a result is made again.
 */
export async function sendWebhooks(): Promise<void> {
  const until = endOfRun()
  const due = await dueEndpoints()
  const lane = async (): Promise<void> => {
    for (let next = due.shift(); next !== undefined; next = due.shift()) await sendTo(next, until)
  }
  await Promise.all(Array.from({ length: Math.min(lanes, due.length) }, lane))
}
