import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { NewGrant } from '#/domain/team.ts'
import type { Lang } from '#/domain/text.ts'
import { now } from '#/platform/clock.ts'
import { checkGrants } from './grants.server.ts'
import { type Manages, refuseMember, staffAmong, storeInvitation } from './invite.server.ts'

export type OpenInvitation = { id: string; grants: NewGrant[]; manages: Manages[] }

/** Open invitations of the addresses, as far as the actor may replace them. */
async function openAmong(db: Tx, actor: Actor, emails: readonly string[]): Promise<Map<string, OpenInvitation>> {
  const rows = await db
    .selectFrom('member_invitations')
    .select(['id', 'email', 'grants', 'manages'])
    .where('client_id', '=', companyOf(actor))
    .where('email', 'in', ['', ...emails])
    .where('state', '=', 'pending')
    .where('expires_at', '>', now().toISOString())
    .execute()
  return new Map(
    rows.map(({ id, email, grants, manages }) => [
      email,
      { id, grants: grants as unknown as NewGrant[], manages: manages as unknown as Manages[] },
    ]),
  )
}

/** Those of the addresses that an invitation would refuse: of our own team, and of suspended members. */
async function barredAmong(db: Tx, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select e.email from unnest(${[...emails]}::text[]) as e (email) where priv.in_team(e.email)`.execute(db)
  return new Set([...rows.map(({ email }) => email), ...(await staffAmong(emails))])
}

/** How addresses that belong to no active member stand to invitations of the actor. */
export const inviteesAmong = async (db: Tx, actor: Actor, emails: readonly string[]) => ({
  barred: await barredAmong(db, emails),
  open: await openAmong(db, actor, emails),
})

export type InvitedManager = { email: string; manages: readonly Manages[] }

const keyOf = ({ node, role }: NewGrant): string => `${node} ${role}`

/**
 * Invites managers of branches, each address once, after `beforeInviting`. The branches are added to an open invitation
 * of the address, which the new one replaces.
 */
export async function inviteManagers(
  tx: Tx,
  actor: Actor,
  language: Lang,
  managers: readonly InvitedManager[],
): Promise<void> {
  const open = await openAmong(
    tx,
    actor,
    managers.map(({ email }) => email),
  )
  const invitations = managers.map(({ email, manages }) => {
    const before = open.get(email) ?? { grants: [], manages: [] }
    const added = manages.map(({ branch: node }): NewGrant => ({ node, role: 'branch_manager', endsOn: null }))
    const known = new Set(before.grants.map(keyOf))
    const branches = new Set(manages.map(({ branch }) => branch))
    return {
      email,
      language,
      grants: [...before.grants, ...added.filter((grant) => !known.has(keyOf(grant)))],
      manages: [...before.manages.filter(({ branch }) => !branches.has(branch)), ...manages],
    }
  })
  await checkGrants(
    tx,
    actor,
    invitations.flatMap(({ grants }) => grants),
  )
  for (const invitation of invitations) {
    await refuseMember(tx, invitation.email)
    await storeInvitation(tx, actor, invitation)
  }
}
