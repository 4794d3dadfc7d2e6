import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { DisabledReason } from '#/domain/partners/webhook-events.ts'
import { planHas } from '#/domain/plans.ts'
import { now } from '#/platform/clock.ts'
import { unseal } from '#/platform/seal.server.ts'
import { secretPurpose, type Told } from './message.server.ts'

/** Seconds after which an attempt without a result counts as interrupted and is made again; longer than any attempt. */
const leaseSeconds = 60
const mostEndpoints = 1000

/** A message that is being sent: its address, and the secrets by which it is signed, the newest first. */
export type Claimed = {
  id: string
  endpointId: string
  clientId: string
  attempt: number
  url: string
  secrets: string[]
  told: Told
}

/** A visit that the company does not see yet is told when it does. */
const isShown = sql<boolean>`not exists (select from timeline_events e
  join mystery_shopping_requests q on q.client_id = e.client_id and q.id = e.request_id
  where e.id = d.event_id and q.is_withheld)`

/** Endpoints with messages that are due, those that have waited longest first. */
export const dueEndpoints = (): Promise<string[]> =>
  asSystem('a job finds the webhooks of all companies that are due', async (tx) => {
    const rows = await tx
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhook_endpoints as w', 'w.id', 'd.endpoint_id')
      .select('d.endpoint_id as id')
      .where('d.state', '=', 'waiting')
      .where('d.next_at', '<=', now().toISOString())
      .where('w.state', '=', 'active')
      .where(isShown)
      .groupBy('d.endpoint_id')
      .orderBy(sql`min(d.next_at)`)
      .limit(mostEndpoints)
      .execute()
    return rows.map(({ id }) => id)
  })

const holdEndpoint = (tx: Tx, id: string) =>
  tx
    .selectFrom('webhook_endpoints as w')
    .leftJoin('api_keys as k', (join) => join.onRef('k.client_id', '=', 'w.client_id').onRef('k.id', '=', 'w.key_id'))
    .leftJoin('client_profiles as c', 'c.profile_id', 'w.client_id')
    .select([
      'w.id',
      'w.client_id',
      'w.name',
      'w.url',
      'w.state',
      'w.secret_sealed',
      'w.old_secret_sealed',
      'w.old_until',
    ])
    .select(['w.key_id', 'k.revoked_at', 'k.expires_at', 'c.subscription_tier as tier', 'w.failing_since'])
    .where('w.id', '=', id)
    .executeTakeFirst()
type Held = NonNullable<Awaited<ReturnType<typeof holdEndpoint>>>

/** Why an endpoint may not send any more; null: it may. */
function endedBy({ key_id: key, revoked_at: revoked, expires_at: expires, tier }: Held): DisabledReason | null {
  if (!planHas(tier ?? 'free', 'api')) return 'plan'
  return key !== null && (revoked !== null || (expires !== null && new Date(expires) <= now())) ? 'key' : null
}

const secretsOf = ({ secret_sealed: sealed, old_secret_sealed: old, old_until: until }: Held): string[] =>
  [sealed, until !== null && new Date(until) > now() ? old : null].flatMap((one) => {
    const secret = one === null ? null : unseal(secretPurpose, one)
    return secret === null ? [] : [secret]
  })

export type Claim = { message: Claimed } | { ended: DisabledReason; clientId: string } | null

/**
 * Takes the next due message of an endpoint for an attempt. The attempt is counted before it is made and the message
 * comes due again after a while, so that one that is interrupted is repeated. Null: none is due.
 */
export const claimNext = (endpointId: string): Promise<Claim> =>
  asSystem('a job takes a message of a webhook', async (tx) => {
    const endpoint = await holdEndpoint(tx, endpointId)
    if (endpoint?.state !== 'active') return null
    const ended = endedBy(endpoint)
    if (ended !== null) return { ended, clientId: endpoint.client_id }
    const due = await tx
      .selectFrom('webhook_deliveries as d')
      .leftJoin('timeline_events as e', 'e.id', 'd.event_id')
      .select(['d.id', 'd.type', 'd.attempts', 'd.created_at', 'e.at', 'e.ref_id', 'e.branch_id', 'e.step'])
      .where('d.endpoint_id', '=', endpointId)
      .where('d.state', '=', 'waiting')
      .where('d.next_at', '<=', now().toISOString())
      .where(isShown)
      .orderBy('d.next_at')
      .orderBy('d.id')
      .limit(1)
      .forUpdate('d')
      .skipLocked()
      .executeTakeFirst()
    if (!due) return null
    const attempt = due.attempts + 1
    await tx
      .updateTable('webhook_deliveries')
      .set({ attempts: attempt, last_at: now(), next_at: new Date(now().getTime() + leaseSeconds * 1000) })
      .where('id', '=', due.id)
      .execute()
    const { client_id: clientId, url } = endpoint
    const told = {
      type: due.type,
      at: new Date(due.at ?? due.created_at).toISOString(),
      clientId,
      refId: due.ref_id,
      branchId: due.branch_id,
      step: due.step,
    }
    return { message: { id: due.id, endpointId, clientId, attempt, url, secrets: secretsOf(endpoint), told } }
  })
