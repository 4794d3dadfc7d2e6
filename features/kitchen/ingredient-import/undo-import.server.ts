import { asActor, readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { undoHours } from '#/domain/kitchen/ingredient.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeBackImported } from '#/features/kitchen/ingredients/take-back-imported.server.ts'
import { now } from '#/platform/clock.ts'
import type { ImportCounts } from './preview.ts'

export type PastImport = {
  id: string
  at: string
  counts: ImportCounts
  hasLeftOut: boolean
  state: 'waiting' | 'done' | 'failed' | 'undone'
  /** Code of the error for which nothing was imported. */
  problem: ErrorCode | null
  /** Rows that are written, of so many. */
  progress: number
  rows: number
  mayUndo: boolean
}

const until = (at: string): number => new Date(at).getTime() + undoHours * 3_600_000

/** The last imports of the company, newest first. */
export async function readImports(actor: Actor): Promise<PastImport[]> {
  authorize(actor, 'kitchen.publish')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('ingredient_imports')
      .select(['id', 'created_at as at', 'counts', 'undone_at as undoneAt', 'state', 'problem', 'progress', 'rows'])
      .select((row) => row('left_out', '<>', '').as('hasLeftOut'))
      .where('client_id', '=', companyOf(actor))
      .orderBy('created_at', 'desc')
      .limit(10)
      .execute(),
  )
  return rows.map(({ id, at, counts, undoneAt, hasLeftOut, state, problem, progress, rows: all }) => ({
    id,
    at: new Date(at).toISOString(),
    counts: counts as ImportCounts,
    hasLeftOut: Boolean(hasLeftOut),
    state: undoneAt === null ? state : 'undone',
    problem: problem as ErrorCode | null,
    progress,
    rows: all,
    mayUndo: undoneAt === null && state === 'done' && may(actor, 'kitchen.settings') && now().getTime() <= until(at),
  }))
}

/** The rows that an import left out, as CSV. Throws `not-found`. */
export async function readLeftOut(actor: Actor, importId: string): Promise<string> {
  authorize(actor, 'kitchen.publish')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('ingredient_imports')
      .select('left_out')
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', recordId(importId))
      .executeTakeFirst(),
  )
  if (!row || row.left_out === '') throw new AppError('not-found')
  return row.left_out
}

/**
 * Takes an import back within 24 hours: its ingredients go, and prices of others are taken back. Refused as a whole when
 * one of them is used in a recipe or was changed since.
 */
export async function undoImport(actor: Actor, importId: string): Promise<{ removed: number; takenBack: number }> {
  authorize(actor, 'kitchen.settings')
  authorize(actor, 'kitchen.prices')
  authorize(actor, 'kitchen.costs')
  return asActor(actor, async (tx) => {
    const company = companyOf(actor)
    const row = await tx
      .selectFrom('ingredient_imports')
      .select(['id', 'created_at', 'undone_at', 'state'])
      .where('client_id', '=', company)
      .where('id', '=', recordId(importId))
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    if (row.undone_at !== null || row.state !== 'done') throw new AppError('changed-meanwhile')
    if (now().getTime() > until(row.created_at)) throw new AppError('ingredient.undo-late')
    const result = await takeBackImported(tx, actor, row.id)
    await tx.updateTable('ingredient_imports').set({ undone_at: now() }).where('id', '=', row.id).execute()
    const entry = { entity: 'client', entityId: company, clientId: company } as const
    await recordActivity(tx, actor, { action: 'ingredients.undo-import', ...entry, after: result })
    return result
  })
}
