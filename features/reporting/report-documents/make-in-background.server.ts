import { readerOfCompany } from '#/domain/actor.ts'
import { asSystem } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { Lang } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { makeDocument, type Plan, placeOf, planDocument } from './make-document.server.ts'
import { askedParams } from './asked.ts'

/** Makes a large document of the current report (or of the requested revision), and notifies the requester. */
export async function makeInBackground(job: JobPayload<'reports.make-document'>): Promise<void> {
  const { documentId, profileId, revision } = job

  const asked = await asSystem('a job runs for the requester', async (tx) => {
    const row = await tx
      .selectFrom('report_documents as d')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'd.report_id')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .select(['d.report_id', 'd.client_id', 'd.lang', branchInBoth('q').as('branch')])
      .where('d.id', '=', documentId)
      .executeTakeFirst()
    const person = await tx.selectFrom('profiles').select('user_type').where('id', '=', profileId).executeTakeFirst()
    return row && person ? { ...row, lang: row.lang, isAdmin: person.user_type === 'admin' } : null
  })
  if (!asked) return
  const plan = await planned(asked.client_id, asked.report_id, asked.lang, revision)
  if (!plan) return
  const place = await asSystem('a job reads the current version of the report', async (tx) => {
    const now = await placeOf(tx, plan)
    if (now.id !== documentId)
      await tx
        .updateTable('report_documents')
        .set({ state: 'failed', problem: 'outdated' })
        .where('id', '=', documentId)
        .where('state', '=', 'waiting')
        .execute()
    return now
  })
  if (place.state !== 'ready') await makeDocument(plan, place.id)
  const facts = { branch: asked.branch, report: asked.report_id, asked: askedParams(asked.lang, revision) }
  const reader = asked.isAdmin ? { admin: profileId } : { person: profileId }
  await asSystem('a job notifies the requester that the document is ready', (tx) =>
    tell(tx, reader, 'report.document-ready', facts, { effectKey: `document ${place.id}` }),
  )
}

/** Null for a report that its client may no longer read: there is nothing to make. */
async function planned(clientId: string, reportId: string, lang: Lang, revision?: number): Promise<Plan | null> {
  try {
    return await planDocument(readerOfCompany(clientId), reportId, lang, revision)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null
    throw error
  }
}
