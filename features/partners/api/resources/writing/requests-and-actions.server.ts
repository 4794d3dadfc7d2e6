import { z } from 'zod'
import { priorities } from '#/domain/corrective-action.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { rescheduleOwn } from '#/features/ordering/assignment/reschedule-own.server.ts'
import { changeCorrectiveAction } from '#/features/reporting/corrective-actions/change-action.server.ts'
import { about, field, postOperation } from '../../operation.ts'
import { action, readAction } from '../actions.server.ts'
import { readRequest, request } from '../requests.server.ts'

export const rescheduleRequestOperation = postOperation({
  id: 'rescheduleRequest',
  path: '/requests/{id}/reschedule',
  scope: 'requests:write',
  tag: 'requests',
  summary: { en: 'Move a visit that no shopper has yet to another time', ar: 'تغيير موعد زيارة لم تُسند إلى متسوّق بعد' },
  schema: 'Request',
  item: request,
  body: z.strictObject({ scheduled_date: z.iso.datetime({ offset: true }) }),
  status: 200,
  run: async ({ actor, id, body }) => {
    await rescheduleOwn(actor, id, new Date(body.scheduled_date))
    return readRequest(actor, id)
  },
})

export const updateActionOperation = postOperation({
  id: 'updateAction',
  path: '/actions/{id}',
  scope: 'actions:write',
  tag: 'actions',
  summary: {
    en: 'Change or assign a corrective action that is not done. More time is given by people',
    ar: 'تعديل إجراء تصحيحي لم يُنجز أو إسناده. أما تمديد المهلة فيقوم به الأشخاص',
  },
  schema: 'Action',
  item: action,
  body: z.strictObject({
    title: z.string().trim().min(1).max(300),
    details: z.string().trim().max(2000).optional().meta(about('Default: unchanged.', 'الافتراضي: دون تغيير.')),
    priority: z.enum(priorities),
    owner_name: z.string().trim().min(1).max(200),
    owner_email: z.email().max(254).nullable().default(null),
    due_on: field.day.nullable().default(null).meta(about('Default: unchanged.', 'الافتراضي: دون تغيير.')),
  }),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    await changeCorrectiveAction(actor, {
      actionId: id,
      version,
      title: body.title,
      ...(body.details !== undefined && { details: body.details }),
      priority: body.priority,
      ownerName: body.owner_name,
      ownerEmail: body.owner_email,
      dueOn: body.due_on !== null && isDay(body.due_on) ? body.due_on : null,
    })
    return readAction(actor, id)
  },
})
