import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions } from '#/domain/questionnaire.ts'
import { reportSteps } from '#/domain/report.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { now } from '#/platform/clock.ts'
import { holdReport, recordReportEvent, statusAfter } from './hold-report.server.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'
import { changeReport } from '#/features/fieldwork/visits/change-report.server.ts'

type Revision = { reportId: string; version: number; reason: string; questions: readonly string[] }

/** Returns a report: the shopper sees the reason and the questions, and has the revision time from now on. */
export async function requestRevision(actor: Actor, { reportId, version, reason, questions }: Revision): Promise<void> {
  authorize(actor, reportSteps.requestRevision.permission)
  const why = reason.trim()
  if (!why) throw new AppError('report.reason-required', {}, { reason: 'reason' })
  await asActor(actor, async (tx) => {
    const report = await holdReport(tx, reportId, version)
    const status = statusAfter(report, 'requestRevision')
    const { questionnaireId: questionnaire_id, circumstances } = report
    const definition = await questionnaireOfVisit(tx, { questionnaire_id, circumstances })
    const known = new Set(allQuestions(definition).map(({ key }) => key))
    const asked = [...new Set(questions)]
    if (asked.some((key) => !known.has(key))) throw new AppError('bad-request')
    const dueAt = addHours(now(), await readSetting(tx, 'reports.revision-hours'))
    await changeReport(tx, report, { status, editor_id: actor.id, due_at: dueAt })
    const action = 'reports.request-revision'
    const after = { status, questions: asked }
    const entry = {
      step: 'requestRevision',
      to: status,
      reason: why,
      questions: asked,
      action,
      after,
      announce: true,
    } as const
    await recordReportEvent(tx, actor, report, entry)
  })
}
