import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { shareOf } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { payoutSettings } from './settings.server.ts'

export const taxResidences = ['resident', 'non_resident'] as const
export type TaxResidence = (typeof taxResidences)[number]

/**
 * An administrator says whether somebody lives in the Kingdom. What they earned and what is not on its way yet is withheld from anew;
 * nothing is booked, because what is withheld is booked when it is paid.
 */
export async function setResidence(actor: Actor, shopperId: string, residence: TaxResidence): Promise<void> {
  authorize(actor, 'payouts.batch')
  const id = recordId(shopperId)
  await asSystem('what is withheld from a payout is written by the platform only', async (tx) => {
    const before = await tx
      .selectFrom('mystery_shopper_profiles')
      .select('tax_residence')
      .where('profile_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('not-found')
    if (before.tax_residence === residence) return
    await tx
      .updateTable('mystery_shopper_profiles')
      .set({ tax_residence: residence })
      .where('profile_id', '=', id)
      .execute()
    const percent = residence === 'resident' ? 0 : (await payoutSettings(tx)).withholdingPercent
    const open = await tx
      .selectFrom('payouts')
      .select(['id', 'fee', 'bonus'])
      .where('shopper_id', '=', id)
      .where('state', 'not in', ['batched', 'paid'])
      .forNoKeyUpdate()
      .execute()
    const rows = open.map(({ id: payout, fee, bonus }) => ({ payout, withheld: shareOf(fee + bonus, percent) }))
    await sql`update payouts p set withheld = w.withheld, version = p.version + 1
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(payout uuid, withheld bigint)
      where p.id = w.payout`.execute(tx)
    await recordActivity(tx, actor, {
      action: 'shoppers.residence',
      entity: 'profile',
      entityId: id,
      before: { residence: before.tax_residence },
      after: { residence },
    })
  })
}
