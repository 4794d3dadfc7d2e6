import { sql } from 'kysely'
import { asSystem, readAs, readAsSystem } from '#/db/database.server.ts'
import { companyInBoth } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Lang } from '#/domain/text.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { hashOf } from './shares.server.ts'
import { type SharedReport, sharedView } from './shared-view.ts'

const tokenShape = /^[A-Za-z0-9_-]{43}$/

/** The report that a token opens now, and its client. Unknown, expired and withdrawn tokens are indistinguishable. */
async function findShare(token: string) {
  if (!tokenShape.test(token)) return null
  const row = await readAsSystem('a share link gives access to one report without an account', (db) =>
    db
      .selectFrom('report_shares as s')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 's.report_id')
      .select([
        's.id',
        's.report_id',
        's.client_id',
        's.created_by',
        's.ends_at',
        companyInBoth('s.client_id').as('company'),
      ])
      .where('s.token_hash', '=', hashOf(token))
      .where('s.withdrawn_at', 'is', null)
      .where('s.ends_at', '>', now().toISOString())
      .where('r.status', 'in', ['released', 'disputed', 'locked'])
      .executeTakeFirst(),
  )
  return row && (await isStillReadable(row)) ? row : null
}
type Found = { id: string; report_id: string; client_id: string; created_by: string }

/** Whether the member who made the link may still read the report. */
const isStillReadable = async (share: Found): Promise<boolean> => {
  const row = await readAs(sharerOf(share), (db) =>
    db.selectFrom('mystery_shopping_reports').select('id').where('id', '=', share.report_id).executeTakeFirst(),
  )
  return row !== undefined
}

/** Reads the report with the rights that its sharer has today: a link ends with the grant of the member who made it. */
const sharerOf = (share: Found, lang: Lang = 'en'): Actor => ({
  id: share.created_by,
  type: 'client',
  email: '',
  name: '',
  language: lang,
  sessionId: share.id,
  company: { id: share.client_id, mode: 'member', permissions: ['reports.read'] },
})

type Asked = { token: string; lang: Lang; network: string; counts: boolean }

/**
 * Shared content for readers without an account: the report and the client's reply, without the client's internal work.
 */
export async function openSharedReport({ token, lang, network, counts }: Asked): Promise<SharedReport | null> {
  await takeAttempt('shared report by network', network)
  const share = await findShare(token)
  if (!share) return null
  const owner = sharerOf(share, lang)
  const report = await readClientReport(owner, share.report_id, lang)
  const reply = await readAsSystem('a job prints the reply with the report, for every reader', (db) =>
    db
      .selectFrom('report_replies')
      .select(['text', 'updated_at as updatedAt'])
      .where('report_id', '=', share.report_id)
      .where('client_id', '=', share.client_id)
      .executeTakeFirst(),
  )
  if (counts)
    await asSystem('counts views of a share link for the client', (tx) =>
      tx
        .updateTable('report_shares')
        .set({ opened: sql`opened + 1`, last_opened_at: now() })
        .where('id', '=', share.id)
        .execute(),
    )
  const company = share.company[lang]
  return sharedView(report, { token, company, endsAt: share.ends_at, reply: reply ?? null })
}

/** Storage path of a shared report's photo, if the token is still valid. */
export async function findSharedPhoto(token: string, photoId: string, network: string) {
  await takeAttempt('shared photo by network', network)
  const share = await findShare(token)
  if (!share || !/^[0-9a-f-]{36}$/.test(photoId)) return null
  const file = await readAsSystem('the share link gives access to the photos of one report', (db) =>
    db
      .selectFrom('report_photos as p')
      .innerJoin('files as f', 'f.id', 'p.file_id')
      .select(['f.storage_key as storageKey', 'f.content_type as contentType'])
      .where('p.id', '=', photoId)
      .where('p.report_id', '=', share.report_id)
      .where('p.client_id', '=', share.client_id)
      .where('p.kind', '!=', 'voice')
      .executeTakeFirst(),
  )
  return file ?? null
}
