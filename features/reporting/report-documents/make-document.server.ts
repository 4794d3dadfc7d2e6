import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Lang } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { dropFiles, recordFile } from '#/features/core/files/record-file.server.ts'
import { now } from '#/platform/clock.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import type { DocumentFacts } from './document-facts.ts'
import { photosIn, readPhotos } from './document-photos.server.ts'
import { type DocumentData, reportDocumentData } from './document-words.ts'
import { readDocumentFacts } from './read-facts.server.ts'

type Brand = Awaited<ReturnType<typeof brandingForDocuments>>
/** A document as it would be made now. Equal `look`: equal document. */
export type Plan = {
  reader: Actor
  reportId: string
  lang: Lang
  facts: DocumentFacts
  data: DocumentData
  brand: Brand
  look: string
  photos: number
}
export type StoredDocument = { id: string; state: string; fileId: string | null; createdAt: string }

let templates: string | undefined
const templatesHash = (): string =>
  (templates ??= ['report', 'front-page', 'charts', 'theme', 'data']
    .reduce((hash, name) => hash.update(readFileSync(`documents/${name}.typ`)), createHash('sha256'))
    .digest('hex'))

/** The look hashes everything printed: any change makes the stored document outdated. */
export async function planDocument(asked: Actor, reportId: string, lang: Lang, revision?: number): Promise<Plan> {
  const reader = { ...asked, language: lang }
  const [facts, brand] = await Promise.all([
    readDocumentFacts(reader, reportId, lang, revision),
    brandingForDocuments(),
  ])
  const data = reportDocumentData(facts, lang, brand.companyName)
  const printed = JSON.stringify([data, brand.letterhead, brand.version, templatesHash()])
  const look = createHash('sha256').update(printed).update(brand.logo.bytes).digest('base64url')
  return { reader, reportId, lang, facts, data, brand, look, photos: photosIn(facts.report) }
}

/** Typesets the document; an unreadable photo does not stop it. */
export async function setReport({ reader, lang, facts, data, brand }: Plan): Promise<Uint8Array<ArrayBuffer>> {
  const { files, missing } = await readPhotos(reader, facts.report)
  return renderPdf({
    template: 'report',
    lang,
    standard: 'ua-1',
    data: { ...data, ...brand.letterhead, missing },
    files: { ...files, ...brand.files },
  })
}

const selectDocument = (tx: Tx, { reportId, lang, look, facts }: Plan) =>
  tx
    .selectFrom('report_documents')
    .select(['id', 'state', 'file_id as fileId', 'created_at as createdAt'])
    .where('report_id', '=', reportId)
    .where('revision', '=', facts.report.revision)
    .where('lang', '=', lang)
    .where('look', '=', look)

/** Row of this document, created on the first request; concurrent requests get the same one. */
export async function placeOf(tx: Tx, plan: Plan): Promise<StoredDocument> {
  const { reportId, lang, look, facts, reader } = plan
  const known = await selectDocument(tx, plan).executeTakeFirst()
  if (known) return known
  await tx
    .insertInto('report_documents')
    .values({ report_id: reportId, client_id: companyOf(reader), revision: facts.report.revision, lang, look })
    .onConflict((conflict) => conflict.columns(['report_id', 'revision', 'lang', 'look']).doNothing())
    .execute()
  return selectDocument(tx, plan).executeTakeFirstOrThrow()
}

const making = new Map<string, Promise<string>>()

/** Makes a document that has a row, and returns its file. Concurrent callers wait for the same one. */
export function makeDocument(plan: Plan, documentId: string): Promise<string> {
  const underWay = making.get(documentId)
  if (underWay) return underWay
  const made = make(plan, documentId).finally(() => making.delete(documentId))
  making.set(documentId, made)
  return made
}

async function make(plan: Plan, documentId: string): Promise<string> {
  try {
    const bytes = await setReport(plan)
    const fileId = randomUUID()
    const key = storageKey(fileId)
    await storeFile(key, bytes)
    const kept = await keep(plan, documentId, { fileId, key, bytes })
    if (kept !== fileId) await removeFile(key)
    await dropOlder(plan, documentId)
    return kept
  } catch (error) {
    // why: a full queue is no failure of the document; it is retried later
    if (!(error instanceof AppError && error.code === 'documents.busy')) await markFailed(documentId, error)
    throw error
  }
}

type Made = { fileId: string; key: string; bytes: Uint8Array }

const keep = (plan: Plan, documentId: string, { fileId, key, bytes }: Made): Promise<string> =>
  asSystem('a job stores the document for the client of its report', async (tx) => {
    const row = await tx
      .selectFrom('report_documents')
      .select(['state', 'file_id'])
      .where('id', '=', documentId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    if (row.state === 'ready' && row.file_id) return row.file_id
    const media = { purpose: 'report_document' as const, contentType: 'application/pdf', bytes }
    await recordFile(tx, {
      id: fileId,
      ownerId: companyOf(plan.reader),
      clientId: companyOf(plan.reader),
      ...media,
      storageKey: key,
    })
    await tx
      .updateTable('report_documents')
      .set({ state: 'ready', file_id: fileId, problem: null, made_at: now() })
      .where('id', '=', documentId)
      .execute()
    return fileId
  })

const markFailed = (documentId: string, error: unknown): Promise<unknown> =>
  asSystem('a job records the error on the document', (tx) =>
    tx
      .updateTable('report_documents')
      .set({ state: 'failed', problem: String(error).slice(0, 2000) })
      .where('id', '=', documentId)
      .where('state', '<>', 'ready')
      .execute(),
  )

/**
 * Deletes unreachable documents: other looks of the same revision, and everything made before the newest revision,
 * because documents of older revisions must state that they were replaced.
 */
async function dropOlder({ reportId, lang, facts: { report } }: Plan, documentId: string): Promise<void> {
  const newest = report.revisions.at(-1)?.at ?? report.releasedAt
  const dropped = await asSystem('a job deletes the files of an outdated document', async (tx) => {
    const old = await tx
      .selectFrom('report_documents')
      .select(['id', 'file_id'])
      .where('report_id', '=', reportId)
      .where('lang', '=', lang)
      .where('id', '<>', documentId)
      .where('file_id', 'is not', null)
      .where((or) => or.or([or('revision', '=', report.revision), or('made_at', '<', newest)]))
      .forUpdate()
      .execute()
    if (old.length === 0) return []
    await tx
      .updateTable('report_documents')
      .set({ state: 'failed', file_id: null, problem: 'outdated' })
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute()
    return dropFiles(
      tx,
      'report_document',
      old.flatMap(({ file_id }) => file_id ?? []),
    )
  })
  for (const key of dropped) await removeFile(key)
}
