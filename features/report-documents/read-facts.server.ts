import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { ReportScore } from '#/domain/score.ts'
import { mean } from '#/domain/statistics.ts'
import type { Lang } from '#/domain/text.ts'
import { readClientReport } from '#/features/reports/read-client-report.server.ts'
import type { Average, DocumentFacts } from './document-facts.ts'

const readableStatuses = ['released', 'disputed', 'locked'] as const
const mostEarlier = 11

/**
 * In whose eyes a report's document is made: always the client's, whoever asks for it, so that it never holds more than the
 * client's page. A report that the person may not read, or that is not released, does not exist.
 */
export async function readerOf(actor: Actor, reportId: string): Promise<Actor> {
  authorize(actor, 'reports.document')
  const id = recordId(reportId)
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopping_reports')
      .select('client_id')
      .where('id', '=', id)
      .where('status', 'in', readableStatuses)
      .executeTakeFirst(),
  )
  if (!row || (actor.type !== 'admin' && row.client_id !== actor.id)) throw new AppError('not-found')
  return actor.type === 'admin' ? asClient(row.client_id) : actor
}

/** The client itself, without a session: for reads in the background. */
export const asClient = (clientId: string): Actor => ({
  id: clientId,
  type: 'client',
  email: '',
  name: '',
  language: 'en',
  sessionId: '',
})

/** The client's page and what the document shows beside it. */
export async function readDocumentFacts(reader: Actor, reportId: string, lang: Lang): Promise<DocumentFacts> {
  const [report, beside] = await Promise.all([
    readClientReport(reader, reportId, lang),
    readAs(reader, async (db) => {
      const [row, reply, own] = await Promise.all([
        selectRevision(db, reader, reportId),
        selectReply(db, reader, reportId),
        ownAverages(db, reader, reportId),
      ])
      if (!row) throw new AppError('not-found')
      return { revision: row.revision, reply, own }
    }),
  ])
  return { report, ...beside, city: null }
}

const selectRevision = (db: Tx, { id }: Actor, reportId: string) =>
  db
    .selectFrom('mystery_shopping_reports')
    .select('revision')
    .where('id', '=', reportId)
    .where('client_id', '=', id)
    .executeTakeFirst()

async function selectReply(db: Tx, { id }: Actor, reportId: string): Promise<DocumentFacts['reply']> {
  const row = await db
    .selectFrom('report_replies')
    .select(['text', 'updated_at'])
    .where('report_id', '=', reportId)
    .where('client_id', '=', id)
    .executeTakeFirst()
  return row ? { text: row.text, at: row.updated_at } : null
}

/** What each section earned on average in the counted visits of this kind to the branch before this one. */
async function ownAverages(db: Tx, { id }: Actor, reportId: string): Promise<Record<string, Average>> {
  const rows = await db
    .selectFrom('mystery_shopping_reports as this')
    .innerJoin('mystery_shopping_requests as asked', 'asked.id', 'this.request_id')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join
        .onRef('q.client_id', '=', 'asked.client_id')
        .onRef('q.branch_id', '=', 'asked.branch_id')
        .onRef('q.evaluation_type', '=', 'asked.evaluation_type'),
    )
    .innerJoin('mystery_shopping_reports as r', (join) =>
      join.onRef('r.client_id', '=', 'q.client_id').onRef('r.request_id', '=', 'q.id'),
    )
    .select('r.score')
    .where('this.id', '=', reportId)
    .where('this.client_id', '=', id)
    .where('this.excluded_from_statistics', '=', false)
    .where('r.status', 'in', readableStatuses)
    .where('r.excluded_from_statistics', '=', false)
    .whereRef('r.id', '<>', 'this.id')
    .whereRef('r.checked_in_at', '<=', 'this.checked_in_at')
    .orderBy('r.checked_in_at', 'desc')
    .limit(mostEarlier)
    .execute()
  const found = new Map<string, number[]>()
  for (const { score } of rows as unknown as { score: ReportScore | null }[])
    for (const section of score?.sections ?? [])
      if (section.score !== null) found.set(section.key, [...(found.get(section.key) ?? []), section.score])
  return Object.fromEntries([...found].map(([key, scores]) => [key, { mean: mean(scores), n: scores.length }]))
}
