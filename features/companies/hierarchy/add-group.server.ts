import { randomUUID } from 'node:crypto'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { depthIn, type GroupKind, maximumDepth, type TreeNode } from '#/domain/org-tree.ts'
import { authorize } from '#/domain/permissions.ts'
import { companyIn, holdTree, nodeIn, recordNode, refuseSameName, refuseTakenCode } from './hold-tree.server.ts'

export type NewGroup = {
  parentId: string
  kind: GroupKind
  nameEn: string | null
  nameAr: string | null
  code: string | null
  /** Of the caller: what is sent twice is one group. */
  id?: string
}

/** Adds a brand, region, area or franchisee below a group or the company. */
export async function addGroup(actor: Actor, group: NewGroup, clientId?: string): Promise<{ id: string }> {
  authorize(actor, 'nodes.write')
  const company = companyIn(actor, clientId)
  return asActor(actor, async (tx) => {
    const { id } = await addGroupWithin(tx, actor, company, await holdTree(tx, company), group)
    return { id }
  })
}

/** Refuses a place that cannot have another node below it. */
export function refuseParent(nodes: readonly TreeNode[], parent: TreeNode): void {
  if (parent.kind === 'branch') throw new AppError('node.parent-is-branch')
  if (parent.closedAt !== null) throw new AppError('node.parent-closed')
  if (depthIn(nodes, parent.id) >= maximumDepth) throw new AppError('node.too-deep')
}

/** The same within a transaction that holds the tree. */
export async function addGroupWithin(
  tx: Tx,
  actor: Actor,
  clientId: string,
  nodes: readonly TreeNode[],
  { parentId, kind, nameEn, nameAr, code, id: given }: NewGroup,
): Promise<TreeNode> {
  const known = nodes.find((node) => node.id === given)
  if (known) return known
  if (!nameEn && !nameAr) throw new AppError('node.name-required')
  refuseParent(nodes, nodeIn(nodes, parentId))
  refuseSameName(nodes, { parentId, nameEn, nameAr })
  refuseTakenCode(nodes, code)
  // why: a member sees the row only after the trigger has written its place in the tree
  const id = given ?? randomUUID()
  await tx
    .insertInto('org_nodes')
    .values({ client_id: clientId, id, parent_id: parentId, kind, code, name_en: nameEn, name_ar: nameAr })
    .execute()
  await recordNode(tx, actor, { clientId, nodeId: id, step: 'made', details: { kind, nameEn, nameAr, code, parentId } })
  return { id, parentId, kind, code, nameEn, nameAr, closedAt: null, version: 1 }
}
