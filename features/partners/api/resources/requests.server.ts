import { z } from 'zod'
import { evaluationStatuses, evaluationTypes } from '#/domain/evaluation.ts'
import { priceSource } from '#/domain/ordering/visit-costs.ts'
import { authorize } from '#/domain/permissions.ts'
import { shownPrice } from '#/features/ordering/requests/prices.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { withdrawRequest } from '#/features/ordering/requests/advance.server.ts'
import type { Tx } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { about, field, getOperation, listOperation, postOperation } from '../operation.ts'
import { moment, readApiPage, readApiRow } from './read-api-rows.server.ts'

export const request = z.object({
  id: field.id,
  number: z.number().int(),
  branch_id: field.id,
  branch_name: field.name.meta(about('Name of the branch when the visit was ordered.', 'اسم الفرع وقت طلب الزيارة.')),
  evaluation_type: z.enum(evaluationTypes),
  status: z.enum(evaluationStatuses),
  scheduled_date: field.at.meta(
    about(
      'Planned moment of the visit; the shopper may choose within the window.',
      'الموعد المخطط للزيارة، وللمتسوّق أن يختار ضمن النافذة المتاحة.',
    ),
  ),
  price: field.halalas
    .nullable()
    .meta(
      about(
        'Halalas before VAT; null where the key does not see prices.',
        'بالهللات قبل الضريبة، وقيمته null إن كان المفتاح لا يرى الأسعار.',
      ),
    ),
  within_plan: z.boolean(),
  notes: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  report_id: field.id.nullable().meta(about('The released report.', 'التقرير المنشور.')),
  created_at: field.at,
  updated_at: field.at,
})
type RequestRow = Omit<
  z.output<typeof request>,
  'scheduled_date' | 'created_at' | 'updated_at' | 'price' | 'number'
> & {
  number: number | string
  price: number | string | null
  scheduled_date: Date
  created_at: Date
  updated_at: Date
}

const requestOf = (row: RequestRow) => ({
  ...row,
  number: Number(row.number),
  price: row.price === null ? null : Number(row.price),
  scheduled_date: moment(row.scheduled_date)!,
  created_at: moment(row.created_at)!,
  updated_at: moment(row.updated_at)!,
})

const selectRequests = (actor: Actor) => (db: Tx, clientId: string) =>
  db
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'number', 'branch_id', 'evaluation_type', 'status', 'scheduled_date', 'within_plan'])
    .select(['notes', 'cancel_reason', 'created_at', 'updated_at'])
    .select([shownPrice(priceSource(actor)).as('price'), shownBranch().as('branch_name')])
    .select((of) =>
      of
        .selectFrom('mystery_shopping_reports as r')
        .select('r.id')
        .whereRef('r.client_id', '=', 'mystery_shopping_requests.client_id')
        .whereRef('r.request_id', '=', 'mystery_shopping_requests.id')
        .where('r.status', 'in', ['released', 'disputed', 'locked'])
        .limit(1)
        .as('report_id'),
    )
    .where('mystery_shopping_requests.client_id', '=', clientId)

export const readRequest = async (actor: Actor, id: string) => {
  authorize(actor, 'evaluations.read')
  return requestOf(await readApiRow<RequestRow>(actor, id, 'mystery_shopping_requests.id', selectRequests(actor)))
}

export const listRequestsOperation = listOperation({
  id: 'listRequests',
  path: '/requests',
  scope: 'requests:read',
  tag: 'requests',
  summary: { en: 'Visit requests', ar: 'طلبات الزيارات' },
  schema: 'Request',
  item: request,
  filters: {
    status: z.enum(evaluationStatuses).optional(),
    branch: field.id.optional(),
    updated_since: field.at.optional(),
  },
  run: async ({ actor, filters: { status, branch, updated_since: since }, fetch }) => {
    authorize(actor, 'evaluations.read')
    const rows = await readApiPage<RequestRow>(actor, fetch, 'mystery_shopping_requests.id', (db, clientId) =>
      selectRequests(actor)(db, clientId)
        .$if(status !== undefined, (found) => found.where('status', '=', status!))
        .$if(branch !== undefined, (found) => found.where('branch_id', '=', branch!))
        .$if(since !== undefined, (found) => found.where('updated_at', '>=', since!)),
    )
    return rows.map(requestOf)
  },
})

export const readRequestOperation = getOperation({
  id: 'getRequest',
  path: '/requests/{id}',
  scope: 'requests:read',
  tag: 'requests',
  summary: { en: 'A visit request', ar: 'طلب زيارة' },
  schema: 'Request',
  item: request,
  run: ({ actor, id }) => readRequest(actor, id),
})

export const createRequestOperation = postOperation({
  id: 'createRequest',
  path: '/requests',
  scope: 'requests:write',
  tag: 'requests',
  summary: {
    en: 'Order a visit. The price is that of your plan and price list',
    ar: 'طلب زيارة، بسعر باقتك وقائمة الأسعار',
  },
  schema: 'Request',
  item: request,
  body: z.strictObject({
    branch_id: field.id,
    evaluation_type: z.enum(evaluationTypes),
    scheduled_date: z.iso.datetime({ offset: true }),
    notes: z.string().trim().max(4000).nullable().default(null),
  }),
  status: 201,
  run: async ({ actor, body, newId }) => {
    const { id } = await requestEvaluation(actor, {
      clientKey: newId,
      branchId: body.branch_id,
      branchName: '',
      branchLocation: '',
      evaluationType: body.evaluation_type,
      visitAt: new Date(body.scheduled_date),
      notes: body.notes || null,
    })
    return readRequest(actor, id)
  },
})

export const cancelRequestOperation = postOperation({
  id: 'cancelRequest',
  path: '/requests/{id}/cancel',
  scope: 'requests:write',
  tag: 'requests',
  summary: { en: 'Cancel a visit that no shopper has yet', ar: 'إلغاء زيارة لم تُسند إلى متسوّق بعد' },
  schema: 'Request',
  item: request,
  body: z.strictObject({ reason: z.string().trim().min(1).max(2000) }),
  status: 200,
  run: async ({ actor, id, body }) => {
    await withdrawRequest(actor, id, body.reason)
    return readRequest(actor, id)
  },
})
