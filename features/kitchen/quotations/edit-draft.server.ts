import { asActor, readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { assertStep, holdRequest, type SeenRequest } from './move-request.server.ts'
import type { ContentUnit } from '#/domain/kitchen/buying/supplier.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, toRiyadh } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import type { NewRequest } from './form.ts'
import { refuseUnfit, writeNeeds } from './make-request.server.ts'

export type Draft = {
  revision: number
  number: number
  title: string
  branchId: string | null
  neededOn: Day | null
  /** As a field of a form takes it, in Riyadh. */
  closesAt: string
  note: string | null
  lines: { ingredientId: string; need: number; unit: ContentUnit }[]
  suppliers: string[]
}

/** A request that was not sent yet, to be rewritten. Throws `not-found`, also for one that was sent. */
export async function readDraft(actor: Actor, requestId: string): Promise<Draft> {
  authorize(actor, 'suppliers.write')
  const id = recordId(requestId)
  return readAs(actor, async (db) => {
    const row = await db
      .selectFrom('quote_requests')
      .select(['revision', 'number', 'title', 'branch_id', 'needed_on', 'closes_at', 'note'])
      .where('id', '=', id)
      .where('client_id', '=', companyOf(actor))
      .where('state', '=', 'draft')
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const lines = await db
      .selectFrom('quote_request_lines')
      .select(['ingredient_id', 'need', 'unit'])
      .where('client_id', '=', companyOf(actor))
      .where('request_id', '=', id)
      .orderBy('place')
      .execute()
    const invited = await db
      .selectFrom('quote_invitations')
      .select('supplier_id')
      .where('client_id', '=', companyOf(actor))
      .where('request_id', '=', id)
      .where('withdrawn_at', 'is', null)
      .execute()
    return {
      revision: row.revision,
      number: row.number,
      title: row.title,
      branchId: row.branch_id,
      neededOn: row.needed_on,
      closesAt: toRiyadh(new Date(row.closes_at)),
      note: row.note,
      lines: lines.map(({ ingredient_id, need, unit }) => ({ ingredientId: ingredient_id, need, unit })),
      suppliers: invited.map(({ supplier_id }) => supplier_id),
    }
  })
}

/**
 * Rewrites a draft as a whole: its facts, needs and invitations. Throws `not-found`, `changed-meanwhile`,
 * `buying.state`, `bad-request` with the fields.
 */
export async function editDraft(actor: Actor, seen: SeenRequest, given: NewRequest): Promise<void> {
  authorize(actor, 'suppliers.write')
  if (given.closesAt <= now()) throw new AppError('bad-request', {}, { closesAt: 'visit-in-past' })
  await asActor(actor, async (tx) => {
    const held = await holdRequest(tx, actor, seen)
    assertStep(held, 'send')
    await refuseUnfit(tx, actor, given)
    const written = await tx
      .updateTable('quote_requests')
      .set({
        title: given.title,
        branch_id: given.branchId,
        needed_on: given.neededOn,
        closes_at: given.closesAt,
        note: given.note,
        revision: held.revision + 1,
      })
      .where('id', '=', held.id)
      .returning('id')
      .executeTakeFirst()
    if (!written) throw new AppError('not-allowed')
    for (const table of ['quote_request_lines', 'quote_invitations'] as const)
      await tx.deleteFrom(table).where('client_id', '=', held.client_id).where('request_id', '=', held.id).execute()
    await writeNeeds(tx, actor, held.id, given)
    await recordActivity(tx, actor, {
      action: 'quotations.edit',
      entity: 'quote-request',
      entityId: held.id,
      clientId: held.client_id,
      before: { title: held.title },
      after: { title: given.title },
    })
  })
}
