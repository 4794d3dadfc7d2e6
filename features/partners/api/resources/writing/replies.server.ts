import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { longestReply, replyForm } from '#/features/reporting/replies/form.ts'
import { readReply, writeReply } from '#/features/reporting/replies/reply.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { about, field, getOperation, postOperation, versionField } from '../../operation.ts'
import { checkedForm } from '../checked-form.ts'
import { moment } from '../read-api-rows.server.ts'

const reply = z.object({
  report_id: field.id,
  text: z.string().nullable().meta(about('Null: nothing written yet.', 'القيمة null تعني أنه لم يُكتب رد بعد.')),
  updated_at: field.at.nullable(),
})
const replyTo = async (actor: Actor, id: string) => {
  // why: a reply of a report that is not seen is not found, and not empty
  await readClientReport(actor, id, actor.language)
  const found = await readReply(actor, id)
  return {
    report_id: id,
    text: found?.text ?? null,
    updated_at: found ? moment(found.updatedAt) : null,
    [versionField]: found?.version ?? 0,
  }
}

export const readReplyOperation = getOperation({
  id: 'getReply',
  path: '/reports/{id}/reply',
  scope: 'reports:read',
  tag: 'reports',
  summary: {
    en: 'The comment of the company on a report, with its version as ETag',
    ar: 'تعليق المنشأة على تقرير، ونسخته في ETag',
  },
  schema: 'ReportReply',
  item: reply,
  run: ({ actor, id }) => replyTo(actor, id),
})

export const writeReplyOperation = postOperation({
  id: 'writeReply',
  path: '/reports/{id}/reply',
  scope: 'reports:write',
  tag: 'reports',
  summary: { en: 'Write or change the comment on a report', ar: 'كتابة تعليق المنشأة على تقرير أو تعديله' },
  schema: 'ReportReply',
  item: reply,
  body: z.strictObject({ text: z.string().trim().min(1).max(longestReply) }),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    await replyTo(actor, id)
    const { text } = checkedForm(replyForm, { intent: 'reply', version: String(version), text: body.text })
    await writeReply(actor, { reportId: id, version, text })
    return replyTo(actor, id)
  },
})
