import { readAs } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { readerOfCompany, companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Lang, otherLang } from '#/domain/text.ts'
import { readReply } from '#/features/reporting/replies/reply.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import type { DocumentFacts } from './document-facts.ts'

const readableStatuses = ['released', 'disputed', 'locked'] as const

/**
 * Reader for whom a document is made: always the client, so that it never holds more than the client's page. Throws
 * not-found for a report that the actor may not read or that is not released.
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
  if (!row || (actor.type !== 'admin' && row.client_id !== companyOf(actor))) throw new AppError('not-found')
  return actor.type === 'admin' ? readerOfCompany(row.client_id) : actor
}

/** The client's page and reply, of the current report or of an older revision. */
export async function readDocumentFacts(
  reader: Actor,
  reportId: string,
  lang: Lang,
  revision?: number,
): Promise<DocumentFacts> {
  const [report, reply] = await Promise.all([
    readClientReport(reader, reportId, lang, revision),
    readReply(reader, reportId),
  ])
  const named = await readAs(reader, (db) =>
    db
      .selectFrom('mystery_shopping_requests as q')
      .select(branchInBoth('q').as('names'))
      .where('q.id', '=', report.requestId)
      .executeTakeFirst(),
  )
  const other = named?.names[otherLang(lang)] ?? null
  return {
    report,
    otherName: other === report.branch ? null : other,
    reply: reply && { text: reply.text, at: reply.updatedAt },
  }
}
