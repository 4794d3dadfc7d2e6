import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Text } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { membersWith } from '#/features/messaging/tell/team.server.ts'

type Moved = { clientId: string; nodeId: string; fromId: string; toId: string; actorId: string; effect: string }
type Merged = { clientId: string; nodeId: string; intoId: string; actorId: string; effect: string }

/** Roles that are told of a move or a merge; owners read it in the history. */
const told = ['manager', 'branch_manager'] as const

async function namesIn(tx: Tx, clientId: string, ids: readonly string[]): Promise<Map<string, Text>> {
  const rows = await tx
    .selectFrom('org_nodes')
    .select(['id', 'name_en', 'name_ar'])
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, name_en, name_ar }) => [id, { en: name_en ?? name_ar ?? '', ar: name_ar ?? name_en ?? '' }]),
  )
}

/** Managers and branch managers of the nodes, except the person who made the change. */
async function managersOf(tx: Tx, clientId: string, nodes: readonly string[], actorId: string): Promise<Set<string>> {
  const managers = new Set<string>()
  for (const node of nodes)
    for (const { id, roles } of await membersWith(tx, clientId, 'branches.read', node))
      if (id !== actorId && told.some((role) => roles.includes(role))) managers.add(id)
  return managers
}

/** Tells the managers of the old and of the new place that a branch or group moved. */
export const tellMoved = ({ clientId, nodeId, fromId, toId, actorId, effect }: Moved): Promise<void> =>
  asSystem('a job tells managers of a move in the tree', async (tx) => {
    const names = await namesIn(tx, clientId, [nodeId, fromId, toId])
    const [what, from, to] = [nodeId, fromId, toId].map((id) => names.get(id))
    // a group may have been deleted before the job ran
    if (!what || !from || !to) return
    for (const person of await managersOf(tx, clientId, [fromId, toId, nodeId], actorId))
      await tell(tx, { person }, 'node.moved', { what, from, to }, { effectKey: `node.moved:${effect}:${person}` })
  })

/** Tells the managers of both groups that one was merged into the other. */
export const tellMerged = ({ clientId, nodeId, intoId, actorId, effect }: Merged): Promise<void> =>
  asSystem('a job tells managers of a merge in the tree', async (tx) => {
    const names = await namesIn(tx, clientId, [nodeId, intoId])
    const [what, into] = [nodeId, intoId].map((id) => names.get(id))
    if (!what || !into) return
    for (const person of await managersOf(tx, clientId, [nodeId, intoId], actorId))
      await tell(tx, { person }, 'node.merged', { what, into }, { effectKey: `node.merged:${effect}:${person}` })
  })
