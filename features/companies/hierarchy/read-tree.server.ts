import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { inTreeOrder, type TreeNode } from '#/domain/org-tree.ts'
import { authorize } from '#/domain/permissions.ts'

/** The visible part of the company's tree, in the order of a walk: the actor's nodes, those above and those below. */
export async function readTree(actor: Actor): Promise<(TreeNode & { depth: number })[]> {
  authorize(actor, 'branches.read')
  return inTreeOrder(await readAs(actor, (db) => selectNodes(db, companyOf(actor))))
}

export const selectNodes = (db: Tx, clientId: string): Promise<TreeNode[]> =>
  db
    .selectFrom('org_nodes')
    .select(['id', 'parent_id as parentId', 'kind', 'code', 'name_en as nameEn', 'name_ar as nameAr', 'version'])
    .select('closed_at as closedAt')
    .where('client_id', '=', clientId)
    .orderBy(sql`coalesce(name_en, name_ar) collate "C"`)
    .execute()
