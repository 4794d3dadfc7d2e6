import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Halalas } from '#/domain/money.ts'
import { type Day, endOfDay, startOfDay } from '#/domain/riyadh-time.ts'

export const bookChecks = [
  'bookings',
  'receivables',
  'payouts',
  'credit',
  'advances',
  'withholding',
  'revenue',
  'vat',
] as const
export type BookCheck = (typeof bookChecks)[number]
export type Checked = {
  check: BookCheck
  /** Amount by the books. */
  books: Halalas
  /** Sum of the documents, payouts and payments behind them. */
  papers: Halalas
  /** Sum of the absolute differences. */
  off: Halalas
  /** Number of bookings, people or sums that differ, with examples. */
  wrong: number
  who: string[]
}
type Sides = Omit<Checked, 'check'>
type Query = RawBuilder<Sides>

/** Every booking sums to zero, has entries, and has them on its own day. */
const bookings: Query = sql<Sides>`
  with sums as (
    select booking_id, sum(amount) as total, min(booked_on) as first, max(booked_on) as last from app.journal_lines group by booking_id),
  bad as (
    select b.id, coalesce(s.total, 0) as total from app.journal_entries b left join sums s on s.booking_id = b.id
    where s.total is distinct from 0 or s.first <> b.booked_on or s.last <> b.booked_on)
  select (select coalesce(sum(total), 0)::bigint from sums) as books, 0::bigint as papers,
    coalesce(sum(abs(total)), 0)::bigint as off, count(*)::int as wrong, coalesce((array_agg(id))[1:10], '{}') as who from bad`

/** Compares both sides by party in one statement, so that concurrent changes are in both or in neither. */
const byParty = (books: RawBuilder<unknown>, papers: RawBuilder<unknown>): Query => sql<Sides>`
  with books as (${books}), papers as (${papers}),
  both_sides as (
    select coalesce(b.party, p.party) as party, coalesce(b.amount, 0) as books, coalesce(p.amount, 0) as papers
    from books b full join papers p on p.party = b.party)
  select coalesce(sum(books), 0)::bigint as books, coalesce(sum(papers), 0)::bigint as papers,
    coalesce(sum(abs(books - papers)), 0)::bigint as off, count(*) filter (where books <> papers)::int as wrong,
    coalesce((array_agg(party) filter (where books <> papers and party is not null))[1:10], '{}') as who from both_sides`

const entriesOf = (account: string, sign: 1 | -1) => sql`
  select party_id as party, ${sql.lit(sign)} * sum(amount) as amount from app.journal_lines where account = ${account} group by party_id`

/** Receivables by invoice. */
const receivables = byParty(
  entriesOf('receivables', 1),
  sql`select client_id as party, sum(greatest(0, gross - credited - paid)) as amount from app.invoices
      where number is not null and kind <> 'credit' group by client_id`,
)
/** Unpaid earnings of shoppers. Merged accounts count as one person; the books keep the first account's id. */
const payouts = byParty(
  sql`with recursive merged as (
        select profile_id as gone, merged_into as stays from app.mystery_shopper_profiles where merged_into is not null
        union select m.gone, p.merged_into from merged m
          join app.mystery_shopper_profiles p on p.profile_id = m.stays and p.merged_into is not null),
      last as (select distinct on (gone) gone, stays from merged m
        where not exists (select from merged next where next.gone = m.stays))
      select coalesce(l.stays, e.party_id) as party, -sum(e.amount) as amount
      from app.journal_lines e left join last l on l.gone = e.party_id where e.account = 'shoppers_payable' group by 1`,
  sql`select shopper_id as party, sum(fee + bonus + reimbursement) as amount from app.payouts where state <> 'paid' group by shopper_id`,
)
/** Credit of clients: payments neither applied to invoices nor refunded. Prepayments settle invoices without a payment. */
const credit = byParty(
  entriesOf('client_credit', -1),
  sql`select party, sum(amount) as amount from (
        select client_id as party, amount - refunded as amount from app.payments where state in ('paid', 'refunded')
        union all select client_id, prepaid_net + prepaid_vat - paid from app.invoices where number is not null) m group by party`,
)
/** Prepayments without tax that no credit note took back and no issued invoice deducted. */
const advances = byParty(
  entriesOf('advances', -1),
  sql`select client_id as party, sum(case when purpose <> 'advance' then -prepaid_net when kind = 'credit' then -net else net end) as amount
      from app.invoices where number is not null and (purpose = 'advance' or prepaid_net > 0) group by client_id`,
)

/** Compares two totals. */
const oneSum = (books: RawBuilder<unknown>, papers: RawBuilder<unknown>): Query => sql<Sides>`
  select b.amount as books, p.amount as papers, abs(b.amount - p.amount) as off, (b.amount <> p.amount)::int as wrong, '{}'::text[] as who
  from (${books}) b, (${papers}) p`
const withholding = oneSum(
  sql`select coalesce(-sum(amount), 0)::bigint as amount from app.journal_lines where account = 'withholding_payable'`,
  sql`select coalesce(sum(withheld), 0)::bigint as amount from app.payouts where state = 'paid'`,
)

export type Days = { from: Day; to: Day }
const bookedIn = (days: Days | null) => (days ? sql`booked_on between ${days.from} and ${days.to}` : sql`true`)
const issuedIn = (days: Days | null) =>
  days ? sql`issued_at >= ${startOfDay(days.from)} and issued_at < ${endOfDay(days.to)}` : sql`true`

/** Invoiced less credited amounts in the days: books against documents. */
const documents = (days: Days | null, accounts: readonly string[], amount: RawBuilder<unknown>): Query =>
  oneSum(
    sql`select coalesce(-sum(amount), 0)::bigint as amount from app.journal_lines
        where account in (${sql.join(accounts)}) and ${bookedIn(days)}`,
    sql`select coalesce(sum(case kind when 'credit' then -1 else 1 end * ${amount}), 0)::bigint as amount
        from app.invoices where number is not null and ${issuedIn(days)}`,
  )

const queries = (days: Days | null): Record<BookCheck, Query> => ({
  bookings,
  receivables,
  payouts,
  credit,
  advances,
  withholding,
  revenue: documents(
    days,
    ['plan_revenue', 'visit_revenue', 'other_revenue'],
    sql`case when purpose = 'advance' then 0 else net end`,
  ),
  vat: documents(days, ['vat_payable'], sql`(vat - prepaid_vat)`),
})

/** One check of the books. Days restrict revenue and tax to documents issued in them; all else is checked as of now. */
export async function checkBooks(db: Tx, check: BookCheck, days: Days | null = null): Promise<Checked> {
  const { rows } = await queries(days)[check].execute(db)
  return { check, ...rows[0]! }
}

const monthChecks: readonly BookCheck[] = ['revenue', 'vat']

async function run(db: Tx, checks: readonly BookCheck[], days: Days | null): Promise<Checked[]> {
  const all: Checked[] = []
  for (const check of checks) all.push(await checkBooks(db, check, days))
  return all
}

/** The checks that hold at any moment, whichever month is closed. */
export const checkAllTime = (db: Tx): Promise<Checked[]> =>
  run(
    db,
    bookChecks.filter((check) => !monthChecks.includes(check)),
    null,
  )

/** The checks of one month: its revenue and its tax. */
export const checkMonth = (db: Tx, days: Days): Promise<Checked[]> => run(db, monthChecks, days)

/** All checks of the books against the records behind them. */
export const checkAllBooks = (db: Tx): Promise<Checked[]> => run(db, bookChecks, null)

/** Failed checks: any is a bug. Used by the suite after every test file. */
export const ledgerProblems = async (db: Tx): Promise<Checked[]> =>
  (await checkAllBooks(db)).filter(({ off, wrong }) => off !== 0 || wrong > 0)
