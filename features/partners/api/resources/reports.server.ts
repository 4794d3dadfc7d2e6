import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { type ClientReport, readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import type { QuestionView } from '#/features/reporting/reports/report-view.ts'
import { about, type ApiOperation, field, getOperation, listOperation } from '../operation.ts'
import { moment, readApiPage } from './read-api-rows.server.ts'

const statuses = ['released', 'disputed', 'locked'] as const
const percent = z.number().min(0).max(100).meta(about('Per cent, two decimals.', 'نسبة مئوية بمنزلتين عشريتين.'))

const report = z.object({
  id: field.id,
  number: z.number().int(),
  request_id: field.id,
  branch_id: field.id,
  evaluation_type: z.enum(evaluationTypes),
  status: z.enum(statuses),
  score: percent,
  counts: z
    .boolean()
    .meta(
      about('False: left out of averages and certificates.', 'القيمة false تعني أنه مستبعد من المتوسطات والشهادات.'),
    ),
  visited_at: field.at,
  released_at: field.at,
  revision: z.number().int(),
})
type ReportRow = Omit<z.output<typeof report>, 'visited_at' | 'released_at' | 'number' | 'score'> & {
  number: number | string
  score: number | string
  visited_at: Date
  released_at: Date
}

const selectReports = (db: Tx, clientId: string) =>
  db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
    )
    .select(['r.id', 'r.receipt_number as number', 'r.request_id', 'q.branch_id', 'q.evaluation_type', 'r.status'])
    .select(['r.branch_score as score', 'r.checked_in_at as visited_at', 'r.released_at', 'r.revision'])
    .select(sql<boolean>`not r.excluded_from_statistics`.as('counts'))
    .where('r.client_id', '=', clientId)
    .where('r.status', 'in', statuses)
    .where('r.released_at', 'is not', null)

export const listReportsOperation = listOperation({
  id: 'listReports',
  path: '/reports',
  scope: 'reports:read',
  tag: 'reports',
  summary: { en: 'Released reports', ar: 'التقارير المنشورة' },
  schema: 'Report',
  item: report,
  filters: { branch: field.id.optional(), released_since: field.at.optional() },
  run: async ({ actor, filters: { branch, released_since: since }, fetch }) => {
    authorize(actor, 'reports.read')
    const rows = await readApiPage<ReportRow>(actor, fetch, 'r.id', (db, clientId) =>
      selectReports(db, clientId)
        .$if(branch !== undefined, (found) => found.where('q.branch_id', '=', branch!))
        .$if(since !== undefined, (found) => found.where('r.released_at', '>=', since!)),
    )
    return rows.map((row) => ({
      ...row,
      number: Number(row.number),
      score: Number(row.score),
      visited_at: moment(row.visited_at)!,
      released_at: moment(row.released_at)!,
    }))
  },
})

const answer = z.object({
  key: z.string().meta(about('Stable name of the question.', 'اسم ثابت للسؤال.')),
  question: z.string(),
  state: z.string().meta(about('answered, not applicable or unanswered', 'مُجاب أو لا ينطبق أو بلا إجابة.')),
  failed: z.boolean(),
  critical: z.boolean(),
  score: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta(
      about('Part of the weight; null where it does not count.', 'الجزء المكتسب من الوزن، وقيمته null إن لم يُحتسب.'),
    ),
  weight: z.number(),
  lost: z
    .number()
    .meta(about('Points of the overall score lost by the answer.', 'النقاط التي خسرتها الدرجة الكلية بسبب الإجابة.')),
  comment: z.string(),
  photos: z
    .array(z.string())
    .meta(about('Addresses of photos, for signed-in readers.', 'عناوين الصور، لمن سجّل الدخول.')),
})
const finding = z.object({
  key: z.string(),
  text: z.string().meta(about('The finding as a fact.', 'الملاحظة بصيغة واقعة.')),
  critical: z.boolean(),
  major: z.boolean(),
  repeated: z.boolean().meta(about('The visit before found it too.', 'رُصدت في الزيارة السابقة أيضًا.')),
  lost: z.number(),
})
const reportDetails = z.object({
  ...report.shape,
  calculated_score: percent.meta(about('Score before the cap of a critical failure.', 'الدرجة قبل سقف الإخفاق الحرج.')),
  sections: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      score: percent.nullable(),
      weight: z.number(),
      answers: z.array(answer),
    }),
  ),
  findings: z.array(finding),
})

const answerOf = ({ key, text, state, failed, critical, score, weight, lost, comment, photos }: QuestionView) => ({
  key,
  question: text,
  state,
  failed,
  critical,
  score,
  weight,
  lost,
  comment,
  photos: photos.map(({ src }) => src),
})

const findingsIn = ({ findings }: ClientReport): z.output<typeof finding>[] =>
  findings.map(({ key, text, critical, major, repeated, lost }) => ({ key, text, critical, major, repeated, lost }))

/** Reports of a page of findings: each is read whole, as its page is. */
const mostWithFindings = 10
const findingsList = listOperation({
  id: 'listFindings',
  path: '/findings',
  scope: 'reports:read',
  tag: 'reports',
  summary: { en: 'Findings of released reports, by report', ar: 'ملاحظات التقارير المنشورة، لكل تقرير' },
  schema: 'ReportFindings',
  item: z.object({
    id: field.id.meta(about('Id of the report.', 'معرّف التقرير.')),
    branch_id: field.id,
    visited_at: field.at,
    released_at: field.at,
    findings: z.array(finding),
  }),
  filters: { branch: field.id.optional(), released_since: field.at.optional() },
  run: async ({ actor, filters: { branch, released_since: since }, fetch }) => {
    authorize(actor, 'reports.read')
    const rows = await readApiPage<ReportRow>(actor, fetch, 'r.id', (db, clientId) =>
      selectReports(db, clientId)
        .$if(branch !== undefined, (found) => found.where('q.branch_id', '=', branch!))
        .$if(since !== undefined, (found) => found.where('r.released_at', '>=', since!)),
    )
    const found = []
    for (const { id, branch_id: branchId, visited_at: visited, released_at: released } of rows)
      found.push({
        id,
        branch_id: branchId,
        visited_at: moment(visited)!,
        released_at: moment(released)!,
        findings: findingsIn(await readClientReport(actor, id, actor.language)),
      })
    return found
  },
})
export const listFindingsOperation: ApiOperation = {
  ...findingsList,
  query: findingsList.query.extend({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(mostWithFindings)
      .default(5)
      .meta(
        about(
          `Reports of a page, at most ${mostWithFindings}.`,
          `عدد التقارير في الصفحة، ${mostWithFindings} على الأكثر.`,
        ),
      ),
  }),
}

export const readReportOperation = getOperation({
  id: 'getReport',
  path: '/reports/{id}',
  scope: 'reports:read',
  tag: 'reports',
  summary: { en: 'A report with its answers and findings', ar: 'تقرير مع إجاباته وملاحظاته' },
  schema: 'ReportDetails',
  item: reportDetails,
  run: async ({ actor, id }) => {
    const found = await readClientReport(actor, id, actor.language)
    return {
      id: found.id,
      number: found.number,
      request_id: found.requestId,
      branch_id: found.branchId,
      evaluation_type: found.type,
      status: found.status as (typeof statuses)[number],
      score: found.score,
      counts: !found.excluded,
      visited_at: moment(found.visitedAt)!,
      released_at: moment(found.releasedAt)!,
      revision: found.revision,
      calculated_score: found.calculated,
      sections: found.sections.map(({ key, title, score, weight, questions }) => ({
        key,
        title,
        score,
        weight,
        answers: questions.map(answerOf),
      })),
      findings: findingsIn(found),
    }
  },
})
