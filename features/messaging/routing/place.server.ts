import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Permission } from '#/domain/permissions.ts'
import { isRecordId } from '#/domain/record-id.ts'

export type Place = { id: string; isRoot: boolean }

/** The node asked for, or the highest on which the actor has the permission; `not-found` for one without it. */
export async function placeFor(actor: Actor, permission: Permission, nodeId: string | null): Promise<Place> {
  if (nodeId !== null && !isRecordId(nodeId)) throw new AppError('not-found')
  const node = await readAs(actor, (db) =>
    db
      .selectFrom('org_nodes as n')
      .select(['n.id', 'n.kind'])
      .where('n.client_id', '=', companyOf(actor))
      .where(sql<boolean>`n.id = any ((select priv.my_nodes(${permission}))::uuid[])`)
      .$if(nodeId !== null, (all) => all.where('n.id', '=', nodeId!))
      .orderBy(sql`(select count(*) from org_closure c where c.descendant_id = n.id)`)
      .limit(1)
      .executeTakeFirst(),
  )
  if (!node) throw new AppError('not-found')
  return { id: node.id, isRoot: node.kind === 'root' }
}

/** Those of the nodes on which the actor has the permission, in the given order. */
export async function placesOf(actor: Actor, permission: Permission, nodes: readonly string[]): Promise<Place[]> {
  if (nodes.length === 0) return []
  const found = await readAs(actor, (db) =>
    db
      .selectFrom('org_nodes as n')
      .select(['n.id', 'n.kind'])
      .where('n.client_id', '=', companyOf(actor))
      .where('n.id', 'in', [...nodes])
      .where(sql<boolean>`n.id = any ((select priv.my_nodes(${permission}))::uuid[])`)
      .execute(),
  )
  return nodes.flatMap((id) => {
    const node = found.find((one) => one.id === id)
    return node ? [{ id, isRoot: node.kind === 'root' }] : []
  })
}
