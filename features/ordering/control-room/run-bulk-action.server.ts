import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError, type ErrorCode, type ErrorDetails } from '#/domain/errors.ts'
import { requestCode } from '#/domain/evaluation.ts'
import type { UndoFields } from '#/domain/undo.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, fromRiyadh, riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import {
  assignVisits,
  cancelVisits,
  rescheduleVisits,
  setBonus,
  swapShoppers,
} from '#/features/ordering/assignment/change-visits.server.ts'
import { takeBackVisit } from '#/features/ordering/assignment/hand-back.server.ts'
import { rankShoppers } from '#/features/ordering/assignment/rank-shoppers.server.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { offerToBest, stopOffering } from '#/features/ordering/offers/offer-visit.server.ts'
import { idsInRoom } from './browse-room.server.ts'
import type { ManyStep } from './form.ts'
import { type ManyAct, type ManyResult, mostRankedAtOnce, type RefusedRow } from './bulk-actions.ts'
import type { RoomFilter } from './room-list.ts'

/** Maximum refusals listed; others are counted. */
const mostTold = 50

type Outcome = {
  done: number
  refused: { requestId: string; code: ErrorCode; details: ErrorDetails }[]
  undo?: UndoFields
}

/** Runs a verb for each id; a refusal does not stop the rest. */
async function each(ids: readonly string[], verb: (id: string) => Promise<unknown>): Promise<Outcome> {
  const refused: Outcome['refused'] = []
  for (const requestId of ids) {
    try {
      await verb(requestId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ requestId, code: error.code, details: error.details })
    }
  }
  return { done: ids.length - refused.length, refused }
}

/** Assigns the best allowed shopper to each visit in turn, considering the previous ones. */
async function assignBest(actor: Actor, ids: readonly string[]): Promise<Outcome> {
  if (ids.length > mostRankedAtOnce) throw new AppError('evaluation.too-many-ranked')
  return each(ids, async (id) => {
    const { fit } = await rankShoppers(actor, id)
    const best = fit[0]
    if (!best) throw new AppError('offer.nobody')
    await assignVisit(actor, id, best.id)
  })
}

/** New time of each visit, at the same time of day. */
async function move(actor: Actor, ids: readonly string[], order: Extract<ManyStep, { how: string }>): Promise<Outcome> {
  const rows = await readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests')
      .select(['id', 'scheduled_date as at'])
      .where('id', 'in', ids)
      .orderBy('scheduled_date')
      .execute(),
  )
  const changes = rows.map(({ id, at }) => {
    const wall = toRiyadh(new Date(at))
    const day = order.how === 'day' ? order.day : addDays(riyadhDay(new Date(at)), order.days)
    return { requestId: id, visitAt: fromRiyadh(`${day}T${wall.slice(11)}`)! }
  })
  return rescheduleVisits(actor, changes)
}

async function swap(actor: Actor, ids: readonly string[]): Promise<Outcome> {
  const [one, other] = ids
  if (!one || !other || ids.length !== 2) throw new AppError('evaluation.swap-two')
  return swapShoppers(actor, one, other)
}

function carryOut(actor: Actor, ids: readonly string[], order: ManyStep): Promise<Outcome> {
  switch (order.intent) {
    case 'many-approve':
      return each(ids, (id) => approveRequest(actor, id))
    case 'many-offer':
      return each(ids, (id) => offerToBest(actor, id))
    case 'many-stop':
      return each(ids, (id) => stopOffering(actor, id))
    case 'many-assign':
      return order.who === 'one' && order.shopperId
        ? assignVisits(
            actor,
            ids.map((requestId) => ({ requestId, shopperId: order.shopperId! })),
          )
        : assignBest(actor, ids)
    case 'many-swap':
      return swap(actor, ids)
    case 'many-move':
      return move(actor, ids, order)
    case 'many-bonus':
      return setBonus(actor, ids, order.riyals)
    case 'many-takeBack':
      return each(ids, (id) => takeBackVisit(actor, id, order.reason, order.cause))
    case 'many-cancel':
      return cancelVisits(actor, ids, order.reason)
  }
}

/** Refused requests with their codes. */
async function named(actor: Actor, refused: Outcome['refused']): Promise<RefusedRow[]> {
  const told = refused.slice(0, mostTold)
  if (told.length === 0) return []
  const ids = told.map(({ requestId }) => requestId)
  const rows = await readAs(actor, (tx) =>
    tx.selectFrom('mystery_shopping_requests').select(['id', 'number']).where('id', 'in', ids).execute(),
  )
  const codes = new Map(rows.map(({ id, number }) => [id, requestCode(number)]))
  return told.map(({ requestId, code, details }) => ({
    requestId,
    code: codes.get(requestId) ?? '',
    error: code,
    details,
  }))
}

/**
 * Changes selected requests, or all of the filter, one by one: each fully or not at all; refused ones are listed with
 * reasons.
 */
export async function actOnMany(actor: Actor, order: ManyStep, filter: RoomFilter): Promise<ManyResult> {
  authorize(actor, 'evaluations.approve')
  const ids = order.whole ? await idsInRoom(actor, filter) : [...new Set(order.requestId)]
  const { done, refused, undo = null } = await carryOut(actor, ids, order)
  const act = order.intent.slice('many-'.length) as ManyAct
  return { act, done, refused: await named(actor, refused), refusedCount: refused.length, undo }
}
