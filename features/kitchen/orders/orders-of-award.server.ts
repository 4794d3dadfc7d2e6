import { sql } from 'kysely'
import { asActor } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { assertOrderBranch, assertWanted, insertLines, type OrderedPack } from './save-order.server.ts'

type Given = { branchId: string; wantedOn: Day }

/**
 * Makes the drafts of an awarded request, one for each supplier, with the prices that were quoted. Suppliers that have
 * an order of the request for the branch get none again. Answers how many were made. Throws `not-found`, `orders.state`,
 * `orders.made`, `bad-request` with the fields.
 */
export async function makeOrdersOfAward(actor: Actor, requestId: string, given: Given): Promise<number> {
  authorize(actor, 'suppliers.write')
  authorize(actor, 'orders.write')
  await takeAttempt('papers by account', actor.id)
  assertWanted(given.wantedOn)
  return asActor(actor, async (tx) => {
    const company = companyOf(actor)
    const request = await tx
      .selectFrom('quote_requests')
      .select(['id', 'state', 'title'])
      .where('id', '=', recordId(requestId))
      .where('client_id', '=', company)
      .forUpdate()
      .executeTakeFirst()
    if (!request) throw new AppError('not-found')
    if (request.state !== 'awarded') throw new AppError('orders.state')
    await assertOrderBranch(tx, company, given.branchId)
    const made = await tx
      .selectFrom('purchase_orders')
      .select('supplier_id')
      .where('client_id', '=', company)
      .where('request_id', '=', request.id)
      .where('state', '<>', 'cancelled')
      .execute()
    const awarded = await tx
      .selectFrom('quote_awards as a')
      .innerJoin('quote_request_lines as n', (join) =>
        join.onRef('n.client_id', '=', 'a.client_id').onRef('n.id', '=', 'a.line_id'),
      )
      .innerJoin('supplier_quote_lines as q', (join) =>
        join
          .onRef('q.client_id', '=', 'a.client_id')
          .onRef('q.quote_id', '=', 'a.quote_id')
          .onRef('q.line_id', '=', 'a.line_id'),
      )
      .innerJoin('supplier_quotes as t', (join) =>
        join.onRef('t.client_id', '=', 'a.client_id').onRef('t.id', '=', 'a.quote_id'),
      )
      .select([
        'a.supplier_id',
        'a.packs',
        'n.ingredient_id',
        'q.price',
        'q.vat_mode',
        'q.quantity',
        'q.unit',
        'q.brand',
      ])
      .select('t.delivery_fee')
      .where('a.client_id', '=', company)
      .where('a.request_id', '=', request.id)
      .orderBy('n.place')
      .execute()
    const missing = [...new Set(awarded.map((row) => row.supplier_id))].filter(
      (supplier) => !made.some((order) => order.supplier_id === supplier),
    )
    if (missing.length === 0) throw new AppError('orders.made')
    for (const supplier of missing) {
      const own = awarded.filter((row) => row.supplier_id === supplier)
      const { id } = await sql<{ id: string }>`select app.uuid7() as id`.execute(tx).then(({ rows }) => rows[0]!)
      const order = await tx
        .insertInto('purchase_orders')
        .values({
          id,
          client_id: company,
          branch_id: given.branchId,
          supplier_id: supplier,
          request_id: request.id,
          wanted_on: given.wantedOn,
          delivery_fee: own[0]!.delivery_fee,
          created_by: actor.id,
        })
        .returning('number')
        .executeTakeFirstOrThrow()
      await insertLines(
        tx,
        company,
        id,
        own.map((row): OrderedPack => ({
          ingredientId: row.ingredient_id,
          offerId: null,
          brand: row.brand,
          pack: orderMessages.packWord[actor.language],
          quantity: row.quantity,
          unit: row.unit,
          sku: null,
          price: row.price,
          vatMode: row.vat_mode,
          packs: row.packs,
        })),
      )
      await recordActivity(tx, actor, {
        action: 'orders.make',
        entity: 'purchase-order',
        entityId: id,
        clientId: company,
        after: { number: order.number, title: request.title },
      })
    }
    return missing.length
  })
}
