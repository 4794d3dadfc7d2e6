import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { duties, type Duty, isMemberRole } from '#/domain/member-roles.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { mostGrants, type NewGrant } from '#/domain/team.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { endSessionsIn } from '#/platform/sessions.server.ts'
import type { MemberForm } from './form.ts'
import { checkGrants, keepingAnOwner } from './grants.server.ts'

type Known = { id: string; profileId: string; state: string }

/** A member that is not removed. Throws `not-found`, also for one that the actor does not see. */
async function memberIn(tx: Tx, actor: Actor, memberId: string): Promise<Known> {
  const row = await tx
    .selectFrom('members')
    .select(['id', 'profile_id as profileId', 'state'])
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', recordId(memberId))
    .where('state', '<>', 'removed')
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

type Change = 'grants' | 'suspended' | 'reactivated' | 'removed'
const actions = {
  grants: 'members.change',
  suspended: 'members.suspend',
  reactivated: 'members.reactivate',
  removed: 'members.remove',
} as const satisfies Record<Change, string>

async function record(tx: Tx, actor: Actor, member: Known, change: Change, after: object): Promise<void> {
  await recordActivity(tx, actor, {
    action: member.profileId === actor.id && change === 'removed' ? 'members.leave' : actions[change],
    entity: 'member',
    entityId: member.id,
    clientId: companyOf(actor),
    after: { ...after },
  })
  await enqueue(tx, 'members.tell', { memberId: member.id, membership: change, at: now().toISOString() })
  if (change === 'removed') await enqueue(tx, 'actions.hand-over', { memberId: member.id })
  if (change === 'removed') await enqueue(tx, 'duties.hand-over', { memberId: member.id })
}

/** Gives a member another role on a part of the company. */
export async function addGrant(actor: Actor, memberId: string, grant: NewGrant): Promise<void> {
  authorize(actor, 'members.write')
  await asActor(actor, async (tx) => {
    const member = await memberIn(tx, actor, memberId)
    await checkGrants(tx, actor, [grant])
    const held = await tx
      .selectFrom('member_grants')
      .select(['node_id', 'role'])
      .where('member_id', '=', member.id)
      .execute()
    if (held.some(({ node_id, role }) => node_id === grant.node && role === grant.role))
      throw new AppError('team.grant-exists', {}, { node: 'grant-exists' })
    if (held.length >= mostGrants) throw new AppError('team.grants-many')
    await refusedByDatabase(() =>
      tx
        .insertInto('member_grants')
        .values({
          client_id: companyOf(actor),
          member_id: member.id,
          node_id: grant.node,
          role: grant.role,
          ends_on: grant.endsOn ?? null,
          granted_by: actor.id,
        })
        .execute(),
    )
    await record(tx, actor, member, 'grants', {
      added: { node: grant.node, role: grant.role, endsOn: grant.endsOn ?? null },
    })
  })
}

/** A manager may add roles only to people whose roles are all lower and within the own part of the company. */
async function refusedByDatabase<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const refused = typeof error === 'object' && error !== null && 'code' in error && error.code === '42501'
    throw refused ? new AppError('team.higher-role') : error
  }
}

/** Takes a role away. The last owner stays. */
export async function dropGrant(actor: Actor, memberId: string, grantId: string): Promise<void> {
  authorize(actor, 'members.write')
  await keepingAnOwner(() =>
    asActor(actor, async (tx) => {
      const member = await memberIn(tx, actor, memberId)
      const dropped = await tx
        .deleteFrom('member_grants')
        .where('client_id', '=', companyOf(actor))
        .where('member_id', '=', member.id)
        .where('id', '=', recordId(grantId))
        .returning(['node_id', 'role'])
        .executeTakeFirst()
      if (!dropped) throw new AppError('not-found')
      const role = isMemberRole(dropped.role) ? dropped.role : null
      await record(tx, actor, member, 'grants', { dropped: { node: dropped.node_id, role } })
    }),
  )
}

type State = 'active' | 'suspended' | 'removed'

/**
 * Writes the state of a member; the database confirms that the actor may, and keeps the last owner. Throws
 * `team.higher-role` for a member whose roles reach beyond the actor's.
 */
async function setState(tx: Tx, actor: Actor, member: Known, state: State): Promise<void> {
  const row = await tx
    .updateTable('members')
    .set({ state, removed_at: state === 'removed' ? now() : null })
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', member.id)
    .where('state', '<>', 'removed')
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new AppError('team.higher-role')
}

async function changeState(actor: Actor, memberId: string, state: State, change: Change): Promise<void> {
  const profileId = await keepingAnOwner(() =>
    asActor(actor, async (tx) => {
      const member = await memberIn(tx, actor, memberId)
      if (member.profileId === actor.id) throw new AppError('team.yourself')
      await setState(tx, actor, member, state)
      await record(tx, actor, member, change, {})
      return member.profileId
    }),
  )
  // why: event streams end with the session; the next request is refused by the membership alone
  if (state !== 'active') await endSessionsIn(profileId, companyOf(actor))
}

/** Leaves the company. The last owner stays and hands over first. */
export async function leaveCompany(actor: Actor): Promise<void> {
  authorize(actor, 'profile.update')
  if (actor.type !== 'client' || actor.company?.mode === 'view') throw new AppError('not-allowed')
  await keepingAnOwner(() =>
    asActor(actor, async (tx) => {
      const row = await tx
        .selectFrom('members')
        .select(['id', 'profile_id as profileId', 'state'])
        .where('client_id', '=', companyOf(actor))
        .where('profile_id', '=', actor.id)
        .where('state', '<>', 'removed')
        .executeTakeFirst()
      if (!row) throw new AppError('not-found')
      await record(tx, actor, row, 'removed', {})
      await setState(tx, actor, row, 'removed')
    }),
  )
  await endSessionsIn(actor.id, companyOf(actor))
}

/** Sets what a manager does in the kitchen. For owners; it counts from the member's next page. */
export async function setDuties(actor: Actor, memberId: string, chosen: readonly Duty[]): Promise<void> {
  authorize(actor, 'company.write')
  await asActor(actor, async (tx) => {
    const member = await memberIn(tx, actor, memberId)
    const row = await tx
      .updateTable('members')
      .set({ duties: duties.filter((duty) => chosen.includes(duty)) })
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', member.id)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    await recordActivity(tx, actor, {
      action: 'members.duties',
      entity: 'member',
      entityId: member.id,
      clientId: companyOf(actor),
      after: { duties: chosen.join(', ') },
    })
  })
}

/** A step with one member. Needs a recent proof, because it changes roles (security, P6). */
export async function changeMember(actor: Actor, memberId: string, form: MemberForm): Promise<void> {
  authorize(actor, form.intent === 'leave' ? 'profile.update' : 'members.write')
  // why not of a key: its maker proved who they are when it was made, and it changes no role above a branch manager
  if (form.intent !== 'leave' && !actor.company?.key) await confirmedRecently(actor)
  switch (form.intent) {
    case 'add-grant':
      return addGrant(actor, memberId, form)
    case 'drop-grant':
      return dropGrant(actor, memberId, form.grantId)
    case 'duties':
      return setDuties(actor, memberId, form.duty)
    case 'suspend':
      return changeState(actor, memberId, 'suspended', 'suspended')
    case 'reactivate':
      return changeState(actor, memberId, 'active', 'reactivated')
    case 'remove':
      return changeState(actor, memberId, 'removed', 'removed')
    case 'leave':
      return leaveCompany(actor)
  }
}
