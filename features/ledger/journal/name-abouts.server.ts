import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { isRecordId } from '#/domain/record-id.ts'

/** Subject of a booking: a tax document with its number, or a visit with its code. */
export type About = { of: 'document' | 'payment' | 'payout'; label: string; id: string }

/** Names the subjects of bookings by their `about`: an identifier, optionally followed by a separator and more. */
export async function nameAbouts(db: Tx, abouts: readonly string[]): Promise<Map<string, About>> {
  const idOf = (about: string) => about.slice(0, 36)
  const ids = [...new Set(abouts.map(idOf).filter(isRecordId))]
  if (ids.length === 0) return new Map()
  type Row = { id: string; of: About['of']; number: string | null; visit: number | null; target: string }
  const { rows } = await sql<Row>`
    select id, 'document' as of, number, null::int as visit, id as target from app.invoices where id = any (${ids}::uuid[])
    union all select p.id, 'payment', i.number, null, i.id from app.payments p join app.invoices i on i.id = p.invoice_id
      where p.id = any (${ids}::uuid[])
    union all select p.id, 'payout', null, r.number, r.id from app.payouts p
      join app.mystery_shopping_requests r on r.id = p.request_id where p.id = any (${ids}::uuid[])`.execute(db)
  const found = new Map(
    rows.map(({ id, of, number, visit, target }): [string, About] => [
      id,
      { of, label: number ?? (visit === null ? '' : requestCode(visit)), id: target },
    ]),
  )
  return new Map(
    abouts.flatMap((about) => {
      const name = found.get(idOf(about))
      return name ? [[about, name] as [string, About]] : []
    }),
  )
}
