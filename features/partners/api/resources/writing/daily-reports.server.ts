import { z } from 'zod'
import { readAs } from '#/db/database.server.ts'
import { companyOf } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { dailySaveRequest } from '#/features/operations/daily-reports/form.ts'
import { branchOf } from '#/features/operations/daily-reports/hold.server.ts'
import { readFilling } from '#/features/operations/daily-reports/read-filling.server.ts'
import { saveDaily } from '#/features/operations/daily-reports/save.server.ts'
import { readBranchTemplate } from '#/features/operations/daily-reports/template.server.ts'
import { now } from '#/platform/clock.ts'
import { about, field, getOperation, postOperation } from '../../operation.ts'
import { checkedForm } from '../checked-form.ts'
import { dailyDetails, readDailyReport } from '../daily-reports.server.ts'

const template = z.object({
  branch_id: field.id,
  version: z.number().int(),
  shifts: z.array(z.record(z.string(), z.unknown())),
  fields: z
    .array(z.record(z.string(), z.unknown()))
    .meta(about('Fields with key, kind and section.', 'الحقول برموزها وأنواعها وأقسامها.')),
})

export const readTemplateOperation = getOperation({
  id: 'getDailyTemplate',
  path: '/branches/{id}/daily-template',
  scope: 'daily:read',
  tag: 'daily',
  summary: { en: 'Shifts and fields of the daily report of a branch', ar: 'ورديات التقرير اليومي لفرع وحقوله' },
  schema: 'DailyTemplate',
  item: template,
  run: ({ actor, id }) => {
    authorize(actor, 'daily.read')
    return readAs(actor, async (db) => {
      const branch = await branchOf(db, actor, id)
      const found = await readBranchTemplate(db, { clientId: companyOf(actor), branchId: branch.id })
      return {
        branch_id: branch.id,
        version: found.version,
        shifts: found.template.shifts.map((shift) => ({ ...shift })),
        fields: found.template.fields.map((one) => ({ ...one })),
      }
    })
  },
})

const saved = z.object({
  ...dailyDetails.shape,
  missing: z
    .array(z.object({ key: z.string(), why: z.string() }))
    .meta(about('What keeps the report from being submitted.', 'ما يمنع تقديم التقرير.')),
})

export const saveDailyReportOperation = postOperation({
  id: 'saveDailyReport',
  path: '/daily-reports',
  scope: 'daily:write',
  tag: 'daily',
  summary: {
    en: 'Fill in answers of a shift, such as the sales of a till, and submit it. People sign it',
    ar: 'تعبئة إجابات وردية، مثل مبيعات نقطة البيع، وتقديمها. ويوقّعها الأشخاص',
  },
  schema: 'SavedDailyReport',
  item: saved,
  body: z.strictObject({
    branch_id: field.id,
    business_day: field.day,
    shift: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/),
    answers: z
      .record(z.string().max(60), z.unknown())
      .refine((answers) => Object.keys(answers).length <= 200)
      .meta(about('By the key of their field; others stay as they are.', 'حسب رمز الحقل، وتبقى الأخرى كما هي.')),
    submit: z.boolean().default(false),
  }),
  status: 200,
  run: async ({ actor, body, newId }) => {
    const place = { branchId: body.branch_id, day: body.business_day, shift: body.shift }
    authorize(actor, 'daily.write')
    const { values, reportId } = await readFilling(actor, place)
    const request = checkedForm(dailySaveRequest, {
      ...place,
      reportId: reportId ?? newId,
      changes: Object.entries(body.answers).map(([key, to]) => ({ key, from: values[key] ?? null, to })),
      device: actor.company?.key?.name ?? '',
      step: body.submit ? { kind: 'submit', key: newId, at: now().toISOString() } : null,
    })
    const kept = await saveDaily(actor, request)
    const missing = kept.missing.map(({ key, why }) => ({ key, why }))
    return { ...(await readDailyReport(actor, kept.reportId)), missing }
  },
})
