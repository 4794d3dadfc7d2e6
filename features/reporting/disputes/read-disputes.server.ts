import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Attachment, attachmentsOf } from '#/features/reporting/attachments/read-attachments.server.ts'
import { recordId } from '#/domain/record-id.ts'

export type DisputeState = 'open' | 'upheld' | 'declined' | 'withdrawn'
export type Dispute = {
  id: string
  questionKey: string
  reason: string
  state: DisputeState
  openedAt: string
  dueAt: string
  decision: string | null
  decidedAt: string | null
  revision: number | null
  files: Attachment[]
}

/** A client's disputes of one of its reports and their results, newest first. */
export async function readDisputes(actor: Actor, reportId: string): Promise<Dispute[]> {
  authorize(actor, 'disputes.read')
  const [rows, files] = await readAs(actor, async (db) => {
    const disputes = await db
      .selectFrom('report_disputes')
      .select(['id', 'question_key', 'reason', 'state', 'opened_at', 'due_at', 'decision', 'decided_at', 'revision'])
      .where('report_id', '=', recordId(reportId))
      .where('client_id', '=', companyOf(actor))
      .orderBy('opened_at', 'desc')
      .execute()
    const ids = disputes.map(({ id }) => id)
    return [disputes, await attachmentsOf(db, 'dispute_id', ids)] as const
  })
  return rows.map((row) => ({
    id: row.id,
    questionKey: row.question_key,
    reason: row.reason,
    state: row.state,
    openedAt: row.opened_at,
    dueAt: row.due_at,
    decision: row.decision,
    decidedAt: row.decided_at,
    revision: row.revision,
    files: files.get(row.id) ?? [],
  }))
}
