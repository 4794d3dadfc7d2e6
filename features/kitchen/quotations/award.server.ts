import { sql } from 'kysely'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  awardedOf,
  type Choice,
  compare,
  isSameChoice,
  ordersOf,
  totalOf,
  wholeLines,
} from '#/domain/kitchen/buying/comparison.ts'
import type { QuoteOf } from '#/domain/kitchen/buying/landed.ts'
import { decimalOf } from '#/domain/kitchen/buying/receipt.ts'
import { inBase, inUnit, stopsAwards } from '#/domain/kitchen/buying/supplier.ts'
import { authorize } from '#/domain/permissions.ts'
import { isLess } from '#/domain/rational.ts'
import { orderLimits } from '#/features/kitchen/settings/order-limits.server.ts'
import { now } from '#/platform/clock.ts'
import type { ChosenLine } from './form.ts'
import { keepAwarded } from './keep-awarded.server.ts'
import { assertStep, holdRequest, type SeenRequest, writeRequest } from './move-request.server.ts'
import { readInvited, readNeeds, type RequestNeed } from './read-request.server.ts'

type Award = {
  /** By place of the line; one that is missing is not bought. */
  chosen: ReadonlyMap<number, ChosenLine>
  reason: string | null
  licenceReason: string | null
}

/**
 * Awards lines of a closed request to suppliers who quoted them, wholly or in parts. Any other choice than the proposal needs a
 * reason; a manager awards up to the limit, and an expired licence is passed by the owner with a reason alone. Throws
 * `not-found`, `changed-meanwhile`, `buying.state`, `buying.above-limit`, `buying.licence`, `bad-request` with fields.
 */
export async function awardRequest(actor: Actor, seen: SeenRequest, { chosen, reason, licenceReason }: Award) {
  authorize(actor, 'suppliers.write')
  const isOwner = actor.company?.mode !== 'member'
  await asActor(actor, async (tx) => {
    const held = await holdRequest(tx, actor, seen)
    assertStep(held, 'award')
    const lines = await readNeeds(tx, actor, held.id)
    const quoted = (await readInvited(tx, actor, held.id, true)).filter((one) => one.quote !== null)
    const quotes = quoted.map(({ quote }) => quote!.of)
    const needs = new Map(lines.map(({ id, base }) => [id, base]))
    const choice: Choice = new Map(
      lines.flatMap((line) => {
        const one = chosen.get(line.place)
        return one ? [[line.id, partsOf(line, one, quotes)] as const] : []
      }),
    )
    if (choice.size === 0) throw new AppError('bad-request', {}, { 'line-1': 'buying-award-line' })
    const { proposal } = compare(quotes, needs)
    const isProposal =
      proposal !== null && proposal.lines.size === needs.size && isSameChoice(choice, wholeLines(needs, proposal.lines))
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
          ordered.map(({ lineId, part, packs }) => ({
            client_id: held.client_id,
            line_id: lineId,
            request_id: held.id,
            supplier_id: supplierId,
            quote_id: quoted.find((one) => one.supplierId === supplierId)!.quote!.id,
            quantity: sql<number>`${decimalOf(inUnit(part, lines.find(({ id }) => id === lineId)!.unit))}::numeric`,
            packs: Number(packs),
            created_by: actor.id,
          })),
        ),
      )
      .execute()
    await keepAwarded(tx, actor, held, orders, quoted)
  })
}

/** Base units of a line by supplier. Throws `bad-request` at the field of the line or of a part. */
function partsOf({ id, place, unit, base }: RequestNeed, chosen: ChosenLine, quotes: readonly QuoteOf[]) {
  const assertQuoted = (supplierId: string, field: string) => {
    const quote = quotes.find((one) => one.supplierId === supplierId)
    if (!quote?.lines.some(({ lineId }) => lineId === id))
      throw new AppError('bad-request', {}, { [field]: 'unreadable' })
  }
  if ('supplierId' in chosen) {
    assertQuoted(chosen.supplierId, `line-${place}`)
    return new Map([[chosen.supplierId, base]])
  }
  const [first] = chosen.parts.keys()
  if (first === undefined) throw new AppError('bad-request', {}, { [`line-${place}`]: 'buying-parts' })
  for (const supplierId of chosen.parts.keys()) assertQuoted(supplierId, `part-${place}-${supplierId}`)
  const parts = new Map([...chosen.parts].map(([supplierId, quantity]) => [supplierId, inBase(quantity, unit)]))
  if (isLess(base, awardedOf(parts)))
    throw new AppError('bad-request', {}, { [`part-${place}-${first}`]: 'buying-parts-sum' })
  return parts
}
