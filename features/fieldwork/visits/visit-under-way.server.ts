import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { answerProblems } from '#/domain/answer-problems.ts'
import type { Text } from '#/domain/text.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { answersForRules } from './answer.ts'
import { listOpenReports } from './list-visits.server.ts'
import { selectAnswers, selectPhotos } from './report-under-way.server.ts'
import { sectionOf, sectionSteps } from './sections.ts'

export type VisitUnderWay = {
  reportId: string
  branchName: string
  returned: boolean
  /** Where to continue; null when only the final check is left. */
  section: { key: string; title: Text } | null
  answered: number
  total: number
  /** Time of the last answer saved on the server. */
  savedAt: string | null
  dueAt: string
  /** Number of further open reports. */
  others: number
}

/** The report that a shopper should continue, with its progress; null when none is open. */
export async function readVisitUnderWay(actor: Actor): Promise<VisitUnderWay | null> {
  const [next, ...others] = await listOpenReports(actor)
  const report = next?.report
  if (!next || !report) return null
  return readAs(actor, async (db) => {
    const [stored, answers, photos, last] = await Promise.all([
      db
        .selectFrom('mystery_shopping_reports')
        .select(['questionnaire_id', 'circumstances'])
        .where('id', '=', report.id)
        .where('shopper_id', '=', actor.id)
        .executeTakeFirstOrThrow(),
      selectAnswers(db, report.id),
      selectPhotos(db, report.id),
      db
        .selectFrom('report_answers')
        .select((of) => of.fn.max('saved_at').as('at'))
        .where('report_id', '=', report.id)
        .executeTakeFirst(),
    ])
    const definition = await questionnaireOfVisit(db, stored)
    const given = answersForRules(answers, photos)
    const steps = sectionSteps(definition, given)
    const open = answerProblems(definition, given)[0]
    const step = open && steps.find(({ key }) => key === sectionOf(definition, open.questionKey))
    return {
      reportId: report.id,
      branchName: next.branchName,
      returned: report.status === 'revision_requested',
      section: step ? { key: step.key, title: step.title } : null,
      answered: steps.reduce((sum, { answered }) => sum + answered, 0),
      total: steps.reduce((sum, { total }) => sum + total, 0),
      savedAt: last?.at ?? null,
      dueAt: report.dueAt,
      others: others.length,
    }
  })
}
