import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { disabledReasons, webhookEventNames, webhookStates } from '#/domain/partners/webhook-events.ts'
import { authorize } from '#/domain/permissions.ts'
import {
  readWebhook,
  type Webhook,
  webhookOf,
  selectWebhooks,
  type RawWebhook,
} from '#/features/partners/webhooks/webhooks.server.ts'
import {
  changeWebhook,
  deleteWebhook,
  makeWebhook,
  moveWebhook,
  rotateWebhook,
} from '#/features/partners/webhooks/write-webhook.server.ts'
import { about, field, getOperation, listOperation, postOperation, versionField } from '../operation.ts'
import { readApiPage } from './read-api-rows.server.ts'

const events = z.array(z.enum(webhookEventNames)).min(1).max(webhookEventNames.length)
const webhook = z.object({
  id: field.id,
  name: field.name,
  url: z.string(),
  node_id: field.id.meta(about('Part of the company whose events are sent.', 'الجزء الذي تُرسل أحداثه من المنشأة.')),
  events,
  state: z.enum(webhookStates),
  disabled_why: z.enum(disabledReasons).nullable(),
  failing_since: field.at.nullable(),
  created_at: field.at,
})
const secret = z
  .string()
  .nullable()
  .meta(
    about(
      'Begins with whsec_. Shown once: a repeated call gets null.',
      'يبدأ بـ whsec_ ويظهر مرة واحدة، وقيمته null في الطلب المكرر.',
    ),
  )
const withSecret = z.object({ ...webhook.shape, secret })

const shown = (found: Webhook) => ({
  id: found.id,
  name: found.name,
  url: found.url,
  node_id: found.nodeId,
  events: found.events,
  state: found.state,
  disabled_why: found.disabledWhy,
  failing_since: found.failingSince,
  created_at: found.createdAt,
  [versionField]: found.version,
})
const read = async (actor: Actor, id: string) => shown(await readWebhook(actor, id))

const content = {
  name: z.string().trim().min(1).max(80),
  url: z.string().trim().min(10).max(500).meta(about('Begins with https://.', 'يبدأ بـ https://.')),
  node_id: field.id,
  events,
}
const contentOf = ({ name, url, node_id: node, events: chosen }: z.output<z.ZodObject<typeof content>>) => ({
  name,
  url,
  node,
  events: [...new Set(chosen)],
})

export const listWebhooksOperation = listOperation({
  id: 'listWebhooks',
  path: '/webhooks',
  scope: 'webhooks:read',
  tag: 'webhooks',
  summary: { en: 'Endpoints that receive events', ar: 'العناوين التي تستقبل الأحداث' },
  schema: 'Webhook',
  item: webhook,
  filters: { state: z.enum(webhookStates).optional() },
  run: async ({ actor, filters: { state }, fetch }) => {
    authorize(actor, 'webhooks.read')
    const rows = await readApiPage<RawWebhook>(actor, fetch, 'w.id', (db) =>
      selectWebhooks(db, actor).$if(state !== undefined, (found) => found.where('w.state', '=', state!)),
    )
    return rows.map((row) => shown(webhookOf(row)))
  },
})

export const readWebhookOperation = getOperation({
  id: 'getWebhook',
  path: '/webhooks/{id}',
  scope: 'webhooks:read',
  tag: 'webhooks',
  summary: { en: 'An endpoint, with its version as ETag', ar: 'عنوان استقبال، ونسخته في ETag' },
  schema: 'Webhook',
  item: webhook,
  run: ({ actor, id }) => read(actor, id),
})

export const createWebhookOperation = postOperation({
  id: 'createWebhook',
  path: '/webhooks',
  scope: 'webhooks:write',
  tag: 'webhooks',
  summary: {
    en: 'Add an endpoint in the part of the key, for events that the key may read. It ends with the key',
    ar: 'إضافة عنوان استقبال في جزء المفتاح لأحداث يملك صلاحيتها، وينتهي بانتهاء المفتاح',
  },
  schema: 'WebhookWithSecret',
  item: withSecret,
  body: z.strictObject(content),
  status: 201,
  shownOnce: ['secret'],
  run: async ({ actor, body, newId }) => {
    const made = await makeWebhook(actor, { id: newId, ...contentOf(body) })
    return { ...(await read(actor, made.id)), secret: made.secret }
  },
})

export const changeWebhookOperation = postOperation({
  id: 'updateWebhook',
  path: '/webhooks/{id}',
  scope: 'webhooks:write',
  tag: 'webhooks',
  summary: { en: 'Change an endpoint', ar: 'تعديل عنوان استقبال' },
  schema: 'Webhook',
  item: webhook,
  body: z.strictObject(content),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    await changeWebhook(actor, { id, version }, contentOf(body))
    return read(actor, id)
  },
})

export const moveWebhookOperation = postOperation({
  id: 'moveWebhook',
  path: '/webhooks/{id}/steps',
  scope: 'webhooks:write',
  tag: 'webhooks',
  summary: {
    en: 'Pause an endpoint, or switch a paused or disabled one on',
    ar: 'إيقاف عنوان استقبال مؤقتًا أو تشغيل متوقف أو معطّل',
  },
  schema: 'Webhook',
  item: webhook,
  body: z.strictObject({ step: z.enum(['pause', 'resume']) }),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    await moveWebhook(actor, { id, version }, body.step === 'pause' ? 'paused' : 'active')
    return read(actor, id)
  },
})

export const rotateWebhookOperation = postOperation({
  id: 'rotateWebhookSecret',
  path: '/webhooks/{id}/secret',
  scope: 'webhooks:write',
  tag: 'webhooks',
  summary: {
    en: 'Get a new secret. For 24 hours messages carry the signatures of both',
    ar: 'الحصول على مفتاح سري جديد. تحمل الرسائل توقيع المفتاحين مدة 24 ساعة',
  },
  schema: 'WebhookWithSecret',
  item: withSecret,
  body: z.strictObject({}),
  status: 200,
  needsVersion: true,
  shownOnce: ['secret'],
  run: async ({ actor, id, version }) => {
    const made = await rotateWebhook(actor, { id, version })
    return { ...(await read(actor, id)), secret: made.secret }
  },
})

const removed = z.object({ id: field.id, deleted: z.literal(true) })

export const deleteWebhookOperation = postOperation({
  id: 'deleteWebhook',
  path: '/webhooks/{id}/delete',
  scope: 'webhooks:write',
  tag: 'webhooks',
  summary: { en: 'Delete an endpoint with its messages', ar: 'حذف عنوان استقبال مع رسائله' },
  schema: 'DeletedWebhook',
  item: removed,
  body: z.strictObject({}),
  status: 200,
  run: async ({ actor, id }) => {
    await deleteWebhook(actor, id)
    return { id, deleted: true as const }
  },
})
