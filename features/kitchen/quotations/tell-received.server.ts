import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import { textOf } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'

/** Tells the buyers of a company that a quotation came in: one line a supplier and request. */
export async function tellQuoteReceived({ quoteId }: { quoteId: string }): Promise<void> {
  await asSystem('a job tells buyers of a quotation', async (tx) => {
    const row = await tx
      .selectFrom('supplier_quotes as q')
      .innerJoin('quote_invitations as i', (join) =>
        join.onRef('i.client_id', '=', 'q.client_id').onRef('i.id', '=', 'q.invitation_id'),
      )
      .innerJoin('quote_requests as r', (join) =>
        join.onRef('r.client_id', '=', 'i.client_id').onRef('r.id', '=', 'i.request_id'),
      )
      .innerJoin('suppliers as s', (join) =>
        join.onRef('s.client_id', '=', 'i.client_id').onRef('s.id', '=', 'i.supplier_id'),
      )
      .select(['i.id as invitation_id', 'r.id', 'r.title', 'r.client_id'])
      .select([
        sql<string>`coalesce(s.name_en, s.name_ar)`.as('en'),
        sql<string>`coalesce(s.name_ar, s.name_en)`.as('ar'),
      ])
      .where('q.id', '=', quoteId)
      .executeTakeFirst()
    if (!row) return
    const supplier = textOf((lang) => row[lang])
    const effect = { effectKey: `quote.received:${row.invitation_id}` }
    await tell(tx, { client: row.client_id }, 'quote.received', { supplier, title: row.title, request: row.id }, effect)
  })
}
