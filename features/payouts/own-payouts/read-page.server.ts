import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { recordId } from '#/domain/record-id.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { readBankAccount } from '#/features/shoppers/shopper-profile/read-profile.server.ts'
import { now } from '#/platform/clock.ts'
import type { OwnPayout, OwnPayoutQuery } from './list.ts'
import { browseOwnPayouts, type OwnPayouts } from './list.server.ts'
import { readOwnPayouts } from './own.server.ts'
import { readCeiling } from './read-ceiling.server.ts'
import { type MonthSums, readMonths } from './read-months.server.ts'
import { settingInForce } from '#/features/core/settings/read-setting.server.ts'

/** `until`: no transfers before then, because the account was changed. */
export type AccountStanding =
  | { state: 'missing' }
  | { state: 'cooling'; until: string; hours: number }
  | { state: 'ready' }

export async function readStanding(actor: Actor): Promise<AccountStanding> {
  const { last, changedAt } = await readBankAccount(actor)
  if (last === null) return { state: 'missing' }
  const hours = await settingInForce('payouts.account-hold-hours')
  const until = changedAt && addHours(new Date(changedAt), hours)
  return until && until > now() ? { state: 'cooling', until: until.toISOString(), hours } : { state: 'ready' }
}

export type PayoutsPage = OwnPayouts & { months: MonthSums[]; account: AccountStanding }

/** A shopper's payouts page: one page of the list, totals, months, and the account. */
export async function readPayoutsPage(actor: Actor, query: OwnPayoutQuery): Promise<PayoutsPage> {
  const [payouts, months, account] = await Promise.all([
    browseOwnPayouts(actor, query),
    readMonths(actor),
    readStanding(actor),
  ])
  return { ...payouts, months, account }
}

type OwnQuestion = { id: string; text: string; askedAt: string; answer: string | null; answeredAt: string | null }
export type PayoutPage = OwnPayout & { queries: OwnQuestion[]; ceiling: Halalas | null; standing: AccountStanding }

const readQuestions = (actor: Actor, payoutId: string): Promise<OwnQuestion[]> =>
  readAs(actor, (db) =>
    db
      .selectFrom('payout_queries')
      .where('payout_id', '=', payoutId)
      .select(['id', 'text', 'created_at as askedAt', 'answer', 'answered_at as answeredAt'])
      .orderBy('created_at')
      .execute(),
  )

/** One of the shopper's own payouts. */
export async function readPayoutPage(actor: Actor, id: string): Promise<PayoutPage> {
  const [payout] = await readOwnPayouts(actor, { id: recordId(id) })
  if (!payout) throw new AppError('not-found')
  const [queries, ceiling, standing] = await Promise.all([
    readQuestions(actor, payout.id),
    readCeiling(actor, payout.reportId),
    readStanding(actor),
  ])
  return { ...payout, queries, ceiling, standing }
}
