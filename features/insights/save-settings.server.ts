import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import type { GivenSettings } from './form.ts'
import { readInsightSettings } from './read-settings.server.ts'

/** A client says how many guests its branches have, what they spend and at what score it aims. Of two at once one is told. */
export async function saveInsightSettings(actor: Actor, given: GivenSettings): Promise<void> {
  authorize(actor, 'insights.describe')
  await asActor(actor, async (tx) => {
    const before = await readInsightSettings(tx, actor.id)
    const values = {
      covers_per_month: given.covers,
      average_bill: given.bill,
      target_score: given.target,
      updated_by: actor.id,
      updated_at: now(),
    }
    if (given.version === 0) {
      const inserted = await tx
        .insertInto('insight_settings')
        .values({ client_id: actor.id, ...values })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (inserted.numInsertedOrUpdatedRows === 0n) throw new AppError('changed-meanwhile')
    } else {
      const updated = await tx
        .updateTable('insight_settings')
        .set({ ...values, version: given.version + 1 })
        .where('client_id', '=', actor.id)
        .where('version', '=', given.version)
        .executeTakeFirst()
      if (updated.numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
    }
    await recordActivity(tx, actor, {
      action: 'insights.describe',
      entity: 'setting',
      entityId: actor.id,
      clientId: actor.id,
      before: { takings: before.takings, target: before.target },
      after: { covers: given.covers, bill: given.bill, target: given.target },
    })
  })
}
