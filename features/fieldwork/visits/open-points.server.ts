import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import type { ReportStatus } from '#/domain/report.ts'

const questionKeys = z.array(z.string()).catch([])

export type EditorsWord = {
  reason: string
  questions: string[]
  /** Questions of a returned report not changed, commented on or photographed since. */
  open: string[]
  at: string
}

/** Questions without an answer saved or a photo added since the return. Times are the server's. */
async function selectUntouched(db: Tx, reportId: string, questions: string[], since: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select asked.key from jsonb_array_elements_text(${JSON.stringify(questions)}::jsonb) with ordinality as asked(key, place)
    where not exists (select from report_answers a where a.report_id = ${reportId} and a.question_key = asked.key and a.saved_at > ${since})
      and not exists (select from report_photos p where p.report_id = ${reportId} and p.question_key = asked.key and p.created_at > ${since})
    order by asked.place`.execute(db)
  return rows.map(({ key }) => key)
}

/** Reason for the return or rejection, its questions, and those still open. */
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
