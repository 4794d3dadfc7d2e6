import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Text } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { membersWith } from '#/features/messaging/tell/team.server.ts'

type Moved = { clientId: string; nodeId: string; fromId: string; toId: string; actorId: string; effect: string }

/** Roles that are told of a move; owners read it in the history. */
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

/** Tells the managers of the old and of the new place that a branch or group moved. */
export const tellMoved = ({ clientId, nodeId, fromId, toId, actorId, effect }: Moved): Promise<void> =>
  asSystem('a job tells managers of a move in the tree', async (tx) => {
    const names = await namesIn(tx, clientId, [nodeId, fromId, toId])
    const [what, from, to] = [nodeId, fromId, toId].map((id) => names.get(id))
    // a group may have been deleted before the job ran
    if (!what || !from || !to) return
    const sides = [
      await membersWith(tx, clientId, 'branches.read', fromId),
      await membersWith(tx, clientId, 'branches.read', toId),
      await membersWith(tx, clientId, 'branches.read', nodeId),
    ]
    const managers = sides
      .flat()
      .filter(({ id, roles }) => id !== actorId && told.some((role) => roles.includes(role)))
      .map(({ id }) => id)
    for (const person of new Set(managers))
      await tell(tx, { person }, 'node.moved', { what, from, to }, { effectKey: `node.moved:${effect}:${person}` })
  })
