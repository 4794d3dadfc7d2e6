import { asActor } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { StartCount } from './form.ts'

/** Starts a count of a branch and answers its id: that of the open one where there is one already. */
export async function startCount(actor: Actor, countId: string, given: StartCount): Promise<string> {
  authorize(actor, 'stock.write')
  await takeAttempt('papers by account', actor.id)
  const id = recordId(countId)
  return asActor(actor, async (tx) => {
    const company = companyOf(actor)
    const branch = await tx
      .selectFrom('branches')
      .select('id')
      .where('client_id', '=', company)
      .where('id', '=', given.branchId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (!branch) throw new AppError('bad-request', {}, { branchId: 'paper-branch' })
    const added = await tx
      .insertInto('stock_counts')
      .values({
        id,
        client_id: company,
        branch_id: branch.id,
        moment: given.moment,
        created_by: actor.id,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) {
      await recordActivity(tx, actor, {
        action: 'stock.start-count',
        entity: 'stock-count',
        entityId: id,
        clientId: company,
        after: { branch: branch.id },
      })
      return id
    }
    const known = await tx
      .selectFrom('stock_counts')
      .select('id')
      .where('client_id', '=', company)
      .where((all) =>
        all.or([all('id', '=', id), all.and([all('branch_id', '=', branch.id), all('state', '=', 'open')])]),
      )
      .executeTakeFirst()
    if (!known) throw new AppError('changed-meanwhile')
    return known.id
  })
}
