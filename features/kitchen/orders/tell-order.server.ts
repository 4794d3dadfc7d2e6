import { asSystem, type Tx } from '#/db/database.server.ts'
import { sql } from 'kysely'
import { textOf } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'

const headOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('purchase_orders as o')
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'o.client_id').onRef('s.id', '=', 'o.supplier_id'),
    )
    .select(['o.id', 'o.client_id', 'o.branch_id', 'o.number', 'o.state', 'o.created_by', 'o.reason'])
    .select([
      sql<string>`coalesce(s.name_en, s.name_ar)`.as('en'),
      sql<string>`coalesce(s.name_ar, s.name_en)`.as('ar'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirst()
type Head = NonNullable<Awaited<ReturnType<typeof headOf>>>
const factsOf = (row: Head) => ({
  supplier: textOf((lang) => row[lang]),
  number: String(row.number),
  order: row.id,
})

type Round = { orderId: string; round: number }

/** Tells those who may approve that an order waits. */
export async function tellOrderAwaits({ orderId, round }: Round): Promise<void> {
  await asSystem('a job tells who may approve of a purchase order', async (tx) => {
    const row = await headOf(tx, orderId)
    if (!row || row.state !== 'awaiting') return
    const effect = { effectKey: `order.awaits:${orderId}:${round}` }
    await tell(tx, { client: row.client_id, branch: row.branch_id }, 'order.awaits', factsOf(row), effect)
  })
}

/** Tells the maker of an order that it was approved or returned. */
export async function tellOrderDecided({ orderId, round }: Round): Promise<void> {
  await asSystem('a job tells the maker of a purchase order', async (tx) => {
    const row = await headOf(tx, orderId)
    if (!row || (row.state !== 'approved' && row.state !== 'draft')) return
    const kind = row.state === 'approved' ? 'order.approved' : 'order.returned'
    const effect = { effectKey: `${kind}:${orderId}:${round}` }
    await tell(tx, { person: row.created_by }, kind, factsOf(row), effect)
  })
}

/** Tells the maker of an order what the supplier answered. */
export async function tellOrderAnswered({ answerId }: { answerId: string }): Promise<void> {
  await asSystem('a job tells the maker of an answer of the supplier', async (tx) => {
    const answer = await tx
      .selectFrom('purchase_order_answers')
      .select(['order_id', 'kind'])
      .where('id', '=', answerId)
      .executeTakeFirst()
    if (!answer || answer.kind === 'accepted' || answer.kind === 'refused' || answer.kind === 'revised') return
    const row = await headOf(tx, answer.order_id)
    if (!row) return
    const effect = { effectKey: `order.answered:${answerId}` }
    await tell(tx, { person: row.created_by }, `order.${answer.kind}`, factsOf(row), effect)
  })
}
