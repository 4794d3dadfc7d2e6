import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type Account, accounts } from '#/domain/ledger.ts'
import { monthStart } from '#/domain/months.ts'
import type { Halalas } from '#/domain/money.ts'
import { addDays, type Day } from '#/domain/riyadh-time.ts'
import type { Days } from './checks.server.ts'

export const accountNames = Object.keys(accounts) as Account[]
export type Balance = { account: Account; opening: Halalas; debits: Halalas; credits: Halalas; closing: Halalas }
export type Balances = Record<Account, Halalas>

/** Stored figures of a closed month. */
export type MonthFigures = {
  bookings: number
  entries: number
  balances: Balance[]
  checks: { check: string; books: Halalas; papers: Halalas; off: Halalas }[]
}

/** Last day and closing balances of the latest closed month before a day; later bookings are added to them. */
async function knownBefore(db: Tx, day: Day): Promise<{ until: Day | null; closing: Partial<Balances> }> {
  const row = await db
    .selectFrom('closed_months')
    .select(['month', 'figures'])
    .where('month', '<=', monthStart(day, -1))
    .orderBy('month', 'desc')
    .executeTakeFirst()
  const figures = row?.figures as unknown as MonthFigures | undefined
  if (!row || !Array.isArray(figures?.balances)) return { until: null, closing: {} }
  return {
    until: addDays(monthStart(row.month, 1), -1),
    closing: Object.fromEntries(figures.balances.map(({ account, closing }) => [account, closing])),
  }
}

type Sums = { account: Account; before: Halalas; debits: Halalas; credits: Halalas }

/** Every account over some days: opening balance, debits, credits, closing balance. */
export async function readBalances(db: Tx, { from, to }: Days): Promise<Balance[]> {
  const { until, closing } = await knownBefore(db, from)
  const { rows } = await sql<Sums>`
    select account, coalesce(sum(amount) filter (where booked_on < ${from}), 0)::bigint as before,
      coalesce(sum(amount) filter (where booked_on >= ${from} and amount > 0), 0)::bigint as debits,
      coalesce(-sum(amount) filter (where booked_on >= ${from} and amount < 0), 0)::bigint as credits
    from app.journal_lines
    where account in (${sql.join(accountNames)}) and booked_on <= ${to} and ${until ? sql`booked_on > ${until}` : sql`true`}
    group by account`.execute(db)
  const found = new Map(rows.map((row) => [row.account, row]))
  return accountNames.map((account) => {
    const { before = 0, debits = 0, credits = 0 } = found.get(account) ?? {}
    const opening = (closing[account] ?? 0) + before
    return { account, opening, debits, credits, closing: opening + debits - credits }
  })
}

/** Balance of every account at the end of a day. */
export async function balancesAt(db: Tx, day: Day): Promise<Balances> {
  const balances = await readBalances(db, { from: addDays(day, 1), to: addDays(day, 1) })
  return Object.fromEntries(balances.map(({ account, opening }) => [account, opening])) as Balances
}
