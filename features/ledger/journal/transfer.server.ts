import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { bookTransferred, type Entry, reversed } from '#/domain/ledger.ts'
import { type Halalas, sar } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { balancesAt } from './balances.server.ts'
import { book } from './book.server.ts'
import { sql } from 'kysely'

export const transferKind = 'provider.transferred'
export const takenBackKind = 'provider.taken-back'

/** Serialises changes of the amount held by the provider. */
const holdProvider = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('provider transfers', 0))`.execute(tx)

export type Transfer = { clientKey: string; amount: Halalas; on: Day }

/**
 * Books the payment provider's transfer to the bank on its day; idempotent. Throws `bad-request` for a future day,
 * `ledger.more-than-held`, `ledger.month-closed`.
 */
export async function recordTransfer(actor: Actor, { clientKey, amount, on }: Transfer): Promise<void> {
  authorize(actor, 'payments.confirm')
  const today = riyadhDay(now())
  if (on > today) throw new AppError('bad-request', {}, { on: 'day-not-future' })
  await asSystem('only the platform writes the journal; books a transfer after authorisation', async (tx) => {
    await holdProvider(tx)
    const known = await tx
      .selectFrom('journal_entries')
      .select('id')
      .where('kind', '=', transferKind)
      .where('about', '=', clientKey)
      .executeTakeFirst()
    if (known) return
    const held = Math.min((await balancesAt(tx, on)).provider, (await balancesAt(tx, today)).provider)
    if (amount > held) throw new AppError('ledger.more-than-held', { held: `SAR ${sar(Math.max(0, held))}` })
    await book(tx, { kind: transferKind, about: clientKey, on, entries: bookTransferred(amount), actorId: actor.id })
    await recordActivity(tx, actor, {
      action: 'ledger.transfer',
      entity: 'payment',
      entityId: clientKey,
      after: { amount, on },
    })
  })
}

/** Reverses a transfer recorded by mistake, booked today. Throws `not-found`, `ledger.taken-back-already`. */
export async function takeBackTransfer(actor: Actor, bookingId: string): Promise<void> {
  authorize(actor, 'payments.confirm')
  await asSystem('only the platform writes the journal; reverses a transfer after authorisation', async (tx) => {
    await holdProvider(tx)
    const found = await tx
      .selectFrom('journal_entries as b')
      .leftJoin('journal_entries as r', 'r.reverses', 'b.id')
      .select(['b.about', 'r.id as reversed_by'])
      .where('b.id', '=', bookingId)
      .where('b.kind', '=', transferKind)
      .executeTakeFirst()
    if (!found) throw new AppError('not-found')
    if (found.reversed_by) throw new AppError('ledger.taken-back-already')
    const rows = await tx
      .selectFrom('journal_lines')
      .select(['account', 'amount'])
      .where('booking_id', '=', bookingId)
      .orderBy('position')
      .execute()
    const entries = rows.map(({ account, amount }): Entry => ({ account, amount }))
    const on = riyadhDay(now())
    await book(tx, {
      kind: takenBackKind,
      about: found.about,
      on,
      entries: reversed(entries),
      actorId: actor.id,
      reverses: bookingId,
    })
    await recordActivity(tx, actor, { action: 'ledger.take-back', entity: 'payment', entityId: found.about })
  })
}
