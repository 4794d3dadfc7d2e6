import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import type { WebhookEvent } from '#/domain/partners/webhook-events.ts'
import { makeWebhook } from '#/features/partners/webhooks/write-webhook.server.ts'
import { addCorrectiveAction } from '#/features/reporting/corrective-actions/by-hand/add-action.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import type { World } from './world.ts'

/** Lets webhooks of this test file go to this machine. */
export const allowLoopback = (): void => setEnv({ ...env(), WEBHOOKS_TO_LOOPBACK: 'on' })

/** An endpoint of a company for some events. */
export const endpointOn = (of: Actor, node: string, url: string, events: readonly WebhookEvent[] = ['action.opened']) =>
  makeWebhook(of, { id: randomUUID(), name: 'Board', url, node, events: [...events] })

/** Opens a corrective action in a branch, which the timeline tells. */
export async function openAction(of: Actor, branchId: string, title = 'Mend the door'): Promise<string> {
  const id = randomUUID()
  await addCorrectiveAction(of, {
    id,
    branchId,
    title,
    details: '',
    priority: 'low',
    ownerName: 'Sami',
    ownerEmail: null,
    dueOn: null,
    reviewId: null,
    paperKind: null,
    paperId: null,
  })
  return id
}

/** Messages of an endpoint as stored, the oldest first. */
export async function deliveriesOf(w: World, endpointId: string) {
  const { rows } = await w.owner.query<{
    id: string
    type: string
    state: string
    attempts: number
    last_status: number | null
    last_fault: string | null
    last_answer: string | null
    seconds: number | null
  }>(
    `select id, type, state, attempts, last_status, last_fault, last_answer, extract(epoch from next_at - last_at)::int as seconds
     from app.webhook_deliveries where endpoint_id = $1 order by id`,
    [endpointId],
  )
  return rows
}

/** Makes waiting messages of an endpoint due. */
export const makeDue = (w: World, endpointId: string) =>
  w.owner.query(
    `update app.webhook_deliveries set next_at = now() - interval '1 second' where endpoint_id = $1 and state = 'waiting'`,
    [endpointId],
  )
