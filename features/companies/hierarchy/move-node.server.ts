import { randomUUID } from 'node:crypto'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { moveProblem, type TreeNode } from '#/domain/org-tree.ts'
import { authorize } from '#/domain/permissions.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { companyIn, holdTree, nodeIn, recordNode, refuseSameName, writeNode } from './hold-tree.server.ts'

type Move = { nodeId: string; version: number; parentId: string }

/** Moves a branch or a group below another group. What members see follows immediately; past reports keep their path. */
export async function moveNode(actor: Actor, { nodeId, version, parentId }: Move, clientId?: string): Promise<void> {
  authorize(actor, 'nodes.write')
  const company = companyIn(actor, clientId)
  await asActor(actor, async (tx) => {
    const nodes = await holdTree(tx, company)
    await moveNodeWithin(tx, actor, company, nodes, nodeIn(nodes, nodeId, version), parentId)
  })
}

/** The same within a transaction that holds the tree. Moving to the present place changes nothing. */
export async function moveNodeWithin(
  tx: Tx,
  actor: Actor,
  clientId: string,
  nodes: readonly TreeNode[],
  node: TreeNode,
  parentId: string,
): Promise<void> {
  const parent = nodeIn(nodes, parentId)
  const problem = moveProblem(nodes, node.id, parent.id)
  if (problem) throw new AppError(`node.${problem}`)
  if (node.parentId === parent.id) return
  if (node.kind !== 'branch' && node.closedAt === null) refuseSameName(nodes, { ...node, parentId: parent.id })
  await writeNode(tx, clientId, node, { parent_id: parent.id })
  const details = { from: node.parentId, to: parent.id, kind: node.kind }
  await recordNode(tx, actor, { clientId, nodeId: node.id, step: 'moved', details })
  await enqueue(tx, 'branches.tell-moved', {
    clientId,
    nodeId: node.id,
    fromId: node.parentId!,
    toId: parent.id,
    actorId: actor.id,
    effect: randomUUID(),
  })
}
