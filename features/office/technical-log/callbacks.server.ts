import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { callbackList, type CallbackQuery } from './lists.ts'

export type CallbackRow = {
  id: string
  event: string
  provider: string
  handled: 'waiting' | 'done'
  receivedAt: string
  handledAt: string | null
  paymentId: string | null
}

const matching = (db: Tx, { handled }: CallbackQuery) =>
  db
    .selectFrom('payment_events as e')
    .$if(handled !== null, (rest) => rest.where('e.handled_at', handled === 'done' ? 'is not' : 'is', null))

export const callbackRows: RowsOf<typeof callbackList, CallbackRow> = (db, query) => ({
  select: matching(db, query)
    .select(['e.event_id as id', 'e.kind as event', 'e.provider', 'e.received_at as receivedAt'])
    .select('e.handled_at as handledAt')
    .select(sql<'waiting' | 'done'>`case when e.handled_at is null then 'waiting' else 'done' end`.as('handled'))
    .select(
      sql<
        string | null
      >`(select p.id from payments p where p.provider = e.provider and p.checkout_id = e.checkout_id limit 1)`.as(
        'paymentId',
      ),
    ),
  order: { newest: sql.ref('e.received_at') },
  id: 'e.event_id',
})

/** One page of what payment services called back, each with its payment. */
export async function browseCallbacks(actor: Actor, query: CallbackQuery) {
  authorize(actor, callbackList.permission)
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, callbackRows),
      matching(db, query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}
