import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { monthOf, monthStart } from '#/domain/months.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, type Day, isDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { type MonthFigures, readBalances } from './balances.server.ts'
import { checkAllBooks, type Days } from './checks.server.ts'

export const daysOfMonth = (month: Day): Days => ({ from: month, to: addDays(monthStart(month, 1), -1) })

/** The next month to close: after the last closed one, or the first with bookings. Null: no bookings. */
export async function nextToClose(db: Tx): Promise<Day | null> {
  const { rows } = await sql<{ closed: Day | null; first: Day | null }>`
    select (select max(month) from app.closed_months) as closed, (select min(booked_on) from app.journal_entries) as first`.execute(
    db,
  )
  const { closed, first } = rows[0]!
  if (closed) return monthStart(closed, 1)
  return first === null ? null : monthStart(first, 0)
}

/** Locks a month exclusively until the transaction ends: waits for transactions that book in it, blocks others. */
const holdMonth = (tx: Tx, month: Day) =>
  sql`select pg_advisory_xact_lock(1912, ${Number(month.slice(0, 7).replace('-', ''))})`.execute(tx)

async function figuresOf(tx: Tx, days: Days): Promise<MonthFigures> {
  const checks = await checkAllBooks(tx, days)
  const wrong = checks.filter(({ off, wrong: count }) => off !== 0 || count > 0)
  if (wrong.length > 0) throw new AppError('ledger.not-settled', { checks: wrong.map(({ check }) => check).join(', ') })
  const { rows } = await sql<{ bookings: number; entries: number }>`
    select (select count(*)::int from app.journal_entries where booked_on between ${days.from} and ${days.to}) as bookings,
      (select count(*)::int from app.journal_lines where booked_on between ${days.from} and ${days.to}) as entries`.execute(
    tx,
  )
  return {
    ...rows[0]!,
    balances: await readBalances(tx, days),
    checks: checks.map(({ check, books, papers, off }) => ({ check, books, papers, off })),
  }
}

/**
 * Closes a month permanently: rejects further bookings in it and stores its figures. Throws `ledger.month-open`,
 * `ledger.closed-already`, `ledger.earlier-month-first`, and `ledger.not-settled` when books and documents differ.
 */
export async function closeMonth(actor: Actor, month: Day): Promise<void> {
  authorize(actor, 'ledger.close')
  if (!isDay(month) || !month.endsWith('-01')) throw new AppError('not-found')
  if (month >= monthOf(now())) throw new AppError('ledger.month-open')
  await asActor(actor, async (tx) => {
    await holdMonth(tx, month)
    const next = await nextToClose(tx)
    if (next === null || next > month) throw new AppError(next ? 'ledger.closed-already' : 'not-found')
    if (next < month) throw new AppError('ledger.earlier-month-first', { month: next.slice(0, 7) })
    const figures = await figuresOf(tx, daysOfMonth(month))
    await callFunction(tx, sql`priv.close_month(${month}, ${JSON.stringify(figures)}, ${now()})`)
    await recordActivity(tx, actor, {
      action: 'ledger.close',
      entity: 'month',
      entityId: month.slice(0, 7),
      after: { bookings: figures.bookings, entries: figures.entries },
    })
  })
}
