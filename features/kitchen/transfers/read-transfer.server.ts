import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { BaseUnit, Names } from '#/domain/kitchen/book.ts'
import { countUnits } from '#/domain/kitchen/buying/count.ts'
import { movedNow } from '#/domain/kitchen/buying/transfer.ts'
import { fraction } from '#/domain/kitchen/figures.ts'
import { authorize, may } from '#/domain/permissions.ts'
import type { Rational } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { readIngredientBook } from '#/features/kitchen/ingredients/read-book.server.ts'
import { peopleNames } from '#/features/kitchen/stock/hold.server.ts'
import { now } from '#/platform/clock.ts'
import { withBranches } from './list.server.ts'

export type TransferredLine = { id: string; names: Names; base: BaseUnit; quantity: Rational; isCorrected: boolean }
export type TransferDetails = {
  id: string
  from: string
  to: string
  movedAt: string
  enteredAt: string
  by: string | null
  note: string | null
  /** As they are true now. */
  lines: TransferredLine[]
  corrections: { id: string; at: string; by: string | null; reason: string }[]
  mayCorrect: boolean
}

/** The transfer with its corrections, and its movements as far as the reader sees them. */
export async function transferRowsOf(tx: Tx, actor: Actor, transferId: string) {
  const id = recordId(transferId)
  const rows = await withBranches(tx, actor)
    .select(['t.from_branch_id', 't.to_branch_id', 't.corrects_id', 't.created_by', 't.created_at'])
    .where((where) => where.or([where('t.id', '=', id), where('t.corrects_id', '=', id)]))
    .orderBy('t.created_at')
    .execute()
  const head = rows.find((row) => row.id === id && row.corrects_id === null)
  if (!head) throw new AppError('not-found')
  const moves = await tx
    .selectFrom('stock_moves')
    .select(['branch_id', 'ingredient_id', 'transfer_id', sql<string>`quantity::text`.as('quantity')])
    .where('client_id', '=', companyOf(actor))
    .where(
      'transfer_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  return {
    head,
    corrections: rows.filter((row) => row.corrects_id !== null),
    moves: moves.map((move) => ({
      branchId: move.branch_id,
      ingredientId: move.ingredient_id,
      isCorrection: move.transfer_id !== id,
      quantity: fraction(move.quantity),
    })),
  }
}

/** Whether the actor manages the stock of both branches. */
export const mayCorrectBetween = async (tx: Tx, from: string, to: string): Promise<boolean> =>
  (await callFunction<boolean>(tx, sql`priv.may_branch('stock.manage', ${from}::uuid)`)) &&
  (await callFunction<boolean>(tx, sql`priv.may_branch('stock.manage', ${to}::uuid)`))

/** A transfer as it is true now, with its corrections. Throws `not-found`. */
export async function readTransfer(actor: Actor, transferId: string): Promise<TransferDetails> {
  authorize(actor, 'stock.read')
  return readAs(actor, async (db) => {
    const { head, corrections, moves } = await transferRowsOf(db, actor, transferId)
    const quantities = movedNow({ to: head.to_branch_id }, moves)
    const book = await readIngredientBook(db, { on: riyadhDay(now()), ids: [...quantities.keys()] })
    const people = await peopleNames(db, [head.created_by, ...corrections.map((row) => row.created_by)])
    const isView = actor.company?.mode === 'view'
    return {
      id: head.id,
      from: head.from,
      to: head.to,
      movedAt: head.moved_at,
      enteredAt: head.created_at,
      by: people.get(head.created_by) ?? null,
      note: head.note,
      lines: [...quantities].flatMap(([id, quantity]) => {
        const item = book.get(id)
        const isCorrected = moves.some((move) => move.ingredientId === id && move.isCorrection)
        return item ? [{ id, names: item.names, base: item.base, quantity, isCorrected }] : []
      }),
      corrections: corrections.map((row) => ({
        id: row.id,
        at: row.created_at,
        by: people.get(row.created_by) ?? null,
        reason: row.note ?? '',
      })),
      mayCorrect:
        may(actor, 'stock.manage') && !isView && (await mayCorrectBetween(db, head.from_branch_id, head.to_branch_id)),
    }
  })
}

export type TransferChoices = {
  branches: { id: string; name: string }[]
  items: { id: string; names: Names; units: { name: string; names: Names | null }[] }[]
}

/** Branches whose stock the actor writes, and the ingredients with their units. */
export async function readTransferChoices(actor: Actor): Promise<TransferChoices> {
  authorize(actor, 'stock.write')
  return readAs(actor, async (db) => {
    const company = companyOf(actor)
    const branches = await db
      .selectFrom('branches as b')
      .select(['b.id', branchNow('b').as('name')])
      .where('b.client_id', '=', company)
      .where('b.closed_at', 'is', null)
      .where(sql<boolean>`priv.may_branch('stock.write', b.id)`)
      .orderBy('name')
      .limit(500)
      .execute()
    const rows = await db
      .selectFrom('ingredients')
      .select('id')
      .where('client_id', '=', company)
      .where('state', '=', 'active')
      .limit(2000)
      .execute()
    const book = await readIngredientBook(db, { on: riyadhDay(now()), ids: rows.map(({ id }) => id) })
    const items = rows.flatMap(({ id }) => {
      const item = book.get(id)
      if (!item) return []
      const units = countUnits(item).map((name) => ({
        name,
        names: item.units.find((unit) => unit.name === name)?.names ?? null,
      }))
      return [{ id, names: item.names, units }]
    })
    return { branches, items }
  })
}
