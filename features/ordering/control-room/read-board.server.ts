import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type BoardColumn, boardColumns } from '#/domain/ordering/board-column.ts'
import { authorize } from '#/domain/permissions.ts'
import { asRoomRow, selectRows } from './browse-room.server.ts'
import { isOffered, matches, prepare, type Wanted } from './filter.server.ts'
import type { RoomFilter, RoomRow } from './room-list.ts'

export type BoardPart = { column: BoardColumn; count: number; rows: RoomRow[] }

const cardsShown = 12
/** Past columns are sorted newest first, others by date. */
const isPast = (column: BoardColumn): boolean => column === 'completed' || column === 'cancelled'

const isIn = (column: BoardColumn) => {
  if (column === 'offered') return sql<boolean>`q.status = 'approved' and ${isOffered}`
  if (column === 'approved') return sql<boolean>`q.status = 'approved' and not ${isOffered}`
  return sql<boolean>`q.status = ${column}`
}

const countColumns = (actor: Actor, wanted: Wanted) =>
  readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests as q')
      .select([
        sql<BoardColumn>`case when q.status = 'approved' and ${isOffered} then 'offered' else q.status end`.as(
          'column',
        ),
        sql<number>`count(*)::int`.as('count'),
      ])
      .where(matches(wanted))
      .groupBy(sql`1`)
      .execute(),
  )

const firstOf = (actor: Actor, wanted: Wanted, column: BoardColumn) =>
  readAs(actor, (tx) =>
    selectRows(tx)
      .where(matches(wanted))
      .where(isIn(column))
      .orderBy('q.scheduled_date', isPast(column) ? 'desc' : 'asc')
      .orderBy('q.id')
      .limit(cardsShown)
      .execute(),
  )

/** The board: each column with its count and first cards. */
export async function readBoard(actor: Actor, filter: RoomFilter): Promise<BoardPart[]> {
  authorize(actor, 'requests.browse')
  const wanted = await prepare(actor, filter)
  const [counts, ...cards] = await Promise.all([
    countColumns(actor, wanted),
    ...boardColumns.map((column) => firstOf(actor, wanted, column)),
  ])
  return boardColumns.map((column, index) => ({
    column,
    count: counts.find((row) => row.column === column)?.count ?? 0,
    rows: (cards[index] ?? []).map(asRoomRow),
  }))
}
