import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { ageClasses } from '#/domain/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { Ages } from './receivables-list.ts'

export type OpenInvoice = {
  id: string
  number: string
  kind: 'invoice' | 'prepayment' | 'debit'
  issuedAt: string
  dueOn: Day
  gross: Halalas
  paid: Halalas
  credited: Halalas
  owed: Halalas
  age: number
  daysLate: number
}

/** Open documents with their open amount and age. */
export const openInvoices = (today: Day): RawBuilder<unknown> => sql`
  select i.id, i.client_id, i.number, i.kind, i.issued_at, i.due_on, i.gross, i.paid, i.credited,
    i.gross - i.credited - i.paid as owed, ${today}::date - i.due_on as late,
    case ${sql.join(
      ageClasses
        .slice(0, -1)
        .map((most, age) => sql`when ${today}::date - i.due_on <= ${sql.lit(most)} then ${sql.lit(age)}`),
      sql` `,
    )} else ${sql.lit(ageClasses.length - 1)} end as age
  from app.invoices i
  where i.status in ('issued', 'partly_paid', 'overdue') and i.kind <> 'credit' and i.gross - i.credited - i.paid > 0`

/** Sums of the rows of `openInvoices` by age, as columns. */
export const byAge = sql.join(
  ageClasses.map((_, age) => sql`coalesce(sum(owed) filter (where age = ${sql.lit(age)}), 0)::bigint`),
)

/** Receivables of all clients by age. */
export async function agesOfAll(db: Tx): Promise<Ages> {
  const { rows } = await sql<{ ages: Ages }>`
    select array[${byAge}]::float8[] as ages from (${openInvoices(riyadhDay(now()))}) open`.execute(db)
  return rows[0]!.ages
}

/** One client's open invoices, oldest first, and its credit. Throws `not-found`. */
export async function readDebtor(
  actor: Actor,
  clientId: string,
): Promise<{ id: string; name: string; ages: Ages; owed: Halalas; kept: Halalas; invoices: OpenInvoice[] }> {
  authorize(actor, 'ledger.read')
  const id = recordId(clientId)
  return readAs(actor, async (db) => {
    const client = await db
      .selectFrom('profiles')
      .select(companyOfProfile('profiles').as('name'))
      .where('id', '=', id)
      .where('user_type', '=', 'client')
      .where('id', 'in', (from) => from.selectFrom('companies').select('companies.id'))
      .executeTakeFirst()
    if (!client) throw new AppError('not-found')
    const { rows } = await sql<OpenInvoice>`
      select id, number, kind, issued_at as "issuedAt", due_on as "dueOn", gross, paid, credited, owed, age, greatest(0, late) as "daysLate"
      from (${openInvoices(riyadhDay(now()))}) open where client_id = ${id} order by due_on, number limit 1000`.execute(
      db,
    )
    const kept = await sql<{ kept: Halalas }>`
      select coalesce(-sum(amount), 0)::bigint as kept from app.journal_lines where party_id = ${id} and account = 'client_credit'`.execute(
      db,
    )
    return {
      id,
      name: client.name,
      ages: ageClasses.map((_, age) => rows.reduce((sum, row) => sum + (row.age === age ? row.owed : 0), 0)),
      owed: rows.reduce((sum, { owed }) => sum + owed, 0),
      kept: kept.rows[0]!.kept,
      invoices: rows,
    }
  })
}
