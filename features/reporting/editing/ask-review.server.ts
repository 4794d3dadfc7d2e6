import type { Tx } from '#/db/database.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'

/** Has the certificate of a branch reviewed, after the decision about its visit is stored. */
export async function askReview(
  tx: Tx,
  { clientId, requestId }: { clientId: string; requestId: string },
): Promise<void> {
  const { branch_id: branchId } = await tx
    .selectFrom('mystery_shopping_requests')
    .select('branch_id')
    .where('id', '=', requestId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  await enqueue(tx, 'certificates.review', { branchId })
}
