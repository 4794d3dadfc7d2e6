import { asSystem, type Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { type OrderAnswer, takesAnswer } from '#/domain/kitchen/buying/order.ts'
import { halalas } from '#/domain/money.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { SupplierAnswer } from './form.ts'
import { findOrder, type OpenOrder } from './open-order.server.ts'

type Asked = { token: string; network: string }
const why = 'a supplier without an account answers one purchase order by a link'

/** Holds the order of a link until the transaction ends. Throws `orders.late`, `changed-meanwhile`. */
async function hold(tx: Tx, link: OpenOrder, issue: number) {
  const held = await tx
    .selectFrom('purchase_orders')
    .select(['id', 'number', 'state', 'revision', 'issue', 'wanted_on'])
    .where('id', '=', link.orderId)
    .where('client_id', '=', link.clientId)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new AppError('not-found')
  if (!takesAnswer(held.state)) throw new AppError('orders.late')
  // why: what is answered is the order that the supplier read, never a revision sent since
  if (held.issue !== issue) throw new AppError('changed-meanwhile')
  return held
}

/** Prices that differ from those of the order, by line, with those before; both in riyals as typed. */
async function changedPrices(tx: Tx, link: OpenOrder, asked: ReadonlyMap<number, number>) {
  const lines = await tx
    .selectFrom('purchase_order_lines')
    .select(['id', 'place', 'price'])
    .where('client_id', '=', link.clientId)
    .where('order_id', '=', link.orderId)
    .execute()
  return Object.fromEntries(
    lines.flatMap(({ id, place, price }) => {
      const wanted = asked.get(place)
      if (wanted === undefined || wanted === halalas(price)) return []
      return [[id, { price: (wanted / 100).toFixed(2), before: (halalas(price) / 100).toFixed(2) }]]
    }),
  )
}

/**
 * Keeps what a supplier answers: confirmed as ordered, other prices or another day, or declined. A change goes back to
 * the buyer. Throws `too-many-attempts`, `orders.late`, `changed-meanwhile`, `orders.nothing-changed`, `bad-request`, and `not-found` for
 * every token that opens nothing now.
 */
export async function answerOrder({ token, network }: Asked, answer: SupplierAnswer): Promise<void> {
  await takeAttempt('quote answer by network', network)
  const link = await findOrder(token)
  if (!link) throw new AppError('not-found')
  const wantedOn = answer.intent === 'change' ? answer.wantedOn : null
  if (wantedOn !== null && wantedOn < riyadhDay(now()))
    throw new AppError('bad-request', {}, { wantedOn: 'visit-in-past' })
  await asSystem(why, async (tx) => {
    const held = await hold(tx, link, answer.issue)
    const prices = answer.intent === 'change' ? await changedPrices(tx, link, answer.prices) : {}
    const day = wantedOn === held.wanted_on ? null : wantedOn
    if (answer.intent === 'change' && day === null && Object.keys(prices).length === 0)
      throw new AppError('orders.nothing-changed')
    const kind = ({ confirm: 'confirmed', change: 'changed', decline: 'declined' } as const)[
      answer.intent
    ] satisfies OrderAnswer
    const { id } = await tx
      .insertInto('purchase_order_answers')
      .values({
        client_id: link.clientId,
        order_id: link.orderId,
        kind,
        wanted_on: day,
        note: answer.note,
        prices: JSON.stringify(prices),
        answered_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('purchase_orders')
      .set({
        answered: kind,
        revision: held.revision + 1,
        ...(kind === 'confirmed' && { state: 'confirmed' as const, confirmed_at: now() }),
      })
      .where('id', '=', held.id)
      .where('client_id', '=', link.clientId)
      .execute()
    await recordActivity(tx, null, {
      action: `orders.answer-${answer.intent}`,
      entity: 'purchase-order',
      entityId: held.id,
      clientId: link.clientId,
      after: { number: held.number },
    })
    await enqueue(tx, 'buying.order-answered', { answerId: id })
  })
}
