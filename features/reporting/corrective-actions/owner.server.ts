import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'

/** Who carries out an action: a member by id, or another person by name and address. */
export type ActionOwner = { ownerName: string; ownerEmail: string | null; ownerId?: string | null }
export type ActionMember = { id: string; name: string }

const membersOf = async (db: Tx, branchId: string): Promise<ActionMember[]> =>
  (await sql<ActionMember>`select id, name from priv.action_members(${branchId}::uuid)`.execute(db)).rows

/** Columns of an owner. Throws `action.owner-gone` for a member who no longer sees the branch's actions. */
export async function ownerColumns(tx: Tx, branchId: string, { ownerName, ownerEmail, ownerId }: ActionOwner) {
  if (!ownerId) return { owner_name: ownerName, owner_email: ownerEmail, owner_id: null }
  const member = (await membersOf(tx, branchId)).find(({ id }) => id === ownerId)
  if (!member) throw new AppError('action.owner-gone', {}, { ownerName: 'action-owner-gone' })
  return { owner_name: member.name.slice(0, 200), owner_email: null, owner_id: member.id }
}

/** Members who can be named as owner of an action of a branch, or of a report's branch; of none that the reader may not work on. */
export async function readActionMembers(
  actor: Actor,
  of: { branchId: string } | { reportId: string } | null,
): Promise<ActionMember[]> {
  authorize(actor, 'actions.write')
  if (!of) return []
  return readAs(actor, async (db) => {
    if ('branchId' in of) return membersOf(db, recordId(of.branchId))
    const report = await db
      .selectFrom('mystery_shopping_reports as r')
      .innerJoin('mystery_shopping_requests as q', (join) =>
        join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
      )
      .select('q.branch_id')
      .where('r.id', '=', recordId(of.reportId))
      .where('r.client_id', '=', companyOf(actor))
      .executeTakeFirst()
    return report ? membersOf(db, report.branch_id) : []
  })
}

/** Whether the actor is the owner of an action. */
export const isOwnerOf = (actor: Actor, owner: { owner_id: string | null; owner_email: string | null }): boolean =>
  owner.owner_id === actor.id || owner.owner_email?.toLowerCase() === actor.email.toLowerCase()
