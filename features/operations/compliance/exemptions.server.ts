import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readCatalogue } from '#/features/operations/catalogue/read-catalogue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'

type NewExemption = { id: string; kind: string; branchId: string | null; reason: string }

const record = (tx: Tx, actor: Actor, action: string, id: string, kind: string, reason?: string) =>
  recordActivity(tx, actor, {
    action,
    entity: 'paper',
    entityId: id,
    clientId: companyOf(actor),
    after: { paper: kind, ...(reason === undefined ? {} : { reason }) },
  })

/**
 * Says that an obligation does not apply to a branch or the company, with the reason. Of an owner or manager it counts at
 * once, of others when one of them confirms it. Throws `bad-request`, `changed-meanwhile`.
 */
export async function askExemption(actor: Actor, { id, kind, branchId, reason }: NewExemption): Promise<void> {
  authorize(actor, 'documents.all')
  authorize(actor, 'documents.write')
  await takeAttempt('report work by account', actor.id)
  const obligation = (await readAs(actor, (db) => readCatalogue(db))).of(kind)
  if (!obligation?.isActive || (obligation.scope === 'company') !== (branchId === null))
    throw new AppError('bad-request', {}, { kind: 'document-kind' })
  await asActor(actor, async (tx) => {
    if (await tx.selectFrom('paper_exemptions').select('id').where('id', '=', id).executeTakeFirst()) return
    if (branchId !== null) {
      const branch = await tx
        .selectFrom('branches')
        .select('id')
        .where('client_id', '=', companyOf(actor))
        .where('id', '=', recordId(branchId))
        .executeTakeFirst()
      if (!branch) throw new AppError('not-found')
    }
    const open = await tx
      .selectFrom('paper_exemptions')
      .select('id')
      .where('kind', '=', kind)
      .where('branch_id', branchId === null ? 'is' : '=', branchId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (open) throw new AppError('changed-meanwhile')
    const confirms = may(actor, 'documents.confirm')
    await tx
      .insertInto('paper_exemptions')
      .values({
        id,
        client_id: companyOf(actor),
        kind,
        branch_id: branchId,
        reason,
        asked_by: actor.id,
        ...(confirms && { confirmed_by: actor.id, confirmed_at: now() }),
      })
      .execute()
    await record(tx, actor, 'papers.exempt', id, kind, reason)
  })
}

async function step(actor: Actor, exemptionId: string, action: string, changes: object): Promise<void> {
  const id = recordId(exemptionId)
  await asActor(actor, async (tx) => {
    const held = await tx
      .selectFrom('paper_exemptions')
      .select(['kind', 'ended_at', 'confirmed_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!held) throw new AppError('not-found')
    if (held.ended_at) throw new AppError('changed-meanwhile')
    await tx.updateTable('paper_exemptions').set(changes).where('id', '=', id).execute()
    await record(tx, actor, action, id, held.kind)
  })
}

/** Confirms what someone else said; owners and managers only. */
export async function confirmExemption(actor: Actor, exemptionId: string): Promise<void> {
  authorize(actor, 'documents.confirm')
  await step(actor, exemptionId, 'papers.confirm-exemption', { confirmed_by: actor.id, confirmed_at: now() })
}

/** The obligation applies again, or was never exempt. */
export async function endExemption(actor: Actor, exemptionId: string): Promise<void> {
  authorize(actor, 'documents.all')
  authorize(actor, 'documents.write')
  await step(actor, exemptionId, 'papers.end-exemption', { ended_at: now() })
}
