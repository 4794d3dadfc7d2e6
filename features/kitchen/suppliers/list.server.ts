import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { licenceLeadDays, type LicenceState, licenceState } from '#/domain/kitchen/buying/supplier.ts'
import { halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { nullsLast, pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { SupplierLine, supplierList, SupplierQuery } from './list.ts'

/** Name of a supplier `s` in the language of the reader. */
export const supplierName = sql<string>`app.named(coalesce(s.name_en, s.name_ar), s.name_ar)`

const today = () => sql`${riyadhDay(now())}::date`

/** The rule of `licenceState` for the licence `l` of the food authority. */
const stateInSql = (): RawBuilder<LicenceState> => sql<LicenceState>`(case
  when l.expires_on is null then 'missing'
  when l.expires_on < ${today()} then 'expired'
  when l.expires_on <= ${today()} + ${sql.lit(licenceLeadDays)} then 'expiring'
  else 'valid' end)`

/** Offers that count today. */
const offersInSql = () => sql<number>`(select count(*)::int from supplier_offers o
  where o.client_id = s.client_id and o.supplier_id = s.id and o.ended_at is null
    and o.valid_from <= ${today()} and coalesce(o.valid_until, ${today()}) >= ${today()})`

const filtered = (db: Tx, actor: Actor, { q, licence }: SupplierQuery) =>
  db
    .selectFrom('suppliers as s')
    .leftJoin('supplier_licences as l', (join) =>
      join
        .onRef('l.client_id', '=', 's.client_id')
        .onRef('l.supplier_id', '=', 's.id')
        .on('l.kind', '=', 'sfda')
        .on('l.replaced_at', 'is', null),
    )
    .select(['s.id', 's.contact', 's.phone', 's.minimum_order', 's.delivery_fee', 's.archived_at', 'l.expires_on'])
    .select([supplierName.as('name'), offersInSql().as('offers')])
    .where('s.client_id', '=', companyOf(actor))
    .$if(q !== '', (rows) =>
      rows.where(
        wordsMatch(
          sql`concat_ws(' ', s.name_en, s.name_ar, s.contact, s.cr_number, s.vat_number, s.phone, s.email)`,
          q,
        ),
      ),
    )
    .$if(licence !== null, (rows) => rows.where(stateInSql(), '=', licence!))

type Row = Awaited<ReturnType<ReturnType<typeof filtered>['execute']>>[number]

const lineOf = (row: Row): SupplierLine => ({
  id: row.id,
  name: row.name,
  contact: row.contact,
  phone: row.phone,
  licence: licenceState(row.expires_on, riyadhDay(now())),
  licenceEnd: row.expires_on,
  offers: row.offers,
  minimumOrder: halalas(row.minimum_order),
  deliveryFee: halalas(row.delivery_fee),
  isArchived: row.archived_at !== null,
})

/** Suppliers of a query, for page and file. */
export const supplierRows: RowsOf<typeof supplierList, SupplierLine, Row> = (db, query, actor) =>
  Promise.resolve({
    select: filtered(db, actor, query).where('s.archived_at', query.tab === 'archived' ? 'is not' : 'is', null),
    order: {
      name: sql`app.fold(${supplierName})`,
      licenceEnd: nullsLast(sql`l.expires_on`),
      offers: offersInSql(),
    },
    id: 's.id',
    finish: (rows) => rows.map(lineOf),
  })

export type Suppliers = { rows: SupplierLine[]; total: number; counts: Record<'active' | 'archived', number> }

/** A page of the suppliers of the company, with the counts of both tabs under the same filters. */
export async function browseSuppliers(actor: Actor, query: SupplierQuery): Promise<Suppliers> {
  authorize(actor, 'suppliers.read')
  return readAs(actor, async (db) => {
    const [rows, counts] = await Promise.all([
      pageRows(db, actor, query, supplierRows),
      filtered(db, actor, query)
        .clearSelect()
        .select([
          sql<number>`count(*) filter (where s.archived_at is null)::int`.as('active'),
          sql<number>`count(*) filter (where s.archived_at is not null)::int`.as('archived'),
        ])
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total: counts[query.tab], counts }
  })
}
