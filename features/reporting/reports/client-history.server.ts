import type { Tx } from '#/db/database.server.ts'
import type { FindingsAs } from '#/domain/failure.ts'
import { allQuestions, answerTo, type AnswerValue, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { sameValue } from '#/domain/fieldwork/answer-values.ts'
import type { ReportScore } from '#/domain/score.ts'
import { stampNames } from '#/domain/visit-times.ts'
import type { Lang } from '#/domain/text.ts'
import type { Translation } from '#/domain/translation.ts'
import type { AnswerRow } from './report-rows.server.ts'
import { answerRead, type Given } from './report-view.ts'

/** An answer that differs from the previous revision. */
export type RevisedAnswer = { key: string; text: string; before: Given | null; after: Given | null }
export type Revision = {
  number: number
  at: string
  score: number
  /** Reason for the revision; null for the first. */
  reason: string | null
  changed: RevisedAnswer[]
}
export type StoredRevision = {
  number: number
  at: string
  score: number
  calculated: number
  parts: ReportScore
  findingsAs: FindingsAs
  answers: AnswerRow[]
  reason: string | null
}

/** All revisions of a report, oldest first. */
export async function selectRevisions(db: Tx, clientId: string, reportId: string): Promise<StoredRevision[]> {
  const rows = await db
    .selectFrom('report_revisions')
    .select(['number', 'created_at', 'branch_score', 'calculated_score', 'score', 'answers', 'reason', 'findings_as'])
    .where('report_id', '=', reportId)
    .where('client_id', '=', clientId)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    number: row.number,
    at: row.created_at,
    score: row.branch_score,
    calculated: row.calculated_score,
    parts: row.score as unknown as ReportScore,
    findingsAs: row.findings_as,
    answers: row.answers as unknown as AnswerRow[],
    reason: row.reason,
  }))
}

const valueOf = (answers: readonly AnswerRow[], key: string): AnswerValue => {
  const answer = answerTo(answers, key)
  return answer && !answer.notApplicable ? answer.value : null
}

/** Revisions for display, each with the answers that differ from the previous one. */
export const tellRevisions = (
  definition: QuestionnaireDefinition,
  revisions: readonly StoredRevision[],
  lang: Lang,
  translations: readonly Translation[],
): Revision[] =>
  revisions.map(({ number, at, score, reason, answers }, index) => {
    const before = revisions[index - 1]
    const changed = before
      ? allQuestions(definition).flatMap((question): RevisedAnswer[] => {
          const [was, is] = [valueOf(before.answers, question.key), valueOf(answers, question.key)]
          if (sameValue(was, is)) return []
          const { key, text } = question
          return [
            {
              key,
              text: text[lang],
              before: answerRead(question, was, lang, translations),
              after: answerRead(question, is, lang, translations),
            },
          ]
        })
      : []
    return { number, at, score, reason, changed }
  })

export type Stamp = { name: string; at: string }
const orderOf = ({ name }: Stamp): number => stampNames.findIndex((known) => known === name)

/** Stamps of the visit in actual order: a café is paid before it serves. A corrected one counts in its last form. */
export async function selectStamps(db: Tx, clientId: string, reportId: string): Promise<Stamp[]> {
  const rows = await db
    .selectFrom('report_moments')
    .select(['name', 'device_at'])
    .where('report_id', '=', reportId)
    .where('client_id', '=', clientId)
    .where('kind', '=', 'stamp')
    .orderBy('id')
    .execute()
  const last = new Map(rows.map(({ name, device_at }) => [name, device_at]))
  return [...last]
    .map(([name, at]) => ({ name, at }))
    .filter(({ name }) => stampNames.some((known) => known === name))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || orderOf(a) - orderOf(b))
}
