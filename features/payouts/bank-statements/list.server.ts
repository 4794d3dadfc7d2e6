import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { countsIn, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { bankLineList, type LineQuery, type LineRow, type LineState, type LineTab, lineTabs } from './list.ts'

const stateOf: RawBuilder<LineState> = sql`case when l.unmatched = 0 then 'matched' when l.aside is not null then 'aside'
  when l.unmatched <> l.amount then 'part' else 'open' end`
const isOnTab = (tab: LineTab): RawBuilder<boolean> => {
  if (tab === 'open') return sql`(l.unmatched <> 0 and l.aside is null)`
  if (tab === 'matched') return sql`(l.unmatched = 0)`
  return tab === 'aside' ? sql`(l.aside is not null)` : sql`true`
}

/** Names what a match is about: an invoice, or a transfer of a batch. */
export const labelOfMatch = sql<string>`coalesce(i.number, 'PB' || lpad(b.number::text, greatest(6, length(b.number::text)), '0')
  || '-' || lpad(m.place::text, greatest(4, length(m.place::text)), '0'))`

/** The first matches of a line by name, and how many more there are. */
const matchedWith = sql<string | null>`(select string_agg(label, ', ' order by nth) filter (where nth <= 3)
    || case when count(*) > 3 then ' +' || (count(*) - 3) else '' end
  from (select ${labelOfMatch} as label, row_number() over (order by m.batch_id, m.place, i.number) as nth
    from app.bank_matches m left join app.payments y on y.id = m.payment_id
      left join app.invoices i on i.client_id = y.client_id and i.id = y.invoice_id
      left join app.payout_batches b on b.id = m.batch_id
    where m.line_id = l.id and m.undone_at is null) as named)`

const matching = (db: Tx, { q, side }: LineQuery) =>
  db
    .selectFrom('bank_lines as l')
    .$if(q !== '', (found) =>
      found.where(
        wordsMatch(
          sql`concat_ws(' ', l.other_name, l.remittance, l.bank_reference, l.end_to_end, (abs(l.amount)::numeric / 100)::numeric(20, 2)::text)`,
          q,
        ),
      ),
    )
    .$if(side !== null, (found) => found.where('l.amount', side === 'in' ? '>' : '<', 0))

/** Lines of a query, for page and file. */
export const lineRows: RowsOf<typeof bankLineList, LineRow> = (db, query) => ({
  select: matching(db, query)
    .where(isOnTab(query.tab))
    .select(['l.id', 'l.booked_on as date', stateOf.as('state'), 'l.other_name as name', 'l.remittance as text'])
    .select(['l.bank_reference as reference', 'l.end_to_end as endToEnd', 'l.amount', 'l.unmatched'])
    .select(['l.aside as asideWhy', matchedWith.as('matchedWith')]),
  order: { date: sql`l.booked_on`, amount: sql`abs(l.amount)` },
  id: 'l.id',
})

export type LinePage = { rows: LineRow[]; counts: Record<LineTab, number> }

/** One page of lines, with the counts of all tabs. */
export async function browseLines(actor: Actor, query: LineQuery): Promise<LinePage> {
  authorize(actor, bankLineList.permission)
  return readAs(actor, async (db) => {
    const [rows, counts] = await Promise.all([
      pageRows(db, actor, query, lineRows),
      matching(db, query).select(tabCounts(lineTabs, isOnTab)).executeTakeFirstOrThrow(),
    ])
    return { rows, counts: countsIn(lineTabs, counts) }
  })
}
