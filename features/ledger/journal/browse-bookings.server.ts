import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Account } from '#/domain/ledger.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { isRecordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { type About, nameAbouts } from './name-abouts.server.ts'
import type { LedgerQuery } from './query.ts'

export const ledgerPageSize = 25

export type BookingEntry = {
  account: Account
  amount: Halalas
  party: { id: string; name: string; isClient: boolean } | null
}
export type BookingRow = {
  id: string
  on: Day
  at: string
  kind: string
  about: string
  /** The document or payout behind it, if it can be named. */
  named: About | null
  actor: string | null
  reverses: string | null
  reversedBy: string | null
  entries: BookingEntry[]
}

const all = (conditions: RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Bookings that match a search: by document number, visit code, client name or shopper name. */
function soughtBy(q: string): RawBuilder<unknown> {
  const visit = /^MS-0*(\d{1,9})$/i.exec(q)
  const number = `${escaped(q.toUpperCase())}%`
  return sql`(
    select b.id from app.journal_entries b where b.about = ${q.toLowerCase()}
    union all select b.id from app.journal_entries b
      where b.about like any (select i.id || '%' from (select id::text as id from app.invoices where number like ${number} limit 50) i)
    union all select b.id from app.journal_entries b
      where b.about = any (select p.id::text from app.payments p join app.invoices i on i.id = p.invoice_id where i.number like ${number} limit 200)
    ${
      visit
        ? sql`union all select b.id from app.journal_entries b where b.about like any (
            select p.id || '%' from app.payouts p join app.mystery_shopping_requests r on r.id = p.request_id where r.number = ${Number(visit[1])})`
        : sql``
    }
    union all select e.booking_id from app.journal_lines e
      where e.party_id in (select id from app.profiles where ${wordsMatch(sql`concat_ws(' ', company_name, full_name)`, q)} limit 50))`
}

type Narrowing = Pick<LedgerQuery, 'q' | 'account' | 'kind' | 'party' | 'from' | 'to'>

/** The condition of a query on bookings `b`; with an account or a party the walk goes over their entries. */
export function bookingsWhere({ q, account, kind, party, from, to }: Narrowing): RawBuilder<unknown> {
  const side = all([
    sql`e.booking_id = b.id`,
    ...(account ? [sql`e.account = ${account}`] : []),
    ...(party ? [sql`e.party_id = ${party}`] : []),
  ])
  return all([
    ...(kind ? [sql`b.kind = ${kind}`] : []),
    ...(from ? [sql`b.booked_on >= ${from}`] : []),
    ...(to ? [sql`b.booked_on <= ${to}`] : []),
    ...(account || party ? [sql`exists (select from app.journal_lines e where ${side})`] : []),
    ...(q ? [sql`b.id in ${soughtBy(q)}`] : []),
  ])
}

type Key = { id: string; booked_on: Day }

/** Keys of a page, newest first. With an account, scans the index of that account. */
async function pageKeys(db: Tx, query: LedgerQuery, limit: number): Promise<Key[]> {
  const { before, account, party, ...rest } = query
  const place = (on: string, id: string) =>
    before ? sql`(${sql.ref(on)}, ${sql.ref(id)}) < (${before.on}, ${before.id})` : sql`true`
  if (account || party) {
    const { from, to } = query
    const side = all([
      ...(account ? [sql`e.account = ${account}`] : []),
      ...(party ? [sql`e.party_id = ${party}`] : []),
      ...(from ? [sql`e.booked_on >= ${from}`] : []),
      ...(to ? [sql`e.booked_on <= ${to}`] : []),
      place('e.booked_on', 'e.booking_id'),
    ])
    const narrowed = query.q || query.kind
    const { rows } = await sql<Key>`
      select distinct e.booking_id as id, e.booked_on from app.journal_lines e
      where ${side} ${narrowed ? sql`and exists (select from app.journal_entries b where b.id = e.booking_id and ${bookingsWhere({ ...rest, account: null, party: null })})` : sql``}
      order by e.booked_on desc, e.booking_id desc limit ${limit}`.execute(db)
    return rows
  }
  const { rows } = await sql<Key>`
    select b.id, b.booked_on from app.journal_entries b
    where ${bookingsWhere(query)} and ${place('b.booked_on', 'b.id')}
    order by b.booked_on desc, b.id desc limit ${limit}`.execute(db)
  return rows
}

type Raw = Omit<BookingRow, 'named' | 'entries'> & {
  entries: { account: Account; amount: Halalas; party: string | null; name: string | null; type: string | null }[]
}

/** Bookings with their entries, in the order of the given keys. */
export async function readBookings(db: Tx, ids: readonly string[]): Promise<BookingRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Raw>`
    select b.id, b.booked_on as on, b.created_at as at, b.kind, b.about, a.full_name as actor, b.reverses, r.id as "reversedBy",
      (select json_agg(json_build_object('account', e.account, 'amount', e.amount, 'party', e.party_id,
          'name', ${companyOfProfile('p')}, 'type', p.user_type) order by e.position)
        from app.journal_lines e left join app.profiles p on p.id = e.party_id where e.booking_id = b.id) as entries
    from app.journal_entries b
    left join app.profiles a on a.id = b.actor_id
    left join app.journal_entries r on r.reverses = b.id
    where b.id = any (${ids}::uuid[])`.execute(db)
  const names = await nameAbouts(
    db,
    rows.map(({ about }) => about),
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const entries = (row.entries ?? []).map(({ account, amount, party, name, type }) => ({
      account,
      amount,
      party: party ? { id: party, name: name ?? '', isClient: type === 'client' } : null,
    }))
    return [{ ...row, entries, named: names.get(row.about) ?? null }]
  })
}

/** A page of bookings, newest first, by keyset pagination; `next` is the start of the following page. */
export async function browseBookings(
  actor: Actor,
  query: LedgerQuery,
): Promise<{ rows: BookingRow[]; next: string | null; party: string | null }> {
  authorize(actor, 'ledger.read')
  return readAs(actor, async (db) => {
    const keys = await pageKeys(db, query, ledgerPageSize + 1)
    const rows = await readBookings(
      db,
      keys.slice(0, ledgerPageSize).map(({ id }) => id),
    )
    const last = keys[ledgerPageSize - 1]
    const party = query.party
      ? await db
          .selectFrom('profiles')
          .select(companyOfProfile('profiles').as('name'))
          .where('id', '=', query.party)
          .executeTakeFirst()
      : undefined
    return {
      rows,
      next: keys.length > ledgerPageSize && last ? `${last.booked_on}~${last.id}` : null,
      party: party?.name ?? null,
    }
  })
}

/** One booking, or null. */
export async function readBooking(actor: Actor, id: string): Promise<BookingRow | null> {
  authorize(actor, 'ledger.read')
  if (!isRecordId(id)) return null
  return readAs(actor, async (db) => (await readBookings(db, [id]))[0] ?? null)
}
