import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import type { ReportStatus } from '#/domain/report.ts'

const questionKeys = z.array(z.string()).catch([])

export type EditorsWord = {
  reason: string
  questions: string[]
  /** Questions of a returned report that were neither changed, commented on nor photographed since. */
  open: string[]
  at: string
}

/** Which of the questions have no answer saved and no photo added since the report was returned. Times are the server's. */
async function selectUntouched(db: Tx, reportId: string, questions: string[], since: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select asked.key from jsonb_array_elements_text(${JSON.stringify(questions)}::jsonb) with ordinality as asked(key, place)
    where not exists (select from report_answers a where a.report_id = ${reportId} and a.question_key = asked.key and a.saved_at > ${since})
      and not exists (select from report_photos p where p.report_id = ${reportId} and p.question_key = asked.key and p.created_at > ${since})
    order by asked.place`.execute(db)
  return rows.map(({ key }) => key)
}

/** Why the editor returned or rejected the report, which questions it is about, and which of them are still open. */
export async function selectEditorsWord(db: Tx, reportId: string, status: ReportStatus): Promise<EditorsWord | null> {
  if (status !== 'revision_requested' && status !== 'rejected') return null
  const event = await db
    .selectFrom('report_events')
    .select(['reason', 'questions', 'created_at'])
    .where('report_id', '=', reportId)
    .where('to_status', '=', status)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!event) return null
  const { reason, created_at: at } = event
  const questions = questionKeys.parse(event.questions)
  const open = status === 'revision_requested' ? await selectUntouched(db, reportId, questions, at) : []
  return { reason: reason ?? '', questions, open, at }
}
