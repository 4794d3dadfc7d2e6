import { asSystem, type Tx } from '#/db/database.server.ts'
import { bookEarned } from '#/domain/ledger.ts'
import type { Halalas } from '#/domain/money.ts'
import { payableOn, payoutAmounts } from '#/domain/payout.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { spendingCapOf } from '#/domain/visit-budget.ts'
import { bookOpen } from '#/features/ledger/journal/book-open.server.ts'
import { readParts } from '#/features/reporting/editing/revisions.server.ts'
import { now } from '#/platform/clock.ts'
import { receiptTotal } from './receipt.ts'
import { payoutSettings } from '#/features/payouts/payout-settings/settings.server.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'

export type Earning = {
  requestId: string
  clientId: string
  shopperId: string
  fee: Halalas
  bonus: Halalas
  receipt: Halalas | null
  ceiling: Halalas
  isResident: boolean
  earnedOn: Day
}

/**
 * Earning of a report: fee and bonus once released, or the fee still owed after an upheld appeal when the visit was
 * reassigned. Null for every other report: rejected and unfinished ones are unpaid. Exclusion from the statistics does
 * not matter, because the work was done.
 */
export async function earningOf(tx: Tx, reportId: string): Promise<Earning | null> {
  const row = await tx
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', (on) =>
      on.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
    )
    .innerJoin('mystery_shopper_profiles as s', 's.profile_id', 'r.shopper_id')
    .leftJoin('report_appeals as a', (on) => on.onRef('a.report_id', '=', 'r.id').on('a.fee_due', 'is not', null))
    .select(['r.id', 'r.request_id', 'r.client_id', 'r.shopper_id', 'r.questionnaire_id', 'r.circumstances'])
    .select(['r.released_at', 'q.shopper_fee', 'q.bonus', 'q.spending_cap', 'q.evaluation_type'])
    .select(['a.fee_due', 'a.decided_at', 's.tax_residence'])
    .where('r.id', '=', reportId)
    .executeTakeFirst()
  const earnedAt = row?.released_at ?? (row?.fee_due === null ? null : row?.decided_at)
  if (!row || !earnedAt) return null
  const wasReleased = row.released_at !== null
  const { definition, answers } = await readParts(tx, {
    id: row.id,
    questionnaireId: row.questionnaire_id,
    circumstances: row.circumstances,
  })
  return {
    requestId: row.request_id,
    clientId: row.client_id,
    shopperId: row.shopper_id,
    fee: wasReleased ? row.shopper_fee : (row.fee_due ?? 0),
    bonus: wasReleased ? row.bonus : 0,
    receipt: receiptTotal(definition, answers),
    ceiling: spendingCapOf(row.evaluation_type, row.spending_cap),
    isResident: row.tax_residence === 'resident',
    earnedOn: riyadhDay(new Date(earnedAt)),
  }
}

/** Creates and books the payout of a report that earned something; idempotent. Returns whether it was created now. */
export async function accruePayout(tx: Tx, { reportId }: { reportId: string }): Promise<boolean> {
  const earning = await earningOf(tx, reportId)
  if (!earning) return false
  const { holidays, withholdingPercent } = await payoutSettings(tx)
  const { requestId, clientId, shopperId, earnedOn, isResident, ...facts } = earning
  const amounts = payoutAmounts({ ...facts, withholdingPercent: isResident ? 0 : withholdingPercent })
  if (amounts.gross === 0) return false
  const { fee, bonus, reimbursement, withheld } = amounts
  const workingDays = await readSetting(tx, 'payouts.payable-working-days', earnedOn)
  const made = await tx
    .insertInto('payouts')
    .values({
      shopper_id: shopperId,
      request_id: requestId,
      client_id: clientId,
      report_id: reportId,
      fee,
      bonus,
      reimbursement,
      withheld,
      earned_on: earnedOn,
      payable_on: payableOn(earnedOn, workingDays, new Set(holidays)),
      created_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  await bookOpen(tx, {
    kind: 'payout.earned',
    about: made.id,
    on: earnedOn,
    entries: bookEarned({ shopper: shopperId, fee, bonus, reimbursement }),
    actorId: null,
  })
  return true
}

/** Job after the release of a report and after an upheld appeal. */
export const accrueReleased = ({ reportId }: { reportId: string }): Promise<void> =>
  asSystem('a job books earnings of released visits', async (tx) => {
    await accruePayout(tx, { reportId })
  })
