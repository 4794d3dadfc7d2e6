import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { compare, ordersOf, totalOf } from '#/domain/kitchen/buying/comparison.ts'
import { stopsAwards } from '#/domain/kitchen/buying/supplier.ts'
import { authorize } from '#/domain/permissions.ts'
import { isLess } from '#/domain/rational.ts'
import { orderLimits } from '#/features/kitchen/settings/order-limits.server.ts'
import { now } from '#/platform/clock.ts'
import { keepAwarded } from './keep-awarded.server.ts'
import { assertStep, holdRequest, type SeenRequest, writeRequest } from './move-request.server.ts'
import { readInvited, readNeeds } from './read-request.server.ts'

type Choice = {
  /** Supplier by place of the line; a line without one is not bought. */
  chosen: ReadonlyMap<number, string>
  reason: string | null
  licenceReason: string | null
}

/**
 * Awards lines of a closed request, each to one supplier who quoted it. Any other choice than the proposal needs a
 * reason; a manager awards up to the limit, and an expired licence is passed by the owner with a reason alone. Throws
 * `not-found`, `changed-meanwhile`, `buying.state`, `buying.above-limit`, `buying.licence`, `bad-request` with fields.
 */
export async function awardRequest(actor: Actor, seen: SeenRequest, { chosen, reason, licenceReason }: Choice) {
  authorize(actor, 'suppliers.write')
  const isOwner = actor.company?.mode !== 'member'
  await asActor(actor, async (tx) => {
    const held = await holdRequest(tx, actor, seen)
    assertStep(held, 'award')
    const lines = await readNeeds(tx, actor, held.id)
    const quoted = (await readInvited(tx, actor, held.id, true)).filter((one) => one.quote !== null)
    const quotes = quoted.map(({ quote }) => quote!.of)
    const needs = new Map(lines.map(({ id, base }) => [id, base]))
    const choice = new Map<string, string>()
    for (const { id, place } of lines) {
      const supplierId = chosen.get(place)
      if (!supplierId) continue
      const quote = quotes.find((one) => one.supplierId === supplierId)
      if (!quote?.lines.some(({ lineId }) => lineId === id))
        throw new AppError('bad-request', {}, { [`line-${place}`]: 'unreadable' })
      choice.set(id, supplierId)
    }
    if (choice.size === 0) throw new AppError('bad-request', {}, { 'line-1': 'buying-award-line' })
    const { proposal } = compare(quotes, needs)
    const isProposal =
      proposal !== null &&
      choice.size === needs.size &&
      [...choice].every(([id, one]) => proposal.lines.get(id) === one)
    if (!isProposal && reason === null) throw new AppError('bad-request', {}, { reason: 'choose-reason' })
    const orders = ordersOf(quotes, needs, choice)
    const { manager: limit } = await orderLimits(tx, held.client_id)
    if (!isOwner && isLess({ n: BigInt(limit), d: 1n }, totalOf(orders))) throw new AppError('buying.above-limit')
    const stopped = quoted.filter(
      ({ supplierId, licence }) => stopsAwards(licence) && orders.some((order) => order.supplierId === supplierId),
    )
    if (stopped.length > 0 && !isOwner) throw new AppError('buying.licence')
    if (stopped.length > 0 && licenceReason === null)
      throw new AppError('bad-request', {}, { licenceReason: 'choose-reason' })
    await writeRequest(tx, actor, held, 'award', {
      state: 'awarded',
      ended_at: now(),
      reason,
      licence_reason: stopped.length > 0 ? licenceReason : null,
    })
    await tx
      .insertInto('quote_awards')
      .values(
        orders.flatMap(({ supplierId, lines: ordered }) =>
          ordered.map(({ lineId, packs }) => ({
            client_id: held.client_id,
            line_id: lineId,
            request_id: held.id,
            supplier_id: supplierId,
            quote_id: quoted.find((one) => one.supplierId === supplierId)!.quote!.id,
            packs: Number(packs),
            created_by: actor.id,
          })),
        ),
      )
      .execute()
    await keepAwarded(tx, actor, held, orders, quoted)
  })
}
