import { z } from 'zod'
import { AppError } from '#/domain/errors.ts'
import { deliveryStates, keptDeliveryDays } from '#/domain/partners/webhook-events.ts'
import {
  deliveryOf,
  type RawDelivery,
  replayDelivery,
  replayFailed,
  selectDeliveries,
  sendTest,
} from '#/features/partners/webhooks/deliveries.server.ts'
import { readWebhook } from '#/features/partners/webhooks/webhooks.server.ts'
import { now } from '#/platform/clock.ts'
import { about, field, listOperation, postOperation } from '../operation.ts'
import { readApiPage } from './read-api-rows.server.ts'

const delivery = z.object({
  id: field.id.meta(about('The header webhook-id has msg_ before it.', 'تسبقه msg_ في الترويسة webhook-id.')),
  type: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  created_at: field.at,
  last_attempt_at: field.at.nullable(),
  next_attempt_at: field.at.nullable(),
  status: z.number().int().nullable().meta(about('HTTP status of the last answer.', 'رمز آخر إجابة.')),
  milliseconds: z.number().int().nullable(),
  fault: z.string().nullable().meta(about('Why no answer came.', 'سبب عدم وصول إجابة.')),
  answer: z.string().nullable().meta(about('The first kilobyte of the last answer.', 'أول كيلوبايت من آخر إجابة.')),
})

const shownDelivery = (row: RawDelivery) => {
  const found = deliveryOf(row)
  return {
    id: found.id,
    type: found.type,
    state: found.state,
    attempts: found.attempts,
    created_at: found.createdAt,
    last_attempt_at: found.lastAt,
    next_attempt_at: found.nextAt,
    status: found.status,
    milliseconds: found.ms,
    fault: found.fault,
    answer: found.answer,
  }
}

export const listDeliveriesOperation = listOperation({
  id: 'listWebhookDeliveries',
  path: '/webhooks/{id}/deliveries',
  scope: 'webhooks:read',
  tag: 'webhooks',
  summary: { en: 'Messages of an endpoint of the last 30 days', ar: 'رسائل عنوان استقبال في آخر 30 يومًا' },
  schema: 'WebhookDelivery',
  item: delivery,
  filters: { state: z.enum(deliveryStates).optional(), created_since: field.at.optional() },
  run: async ({ actor, id, filters: { state, created_since: since }, fetch }) => {
    const endpoint = await readWebhook(actor, id)
    const rows = await readApiPage<RawDelivery>(actor, fetch, 'id', (db, clientId) =>
      selectDeliveries(db, clientId, endpoint.id)
        .$if(state !== undefined, (found) => found.where('state', '=', state!))
        .$if(since !== undefined, (found) => found.where('created_at', '>=', since!)),
    )
    return rows.map(shownDelivery)
  },
})

const replayed = z.object({
  messages: z.number().int().meta(about('Messages that are sent again.', 'الرسائل المعاد إرسالها.')),
})

export const replayOperation = postOperation({
  id: 'replayWebhookDeliveries',
  path: '/webhooks/{id}/replay',
  scope: 'webhooks:write',
  tag: 'webhooks',
  summary: {
    en: 'Send one message again, or all that have failed since a moment',
    ar: 'إعادة إرسال رسالة واحدة أو كل الرسائل المتعذّرة منذ وقت محدد',
  },
  schema: 'ReplayedDeliveries',
  item: replayed,
  body: z
    .strictObject({
      delivery_id: field.id.optional().meta(about('One message.', 'رسالة واحدة.')),
      failed_since: field.at
        .optional()
        .meta(about('All that have failed since then.', 'كل الرسائل المتعذّرة منذ هذا الوقت.')),
    })
    .refine(({ delivery_id: one, failed_since: since }) => (one === undefined) !== (since === undefined), {
      path: ['delivery_id'],
    }),
  status: 200,
  run: async ({ actor, id, body }) => {
    if (body.delivery_id !== undefined) {
      await replayDelivery(actor, id, body.delivery_id)
      return { messages: 1 }
    }
    const since = new Date(body.failed_since!)
    const oldest = now().getTime() - keptDeliveryDays * 86_400_000
    if (since.getTime() > now().getTime()) throw new AppError('bad-value', {}, { failedSince: 'webhook-since' })
    return { messages: await replayFailed(actor, id, new Date(Math.max(since.getTime(), oldest))) }
  },
})

export const testWebhookOperation = postOperation({
  id: 'testWebhook',
  path: '/webhooks/{id}/test',
  scope: 'webhooks:write',
  tag: 'webhooks',
  summary: { en: 'Send a test event to an endpoint', ar: 'إرسال حدث تجريبي إلى عنوان استقبال' },
  schema: 'ReplayedDeliveries',
  item: replayed,
  body: z.strictObject({}),
  status: 200,
  run: async ({ actor, id, newId }) => {
    await sendTest(actor, id, newId)
    return { messages: 1 }
  },
})
