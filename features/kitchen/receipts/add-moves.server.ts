import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { decimalOf } from '#/domain/kitchen/buying/receipt.ts'
import type { movesOf } from '#/domain/kitchen/buying/transfer.ts'

type Of = { transferId: string; movedAt: Date }

/** Writes the movements of a transfer between branches, in its transaction. */
export async function addTransferMoves(
  tx: Tx,
  actor: Actor,
  { transferId, movedAt }: Of,
  moves: ReturnType<typeof movesOf>,
): Promise<void> {
  await tx
    .insertInto('stock_moves')
    .values(
      moves.map(({ branchId, ingredientId, quantity, kind }) => ({
        client_id: companyOf(actor),
        branch_id: branchId,
        ingredient_id: ingredientId,
        kind,
        quantity: sql<number>`${decimalOf(quantity)}::numeric`,
        happened_at: movedAt,
        transfer_id: transferId,
        created_by: actor.id,
      })),
    )
    .execute()
}
