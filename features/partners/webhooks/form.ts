import { z } from 'zod'
import { webhookEventNames } from '#/domain/partners/webhook-events.ts'

const listed = (value: unknown): unknown => (value === undefined ? [] : Array.isArray(value) ? value : [value])

const content = {
  name: z.string('name').trim().min(1, 'name').max(80, 'too-long'),
  url: z.string('webhook-address').trim().min(10, 'webhook-address').max(500, 'too-long'),
  node: z.uuid('choose-place'),
  events: z.preprocess(listed, z.array(z.enum(webhookEventNames, 'choose-event')).min(1, 'choose-event')),
}
const version = z.coerce.number().int().positive()

export const newWebhookForm = z.strictObject({
  intent: z.literal('make'),
  /** Made by the browser: a form sent twice makes one endpoint. */
  clientKey: z.uuid('unreadable'),
  ...content,
})

export const changeWebhookForm = z.strictObject({ intent: z.literal('change'), version, ...content })

/** Forms of the page of an endpoint. */
export const webhookForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('rotate'), version }),
  z.strictObject({ intent: z.literal('pause'), version }),
  z.strictObject({ intent: z.literal('resume'), version }),
  z.strictObject({ intent: z.literal('delete') }),
  z.strictObject({ intent: z.literal('test') }),
  z.strictObject({ intent: z.literal('replay'), deliveryId: z.uuid('unreadable') }),
  z.strictObject({ intent: z.literal('replay-failed'), since: z.iso.date('webhook-since') }),
])
export type WebhookContent = Omit<z.output<typeof changeWebhookForm>, 'intent' | 'version'>
export type NewWebhook = WebhookContent & { id: string }
