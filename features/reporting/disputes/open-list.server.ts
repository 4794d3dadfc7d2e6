import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { QueryOf } from '#/domain/list.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions } from '#/domain/questionnaire.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { now } from '#/platform/clock.ts'
import type { OpenDispute, openDisputeList } from './open-list.ts'
import { disputedIn } from './read-review-disputes.server.ts'

const open = (db: Tx) =>
  db
    .selectFrom('report_disputes as d')
    .innerJoin('mystery_shopping_reports as r', 'r.id', 'd.report_id')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .where('d.state', '=', 'open')

const select = (db: Tx) =>
  open(db)
    .leftJoin('profiles as e', 'e.id', 'r.editor_id')
    .select(['d.id', 'd.report_id', 'd.question_key', 'd.reason', 'd.due_at', 'r.questionnaire_id', 'r.editor_id'])
    .leftJoin('report_answers as a', (join) =>
      join.onRef('a.report_id', '=', 'd.report_id').onRef('a.question_key', '=', 'd.question_key'),
    )
    .select([
      shownBranch('q').as('branch_name'),
      'q.branch_location',
      shownClient('q').as('client_name'),
      'e.full_name',
      'a.value',
    ])
type Raw = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const disputeOf = (row: Raw, questions: Parameters<typeof disputedIn>[0], actor: Actor): OpenDispute => ({
  id: row.id,
  reportId: row.report_id,
  branch: row.branch_name,
  location: row.branch_location,
  client: row.client_name,
  ...disputedIn(questions, row),
  reason: row.reason,
  dueAt: row.due_at,
  late: Date.parse(row.due_at) <= now().getTime(),
  releasedBy: row.full_name,
  mine: row.editor_id === actor.id,
})

/** The open disputes: of the page and of the file. */
export const openDisputeRows: RowsOf<typeof openDisputeList, OpenDispute, Raw> = (db, _query, actor) => ({
  select: select(db),
  order: { clock: sql`d.due_at` },
  id: 'd.id',
  finish: async (rows, tx) => {
    const asked = new Map<string, ReturnType<typeof allQuestions>>()
    for (const { questionnaire_id: id } of rows)
      if (!asked.has(id)) asked.set(id, allQuestions(await questionnaireById(tx, id)))
    return rows.map((row) => disputeOf(row, asked.get(row.questionnaire_id) ?? [], actor))
  },
})

/** Every open dispute with its clock, the most urgent first. */
export async function browseOpenDisputes(
  actor: Actor,
  query: QueryOf<typeof openDisputeList>,
): Promise<{ rows: OpenDispute[]; total: number }> {
  authorize(actor, 'review.browse')
  return readAs(actor, async (db) => {
    const { total } = await open(db)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { rows: await pageRows(db, actor, query, openDisputeRows), total }
  })
}
