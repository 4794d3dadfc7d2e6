import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { MemberRole } from '#/domain/member-roles.ts'
import type { NodeKind } from '#/domain/org-tree.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'

/** A role that reaches the branch, and the node on which it was given. */
export type ReachingGrant = {
  nodeId: string
  role: MemberRole
  kind: NodeKind
  nameEn: string | null
  nameAr: string | null
  endsOn: string | null
}
export type BranchReader = {
  memberId: string
  name: string
  /** Null for members whose roles stand above the reader's part. */
  email: string | null
  state: 'active' | 'suspended'
  /** Whether the reader may open the page of the member. */
  isSeen: boolean
  grants: ReachingGrant[]
}
export type BranchReaders = { branch: { nameEn: string | null; nameAr: string | null }; readers: BranchReader[] }

type Row = Omit<BranchReader, 'grants'> & ReachingGrant

/**
 * The members who see a branch with the roles that reach it; those with the role nearest to the branch first.
 * Throws `not-found` for a branch whose team the actor does not read.
 */
export async function readBranchReaders(actor: Actor, branchId: string): Promise<BranchReaders> {
  authorize(actor, 'members.read')
  const id = recordId(branchId)
  const { branch, rows } = await readAs(actor, async (db) => {
    const [of, found] = await Promise.all([
      db
        .selectFrom('org_nodes')
        .select(['name_en as nameEn', 'name_ar as nameAr'])
        .where('client_id', '=', companyOf(actor))
        .where('id', '=', id)
        .where('kind', '=', 'branch')
        .executeTakeFirst(),
      sql<Row>`select member_id as "memberId", full_name as name, email, state, role, node_id as "nodeId", kind,
          name_en as "nameEn", name_ar as "nameAr", ends_on as "endsOn", is_seen as "isSeen"
        from priv.branch_readers(${id}) order by depth, full_name collate "C", member_id, role`.execute(db),
    ])
    return { branch: of, rows: found.rows }
  })
  // why: a company always has an owner, so without rows the reader has no right on this branch
  if (!branch || rows.length === 0) throw new AppError('not-found')
  const readers = [...Map.groupBy(rows, ({ memberId }) => memberId).values()].map((own): BranchReader => {
    const { memberId, name, email, state, isSeen } = own[0]!
    const grants = own.map(({ nodeId, role, kind, nameEn, nameAr, endsOn }) => {
      return { nodeId, role, kind, nameEn, nameAr, endsOn }
    })
    return { memberId, name, email, state, isSeen, grants }
  })
  return { branch, readers }
}
