import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { RouteRule } from '#/domain/messaging/routing.ts'
import { type NoticeGroup, type NoticeGroupName, noticeGroups } from '#/domain/notice-groups.ts'

export type PlacedRule = RouteRule & { nodeId: string }

/** Choices of a company about a topic that count at a node of its tree, or for the whole company. */
export async function rulesAt(
  tx: Tx,
  clientId: string,
  nodeId: string | null,
  topic: NoticeGroupName | null,
): Promise<PlacedRule[]> {
  if (topic === null) return []
  const { rows } = await sql<PlacedRule>`
    select r.role, r.ways, c.depth, r.node_id as "nodeId"
    from notice_routes r
    join org_closure c on c.client_id = r.client_id and c.ancestor_id = r.node_id
    where r.client_id = ${clientId}::uuid and r.topic = ${topic}
      and c.descendant_id = coalesce(${nodeId}::uuid,
        (select n.id from org_nodes n where n.client_id = ${clientId}::uuid and n.kind = 'root'))`.execute(tx)
  return rows
}

/** Whether a topic must have a reader in every company. */
export const isRequired = (topic: NoticeGroupName | null): boolean =>
  (noticeGroups.client as readonly NoticeGroup[]).some(({ name, always }) => name === topic && always === true)
