import type { Tx } from '#/db/database.server.ts'
import { successorIn } from '#/domain/companies/successor.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { membersWith, type TeamReader } from '#/features/messaging/tell/team.server.ts'

export type HandedOver = { to: TeamReader | null }

/**
 * Names the manager above as manager of the branches of a member who left; the branch has none where there is neither a
 * manager nor an owner. Only for transactions of the platform. A second run finds no branch.
 */
export async function handOverBranches(
  tx: Tx,
  { clientId, memberId }: { clientId: string; memberId: string },
): Promise<HandedOver[]> {
  const branches = await tx
    .selectFrom('branches')
    .select('id')
    .where('client_id', '=', clientId)
    .where('manager_id', '=', memberId)
    .orderBy('id')
    .execute()
  const done: HandedOver[] = []
  for (const { id } of branches) {
    const to = successorIn(await membersWith(tx, clientId, 'branches.write', id))
    const managerId = to && (await memberOf(tx, clientId, to.id))
    await tx
      .updateTable('branches')
      .set((row) => ({ manager_id: managerId, version: row('version', '+', 1) }))
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .execute()
    await recordActivity(tx, null, {
      action: 'branches.hand-over',
      entity: 'branch',
      entityId: id,
      clientId,
      before: { manager: memberId },
      after: { manager: managerId },
    })
    done.push({ to })
  }
  return done
}

async function memberOf(tx: Tx, clientId: string, profileId: string): Promise<string> {
  const { id } = await tx
    .selectFrom('members')
    .select('id')
    .where('client_id', '=', clientId)
    .where('profile_id', '=', profileId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return id
}
