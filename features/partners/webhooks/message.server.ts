import { createHmac, randomBytes } from 'node:crypto'
import { isWebhookEvent, testEvent, webhookEvents } from '#/domain/partners/webhook-events.ts'

/** Prefix of secrets, as the Standard Webhooks specification names it. */
const secretPrefix = 'whsec_'
/** Purpose under which secrets are sealed. */
export const secretPurpose = 'webhook secret'

/** A new secret: 256 random bits. */
export const newWebhookSecret = (): string => secretPrefix + randomBytes(32).toString('base64')

/** Signature of a message by the Standard Webhooks specification. `timestamp`: seconds. */
export function signatureOf(secret: string, message: { id: string; timestamp: number; body: string }): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
  const signed = `${message.id}.${message.timestamp}.${message.body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

/** A delivery with the line of the timeline that it tells; `at`: when the fact happened. */
export type Told = {
  type: string
  at: string
  clientId: string
  refId: string | null
  branchId: string | null
  step: string | null
}

const addressOf = ({ type, refId, branchId }: Told): string | null => {
  if (!isWebhookEvent(type)) return null
  const { path } = webhookEvents[type]
  // a report that is missing has no record; its branch has one
  const id = path === '/branches' ? branchId : refId
  return id === null ? null : `/api/v1${path}/${id}`
}

/** Body of a message: what happened, when, and where the API reads the record. It has no content of the record. */
export function bodyOf(told: Told, origin: string): string {
  const { type, at, clientId, refId, branchId, step } = told
  if (type === testEvent) return JSON.stringify({ type, timestamp: at, data: { company_id: clientId } })
  const address = addressOf(told)
  return JSON.stringify({
    type,
    timestamp: at,
    data: {
      id: refId,
      step,
      branch_id: branchId,
      company_id: clientId,
      url: address === null ? null : `${origin}${address}`,
    },
  })
}

/** Id of a message in its header. */
export const messageId = (deliveryId: string): string => `msg_${deliveryId}`
