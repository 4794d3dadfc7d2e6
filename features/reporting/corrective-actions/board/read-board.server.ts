import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type ActionColumn, actionColumns, isUnfinished } from '#/domain/corrective-action.ts'
import { authorize } from '#/domain/permissions.ts'
import type { CorrectiveActionQuery } from '../list.ts'
import { type Counts, matching, ownFirst, readChoices, readCounts } from '../list.server.ts'
import { type CorrectiveActionLine, lineOf } from '../read-corrective-actions.server.ts'

/** Most cards of a column; the list has the rest. */
export const boardColumnSize = 30

export type ActionBoard = Record<ActionColumn, { rows: CorrectiveActionLine[]; total: number }>

/** Actions of a query by state: own unfinished ones first, then those due first; of finished ones the latest. */
export async function readActionBoard(
  actor: Actor,
  query: CorrectiveActionQuery,
): Promise<{
  board: ActionBoard
  total: number
  counts: Counts
  branches: { id: string; name: string }[]
  owners: string[]
}> {
  authorize(actor, 'actions.own')
  return readAs(actor, async (db) => {
    const column = async (status: ActionColumn) => {
      const wanted = matching(db, actor, query).where('a.status', '=', status)
      const ordered = isUnfinished(status)
        ? wanted.orderBy(ownFirst(actor)).orderBy('a.due_on')
        : wanted.orderBy('a.updated_at', 'desc')
      return (await ordered.orderBy('a.id').limit(boardColumnSize).execute()).map(lineOf)
    }
    const [columns, sizes, counts, choices] = await Promise.all([
      Promise.all(actionColumns.map(column)),
      matching(db, actor, query)
        .clearSelect()
        .select(['a.status', sql<number>`count(*)::int`.as('total')])
        .groupBy('a.status')
        .execute(),
      readCounts(db, actor),
      readChoices(db, actor),
    ])
    const sizeOf = (status: ActionColumn) => sizes.find((one) => one.status === status)?.total ?? 0
    const board = Object.fromEntries(
      actionColumns.map((status, index) => [status, { rows: columns[index]!, total: sizeOf(status) }]),
    ) as ActionBoard
    return { board, total: sizes.reduce((sum, { total }) => sum + total, 0), counts, ...choices }
  })
}
