import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { paymentList, type PaymentQuery, type PaymentRow } from './list.ts'
import { referenceOf } from './reference.ts'

/** Needs manual action: a transfer to confirm, a mismatch, or a refund by bank. */
const isToDo: RawBuilder<SqlBool> = sql`((y.provider = 'bank' and y.state = 'pending') or y.mismatch is not null
  or exists (select from app.payment_refunds r where r.payment_id = y.id and r.client_id = y.client_id and r.state = 'asked' and r.way = 'bank'))`

const nameOf = companyOfProfile('p')

const matching = (db: Tx, { q, tab, state, provider, mismatch, client }: PaymentQuery) =>
  db
    .selectFrom('payments as y')
    .innerJoin('invoices as i', (on) => on.onRef('i.client_id', '=', 'y.client_id').onRef('i.id', '=', 'y.invoice_id'))
    .innerJoin('profiles as p', 'p.id', 'y.client_id')
    .leftJoin('payment_shares as s', 's.id', 'y.share_id')
    .$if(q !== '', (found) =>
      found.where(
        wordsMatch(
          sql`concat_ws(' ', p.company_name, p.full_name, i.number, s.payer_name, y.transfer_reference, y.payment_id,
            'PAY-' || right(y.id::text, 8))`,
          q,
        ),
      ),
    )
    .$if(tab === 'todo', (found) => found.where(isToDo))
    .$if(state !== null, (found) => found.where('y.state', '=', state!))
    .$if(provider !== null, (found) => found.where('y.provider', '=', provider!))
    .$if(mismatch !== null, (found) => found.where('y.mismatch', 'is not', null))
    .$if(client !== null, (found) => found.where('y.client_id', '=', client!))

/** Payments of a query, for page and file. */
export const paymentRows: RowsOf<typeof paymentList, PaymentRow, Omit<PaymentRow, 'reference'>> = (db, query) => ({
  select: matching(db, query)
    .select(['y.id', 'y.client_id as clientId', 'y.invoice_id as invoiceId', 'i.number', 'y.provider', 'y.method'])
    .select(['y.ending', 'y.amount', 'y.refunded', 'y.state', 'y.mismatch', 'y.created_at as date'])
    .select(['s.payer_name as payer', nameOf.as('client')]),
  order: {
    date: sql`y.created_at`,
    client: sql`app.fold(${nameOf})`,
    number: sql`i.number`,
    amount: sql`y.amount`,
  },
  id: 'y.id',
  finish: (rows) => rows.map((row) => ({ ...row, reference: referenceOf(row.id) })),
})

const countOf = async (db: Tx, query: PaymentQuery): Promise<number> => {
  const { n } = await matching(db, query)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

export type PaymentList = { rows: PaymentRow[]; counts: Record<PaymentQuery['tab'], number> }

/** One page of payments and attempts, filtered and sorted by the database. */
export async function browsePayments(actor: Actor, query: PaymentQuery): Promise<PaymentList> {
  authorize(actor, 'invoices.browse')
  return readAs(actor, async (db) => {
    const [rows, todo, all] = await Promise.all([
      pageRows(db, actor, query, paymentRows),
      countOf(db, { ...query, tab: 'todo' }),
      countOf(db, { ...query, tab: 'all' }),
    ])
    return { rows, counts: { todo, all } }
  })
}
