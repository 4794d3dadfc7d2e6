import { sql } from 'kysely'
import { asActor, readAsSystem, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { isUnheard, type RouteWay } from '#/domain/messaging/routing.ts'
import type { NoticeGroupName } from '#/domain/notice-groups.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { isRequired, rulesAt } from '#/features/messaging/tell/routes.server.ts'
import { membersWith } from '#/features/messaging/tell/team.server.ts'
import { now } from '#/platform/clock.ts'
import type { RouteInput } from './form.ts'
import { placeFor } from './place.server.ts'
import { addresseesOf, isOfBranches, toldOf } from './topic-roles.ts'

type Choice = { role: ReturnType<typeof addresseesOf>[number]; ways: RouteWay | null }
type Change = { clientId: string; nodeId: string; topic: NoticeGroupName; choices: readonly Choice[] }

/** The part itself and those below it with choices of their own: elsewhere below, more people hear and not fewer. */
async function placesToCheck(tx: Tx, { clientId, nodeId, topic }: Change) {
  const { rows } = await sql<{ id: string; depth: number }>`
    select c.descendant_id as id, c.depth from org_closure c
    where c.client_id = ${clientId}::uuid and c.ancestor_id = ${nodeId}::uuid
      and (c.depth = 0 or exists (select from notice_routes r where r.node_id = c.descendant_id and r.topic = ${topic}))`.execute(
    tx,
  )
  return rows
}

/** Refuses choices that leave a required topic without anyone who gets every channel. */
async function refuseUnheard(tx: Tx, change: Change, isRoot: boolean): Promise<void> {
  const { clientId, nodeId, topic, choices } = change
  const kinds = toldOf(topic).filter(({ ofBranch }) => ofBranch || isRoot)
  const needs = [...new Set(kinds.map(({ way }) => way.needs))]
  for (const { id, depth } of await placesToCheck(tx, change)) {
    const kept = (await rulesAt(tx, clientId, id, topic)).filter((rule) => rule.nodeId !== nodeId)
    const chosen = choices.flatMap(({ role, ways }) => (ways === null ? [] : [{ role, ways, depth }]))
    for (const permission of needs)
      if (isUnheard(await membersWith(tx, clientId, permission, id), [...kept, ...chosen]))
        throw new AppError('notices.no-one')
  }
}

async function writeChoices(tx: Tx, actor: Actor, { clientId, nodeId, topic, choices }: Change): Promise<void> {
  const cleared = choices.filter(({ ways }) => ways === null).map(({ role }) => role)
  if (cleared.length > 0)
    await tx
      .deleteFrom('notice_routes')
      .where('client_id', '=', clientId)
      .where('node_id', '=', nodeId)
      .where('topic', '=', topic)
      .where('role', 'in', cleared)
      .execute()
  for (const { role, ways } of choices) {
    if (ways === null) continue
    const written = { ways, changed_by: actor.id, changed_at: now() }
    await tx
      .insertInto('notice_routes')
      .values({ client_id: clientId, node_id: nodeId, topic, role, ...written })
      .onConflict((conflict) => conflict.columns(['node_id', 'topic', 'role']).doUpdateSet(written))
      .execute()
  }
}

/** Chooses which roles hear of a topic at a part of the company and below it, and by which channels. */
export async function saveRoute(actor: Actor, { nodeId, topic, choices: given }: RouteInput): Promise<void> {
  authorize(actor, 'notices.route')
  const place = await placeFor(actor, 'notices.route', nodeId)
  const roles = addresseesOf(topic)
  if (!place.isRoot && !isOfBranches(topic)) throw new AppError('bad-request')
  const choices = roles.map((role) => ({ role, ways: given[role] ?? null }))
  const change: Change = { clientId: companyOf(actor), nodeId: place.id, topic, choices }
  if (isRequired(topic))
    await readAsSystem('a choice of readers must leave one', (db) => refuseUnheard(db, change, place.isRoot))
  await asActor(actor, async (tx) => {
    const before = await tx
      .selectFrom('notice_routes')
      .select(['role', 'ways'])
      .where('client_id', '=', change.clientId)
      .where('node_id', '=', place.id)
      .where('topic', '=', topic)
      .execute()
    const old = Object.fromEntries(before.map(({ role, ways }) => [role, ways]))
    const chosen = Object.fromEntries(choices.flatMap(({ role, ways }) => (ways === null ? [] : [[role, ways]])))
    if (roles.every((role) => old[role] === chosen[role])) return
    await writeChoices(tx, actor, change)
    await recordActivity(tx, actor, {
      action: 'notices.route',
      entity: 'client',
      entityId: change.clientId,
      clientId: change.clientId,
      before: { topic, node: place.id, ...old },
      after: { topic, node: place.id, ...chosen },
    })
  })
}
