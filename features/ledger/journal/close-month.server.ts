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
import { checkAllTime, type Checked, checkMonth, type Days } from './checks.server.ts'

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

/** First days of the months from one to another, both included. */
export function monthsBetween(from: Day, through: Day): Day[] {
  const months: Day[] = []
  for (let month = from; month <= through; month = monthStart(month, 1)) months.push(month)
  return months
}

async function figuresOf(tx: Tx, month: Day, ofAllTime: Checked[]): Promise<MonthFigures> {
  const days = daysOfMonth(month)
  const checks = [...ofAllTime, ...(await checkMonth(tx, days))]
  const wrong = checks.filter(({ off, wrong: count }) => off !== 0 || count > 0)
  if (wrong.length > 0)
    throw new AppError('ledger.not-settled', {
      month: month.slice(0, 7),
      checks: wrong.map(({ check }) => check).join(', '),
    })
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
 * Closes the months from the next open one through another permanently, all or none: rejects further bookings in them
 * and stores their figures. `from` is the month that the reader saw as the next one. Throws `ledger.month-open`,
 * `ledger.closed-already`, `ledger.earlier-month-first`, and `ledger.not-settled` with the month when books and documents differ.
 */
export async function closeMonths(actor: Actor, { from, through }: { from: Day; through: Day }): Promise<void> {
  authorize(actor, 'ledger.close')
  const areMonths = [from, through].every((day) => isDay(day) && day.endsWith('-01'))
  if (!areMonths || from > through) throw new AppError('not-found')
  if (through >= monthOf(now())) throw new AppError('ledger.month-open')
  await asActor(actor, async (tx) => {
    const months = monthsBetween(from, through)
    for (const month of months) await holdMonth(tx, month)
    const next = await nextToClose(tx)
    if (next === null || next > from) throw new AppError(next ? 'ledger.closed-already' : 'not-found')
    if (next < from) throw new AppError('ledger.earlier-month-first', { month: next.slice(0, 7) })
    const ofAllTime = await checkAllTime(tx)
    for (const month of months) await closeOne(tx, actor, month, await figuresOf(tx, month, ofAllTime))
  })
}

async function closeOne(tx: Tx, actor: Actor, month: Day, figures: MonthFigures): Promise<void> {
  await callFunction(tx, sql`priv.close_month(${month}, ${JSON.stringify(figures)}, ${now()})`)
  await recordActivity(tx, actor, {
    action: 'ledger.close',
    entity: 'month',
    entityId: month.slice(0, 7),
    after: { bookings: figures.bookings, entries: figures.entries },
  })
}
