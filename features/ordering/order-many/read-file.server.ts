import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mostOrdered } from '#/domain/ordering/order-many.ts'
import { linesOfFile } from '#/domain/ordering/order-sheet.ts'
import { authorize } from '#/domain/permissions.ts'
import { branchesOfOrder } from '#/features/companies/branches/branches.server.ts'
import { readSheet } from '#/platform/read-sheet.server.ts'

/** Most rows of a file: the template has one for each branch, also without a visit. */
const mostRows = 5000
/** Rows above the heading, and the heading itself. */
const rowsAbove = 12

/** Lines of a file of visits, to look at and correct before the preview. Writes nothing. */
export async function readOrderFile(actor: Actor, content: string): Promise<string> {
  authorize(actor, 'evaluations.request')
  const rows = await readSheet(Buffer.from(content, 'base64'), mostRows + rowsAbove)
  if (!rows || rows.length === 0) throw new AppError('order.file-unreadable')
  const branches = await readAs(actor, (tx) => branchesOfOrder(tx, companyOf(actor), null))
  const lines = linesOfFile(rows, branches)
  if (!lines) throw new AppError('order.file-unreadable')
  if (lines.length === 0) throw new AppError('order.file-empty')
  if (lines.length > mostOrdered) throw new AppError('order.too-large', { most: mostOrdered })
  return lines.join('\n')
}
