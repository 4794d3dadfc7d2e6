import type { Tx } from '#/db/database.server.ts'
import type { NewGrant } from '#/domain/team.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

type Joining = { clientId: string; profileId: string; invitedBy: string | null; grants: readonly NewGrant[] }

/**
 * Begins or extends a membership: the only place where one begins, besides the founder's, which the database makes.
 * Grants add up. Only for transactions of the platform.
 */
export async function joinCompany(tx: Tx, { clientId, profileId, invitedBy, grants }: Joining): Promise<string> {
  const known = await tx
    .selectFrom('members')
    .select(['id', 'state'])
    .where('client_id', '=', clientId)
    .where('profile_id', '=', profileId)
    .where('state', '<>', 'removed')
    .executeTakeFirst()
  const member =
    known ??
    (await tx
      .insertInto('members')
      .values({ client_id: clientId, profile_id: profileId, invited_by: invitedBy, joined_at: now() })
      .returning(['id', 'state'])
      .executeTakeFirstOrThrow())
  if (member.state === 'suspended')
    await tx.updateTable('members').set({ state: 'active' }).where('id', '=', member.id).execute()
  for (const { node, role, endsOn = null } of grants)
    await tx
      .insertInto('member_grants')
      .values({
        client_id: clientId,
        member_id: member.id,
        node_id: node,
        role,
        ends_on: endsOn,
        granted_by: invitedBy,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  // a shopper in the team of a company makes no visits there
  await enqueue(tx, 'evaluations.joined-team', { memberId: member.id })
  return member.id
}
