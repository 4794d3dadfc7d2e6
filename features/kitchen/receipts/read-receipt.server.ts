import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { supplierName } from '#/features/kitchen/suppliers/list.server.ts'
import { callFunction } from '#/db/call-function.server.ts'
import { linesOf, type ReceiptLine } from './lines.server.ts'

export type Correction = { id: string; at: string; by: string | null; reason: string }
export type ReceiptDetails = {
  id: string
  branch: string
  supplier: string
  supplierId: string
  order: { id: string; number: number } | null
  paperNumber: string | null
  arrivedAt: string
  postedAt: string
  by: string | null
  note: string | null
  lines: ReceiptLine[]
  corrections: Correction[]
  mayCorrect: boolean
}

/** A posted delivery as it is true now, with its corrections. Throws `not-found`. */
export async function readReceipt(actor: Actor, receiptId: string): Promise<ReceiptDetails> {
  authorize(actor, 'receipts.read')
  const id = recordId(receiptId)
  return readAs(actor, async (db) => {
    const company = companyOf(actor)
    const rows = await db
      .selectFrom('goods_receipts as r')
      .innerJoin('branches as b', 'b.id', 'r.branch_id')
      .innerJoin('suppliers as s', (join) =>
        join.onRef('s.client_id', '=', 'r.client_id').onRef('s.id', '=', 'r.supplier_id'),
      )
      .leftJoin('purchase_orders as p', (join) =>
        join.onRef('p.client_id', '=', 'r.client_id').onRef('p.id', '=', 'r.order_id'),
      )
      .select(['r.id', 'r.branch_id', 'r.supplier_id', 'r.order_id', 'r.paper_number', 'r.arrived_at', 'r.created_at'])
      .select(['r.created_by', 'r.note', 'r.corrects_id', 'p.number', branchNow('b').as('branch')])
      .select([supplierName.as('supplier'), sql<string | null>`priv.receipt_author(r.id)`.as('author')])
      .where('r.client_id', '=', company)
      .where((where) => where.or([where('r.id', '=', id), where('r.corrects_id', '=', id)]))
      .orderBy('r.created_at')
      .execute()
    const head = rows.find((row) => row.id === id && row.corrects_id === null)
    if (!head) throw new AppError('not-found')
    const isManager =
      may(actor, 'receipts.correct') &&
      actor.company?.mode !== 'view' &&
      (await callFunction<boolean>(db, sql`priv.may_branch('receipts.correct', ${head.branch_id}::uuid)`))
    return {
      id,
      branch: head.branch,
      supplier: head.supplier,
      supplierId: head.supplier_id,
      order: head.order_id && head.number !== null ? { id: head.order_id, number: head.number } : null,
      paperNumber: head.paper_number,
      arrivedAt: head.arrived_at,
      postedAt: head.created_at,
      by: head.author,
      note: head.note,
      lines: await linesOf(db, actor, id),
      corrections: rows
        .filter((row) => row.corrects_id === id)
        .map((row) => ({
          id: row.id,
          at: row.created_at,
          by: row.author,
          reason: row.note ?? '',
        })),
      mayCorrect: isManager,
    }
  })
}
