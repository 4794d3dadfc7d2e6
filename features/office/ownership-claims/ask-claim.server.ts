import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type ClaimPaperKind, claimPaperKinds } from '#/domain/client-approval.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { fileRow, readablePaper } from '#/features/office/client-papers/papers.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { storageKey, storeFile } from '#/platform/files.server.ts'
import type { NewClaim } from './form.ts'

export type ClaimFiles = Record<ClaimPaperKind, Uint8Array>
type Stored = { key: string; paper: { kind: ClaimPaperKind; file: unknown } }

const refusals = {
  'not-found': () => new AppError('not-found'),
  open: () => new AppError('ownership.claim-open'),
  receiver: () => new AppError('bad-request', {}, { memberId: 'receiver' }),
  member: () => new AppError('bad-request', {}, { email: 'already-member' }),
} as const
type Refusal = keyof typeof refusals

/** Stores both papers; a problem of one is shown at its own field. */
async function storePapers(files: ClaimFiles): Promise<Stored[]> {
  for (const kind of claimPaperKinds)
    if (files[kind].length === 0) throw new AppError('bad-request', {}, { [kind]: 'document-file' })
  const read = []
  for (const kind of claimPaperKinds) {
    try {
      read.push({ kind, content: await readablePaper(files[kind]) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      throw new AppError(error.code, error.details, { [kind]: error.fields?.['file'] ?? 'document-file' })
    }
  }
  const stored: Stored[] = []
  for (const { kind, content } of read) {
    const id = randomUUID()
    const key = storageKey(id)
    await storeFile(key, content.bytes)
    stored.push({ key, paper: { kind, file: JSON.parse(fileRow(id, key, content)) } })
  }
  return stored
}

/**
 * Asks for a new owner of a company whose owner cannot be reached, on a signed letter and an extract of the commercial
 * registration. A second administrator decides. Needs a recent proof; sent twice, it asks once.
 */
export async function askClaim(actor: Actor, client: string, claim: NewClaim, files: ClaimFiles): Promise<void> {
  authorize(actor, 'clients.give-owner')
  await confirmedRecently(actor)
  await takeAttempt('picture by account', actor.id)
  const clientId = recordId(client)
  const { clientKey: id, memberId, email, language, reason } = claim
  if ((memberId === null) === (email === null)) throw new AppError('bad-request', {}, { memberId: 'one-new-owner' })
  const known = await readAs(actor, (db) =>
    db.selectFrom('ownership_claims').select('id').where('id', '=', id).executeTakeFirst(),
  )
  if (known) return
  const stored = await storePapers(files)
  try {
    await asActor(actor, async (tx) => {
      const row = JSON.stringify({ id, client_id: clientId, member_id: memberId, email, language, reason })
      const papers = JSON.stringify(stored.map(({ paper }) => paper))
      const call = sql`priv.ask_ownership(${row}::jsonb, ${papers}::jsonb)`
      const problem = await callFunction<Refusal | null>(tx, call)
      if (problem) throw refusals[problem]()
      const of = { entity: 'client', entityId: clientId, clientId } as const
      const after = { claim: id, member: memberId, email }
      await recordActivity(tx, actor, { action: 'ownership.claim', ...of, after, reason })
      await enqueue(tx, 'companies.tell-claim', { claimId: id, news: 'asked' })
    })
  } catch (error) {
    for (const { key } of stored) await discardFile(key, error)
    throw error
  }
}
