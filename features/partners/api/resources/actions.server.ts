import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { correctiveActionStatuses, priorities, verifications } from '#/domain/corrective-action.ts'
import { authorize } from '#/domain/permissions.ts'
import { causeClasses } from '#/domain/reporting/action-finish.ts'
import { actionSources } from '#/domain/reporting/action-source.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { addCorrectiveAction } from '#/features/reporting/corrective-actions/by-hand/add-action.server.ts'
import { moveCorrectiveAction } from '#/features/reporting/corrective-actions/change-action.server.ts'
import { about, field, getOperation, listOperation, postOperation, versionField } from '../operation.ts'
import { moment, readApiPage, readApiRow } from './read-api-rows.server.ts'

export const action = z.object({
  id: field.id,
  branch_id: field.id,
  report_id: field.id.nullable(),
  source: z.enum(actionSources),
  question_key: z.string().nullable(),
  title: z.string(),
  details: z.string().nullable(),
  status: z.enum(correctiveActionStatuses),
  priority: z.enum(priorities),
  verification: z.enum(verifications).nullable(),
  owner_name: z.string(),
  owner_email: z.string().nullable(),
  due_on: field.day,
  done_note: z.string().nullable(),
  root_cause: z.string().nullable(),
  cause_class: z.enum(causeClasses).nullable(),
  prevention: z.string().nullable(),
  created_at: field.at,
  updated_at: field.at,
})
type ActionRow = Omit<z.output<typeof action>, 'created_at' | 'updated_at'> & {
  version: number
  created_at: Date
  updated_at: Date
}

const selectActions = (db: Tx, clientId: string) =>
  db
    .selectFrom('report_actions')
    .select(['id', 'branch_id', 'report_id', 'source', 'question_key', 'title', 'details', 'status', 'priority'])
    .select(['verification', 'owner_name', 'owner_email', 'due_on', 'done_note', 'root_cause', 'cause_class'])
    .select(['prevention', 'created_at', 'updated_at', 'version'])
    .where('client_id', '=', clientId)

const actionOf = ({ version, ...row }: ActionRow) => ({
  ...row,
  created_at: moment(row.created_at)!,
  updated_at: moment(row.updated_at)!,
  [versionField]: version,
})

export const readAction = async (actor: Actor, id: string) => {
  authorize(actor, 'actions.read')
  return actionOf(await readApiRow<ActionRow>(actor, id, 'id', selectActions))
}

export const listActionsOperation = listOperation({
  id: 'listActions',
  path: '/actions',
  scope: 'actions:read',
  tag: 'actions',
  summary: { en: 'Corrective actions', ar: 'الإجراءات التصحيحية' },
  schema: 'Action',
  item: action,
  filters: {
    status: z.enum(correctiveActionStatuses).optional(),
    priority: z.enum(priorities).optional(),
    branch: field.id.optional(),
    updated_since: field.at.optional(),
  },
  run: async ({ actor, filters: { status, priority, branch, updated_since: since }, fetch }) => {
    authorize(actor, 'actions.read')
    const rows = await readApiPage<ActionRow>(actor, fetch, 'id', (db, clientId) =>
      selectActions(db, clientId)
        .$if(status !== undefined, (found) => found.where('status', '=', status!))
        .$if(priority !== undefined, (found) => found.where('priority', '=', priority!))
        .$if(branch !== undefined, (found) => found.where('branch_id', '=', branch!))
        .$if(since !== undefined, (found) => found.where('updated_at', '>=', since!)),
    )
    return rows.map(actionOf)
  },
})

export const readActionOperation = getOperation({
  id: 'getAction',
  path: '/actions/{id}',
  scope: 'actions:read',
  tag: 'actions',
  summary: { en: 'A corrective action, with its version as ETag', ar: 'إجراء تصحيحي، ونسخته في ETag' },
  schema: 'Action',
  item: action,
  run: ({ actor, id }) => readAction(actor, id),
})

export const createActionOperation = postOperation({
  id: 'createAction',
  path: '/actions',
  scope: 'actions:write',
  tag: 'actions',
  summary: { en: 'Open a corrective action', ar: 'فتح إجراء تصحيحي' },
  schema: 'Action',
  item: action,
  body: z.strictObject({
    branch_id: field.id,
    title: z.string().trim().min(1).max(300),
    details: z.string().trim().max(2000).default(''),
    priority: z.enum(priorities),
    owner_name: z.string().trim().min(1).max(200),
    owner_email: z.email().max(254).nullable().default(null),
    due_on: field.day.nullable().default(null).meta(about('Default: from the priority.', 'الافتراضي: حسب الأولوية.')),
  }),
  status: 201,
  run: async ({ actor, body, newId }) => {
    await addCorrectiveAction(actor, {
      id: newId,
      branchId: body.branch_id,
      title: body.title,
      details: body.details,
      priority: body.priority,
      ownerName: body.owner_name,
      ownerEmail: body.owner_email,
      dueOn: body.due_on !== null && isDay(body.due_on) ? body.due_on : null,
      reviewId: null,
      paperKind: null,
      paperId: null,
    })
    return readAction(actor, newId)
  },
})

export const moveActionOperation = postOperation({
  id: 'moveAction',
  path: '/actions/{id}/steps',
  scope: 'actions:write',
  tag: 'actions',
  summary: {
    en: 'Start, finish or reopen a corrective action. Verifying stays with people',
    ar: 'بدء إجراء تصحيحي أو إنهاؤه أو إعادة فتحه. أما التحقق فيقوم به الأشخاص',
  },
  schema: 'Action',
  item: action,
  body: z.strictObject({
    step: z.enum(['start', 'finish', 'reopen']),
    note: z.string().trim().max(2000).default(''),
    root_cause: z
      .string()
      .trim()
      .max(2000)
      .default('')
      .meta(about('Up to five lines, one why each.', 'حتى خمسة أسطر، في كل سطر سبب واحد.')),
    cause_class: z.enum(causeClasses).nullable().default(null),
    prevention: z.string().trim().max(2000).default(''),
  }),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, newId, version }) => {
    await moveCorrectiveAction(actor, {
      actionId: id,
      version,
      step: body.step,
      note: body.note,
      rootCause: body.root_cause,
      causeClass: body.cause_class,
      prevention: body.prevention,
      key: newId,
    })
    return readAction(actor, id)
  },
})
