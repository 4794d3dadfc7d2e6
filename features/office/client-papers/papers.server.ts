import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { ClaimPaperKind, ClientApprovalStatus, ClientPaperKind } from '#/domain/client-approval.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { isBrokenPdf, isPdf } from '#/platform/pdf-type.server.ts'

type NewPaper = { id: string; kind: ClientPaperKind; expiresOn: Day | null }
export type PaperLine = {
  id: string
  kind: ClientPaperKind | ClaimPaperKind
  isPdf: boolean
  expiresOn: Day | null
  isExpired: boolean
  sentAt: string
}
export type StoredPaper = { storageKey: string; contentType: string }

export const mostPapers = 20
const mostBytes = 9 * 1024 * 1024

type Readable = { bytes: Uint8Array; contentType: string; width: number | null; height: number | null }
/** Re-encodes pictures, which removes embedded data; stores PDFs unchanged, for download only, never rendered. */
export async function readablePaper(bytes: Uint8Array): Promise<Readable> {
  if (bytes.length === 0) throw new AppError('file.unreadable', {}, { file: 'document-file' })
  if (bytes.length > mostBytes) throw new AppError('too-large', {}, { file: 'document-large' })
  if (isBrokenPdf(bytes)) throw new AppError('file.unreadable', {}, { file: 'file-broken' })
  if (isPdf(bytes)) return { bytes, contentType: 'application/pdf', width: null, height: null }
  const picture = await readPicture(bytes)
  return { bytes: picture.bytes, contentType: 'image/jpeg', width: picture.width, height: picture.height }
}

/** Row of a stored file for `priv.send_client_paper` and `priv.ask_ownership`. */
export const fileRow = (id: string, key: string, { bytes, contentType, width, height }: Readable): string =>
  JSON.stringify({
    id,
    content_type: contentType,
    bytes: bytes.length,
    width,
    height,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storage_key: key,
  })

/** Sends a paper for the approval of the own account. What was sent before is not sent again. */
export async function sendPaper(actor: Actor, paper: NewPaper, file: Uint8Array): Promise<void> {
  authorize(actor, 'papers.send')
  await takeAttempt('picture by account', actor.id)
  if (paper.expiresOn && paper.expiresOn < riyadhDay(now()))
    throw new AppError('bad-request', {}, { expiresOn: 'day-ahead' })
  if (await readAs(actor, (db) => hasPaper(db, paper.id))) return
  const content = await readablePaper(file)
  const id = randomUUID()
  const key = storageKey(id)
  await storeFile(key, content.bytes)
  try {
    await asActor(actor, async (tx) => {
      const { kind, expiresOn } = paper
      const call = sql`priv.send_client_paper(${paper.id}, ${kind}, ${expiresOn}, ${fileRow(id, key, content)}::jsonb, ${mostPapers})`
      if (!(await callFunction<boolean>(tx, call))) throw new AppError('shopper.documents-many')
      await recordActivity(tx, actor, {
        action: 'clients.send-paper',
        entity: 'client',
        entityId: companyOf(actor),
        clientId: companyOf(actor),
        after: { kind, expires: expiresOn, paper: paper.id },
      })
    })
  } catch (error) {
    await discardFile(key, error)
    throw error
  }
}

const hasPaper = async (db: Tx, id: string): Promise<boolean> =>
  Boolean(await db.selectFrom('client_papers').select('id').where('id', '=', id).executeTakeFirst())

/** Takes an own paper back while the account is not approved. Throws `not-found`, `changed-meanwhile` once it is. */
export async function removePaper(actor: Actor, paperId: string): Promise<void> {
  authorize(actor, 'papers.send')
  const id = recordId(paperId)
  const key = await asActor(actor, async (tx) => {
    if (!(await hasPaper(tx, id))) throw new AppError('not-found')
    const stored = await callFunction<string | null>(tx, sql`priv.drop_client_paper(${id})`)
    if (!stored) throw new AppError('changed-meanwhile')
    const of = { entity: 'client', entityId: companyOf(actor), clientId: companyOf(actor) } as const
    await recordActivity(tx, actor, { action: 'clients.drop-paper', ...of, before: { paper: id } })
    return stored
  })
  await removeFile(key)
}

type Row = { id: string; kind: PaperLine['kind']; content_type: string; expires_on: Day | null; created_at: string }
const lineOf = ({ id, kind, content_type, expires_on, created_at }: Row): PaperLine => ({
  id,
  kind,
  isPdf: content_type === 'application/pdf',
  expiresOn: expires_on,
  isExpired: expires_on !== null && expires_on < riyadhDay(now()),
  sentAt: created_at,
})

/** Papers of a client for staff, newest first. */
export async function papersOf(actor: Actor, clientId: string): Promise<PaperLine[]> {
  authorize(actor, 'papers.read')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('client_papers as p')
      .innerJoin('files as f', 'f.id', 'p.file_id')
      .select(['p.id', 'p.kind', 'f.content_type', 'p.expires_on', 'p.created_at'])
      .where('p.client_id', '=', recordId(clientId))
      .orderBy('p.created_at', 'desc')
      .orderBy('p.id')
      .limit(mostPapers)
      .execute(),
  )
  return rows.map(lineOf)
}

/** Opens a client's paper for staff; each opening is recorded. Throws `not-found`. */
export async function openPaper(actor: Actor, clientId: string, paperId: string): Promise<StoredPaper> {
  authorize(actor, 'papers.read')
  const [client, id] = [recordId(clientId), recordId(paperId)]
  return asActor(actor, async (tx) => {
    const paper = await tx
      .selectFrom('client_papers as p')
      .innerJoin('files as f', 'f.id', 'p.file_id')
      .select(['p.kind', 'f.storage_key as storageKey', 'f.content_type as contentType'])
      .where('p.id', '=', id)
      .where('p.client_id', '=', client)
      .executeTakeFirst()
    if (!paper) throw new AppError('not-found')
    const { kind, storageKey: key, contentType } = paper
    const of = { entity: 'client', entityId: client, clientId: client } as const
    await recordActivity(tx, actor, { action: 'clients.open-paper', ...of, after: { kind, paper: id } })
    return { storageKey: key, contentType }
  })
}

export type OwnApproval = {
  state: ClientApprovalStatus
  reason: string | null
  question: string | null
  askedAt: string | null
  answer: string | null
  papers: PaperLine[]
}

/** The own account's approval: its state, the question of our team, and the papers sent. */
export async function readOwnPapers(actor: Actor): Promise<OwnApproval> {
  authorize(actor, 'papers.send')
  return readAs(actor, async (db) => {
    const of = await db
      .selectFrom('client_profiles')
      .select(['approval', 'approval_reason', 'approval_question', 'approval_asked_at', 'approval_answer'])
      .where('profile_id', '=', companyOf(actor))
      .executeTakeFirstOrThrow()
    const { rows } = await sql<Row>`select p.id, p.kind, f.content_type, p.expires_on, p.created_at
      from client_papers p cross join lateral priv.own_client_paper(p.id) f
      where p.client_id = ${companyOf(actor)} order by p.created_at desc, p.id limit ${mostPapers}`.execute(db)
    return {
      state: of.approval,
      reason: of.approval_reason,
      question: of.approval_question,
      askedAt: of.approval_asked_at,
      answer: of.approval_answer,
      papers: rows.map(lineOf),
    }
  })
}

/** Opens an own paper. Throws `not-found`. */
export async function openOwnPaper(actor: Actor, paperId: string): Promise<StoredPaper> {
  authorize(actor, 'papers.send')
  const { rows } = await readAs(actor, (db) =>
    sql<StoredPaper>`select f.storage_key as "storageKey", f.content_type as "contentType"
      from priv.own_client_paper(${recordId(paperId)}) f`.execute(db),
  )
  const [paper] = rows
  if (!paper) throw new AppError('not-found')
  return paper
}
