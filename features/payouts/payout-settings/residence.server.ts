import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor } from '#/db/database.server.ts'
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
 * Sets whether a shopper is a tax resident of Saudi Arabia. Recalculates the withholding of earnings not yet being
 * transferred; books nothing, because withholding is booked at payment.
 */
export async function setResidence(actor: Actor, shopperId: string, residence: TaxResidence): Promise<void> {
  authorize(actor, 'payouts.batch')
  const id = recordId(shopperId)
  await asActor(actor, async (tx) => {
    const before = await tx
      .selectFrom('mystery_shopper_profiles')
      .select('tax_residence')
      .where('profile_id', '=', id)
      .executeTakeFirst()
    if (!before) throw new AppError('not-found')
    if (before.tax_residence === residence) return
    const percent = residence === 'resident' ? 0 : (await payoutSettings(tx)).withholdingPercent
    const open = await tx
      .selectFrom('payouts')
      .select(['id', 'fee', 'bonus'])
      .where('shopper_id', '=', id)
      .where('state', 'not in', ['batched', 'paid'])
      .execute()
    const rows = open.map(({ id: payout, fee, bonus }) => {
      const earned = fee + bonus
      return { payout, earned, withheld: shareOf(earned, percent) }
    })
    const isSet = await callFunction<boolean>(tx, sql`priv.set_residence(${id}, ${residence}, ${JSON.stringify(rows)})`)
    if (!isSet) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'shoppers.residence',
      entity: 'profile',
      entityId: id,
      before: { residence: before.tax_residence },
      after: { residence },
    })
  })
}
