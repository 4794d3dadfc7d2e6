import type { Tx } from '#/db/database.server.ts'
import type { ClientApprovalStatus } from '#/domain/client-approval.ts'
import { AppError } from '#/domain/errors.ts'

/** Account state of a client. Throws `not-found`. */
export async function clientApproval(tx: Tx, clientId: string): Promise<ClientApprovalStatus> {
  const row = await tx
    .selectFrom('client_profiles')
    .select('approval')
    .where('profile_id', '=', clientId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row.approval
}
