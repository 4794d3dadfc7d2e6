import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, asSystem, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { reportCode } from '#/domain/report.ts'
import type { Lang } from '#/domain/text.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { openFile } from '#/platform/files.server.ts'
import { log } from '#/platform/log.server.ts'
import { makeDocument, type Plan, placeOf, planDocument, type StoredDocument } from './make-document.server.ts'
import { readerOf } from './read-facts.server.ts'

/** Most photos rendered while the reader waits; documents with more are made in the background. */
export const mostPhotosAtOnce = 12

export type GivenDocument = { stream: ReadableStream; bytes: number; name: string }
export type DocumentStanding = {
  state: 'ready' | 'waiting' | 'failed'
  branch: string
  lang: Lang
  /** Requested revision; null for the current report. */
  revision: number | null
}

const isView = ({ company }: Actor): boolean => company?.mode === 'view'

/** A view as the company may write nothing: the platform keeps the document that it asks for. */
const writing = <T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> =>
  isView(actor)
    ? asSystem('keeps the document of a report that a view as the company reads and may not write', work)
    : asActor(actor, work)

/** Has a document made again that failed, or whose file is gone. */
async function askAgain(tx: Tx, actor: Actor, id: string, goneFile: string | null): Promise<void> {
  if (!isView(actor)) return callFunction(tx, sql`priv.ask_document_again(${id}, ${goneFile})`)
  await tx
    .updateTable('report_documents')
    .set({ state: 'waiting', file_id: null, problem: null })
    .where('id', '=', id)
    .where((or) => or.or([or('state', '=', 'failed'), ...(goneFile ? [or('file_id', '=', goneFile)] : [])]))
    .execute()
}

/** Document of the current report, or of an older revision as released; null while it is made in the background. */
export async function getDocument(
  actor: Actor,
  reportId: string,
  lang: Lang,
  revision?: number,
): Promise<GivenDocument | null> {
  const plan = await planDocument(await readerOf(actor, reportId), reportId, lang, revision)
  const stored = await writing(actor, (tx) => placeOf(tx, plan))
  const kept = await openCached(actor, plan, stored)
  if (kept) return kept
  if (plan.photos > mostPhotosAtOnce) return inBackground(actor, stored, revision)
  try {
    return await openMade(plan, await makeDocument(plan, stored.id))
  } catch (error) {
    if (error instanceof AppError && error.code === 'documents.busy') return inBackground(actor, stored, revision)
    throw error
  }
}

async function inBackground(actor: Actor, { id }: StoredDocument, revision: number | undefined): Promise<null> {
  await writing(actor, async (tx) => {
    await askAgain(tx, actor, id, null)
    await enqueue(tx, 'reports.make-document', {
      documentId: id,
      profileId: actor.id,
      ...(revision ? { revision } : {}),
    })
  })
  return null
}

/** State of the document of the current report, or of an older revision. Does not start making it. */
export async function documentStanding(
  actor: Actor,
  reportId: string,
  lang: Lang,
  revision?: number,
): Promise<DocumentStanding> {
  const plan = await planDocument(await readerOf(actor, reportId), reportId, lang, revision)
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('report_documents')
      .select('state')
      .where('report_id', '=', reportId)
      .where('revision', '=', plan.facts.report.revision)
      .where('lang', '=', lang)
      .where('look', '=', plan.look)
      .executeTakeFirst(),
  )
  // a document never requested counts as ready: the button makes it
  const state = row?.state === 'waiting' || row?.state === 'failed' ? row.state : 'ready'
  return { state, branch: plan.facts.report.branch, lang, revision: revision ?? null }
}

const nameOf = ({ facts, lang }: Plan): string =>
  `${reportCode(facts.report.number)}-${facts.report.revision}-${lang}.pdf`

async function openCached(
  actor: Actor,
  plan: Plan,
  { id, state, fileId }: StoredDocument,
): Promise<GivenDocument | null> {
  if (state !== 'ready' || !fileId) return null
  try {
    return await openMade(plan, fileId)
  } catch (error) {
    log.warn('the file of a document is gone, it is made anew', { action: fileId, error })
    await writing(actor, (tx) => askAgain(tx, actor, id, fileId))
    return null
  }
}

async function openMade(plan: Plan, fileId: string): Promise<GivenDocument> {
  const file = await readAs(plan.reader, (db) =>
    db.selectFrom('files').select('storage_key').where('id', '=', fileId).executeTakeFirst(),
  )
  if (!file) throw new AppError('not-found')
  return { ...(await openFile(file.storage_key)), name: nameOf(plan) }
}
