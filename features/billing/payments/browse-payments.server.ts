import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type Halalas, sar } from '#/domain/money.ts'
import type { PaymentState } from '#/domain/payment.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { paymentDeskMessages } from '#/messages/billing/payment-desk.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { paymentPageSize } from './limits.ts'
import type { PaymentProviderName, PaymentQuery, PaymentSort } from './list-query.ts'
import { referenceOf } from './reference.ts'

export type PaymentRow = {
  id: string
  reference: string
  clientId: string
  client: string
  /** The payer of a share. */
  payer: string | null
  invoiceId: string
  number: string
  provider: PaymentProviderName
  method: string | null
  ending: string | null
  amount: Halalas
  refunded: Halalas
  state: PaymentState
  mismatch: 'amount' | 'currency' | 'refund' | 'reference' | null
  createdAt: string
}

/** What waits for a person: a transfer to confirm, what does not fit, money that is to go back by bank. */
const isToDo: RawBuilder<SqlBool> = sql`((y.provider = 'bank' and y.state = 'pending') or y.mismatch is not null
  or exists (select from app.payment_refunds r where r.payment_id = y.id and r.client_id = y.client_id and r.state = 'asked' and r.way = 'bank'))`

const order: Record<PaymentSort, RawBuilder<unknown>> = {
  date: sql`y.created_at`,
  client: sql`app.fold(coalesce(p.company_name, p.full_name))`,
  number: sql`i.number`,
  amount: sql`y.amount`,
}

const matching = (db: Tx, { q, tab, state, provider, mismatch }: PaymentQuery) =>
  db
    .selectFrom('payments as y')
    .innerJoin('invoices as i', (on) => on.onRef('i.client_id', '=', 'y.client_id').onRef('i.id', '=', 'y.invoice_id'))
    .innerJoin('profiles as p', 'p.id', 'y.client_id')
    .leftJoin('payment_shares as s', 's.id', 'y.share_id')
    .$if(q !== '', (found) =>
      found.where(
        sql<boolean>`(app.fold(coalesce(p.company_name, '') || ' ' || p.full_name || ' ' || i.number || ' ' || coalesce(s.payer_name, '')
          || ' ' || coalesce(y.transfer_reference, '') || ' ' || coalesce(y.payment_id, '')) like ${likePattern(q)}
          or 'PAY-' || upper(right(y.id::text, 8)) like upper(${likePattern(q)}))`,
      ),
    )
    .$if(tab === 'todo', (found) => found.where(isToDo))
    .$if(state !== null, (found) => found.where('y.state', '=', state!))
    .$if(provider !== null, (found) => found.where('y.provider', '=', provider!))
    .$if(mismatch, (found) => found.where('y.mismatch', 'is not', null))

const sorted = (db: Tx, query: PaymentQuery) =>
  matching(db, query)
    .select(['y.id', 'y.client_id', 'y.invoice_id', 'i.number', 'y.provider', 'y.method', 'y.ending', 'y.amount'])
    .select(['y.refunded', 'y.state', 'y.mismatch', 'y.created_at', 's.payer_name'])
    .select(sql<string>`coalesce(p.company_name, p.full_name)`.as('client'))
    .orderBy(sql`${order[query.sort]} ${sql.raw(query.descending ? 'desc' : 'asc')}`)
    .orderBy('y.id')
type Row = Awaited<ReturnType<ReturnType<typeof sorted>['execute']>>[number]

const rowOf = (row: Row): PaymentRow => ({
  id: row.id,
  reference: referenceOf(row.id),
  clientId: row.client_id,
  client: row.client,
  payer: row.payer_name,
  invoiceId: row.invoice_id,
  number: row.number!,
  provider: row.provider,
  method: row.method,
  ending: row.ending,
  amount: row.amount,
  refunded: row.refunded,
  state: row.state,
  mismatch: row.mismatch,
  createdAt: row.created_at,
})

const countOf = async (db: Tx, query: PaymentQuery): Promise<number> => {
  const { n } = await matching(db, query)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

export type PaymentList = { rows: PaymentRow[]; counts: Record<PaymentQuery['tab'], number> }

/** Payments and attempts to pay: searched, filtered, sorted and paged by the database. */
export async function browsePayments(actor: Actor, query: PaymentQuery): Promise<PaymentList> {
  authorize(actor, 'payments.confirm')
  return readAs(actor, async (db) => {
    const [rows, todo, all] = await Promise.all([
      sorted(db, query)
        .limit(paymentPageSize)
        .offset((query.page - 1) * paymentPageSize)
        .execute(),
      countOf(db, { ...query, tab: 'todo' }),
      countOf(db, { ...query, tab: 'all' }),
    ])
    return { rows: rows.map(rowOf), counts: { todo, all } }
  })
}

type Cells = readonly (string | number | null)[]
const atOnce = 1000

async function* cellsOf(actor: Actor, query: PaymentQuery, lang: Lang): AsyncGenerator<Cells> {
  const t = translator(lang, paymentDeskMessages)
  yield [
    t('reference'),
    t('date'),
    t('client'),
    t('payer'),
    t('number'),
    t('provider'),
    t('amount'),
    t('refundedSum'),
    t('state'),
    t('mismatch'),
  ]
  for (let from = 0; ; from += atOnce) {
    const rows = await readAs(actor, (db) => sorted(db, query).limit(atOnce).offset(from).execute())
    for (const row of rows.map(rowOf))
      yield [
        row.reference,
        riyadhDay(new Date(row.createdAt)),
        row.client,
        row.payer,
        row.number,
        t(`provider_${row.provider}`),
        sar(row.amount),
        sar(row.refunded),
        t(`state_${row.state}`),
        row.mismatch && t(`mismatch_${row.mismatch}`),
      ]
    if (rows.length < atOnce) return
  }
}

/** The payments that the list shows, for a file; that somebody took them is itself recorded. */
export async function exportPayments(actor: Actor, query: PaymentQuery, lang: Lang): Promise<AsyncGenerator<Cells>> {
  authorize(actor, 'payments.confirm')
  await confirmedRecently(actor)
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, { action: 'payments.export', entity: 'payment', entityId: 'list', after: { ...query } }),
  )
  return cellsOf(actor, query, lang)
}
