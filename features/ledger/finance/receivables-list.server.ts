import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { agesOfAll, byAge, openInvoices } from './read-receivables.server.ts'
import {
  type Ages,
  type Debtor,
  debtorList,
  type DebtorQuery,
  type openInvoiceList,
  type OpenInvoiceRow,
} from './receivables-list.ts'

const matching = ({ q, age }: Pick<DebtorQuery, 'q' | 'age'>) => sql`(${openInvoices(riyadhDay(now()))}) open
  join app.profiles p on p.id = open.client_id
  where ${wordsMatch(sql`concat_ws(' ', p.company_name, p.full_name)`, q)}
    and ${age === null ? sql`true` : sql`open.age = ${Number(age)}`}`

const debtors = (db: Tx, query: DebtorQuery) =>
  db.selectFrom(
    sql<Debtor>`(select client_id as id, ${companyOfProfile('p')} as name, array[${byAge}]::float8[] as ages,
        sum(owed)::bigint as owed, count(*)::int as invoices, min(due_on) as oldest
      from ${matching(query)} group by client_id, p.id)`.as('d'),
  )

export const debtorRows: RowsOf<typeof debtorList, Debtor> = (db, query) => ({
  select: debtors(db, query).selectAll(),
  order: { owed: sql.ref('d.owed'), name: sql.ref('d.name'), oldest: sql.ref('d.oldest') },
  id: 'd.id',
})

export const openInvoiceRows: RowsOf<typeof openInvoiceList, OpenInvoiceRow> = (db, query) => ({
  select: db
    .selectFrom(
      sql<OpenInvoiceRow & { id: string }>`(select open.id, ${companyOfProfile('p')} as client, open.number,
          open.issued_at as issued, open.due_on as "dueOn", greatest(0, open.late) as "daysLate", open.gross, open.owed
        from ${matching(query)})`.as('o'),
    )
    .selectAll(),
  order: { due: sql.ref('o.dueOn') },
  id: 'o.id',
})

/** A page of the clients with open invoices, and the sums of all by age. */
export async function browseReceivables(
  actor: Actor,
  query: DebtorQuery,
): Promise<{ rows: Debtor[]; total: number; ages: Ages }> {
  authorize(actor, debtorList.permission)
  return readAs(actor, async (db) => {
    const [rows, { total }, ages] = await Promise.all([
      pageRows(db, actor, query, debtorRows),
      debtors(db, query)
        .select((e) => e.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      agesOfAll(db),
    ])
    return { rows, total, ages }
  })
}
