import { asSystem } from '#/db/database.server.ts'
import { successorIn } from '#/domain/companies/successor.ts'
import { openTasks } from '#/domain/operations/duties/task.ts'
import { membersWith } from '#/features/messaging/tell/team.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

/**
 * Hands the duties and open tasks of a member who left to the nearest manager above the node, else to the owners of the
 * company. A second run finds nothing.
 */
export async function handOverDuties({ memberId }: JobPayload<'duties.hand-over'>): Promise<void> {
  await asSystem('a job hands over the duties of a former member', async (tx) => {
    const former = await tx
      .selectFrom('members')
      .select(['client_id', 'profile_id'])
      .where('id', '=', memberId)
      .where('state', '=', 'removed')
      .executeTakeFirst()
    if (!former) return
    const owned = { client_id: former.client_id, owner_id: former.profile_id }
    const nodes = new Set<string>()
    for (const table of ['duties', 'duty_tasks'] as const) {
      const rows = await tx
        .selectFrom(table)
        .select('node_id')
        .distinct()
        .where('client_id', '=', owned.client_id)
        .where('owner_id', '=', owned.owner_id)
        .execute()
      for (const { node_id } of rows) nodes.add(node_id)
    }
    for (const node of nodes) {
      const to = successorIn(await membersWith(tx, owned.client_id, 'duties.write', node))
      const owner = to ? { owner_id: to.id, owner_role: null } : ({ owner_id: null, owner_role: 'owner' } as const)
      await tx
        .updateTable('duties')
        .set(owner)
        .where('client_id', '=', owned.client_id)
        .where('owner_id', '=', owned.owner_id)
        .where('node_id', '=', node)
        .execute()
      await tx
        .updateTable('duty_tasks')
        .set(owner)
        .where('client_id', '=', owned.client_id)
        .where('owner_id', '=', owned.owner_id)
        .where('node_id', '=', node)
        .where('state', 'in', openTasks)
        .execute()
    }
  })
}
