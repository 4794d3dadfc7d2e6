import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { Cell } from '#/domain/csv.ts'
import { AppError } from '#/domain/errors.ts'
import { toldOf } from '#/domain/failure.ts'
import { authorize } from '#/domain/permissions.ts'
import {
  type Answer,
  answerTo,
  type AnswerValue,
  type QuestionnaireDefinition,
  visibleQuestions,
} from '#/domain/questionnaire.ts'
import { startOfDay } from '#/domain/riyadh-time.ts'
import { pointsLost, type ReportScore } from '#/domain/score.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { exportMessages } from '#/messages/reporting/insight-pages.ts'
import { type InsightQuery, mostExported, partThen } from './query.ts'
import { firstMonth } from './tallies.server.ts'
import { answerInWords } from './answer-in-words.ts'

export const exported = ['reports', 'sections', 'answers'] as const
export type Exported = (typeof exported)[number]
export type Cells = readonly Cell[]

const atOnce = 200
type Cursor = { at: string; id: string } | null

const selectPart = (db: Tx, clientId: string, query: InsightQuery, before: Cursor) =>
  db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
    )
    .select([
      'r.id',
      'r.receipt_number',
      shownBranch('q').as('branch_name'),
      'q.branch_location',
      'q.evaluation_type',
      'r.checked_in_at',
    ])
    .select(['r.released_at', 'r.branch_score', 'r.calculated_score', 'r.score', 'r.excluded_from_statistics'])
    .select(['r.questionnaire_id', 'r.circumstances', 'r.revision'])
    .where('r.client_id', '=', clientId)
    .where('r.status', 'in', ['released', 'disputed', 'locked'])
    .where('r.checked_in_at', '>=', startOfDay(firstMonth(query)).toISOString())
    .$if(query.type !== null, (rows) => rows.where('q.evaluation_type', '=', query.type))
    .$if(query.branch.length > 0, (rows) => rows.where('q.branch_id', 'in', query.branch))
    .$if(partThen(query) !== null, (rows) => rows.where(sql<boolean>`r.org_path @> array[${partThen(query)}::uuid]`))
    .$if(before !== null, (rows) =>
      rows.where(sql<boolean>`(r.released_at, r.id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`),
    )
    .orderBy('r.released_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(atOnce)
    .execute()
type Row = Awaited<ReturnType<typeof selectPart>>[number]

const headings = {
  reports: [
    'number',
    'branch',
    'location',
    'type',
    'visited',
    'released',
    'score',
    'calculated',
    'revision',
    'counted',
  ],
  sections: ['number', 'branch', 'visited', 'sectionKey', 'section', 'score', 'weight', 'lost'],
  answers: [
    'number',
    'branch',
    'visited',
    'section',
    'questionKey',
    'question',
    'answer',
    'finding',
    'comment',
    'earned',
    'lost',
  ],
} as const

const moment = (at: string): Cell => ({ moment: at })
const sectionCost = (lost: ReadonlyMap<string, number>, score: ReportScore, key: string): number =>
  score.questions
    .filter(({ section }) => section === key)
    .reduce((sum, question) => sum + (lost.get(question.key) ?? 0), 0)
const hundredths = (n: number): number => Math.round(n * 100) / 100

type Parts = {
  row: Row
  score: ReportScore
  definition: QuestionnaireDefinition
  answers: readonly Answer[]
  lang: Lang
}

function reportCells({ row, lang }: Parts): Cells[] {
  const t = translator(lang, exportMessages)
  const type = translator(lang, evaluationMessages)(`type_${row.evaluation_type}`)
  const place = [row.receipt_number, row.branch_name, row.branch_location, type]
  const times = [moment(row.checked_in_at), moment(row.released_at!)]
  const counted = t(row.excluded_from_statistics ? 'no' : 'yes')
  return [[...place, ...times, row.branch_score, row.calculated_score, row.revision, counted]]
}

const sectionCells = ({ row, score, definition, lang }: Parts): Cells[] => {
  const lost = pointsLost(score)
  return score.sections.map(({ key, score: earned, weight }) => [
    row.receipt_number,
    row.branch_name,
    moment(row.checked_in_at),
    key,
    definition.sections.find((section) => section.key === key)?.title[lang] ?? key,
    earned,
    weight,
    hundredths(sectionCost(lost, score, key)),
  ])
}

/** Removed, because a spreadsheet cell has its own direction. */
const isolates = /[\u2066-\u2069]/g

const answerCells = ({ row, score, definition, answers, lang }: Parts): Cells[] => {
  const lost = pointsLost(score)
  const t = translator(lang, exportMessages)
  // why: an answer hidden by a later one is still stored, but does not count
  return visibleQuestions(definition, answers).flatMap((question): Cells[] => {
    const given = answerTo(answers, question.key)
    if (!given) return []
    const section = definition.sections.find(({ questions }) => questions.some(({ key }) => key === question.key))
    const earned = score.questions.find(({ key }) => key === question.key)?.score ?? null
    const words = given.notApplicable ? t('notApplicable') : answerInWords(question, given.value, lang)
    return [
      [
        row.receipt_number,
        row.branch_name,
        moment(row.checked_in_at),
        section?.title[lang] ?? '',
        question.key,
        question.text[lang],
        words,
        earned === null ? null : (toldOf(question, given.value)?.sentence[lang].replace(isolates, '') ?? null),
        given.comment || null,
        earned === null ? null : hundredths(earned * 100),
        hundredths(lost.get(question.key) ?? 0),
      ],
    ]
  })
}

const cellsOf = { reports: reportCells, sections: sectionCells, answers: answerCells } as const

async function* rowsOf(actor: Actor, query: InsightQuery, what: Exported, lang: Lang): AsyncGenerator<Cells> {
  const t = translator(lang, exportMessages)
  yield headings[what].map((name) => t(name))
  let left = mostExported
  for (let before: Cursor = null; left > 0;) {
    const rows: Row[] = await readAs(actor, (db) => selectPart(db, companyOf(actor), query, before))
    const answers = what === 'answers' ? await answersOf(actor, rows) : new Map<string, Answer[]>()
    for (const row of rows.slice(0, left)) {
      const definition = await readAs(actor, (db) => questionnaireOfVisit(db, row))
      const score = row.score as unknown as ReportScore
      yield* cellsOf[what]({ row, score, definition, answers: answers.get(row.id) ?? [], lang })
    }
    left -= rows.length
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    before = { at: last.released_at!, id: last.id }
  }
}

async function answersOf(actor: Actor, rows: readonly Row[]): Promise<Map<string, Answer[]>> {
  if (rows.length === 0) return new Map()
  const found = await readAs(actor, (db) =>
    db
      .selectFrom('report_answers')
      .select(['report_id', 'question_key', 'value', 'not_applicable', 'comment'])
      .where('client_id', '=', companyOf(actor))
      .where(
        'report_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute(),
  )
  const grouped = Map.groupBy(found, ({ report_id }) => report_id)
  return new Map([...grouped].map(([id, saved]) => [id, saved.map(answerOf)]))
}

type Saved = { question_key: string; value: unknown; not_applicable: boolean; comment: string | null }

/** An answer as input for the rules; its photos do not affect which questions are visible. */
const answerOf = (row: Saved): Answer => ({
  questionKey: row.question_key,
  value: row.value as AnswerValue,
  notApplicable: row.not_applicable,
  naReason: '',
  comment: row.comment ?? '',
  photos: 0,
})

/** Filtered reports, sections or answers as rows, read in batches while written; the export is logged. */
export async function exportReports(
  actor: Actor,
  query: InsightQuery,
  { what, lang, format }: { what: Exported; lang: Lang; format: 'csv' | 'xlsx' },
): Promise<AsyncGenerator<Cells>> {
  authorize(actor, 'insights.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, {
      action: 'insights.export',
      entity: 'client',
      entityId: companyOf(actor),
      clientId: companyOf(actor),
      after: { what, format, period: query.period, type: query.type, branches: query.branch },
    }),
  )
  return rowsOf(actor, query, what, lang)
}
