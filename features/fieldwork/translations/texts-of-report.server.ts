import { isManagerSignature } from '#/content/questionnaires/manager-signature.ts'
import type { Tx } from '#/db/database.server.ts'
import { branchInBoth, clientInBoth } from '#/db/names.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { Answer, AnswerValue } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import type { ReportStatus } from '#/domain/report.ts'
import { type OwnText, textsOf, type Translation } from '#/domain/translation.ts'
import type { KnownName } from '#/domain/translation-check.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'

/** Statuses in which texts may be translated: from the start of the review, and also after the release. */
const translatable = ['in_review', 'released', 'disputed', 'locked'] as const satisfies readonly ReportStatus[]
export const isTranslatable = (status: ReportStatus): boolean => translatable.some((one) => one === status)

export type StoredTranslation = Translation & {
  id: string
  origin: 'typed' | 'proposed'
  confirmed: boolean
  version: number
}

/** A report's texts as they are now, every translation made of them, and the names that the report knows; null without a report. */
export async function findTexts(tx: Tx, reportId: string) {
  const report = await tx
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .select(['r.id', 'r.client_id as clientId', 'r.status', 'r.questionnaire_id', 'r.circumstances'])
    .select([branchInBoth('q').as('branch'), clientInBoth('q').as('client')])
    .where('r.id', '=', recordId(reportId))
    .executeTakeFirst()
  if (!report) return null
  const answers = await selectTexts(tx, report.id)
  const definition = await questionnaireOfVisit(tx, report)
  // why: the name of who signed is not translated
  const texts: OwnText[] = textsOf(definition, answers).filter(({ questionKey }) => !isManagerSignature(questionKey))
  const names: KnownName[] = [report.branch, report.client]
  return { report, texts, names, translations: await selectAllTranslations(tx, report.id) }
}

export type ReportTexts = NonNullable<Awaited<ReturnType<typeof findTexts>>>

/** The same; throws `not-found`. */
export async function readTexts(tx: Tx, reportId: string): Promise<ReportTexts> {
  const found = await findTexts(tx, reportId)
  if (!found) throw new AppError('not-found')
  return found
}

async function selectTexts(tx: Tx, reportId: string): Promise<Answer[]> {
  const rows = await tx
    .selectFrom('report_answers')
    .select(['question_key', 'value', 'not_applicable', 'na_reason', 'comment'])
    .where('report_id', '=', reportId)
    .execute()
  return rows.map((row) => ({
    questionKey: row.question_key,
    value: row.value as AnswerValue,
    notApplicable: row.not_applicable,
    naReason: row.na_reason ?? '',
    comment: row.comment ?? '',
    photos: 0,
  }))
}

/** Newest first, so that the latest of earlier wordings is found first. */
async function selectAllTranslations(tx: Tx, reportId: string): Promise<StoredTranslation[]> {
  const rows = await tx
    .selectFrom('report_translations')
    .select(['id', 'question_key', 'field', 'lang', 'original', 'text', 'origin', 'confirmed_at', 'version'])
    .where('report_id', '=', reportId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ question_key, confirmed_at, ...row }) => ({
    ...row,
    questionKey: question_key,
    confirmed: confirmed_at !== null,
  }))
}
