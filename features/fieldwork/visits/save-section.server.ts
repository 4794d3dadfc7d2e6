import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Question } from '#/domain/questionnaire.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { now } from '#/platform/clock.ts'
import type { sectionForm } from './form.ts'
import { selectAnswers, selectOwnReport } from './report-under-way.server.ts'
import { saveAnswers } from './save-answers.server.ts'
import { firstField, questionsOf, readSection } from './section-fields.ts'

/** Saves a section sent as a plain form, for browsers without scripts. */
export async function saveSection(actor: Actor, reportId: string, form: z.output<typeof sectionForm>): Promise<void> {
  authorize(actor, 'reports.write')
  const { questions, changed, unreadable } = await readAs(actor, async (db) => {
    const report = await selectOwnReport(db, actor, reportId)
    const definition = await questionnaireOfVisit(db, report)
    const questions = questionsOf(definition, form.section)
    return { questions, ...readSection(questions, form, await selectAnswers(db, reportId)) }
  })
  if (changed.length > 0) {
    const answeredAt = now().toISOString()
    const saves = changed.map(({ draft, ...save }) => ({ ...draft, ...save, saveId: randomUUID(), answeredAt }))
    const outcomes = await saveAnswers(actor, { reportId, saves })
    if (outcomes.some(({ outcome }) => outcome === 'stale')) throw new AppError('report.answer-stale')
    for (const { saveId, outcome } of outcomes) {
      const refused = saves.find((save) => save.saveId === saveId)
      if (outcome === 'refused' && refused) unreadable.push(refused.questionKey)
    }
  }
  if (unreadable.length > 0) throw new AppError('report.answer-invalid', {}, fieldProblems(questions, unreadable))
}

const fieldProblems = (questions: readonly Question[], unreadable: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    questions.filter(({ key }) => unreadable.includes(key)).map((question) => [firstField(question), 'unreadable']),
  )
