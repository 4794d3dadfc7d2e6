import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { recordId } from '#/domain/record-id.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { type OwnPayout, type OwnPayouts, readOwnPayouts } from './own.server.ts'
import { readBankAccount } from '#/features/shoppers/shopper-profile/read-profile.server.ts'
import { now } from '#/platform/clock.ts'
import type { OwnPayoutsView } from './form.ts'
import { periodOf } from './period.ts'
import { readCeiling } from './read-ceiling.server.ts'
import { type MonthSums, readMonths } from './read-months.server.ts'
import { settingInForce } from '#/features/core/settings/read-setting.server.ts'

/** `until`: no transfers before then, because the account was changed. */
export type AccountStanding =
  | { state: 'missing' }
  | { state: 'cooling'; until: string; hours: number }
  | { state: 'ready' }

const queryOf = ({ month, ...view }: OwnPayoutsView) => {
  const period = month === null ? null : periodOf(month)
  return { ...view, ...(period && { from: period.from, until: period.until }) }
}

export async function readStanding(actor: Actor): Promise<AccountStanding> {
  const { last, changedAt } = await readBankAccount(actor)
  if (last === null) return { state: 'missing' }
  const hours = await settingInForce('payouts.account-hold-hours')
  const until = changedAt && addHours(new Date(changedAt), hours)
  return until && until > now() ? { state: 'cooling', until: until.toISOString(), hours } : { state: 'ready' }
}

export type PayoutsPage = OwnPayouts & { months: MonthSums[]; account: AccountStanding }

/** A shopper's payouts page: one page of the list, totals, months, and the account. */
export async function readPayoutsPage(actor: Actor, view: OwnPayoutsView): Promise<PayoutsPage> {
  const [payouts, months, account] = await Promise.all([
    readOwnPayouts(actor, queryOf(view)),
    readMonths(actor),
    readStanding(actor),
  ])
  return { ...payouts, months, account }
}

export type PayoutPage = OwnPayout & { ceiling: Halalas | null; standing: AccountStanding }

/** One of the shopper's own payouts. */
export async function readPayoutPage(actor: Actor, id: string): Promise<PayoutPage> {
  const { rows } = await readOwnPayouts(actor, { id: recordId(id) })
  const payout = rows[0]
  if (!payout) throw new AppError('not-found')
  const [ceiling, standing] = await Promise.all([readCeiling(actor, payout.reportId), readStanding(actor)])
  return { ...payout, ceiling, standing }
}

/** The same list without paging, for a file. */
export const exportPayouts = async (actor: Actor, view: OwnPayoutsView): Promise<OwnPayout[]> =>
  (await readOwnPayouts(actor, { ...queryOf(view), all: true })).rows
