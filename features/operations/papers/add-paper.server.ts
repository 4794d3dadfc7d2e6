import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type Obligation, rhythmEnd } from '#/domain/operations/papers/obligation.ts'
import { paperDateProblems } from '#/domain/operations/papers/paper-dates.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readCatalogue } from '#/features/operations/catalogue/read-catalogue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { paperOwner } from './owners.server.ts'
import { withPaperFile } from './paper-file.server.ts'

export type PaperDays = {
  number: string | null
  issuedOn: Day | null
  expiresOn: Day | null
  /** The expiry typed again; needed where the obligation is critical. */
  expiresAgain: Day | null
  hijri: string | null
}
export type NewPaper = PaperDays & {
  id: string
  kind: string
  branchId: string | null
  workerId: string | null
  renewsId: string | null
  /** Who is reminded first; without one the owner before, or the manager of the branch. */
  ownerId?: string | null
}

/**
 * The days of a paper as they are stored: an end that follows from the rhythm is filled in, except where it is typed
 * twice. Throws `bad-request` with the fields.
 */
export function daysOf(obligation: Obligation, given: PaperDays): { issuedOn: Day | null; expiresOn: Day | null } {
  const { issuedOn, expiresOn, expiresAgain } = given
  const { isCritical, proof, rhythm } = obligation
  const isCheck = proof === 'check'
  const typed = { issuedOn, expiresOn: isCheck ? null : expiresOn, expiresAgain, isCritical }
  const problems = paperDateProblems(typed, riyadhDay(now()))
  if (Object.keys(problems).length > 0) throw new AppError('bad-request', {}, problems)
  if (isCheck) {
    if (issuedOn === null || rhythm === null) throw new AppError('bad-request', {}, { issuedOn: 'required' })
    return { issuedOn, expiresOn: rhythmEnd(issuedOn, rhythm) }
  }
  if (expiresOn !== null || rhythm === null) return { issuedOn, expiresOn }
  if (isCritical || issuedOn === null) throw new AppError('bad-request', {}, { expiresOn: 'required' })
  return { issuedOn, expiresOn: rhythmEnd(issuedOn, rhythm) }
}

type Subject = { branchId: string | null; workerId: string | null }

/** Whom the paper is about, as the obligation has it; the branch of a worker is the worker's own. */
async function subjectOf(
  tx: Tx,
  actor: Actor,
  { scope, isFinance }: Obligation,
  { branchId, workerId }: Subject,
): Promise<Subject> {
  if (scope === 'company') {
    const keeps = await callFunction<boolean>(tx, sql`priv.keeps_paper(null, null, ${isFinance})`)
    if (!keeps) throw new AppError('not-allowed')
    return { branchId: null, workerId: null }
  }
  if (scope === 'branch') {
    if (branchId === null) throw new AppError('bad-request', {}, { branchId: 'paper-branch' })
    const branch = await tx
      .selectFrom('branches')
      .select('id')
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', recordId(branchId))
      .executeTakeFirst()
    if (!branch) throw new AppError('bad-request', {}, { branchId: 'paper-branch' })
    return { branchId: branch.id, workerId: null }
  }
  if (workerId === null) throw new AppError('bad-request', {}, { workerId: 'paper-worker' })
  const worker = await tx
    .selectFrom('workers')
    .select(['id', 'branch_id'])
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', recordId(workerId))
    .executeTakeFirst()
  if (!worker) throw new AppError('bad-request', {}, { workerId: 'paper-worker' })
  return { branchId: worker.branch_id, workerId: worker.id }
}

/** The paper that the new one follows: the named one, or the last check. Throws `changed-meanwhile` once it has another. */
async function replaced(tx: Tx, obligation: Obligation, subject: Subject, renewsId: string | null) {
  const held = await tx
    .selectFrom('papers')
    .select(['id', 'owner_id', 'replaced_at', 'issued_on'])
    .where('kind', '=', obligation.code)
    .where('branch_id', subject.branchId === null ? 'is' : '=', subject.branchId)
    .where('worker_id', subject.workerId === null ? 'is' : '=', subject.workerId)
    .$if(renewsId !== null, (found) => found.where('id', '=', recordId(renewsId!)))
    .$if(renewsId === null, (found) => found.where('is_check', '=', true).where('replaced_at', 'is', null))
    .orderBy('issued_on', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (renewsId !== null && !held) throw new AppError('not-found')
  if (held?.replaced_at) throw new AppError('changed-meanwhile')
  return held ?? null
}

/**
 * Adds a paper or a check, or renews a paper: the one before stays. What was sent before is not sent again. Throws
 * `bad-request` with the fields, `not-found`, `changed-meanwhile`, and the refusals of the file.
 */
export async function addPaper(actor: Actor, paper: NewPaper, file: Uint8Array): Promise<void> {
  authorize(actor, 'documents.write')
  await takeAttempt('papers by account', actor.id)
  const obligation = (await readAs(actor, (db) => readCatalogue(db))).of(paper.kind)
  if (!obligation || (!obligation.isActive && paper.renewsId === null))
    throw new AppError('bad-request', {}, { kind: 'document-kind' })
  const days = daysOf(obligation, paper)
  await withPaperFile(file, (keep) =>
    asActor(actor, async (tx) => {
      const subject = await subjectOf(tx, actor, obligation, paper)
      const known = await tx.selectFrom('papers').select('id').where('id', '=', paper.id).executeTakeFirst()
      if (known) return
      const before = await replaced(tx, obligation, subject, paper.renewsId)
      await tx
        .insertInto('papers')
        .values({
          id: paper.id,
          client_id: companyOf(actor),
          kind: obligation.code,
          branch_id: subject.branchId,
          worker_id: subject.workerId,
          number: paper.number,
          issued_on: days.issuedOn,
          expires_on: days.expiresOn,
          hijri: paper.hijri,
          lead_days: obligation.lead,
          is_check: obligation.proof === 'check',
          renews_id: before?.id ?? null,
          owner_id: await paperOwner(tx, actor, {
            subject,
            isFinance: obligation.isFinance,
            ownerId: paper.ownerId ?? null,
            before: before?.owner_id ?? null,
          }),
          created_by: actor.id,
        })
        .execute()
      if (before) await tx.updateTable('papers').set({ replaced_at: now() }).where('id', '=', before.id).execute()
      await keep(tx, paper.id)
      const action = obligation.proof === 'check' ? 'papers.check' : before ? 'papers.renew' : 'papers.add'
      await recordActivity(tx, actor, {
        action,
        entity: 'paper',
        entityId: paper.id,
        clientId: companyOf(actor),
        after: { paper: obligation.code, issued: days.issuedOn, expires: days.expiresOn, branch: subject.branchId },
      })
    }),
  )
}
