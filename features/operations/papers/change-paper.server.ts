import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readCatalogue } from '#/features/operations/catalogue/read-catalogue.server.ts'
import { now } from '#/platform/clock.ts'
import { daysOf, type PaperDays } from './add-paper.server.ts'
import { paperOwner } from './owners.server.ts'
import { withPaperFile } from './paper-file.server.ts'

export type SeenPaper = { paperId: string; revision: number }
type Held = Awaited<ReturnType<typeof hold>>

/** Locks a paper that the actor keeps, at the revision that the page showed. Throws `not-found`, `changed-meanwhile`. */
async function hold(tx: Tx, { paperId, revision }: SeenPaper) {
  const held = await tx
    .selectFrom('papers')
    .selectAll()
    .where('id', '=', recordId(paperId))
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new AppError('not-found')
  if (held.revision !== revision || held.replaced_at) throw new AppError('changed-meanwhile')
  return held
}

type Changes = Partial<
  Record<'number' | 'issued_on' | 'expires_on' | 'hijri' | 'renewal_started_on', string | null>
> & {
  owner_id?: string
  rejected_at?: Date | null
  rejected_reason?: string | null
  reminded?: number | null
}

async function write(tx: Tx, actor: Actor, held: Held, action: string, changes: Changes): Promise<void> {
  const done = await tx
    .updateTable('papers')
    .set({ ...changes, revision: held.revision + 1 })
    .where('id', '=', held.id)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new AppError('not-allowed')
  await recordActivity(tx, actor, {
    action,
    entity: 'paper',
    entityId: held.id,
    clientId: companyOf(actor),
    before: { issued: held.issued_on, expires: held.expires_on },
    after: {
      paper: held.kind,
      ...(changes.rejected_reason ? { reason: changes.rejected_reason } : {}),
      ...(changes.expires_on === undefined ? {} : { issued: changes.issued_on ?? null, expires: changes.expires_on }),
    },
  })
}

/** Corrects what was typed, chooses another owner, or adds the missing file. */
export async function correctPaper(
  actor: Actor,
  seen: SeenPaper,
  given: PaperDays & { ownerId?: string | null },
  file: Uint8Array,
): Promise<void> {
  authorize(actor, 'documents.write')
  await withPaperFile(file, (keep) =>
    asActor(actor, async (tx) => {
      const held = await hold(tx, seen)
      const obligation = (await readCatalogue(tx)).of(held.kind)
      if (!obligation) throw new AppError('not-found')
      const { issuedOn, expiresOn } = daysOf(obligation, given)
      const owner = await paperOwner(tx, actor, {
        subject: { branchId: held.branch_id, workerId: held.worker_id },
        isFinance: obligation.isFinance,
        ownerId: given.ownerId ?? null,
        before: held.owner_id,
      })
      await write(tx, actor, held, 'papers.change', {
        owner_id: owner,
        number: given.number,
        issued_on: issuedOn,
        expires_on: expiresOn,
        hijri: given.hijri,
        // why: another end has its own reminders
        ...(expiresOn === held.expires_on ? {} : { reminded: null }),
      })
      if (file.length > 0) await keep(tx, held.id)
    }),
  )
}

/** Says that a renewal is under way, which rests the reminders until seven days before the end; or takes it back. */
export async function startRenewal(actor: Actor, seen: SeenPaper, started: boolean): Promise<void> {
  authorize(actor, 'documents.write')
  await asActor(actor, async (tx) => {
    const held = await hold(tx, seen)
    await write(tx, actor, held, started ? 'papers.start-renewal' : 'papers.stop-renewal', {
      renewal_started_on: started ? riyadhDay(now()) : null,
    })
  })
}

/** Refuses a paper with a reason, or accepts it again; managers only. */
export async function refusePaper(actor: Actor, seen: SeenPaper, reason: string | null): Promise<void> {
  authorize(actor, 'documents.confirm')
  await asActor(actor, async (tx) => {
    const held = await hold(tx, seen)
    await write(tx, actor, held, reason === null ? 'papers.accept' : 'papers.refuse', {
      rejected_at: reason === null ? null : now(),
      rejected_reason: reason,
    })
  })
}
