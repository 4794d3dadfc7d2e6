import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { toldOf } from '#/domain/failure.ts'
import { allQuestions, type AnswerValue, type Question } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { now } from '#/platform/clock.ts'
import type { DisputeState } from './read-disputes.server.ts'

export type DeskDispute = {
  id: string
  questionKey: string
  question: string
  /** What is told of the disputed answer as it is now; null when it lost nothing. */
  sentence: string | null
  reason: string
  state: DisputeState
  openedAt: string
  dueAt: string
  late: boolean
  decision: string | null
  decidedBy: string | null
  decidedAt: string | null
}

/** The objections to one report as editors decide them: the open ones first, by their clocks. */
export async function readDeskDisputes(actor: Actor, reportId: string, lang: Lang): Promise<DeskDispute[]> {
  authorize(actor, 'disputes.decide')
  return readAs(actor, async (db) => {
    const rows = await db
      .selectFrom('report_disputes as d')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'd.report_id')
      .leftJoin('profiles as e', 'e.id', 'd.decided_by')
      .select(['d.id', 'd.question_key', 'd.reason', 'd.state', 'd.opened_at', 'd.due_at', 'd.decision'])
      .leftJoin('report_answers as a', (join) =>
        join.onRef('a.report_id', '=', 'd.report_id').onRef('a.question_key', '=', 'd.question_key'),
      )
      .select(['d.decided_at', 'e.full_name', 'r.questionnaire_id', 'a.value'])
      .where('d.report_id', '=', recordId(reportId))
      .orderBy((eb) => eb('d.state', '=', 'open'), 'desc')
      .orderBy('d.due_at')
      .execute()
    const [first] = rows
    if (!first) return []
    const questions = allQuestions(await questionnaireById(db, first.questionnaire_id))
    return rows.map((row) => ({
      id: row.id,
      questionKey: row.question_key,
      ...disputedIn(questions, row, lang),
      reason: row.reason,
      state: row.state,
      openedAt: row.opened_at,
      dueAt: row.due_at,
      late: row.state === 'open' && Date.parse(row.due_at) <= now().getTime(),
      decision: row.decision,
      decidedBy: row.full_name,
      decidedAt: row.decided_at,
    }))
  })
}

type Disputed = { question_key: string; value: unknown }

const disputedIn = (questions: readonly Question[], { question_key, value }: Disputed, lang: Lang) => {
  const question = questions.find(({ key }) => key === question_key)
  const told = question ? toldOf(question, (value ?? null) as AnswerValue) : null
  return { question: question?.text[lang] ?? question_key, sentence: told?.sentence[lang] ?? null }
}

export type OpenDispute = {
  id: string
  reportId: string
  branch: string
  location: string
  client: string
  question: string
  sentence: string | null
  reason: string
  dueAt: string
  late: boolean
  /** Who released the report, and so may not decide. */
  releasedBy: string | null
  mine: boolean
}

/** Every open dispute with its clock, the most urgent first. */
export async function browseOpenDisputes(
  actor: Actor,
  lang: Lang,
  page: number,
): Promise<{ rows: OpenDispute[]; total: number; pageSize: number }> {
  authorize(actor, 'disputes.decide')
  const pageSize = 25
  return readAs(actor, async (db) => {
    const open = db
      .selectFrom('report_disputes as d')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'd.report_id')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .where('d.state', '=', 'open')
    const { total } = await open.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const rows = await open
      .leftJoin('profiles as e', 'e.id', 'r.editor_id')
      .select(['d.id', 'd.report_id', 'd.question_key', 'd.reason', 'd.due_at', 'r.questionnaire_id', 'r.editor_id'])
      .leftJoin('report_answers as a', (join) =>
        join.onRef('a.report_id', '=', 'd.report_id').onRef('a.question_key', '=', 'd.question_key'),
      )
      .select(['q.branch_name', 'q.branch_location', 'q.client_name', 'e.full_name', 'a.value'])
      .orderBy('d.due_at')
      .orderBy('d.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute()
    const asked = new Map<string, ReturnType<typeof allQuestions>>()
    for (const { questionnaire_id: id } of rows)
      if (!asked.has(id)) asked.set(id, allQuestions(await questionnaireById(db, id)))
    const list = rows.map((row): OpenDispute => {
      const questions = asked.get(row.questionnaire_id) ?? []
      return {
        id: row.id,
        reportId: row.report_id,
        branch: row.branch_name,
        location: row.branch_location,
        client: row.client_name,
        ...disputedIn(questions, row, lang),
        reason: row.reason,
        dueAt: row.due_at,
        late: Date.parse(row.due_at) <= now().getTime(),
        releasedBy: row.full_name,
        mine: row.editor_id === actor.id,
      }
    })
    return { rows: list, total, pageSize }
  })
}
