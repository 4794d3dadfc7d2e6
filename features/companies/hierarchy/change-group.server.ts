import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { moveProblem, subtreeOf, type TreeNode } from '#/domain/org-tree.ts'
import { authorize } from '#/domain/permissions.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import {
  companyIn,
  holdTree,
  nodeIn,
  recordNode,
  refuseSameName,
  refuseTakenCode,
  writeNode,
} from './hold-tree.server.ts'

type Seen = { nodeId: string; version: number }
type Names = { nameEn: string | null; nameAr: string | null; code: string | null }

type Work = (tx: Tx, held: { clientId: string; nodes: TreeNode[]; group: TreeNode }) => Promise<void>

/** Runs a change of a group: not of the company itself, and not of a branch. */
async function changing(actor: Actor, { nodeId, version }: Seen, clientId: string | undefined, work: Work) {
  authorize(actor, 'nodes.write')
  const company = companyIn(actor, clientId)
  await asActor(actor, async (tx) => {
    const nodes = await holdTree(tx, company)
    const group = nodeIn(nodes, nodeId, version)
    if (group.kind === 'root') throw new AppError('node.root')
    if (group.kind === 'branch') throw new AppError('not-found')
    await work(tx, { clientId: company, nodes, group })
  })
}

/** Renames a group, in both languages, and gives it a code. */
export const renameGroup = (actor: Actor, { nameEn, nameAr, code, ...seen }: Seen & Names, of?: string) =>
  changing(actor, seen, of, async (tx, { clientId, nodes, group }) => {
    if (!nameEn && !nameAr) throw new AppError('node.name-required')
    if (group.closedAt !== null) throw new AppError('node.closed')
    refuseSameName(nodes, { id: group.id, parentId: group.parentId, nameEn, nameAr })
    refuseTakenCode(nodes, code, group.id)
    await writeNode(tx, clientId, group, { name_en: nameEn, name_ar: nameAr, code })
    const before = { nameEn: group.nameEn, nameAr: group.nameAr, code: group.code }
    const details = { nameEn, nameAr, code, before }
    await recordNode(tx, actor, { clientId, nodeId: group.id, step: 'renamed', details, before })
  })

/** Moves the children of a group into another group and closes it. Both keep the event. */
export const mergeGroup = (actor: Actor, { intoId, ...seen }: Seen & { intoId: string }, of?: string) =>
  changing(actor, seen, of, async (tx, { clientId, nodes, group }) => {
    const into = nodeIn(nodes, intoId)
    if (group.closedAt !== null) throw new AppError('node.closed')
    if (into.kind === 'root') throw new AppError('node.root')
    if (subtreeOf(nodes, group.id).has(into.id)) throw new AppError('node.below-itself')
    const children = nodes.filter(({ parentId }) => parentId === group.id)
    for (const child of children) {
      const problem = moveProblem(nodes, child.id, into.id)
      if (problem) throw new AppError(`node.${problem}`)
      if (child.kind !== 'branch' && child.closedAt === null) refuseSameName(nodes, { ...child, parentId: into.id })
    }
    for (const child of children) await writeNode(tx, clientId, child, { parent_id: into.id })
    await writeNode(tx, clientId, group, { closed_at: now() })
    const details = { from: group.id, into: into.id, moved: children.map(({ id }) => id) }
    await recordNode(tx, actor, { clientId, nodeId: group.id, step: 'merged', details })
    await recordNode(tx, actor, { clientId, nodeId: into.id, step: 'merged', details })
    const merge = { clientId, nodeId: group.id, intoId: into.id, actorId: actor.id, effect: randomUUID() }
    await enqueue(tx, 'branches.tell-merged', merge)
  })

/** Closes a group whose branches and groups are all closed or moved. */
export const closeGroup = (actor: Actor, seen: Seen, of?: string) =>
  changing(actor, seen, of, async (tx, { clientId, nodes, group }) => {
    if (group.closedAt !== null) throw new AppError('node.closed')
    if (nodes.some(({ parentId, closedAt }) => parentId === group.id && closedAt === null))
      throw new AppError('node.not-empty')
    await writeNode(tx, clientId, group, { closed_at: now() })
    await recordNode(tx, actor, { clientId, nodeId: group.id, step: 'closed' })
  })

export const reopenGroup = (actor: Actor, seen: Seen, of?: string) =>
  changing(actor, seen, of, async (tx, { clientId, nodes, group }) => {
    if (group.closedAt === null) throw new AppError('changed-meanwhile')
    if (nodeIn(nodes, group.parentId!).closedAt !== null) throw new AppError('node.parent-closed')
    refuseSameName(nodes, group)
    await writeNode(tx, clientId, group, { closed_at: null })
    await recordNode(tx, actor, { clientId, nodeId: group.id, step: 'reopened' })
  })

/** Deletes a group without nodes below it, roles of the team on it, and programs that work in it. */
export const deleteGroup = (actor: Actor, seen: Seen) =>
  changing(actor, seen, undefined, async (tx, { clientId, nodes, group }) => {
    const grant = await tx
      .selectFrom('member_grants')
      .select('id')
      .where('client_id', '=', clientId)
      .where('node_id', '=', group.id)
      .executeTakeFirst()
    if (grant || nodes.some(({ parentId }) => parentId === group.id)) throw new AppError('node.not-empty')
    const { rows } = await sql<{ has: boolean }>`select priv.node_has_programs(${group.id}::uuid) as has`.execute(tx)
    if (rows[0]?.has) throw new AppError('node.has-programs')
    const { nameEn, nameAr, kind } = group
    await recordNode(tx, actor, { clientId, nodeId: group.id, step: 'deleted', details: { nameEn, nameAr, kind } })
    await tx.deleteFrom('org_nodes').where('client_id', '=', clientId).where('id', '=', group.id).execute()
  })
