import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { may } from '#/domain/permissions.ts'
import { type BestShoppers, bestShoppers } from '#/features/ordering/assignment/rank-shoppers.server.ts'
import { type AdminEvent, readRequest } from '#/features/ordering/requests/read-request.server.ts'
import { asRoomRow, selectRows } from './browse-room.server.ts'
import type { RoomRow } from './room-list.ts'

const mostEvents = 5

/** A visit as it opens beside the control room. */
export type BesideVisit = RoomRow & {
  orderedAt: string
  notes: string | null
  events: AdminEvent[]
  /** Of a visit without a shopper, for readers who may assign one. */
  best: BestShoppers | null
}

/** A visit beside the control room: its row, notes, latest events, and the best-matched shoppers while it has none. Throws `not-found`. */
export async function readBesideVisit(actor: Actor, requestId: string): Promise<BesideVisit> {
  const request = await readRequest(actor, requestId)
  const row = await readAs(actor, (tx) => selectRows(tx).where('q.id', '=', request.id).executeTakeFirst())
  if (!row) throw new AppError('not-found')
  const { orderedAt, notes, events } = request
  const isOpen = row.status === 'approved' && may(actor, 'evaluations.assign')
  const best = isOpen ? await bestShoppers(actor, request.id) : null
  return { ...asRoomRow(row), orderedAt, notes, events: events.slice(0, mostEvents), best }
}
