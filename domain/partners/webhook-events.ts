import { timelineKinds, type TimelineKind } from '../office/timeline.ts'
import type { Permission } from '../permissions.ts'

type Told = {
  /** Lines of the timeline that are sent; the database repeats them in `priv.webhook_type`. */
  kind: TimelineKind
  steps: readonly string[]
  /** Operation of the API that reads the record, below /api/v1. */
  path: string
}

/** Types of events that webhooks send, with the lines of the timeline that they are drawn from. */
export const webhookEvents = {
  'report.published': { kind: 'report', steps: ['released'], path: '/reports' },
  'report.corrected': { kind: 'report', steps: ['corrected'], path: '/reports' },
  'request.ordered': { kind: 'visit', steps: ['ordered'], path: '/requests' },
  'request.approved': { kind: 'visit', steps: ['approved'], path: '/requests' },
  'request.rescheduled': { kind: 'visit', steps: ['rescheduled'], path: '/requests' },
  'request.cancelled': { kind: 'visit', steps: ['cancelled'], path: '/requests' },
  'request.visited': { kind: 'visit', steps: ['done'], path: '/requests' },
  'action.opened': { kind: 'action', steps: ['opened'], path: '/actions' },
  'action.finished': { kind: 'action', steps: ['finished'], path: '/actions' },
  'action.reopened': { kind: 'action', steps: ['reopened'], path: '/actions' },
  'action.closed': { kind: 'action', steps: ['verified', 'cancelled'], path: '/actions' },
  'certificate.issued': { kind: 'certificate', steps: ['issued', 'renewed', 'reinstated'], path: '/certificates' },
  'certificate.withdrawn': { kind: 'certificate', steps: ['suspended', 'revoked', 'expired'], path: '/certificates' },
  'invoice.issued': { kind: 'invoice', steps: ['issued', 'credited', 'debited'], path: '/invoices' },
  'invoice.paid': { kind: 'invoice', steps: ['settled'], path: '/invoices' },
  'daily_report.signed': { kind: 'daily', steps: ['signed'], path: '/daily-reports' },
  'daily_report.missing': { kind: 'daily', steps: ['missing'], path: '/branches' },
} as const satisfies Record<string, Told>
export type WebhookEvent = keyof typeof webhookEvents
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[]
export const isWebhookEvent = (name: string): name is WebhookEvent => Object.hasOwn(webhookEvents, name)

/** Type of the message that the owner sends to try an endpoint. */
export const testEvent = 'webhook.test'

/** Permission that a reader of the event needs in the timeline: only who has it may ask for the event. */
export const eventNeeds = (event: WebhookEvent): Permission => timelineKinds[webhookEvents[event].kind].needs

/** Endpoints of a company. */
export const mostWebhooks = 20
/** Hours for which messages carry the signature of the secret before the last change too. */
export const oldWebhookSecretHours = 24
/** Days after which messages and their answers are removed. */
export const keptDeliveryDays = 30
/** Days of failures without one success after which an endpoint is disabled. */
export const failingDays = 5
/** Seconds for an attempt, from the look at the name to the end of the answer. */
export const attemptSeconds = 15

export const webhookStates = ['active', 'paused', 'disabled'] as const
export type WebhookState = (typeof webhookStates)[number]
export const disabledReasons = ['gone', 'failing', 'plan', 'key', 'office'] as const
export type DisabledReason = (typeof disabledReasons)[number]
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const [minute, hour] = [60, 3600]
/** Seconds from a failed attempt to the next; after the last one the message has failed. */
const delays = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour] as const
export const mostAttempts = delays.length + 1
/** Part of a delay by which it is longer or shorter, so that endpoints that failed together do not come back together. */
const jitter = 0.1

/** Seconds after a failed attempt (1: the first) until the next; null after the last. `random`: 0 to 1. */
export function delayAfter(attempt: number, random: number): number | null {
  const delay = delays[attempt - 1]
  return delay === undefined ? null : Math.max(1, Math.round(delay * (1 - jitter + 2 * jitter * random)))
}

export const isDelivered = (status: number): boolean => status >= 200 && status < 300
/** The receiver says that it is no more. */
export const isGone = (status: number): boolean => status === 410

/** Whether an endpoint has failed for too long. */
export const hasFailedTooLong = (since: Date, at: Date): boolean =>
  at.getTime() - since.getTime() >= failingDays * 24 * hour * 1000
