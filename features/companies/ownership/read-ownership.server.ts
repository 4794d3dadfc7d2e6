import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { readTeam, type TeamMember } from '#/features/companies/members/read-team.server.ts'
import type { GiverRole } from './form.ts'

export type OpenTransfer = {
  id: string
  state: 'waiting' | 'accepted'
  /** Null while our team names a new owner: then there is a reason. */
  giverId: string | null
  /** Null: an address that is invited as owner. */
  receiverId: string | null
  giver: string | null
  receiver: string
  becomes: GiverRole | null
  dueAt: string
  reason: string | null
}
export type Ownership = {
  transfer: OpenTransfer | null
  /** Owners begin and withdraw; the receiver answers. */
  reader: 'owner' | 'receiver'
  /** Members who can receive the company, for owners. */
  receivers: { id: string; name: string }[]
  /** Active members who could receive it once they have a second factor. */
  withoutFactor: number
}

/** The open transfer of the own company, for its owners and the receiver. */
export async function readTransfer(db: Tx): Promise<OpenTransfer | null> {
  const { rows } = await sql<OpenTransfer>`select id, state, giver_id as "giverId", receiver_id as "receiverId",
    giver, receiver, becomes, due_at as "dueAt", reason from priv.open_transfer()`.execute(db)
  return rows[0] ?? null
}

const owns = ({ grants }: TeamMember): boolean => grants.some(({ role }) => role === 'owner')

/** Active members who are not owners, and whether they have a second factor. */
export async function readCandidates(actor: Actor): Promise<(TeamMember & { canReceive: boolean })[]> {
  const [team, withFactor] = await Promise.all([
    readTeam(actor),
    readAs(actor, async (db) => {
      const { rows } = await sql<{ id: string }>`select id from priv.members_with_factor() as id`.execute(db)
      return new Set(rows.map(({ id }) => id))
    }),
  ])
  return team
    .filter((member) => member.state === 'active' && member.profileId !== actor.id && !owns(member))
    .map((member) => ({ ...member, canReceive: withFactor.has(member.id) }))
}

/** The page of the transfer. Throws `not-allowed` for members whom it does not concern. */
export async function readOwnership(actor: Actor): Promise<Ownership> {
  if (actor.type !== 'client' || !actor.company) authorize(actor, 'company.write')
  const transfer = await readAs(actor, readTransfer)
  if (!may(actor, 'company.write')) {
    if (transfer?.receiverId !== actor.id) throw new AppError('not-allowed')
    return { transfer, reader: 'receiver', receivers: [], withoutFactor: 0 }
  }
  const candidates = actor.company?.mode === 'view' ? [] : await readCandidates(actor)
  const receivers = candidates.filter(({ canReceive }) => canReceive).map(({ id, name }) => ({ id, name }))
  return { transfer, reader: 'owner', receivers, withoutFactor: candidates.length - receivers.length }
}
