import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { failureTold } from '#/domain/failure.ts'
import { type AnswerValue, type Question, scoredQuestions } from '#/domain/questionnaire.ts'
import { type Interval, intervalOf, sumsOfValues } from '#/domain/statistics.ts'
import type { Lang } from '#/domain/text.ts'
import { type CountedVisit, selectVisits } from './counted-visits.server.ts'
import type { InsightQuery } from './query.ts'
import { chosenSheet, selectBranches, selectDefinition, selectSheets, type Sheet } from './tallies.server.ts'
import { requireFeature } from '#/features/companies/plan-contents/feature.server.ts'

export type QuestionRow = {
  key: string
  text: string
  critical: boolean
  /** Per cent of the question's possible points. */
  earned: Interval
  failed: number
  /** Newest visits at which it failed, each with its failure sentence. */
  failures: { reportId: string; branch: string; visitedAt: string; sentence: string }[]
}
export type SectionView = {
  sheets: Sheet[]
  sheet: Sheet | null
  branches: { id: string; name: string; location: string }[]
  sections: { key: string; title: string }[]
  section: { key: string; title: string } | null
  visits: number
  questions: QuestionRow[]
}

const newestVisits = 400
const mostFailures = 5
const isFailure = (earned: number | null): boolean => earned !== null && earned <= 0.25

/** Questions of one section over the newest visits under the filters, the one that earns least first. */
export async function readSection(actor: Actor, query: InsightQuery, lang: Lang): Promise<SectionView> {
  authorize(actor, 'insights.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  return readAs(actor, async (db) => {
    await requireFeature(db, companyOf(actor), 'analytics')
    const [sheets, branches] = await Promise.all([
      selectSheets(db, companyOf(actor), query),
      selectBranches(db, companyOf(actor)),
    ])
    const sheet = chosenSheet(sheets, query)
    if (!sheet) return { sheets, sheet, branches, sections: [], section: null, visits: 0, questions: [] }
    const [definition, visits] = await Promise.all([
      selectDefinition(db, sheet.code),
      selectVisits(db, companyOf(actor), query, sheet, newestVisits),
    ])
    const scored = new Set(scoredQuestions(definition).map(({ key }) => key))
    const sections = definition.sections
      .filter(({ questions }) => questions.some(({ key }) => scored.has(key)))
      .map(({ key, title }) => ({ key, title: title[lang] }))
    const section = sections.find(({ key }) => key === query.section) ?? sections[0] ?? null
    const asked = definition.sections
      .find(({ key }) => key === section?.key)!
      .questions.filter(({ key }) => scored.has(key))
    const rows = asked
      .flatMap(({ key, text, critical }) => questionRow({ key, text: text[lang], critical: critical ?? false }, visits))
      .toSorted((a, b) => a.earned.mean - b.earned.mean)
    const questions = await withSentences(db, rows, asked, lang)
    return { sheets, sheet, branches, sections, section, visits: visits.length, questions }
  })
}

type BareFailure = Omit<QuestionRow['failures'][number], 'sentence'>
type BareRow = Omit<QuestionRow, 'failures'> & { failures: BareFailure[] }

/** Adds the failure sentence of each listed failure, from the answer given there. */
async function withSentences(db: Tx, rows: readonly BareRow[], asked: readonly Question[], lang: Lang) {
  const reports = [...new Set(rows.flatMap(({ failures }) => failures.map(({ reportId }) => reportId)))]
  const answers =
    reports.length === 0
      ? []
      : await db
          .selectFrom('report_answers')
          .select(['report_id', 'question_key', 'value'])
          .where('report_id', 'in', reports)
          .where(
            'question_key',
            'in',
            rows.map(({ key }) => key),
          )
          .execute()
  const valueOf = (reportId: string, key: string) =>
    (answers.find((one) => one.report_id === reportId && one.question_key === key)?.value ?? null) as AnswerValue
  return rows.map((row): QuestionRow => {
    const question = asked.find(({ key }) => key === row.key)!
    const failures = row.failures.map((failure) => ({
      ...failure,
      sentence: failureTold(question, valueOf(failure.reportId, row.key)).sentence[lang],
    }))
    return { ...row, failures }
  })
}

function questionRow(
  question: { key: string; text: string; critical: boolean },
  visits: readonly CountedVisit[],
): BareRow[] {
  const given = visits.flatMap((visit) => {
    const found = visit.score.questions.find(({ key }) => key === question.key)
    return found?.applicable && found.score !== null ? [{ visit, earned: found.score }] : []
  })
  const interval = intervalOf(sumsOfValues(given.map(({ earned }) => earned * 100)))
  if (!interval) return []
  const failures = given.filter(({ earned }) => isFailure(earned))
  return [
    {
      ...question,
      earned: interval,
      failed: failures.length,
      failures: failures
        .slice(0, mostFailures)
        .map(({ visit }) => ({ reportId: visit.id, branch: visit.branch, visitedAt: visit.visitedAt })),
    },
  ]
}
