import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { fold } from '#/domain/fold.ts'
import type { TreeNode } from '#/domain/org-tree.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { selectNodes } from './read-tree.server.ts'

/** The company of a change: a client's own, or the one that staff name. */
export function companyIn(actor: Actor, clientId?: string): string {
  if (actor.type === 'client') return companyOf(actor)
  if (!clientId) throw new AppError('not-found')
  return recordId(clientId)
}

/** The company's tree, held until the end of the transaction: one change at a time. */
export async function holdTree(tx: Tx, clientId: string): Promise<TreeNode[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('org ' || ${clientId}::text, 0))`.execute(tx)
  return selectNodes(tx, clientId)
}

/** A node of a tree. Throws `not-found`, or `changed-meanwhile` when an older version was seen. */
export function nodeIn(nodes: readonly TreeNode[], id: string, version?: number): TreeNode {
  const node = nodes.find((each) => each.id === recordId(id))
  if (!node) throw new AppError('not-found')
  if (version !== undefined && node.version !== version) throw new AppError('changed-meanwhile')
  return node
}

const shownName = ({ nameEn, nameAr }: Pick<TreeNode, 'nameEn' | 'nameAr'>) => fold(nameEn ?? nameAr ?? '')

/** Refuses a second open group of a name below the same parent. */
export function refuseSameName(
  nodes: readonly TreeNode[],
  { id, parentId, ...names }: Pick<TreeNode, 'parentId' | 'nameEn' | 'nameAr'> & { id?: string },
): void {
  const beside = nodes.filter(
    (each) => each.parentId === parentId && each.kind !== 'branch' && each.closedAt === null && each.id !== id,
  )
  const sent = [names.nameEn, names.nameAr].flatMap((name) => (name ? [fold(name)] : []))
  const taken = beside.some(
    (each) =>
      shownName(each) === shownName(names) ||
      [each.nameEn, each.nameAr].some((name) => name !== null && sent.includes(fold(name))),
  )
  if (taken) throw new AppError('node.same-name')
}

export function refuseTakenCode(nodes: readonly TreeNode[], code: string | null, id?: string): void {
  if (code && nodes.some((each) => each.code === code && each.id !== id))
    throw new AppError('node.code-taken', {}, { code: 'code-taken' })
}

type Step = 'made' | 'renamed' | 'moved' | 'merged' | 'closed' | 'reopened' | 'deleted'
type Happened = { clientId: string; nodeId: string; step: Step; details?: JsonValue; before?: JsonValue }

/** Writes the history of a node. */
export const recordNodeEvent = (tx: Tx, actor: Actor, event: Happened): Promise<void> =>
  recordNodeEvents(tx, actor, [event])

/** Writes the history of several nodes. */
export async function recordNodeEvents(tx: Tx, actor: Actor, events: readonly Happened[]): Promise<void> {
  const rows = events.map(({ clientId, nodeId, step, details = {} }) => {
    const of = { client_id: clientId, node_id: nodeId, actor_id: actor.id }
    return { ...of, step, details: JSON.stringify(details), created_at: now() }
  })
  await tx.insertInto('org_node_events').values(rows).execute()
}

/** Writes the history of a group or of a move, and logs it. */
export async function recordNode(tx: Tx, actor: Actor, event: Happened): Promise<void> {
  await recordNodeEvent(tx, actor, event)
  const { clientId, nodeId, step, details = {}, before } = event
  const entry = { action: `nodes.${step}`, entity: 'node', entityId: nodeId, clientId, after: details } as const
  await recordActivity(tx, actor, { ...entry, ...(before !== undefined && { before }) })
}

type Columns = Partial<{
  parent_id: string
  code: string | null
  name_en: string | null
  name_ar: string | null
  closed_at: Date | null
}>

/** Writes onto the version seen. The database keeps the closure. */
export async function writeNode(tx: Tx, clientId: string, node: TreeNode, columns: Columns): Promise<void> {
  const row = await tx
    .updateTable('org_nodes')
    .set({ ...columns, version: node.version + 1 })
    .where('id', '=', node.id)
    .where('client_id', '=', clientId)
    .where('version', '=', node.version)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new AppError('changed-meanwhile')
}

type Placed = { id: string; parentId: string; code: string | null }

/** Puts branches just made at their places; the database has put them below the company. */
export async function placeNewBranches(tx: Tx, clientId: string, placed: readonly Placed[]): Promise<void> {
  const [ids, parents, codes] = [
    placed.map(({ id }) => id),
    placed.map(({ parentId }) => parentId),
    placed.map(({ code }) => code),
  ]
  await sql`
    update app.org_nodes n set parent_id = v.parent, code = v.code
    from unnest(${ids}::uuid[], ${parents}::uuid[], ${codes}::text[]) v (id, parent, code)
    where n.client_id = ${clientId} and n.id = v.id`.execute(tx)
}
