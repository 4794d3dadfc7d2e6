import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { payableOn } from '#/domain/payout.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { type PayoutSettings, payoutSettingsSchema, readableSettings } from './settings.ts'
import { settingSql } from '#/features/core/settings/setting-sql.server.ts'
import { writeSettingsRow } from '#/features/core/settings/write-row.server.ts'

const key = 'payouts'

/** The holidays and the rate in force. For whoever sees all settings. */
export async function payoutSettings(tx: Tx): Promise<PayoutSettings> {
  const row = await tx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return readableSettings(row?.value)
}

export async function readPayoutSettings(actor: Actor): Promise<PayoutSettings> {
  authorize(actor, 'payouts.batch')
  return readAs(actor, payoutSettings)
}

/** The working days that were set on the day of earning count, whatever was set later. */
const workingDays = settingSql('payouts.payable-working-days', sql`earned_on`)

/** What waits for its day gets the day that the new holidays make of it; what has become payable stays so. */
async function moveDays(tx: Tx, holidays: ReadonlySet<Day>): Promise<void> {
  const { rows } = await sql<{ earned_on: Day; working_days: number }>`
    select distinct ${workingDays} as working_days, to_char(earned_on, 'YYYY-MM-DD') as earned_on from payouts where state = 'accrued'`.execute(
    tx,
  )
  const days = rows.map(({ earned_on, working_days }) => ({
    earned: earned_on,
    payable: payableOn(earned_on, working_days, holidays),
  }))
  await callFunction(tx, sql`priv.move_payout_days(${JSON.stringify(days)})`)
}

/** An administrator changes the holidays or the rate. The rate holds for what is earned from now on. */
export async function savePayoutSettings(actor: Actor, settings: PayoutSettings): Promise<void> {
  authorize(actor, 'settings.update')
  const value = payoutSettingsSchema.parse(settings)
  await asActor(actor, async (tx) => {
    const before = await payoutSettings(tx)
    await writeSettingsRow(tx, actor, key, value)
    await moveDays(tx, new Set(value.holidays))
    const shown = ({ holidays, withholdingPercent }: PayoutSettings) => ({
      holidays: holidays.join(', '),
      withholdingPercent,
    })
    await recordActivity(tx, actor, {
      action: 'settings.payouts',
      entity: 'setting',
      entityId: key,
      before: shown(before),
      after: shown(value),
    })
  })
}
