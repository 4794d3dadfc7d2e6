import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

type Managed = { branch: string; instead: string | null }

/**
 * Names a person who accepted an invitation as manager of the branches of that invitation, where the person has a role
 * and no other manager was named since. A second run finds the person there already.
 */
export const nameManagers = ({ invitationId }: JobPayload<'branches.name-managers'>): Promise<void> =>
  asSystem('a job names a manager who joined the company by invitation', async (tx) => {
    const accepted = await tx
      .selectFrom('member_invitations as i')
      .innerJoin('members as m', (join) =>
        join.onRef('m.client_id', '=', 'i.client_id').onRef('m.profile_id', '=', 'i.answered_by'),
      )
      .select(['i.client_id', 'i.manages', 'm.id as member'])
      .where('i.id', '=', invitationId)
      .where('i.state', '=', 'accepted')
      .where('m.state', '=', 'active')
      .executeTakeFirst()
    if (!accepted) return
    const { client_id: clientId, member } = accepted
    for (const { branch, instead } of accepted.manages as unknown as Managed[]) {
      const named = await tx
        .updateTable('branches as b')
        .set((row) => ({ manager_id: member, version: row('b.version', '+', 1) }))
        .where('b.client_id', '=', clientId)
        .where('b.id', '=', branch)
        .where('b.closed_at', 'is', null)
        .where(sql<boolean>`b.manager_id is not distinct from ${instead}::uuid`)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('member_grants as g')
              .select('g.id')
              .whereRef('g.client_id', '=', 'b.client_id')
              .whereRef('g.node_id', '=', 'b.id')
              .where('g.member_id', '=', member)
              .where('g.role', '=', 'branch_manager'),
          ),
        )
        .returning('b.id')
        .executeTakeFirst()
      if (!named) continue
      const of = { entity: 'branch', entityId: branch, clientId } as const
      const [before, after] = [{ manager: instead }, { manager: member }]
      await recordActivity(tx, null, { action: 'branches.name-manager', ...of, before, after })
    }
  })
