import { sql } from 'kysely'
import { asActor, readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { Names } from '#/domain/branch-names.ts'
import { AppError } from '#/domain/errors.ts'
import { inTreeOrder } from '#/domain/org-tree.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { selectNodes } from '#/features/companies/hierarchy/read-tree.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'

export const mostAlertPeople = 50
export type AlertPerson = {
  id: string
  name: string
  email: string
  language: Lang
  createdAt: string
  /** Part of the company whose failures the contact is told of; null: the whole company. */
  nodeId: string | null
  /** Names of the part; null for the whole company. */
  part: Names | null
}
export type AlertPlaces = {
  /** Whether the actor keeps contacts for the whole company. */
  whole: boolean
  places: { id: string; names: Names; depth: number }[]
}

/** Parts of the company for which the actor keeps contacts, in the order of the tree. */
export async function readAlertPlaces(actor: Actor): Promise<AlertPlaces> {
  authorize(actor, 'alert-people.read')
  const { nodes, own } = await readAs(actor, async (db) => {
    const { rows } = await sql<{ own: string[] }>`select priv.my_nodes('alert-people.write') as own`.execute(db)
    return { nodes: await selectNodes(db, companyOf(actor)), own: new Set(rows[0]!.own) }
  })
  const all = actor.company?.mode !== 'member'
  const kept = inTreeOrder(nodes.filter(({ closedAt }) => closedAt === null)).filter(({ id }) => all || own.has(id))
  return {
    whole: kept.some(({ kind }) => kind === 'root'),
    places: kept
      .filter(({ kind }) => kind !== 'root')
      .map(({ id, nameEn, nameAr, depth }) => ({ id, names: { en: nameEn, ar: nameAr }, depth })),
  }
}

/** Contacts for critical failures outside the team, as far as the actor keeps them. */
export async function readAlertPeople(actor: Actor): Promise<AlertPerson[]> {
  authorize(actor, 'alert-people.read')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('alert_people as p')
      .leftJoin('org_nodes as n', 'n.id', 'p.node_id')
      .select(['p.id', 'p.name', 'p.email', 'p.language', 'p.created_at as createdAt', 'p.node_id as nodeId'])
      .select(['n.name_en', 'n.name_ar'])
      .where('p.client_id', '=', companyOf(actor))
      .where('p.removed_at', 'is', null)
      .orderBy('p.created_at')
      .execute(),
  )
  return rows.map(({ name_en: en, name_ar: ar, ...person }) => {
    return { ...person, part: person.nodeId === null ? null : { en, ar } }
  })
}

/** Refuses a part for which the actor keeps no contacts. */
async function refusePlace(actor: Actor, nodeId: string | null): Promise<void> {
  const { whole, places } = await readAlertPlaces(actor)
  if (nodeId === null ? !whole : !places.some(({ id }) => id === nodeId))
    throw new AppError('bad-request', {}, { node: 'choose-place' })
}

/** Adds a contact for a part of the company, or for all of it. Refuses an address that is already listed, ignoring case. */
export async function addAlertPerson(
  actor: Actor,
  { nodeId = null, ...person }: { name: string; email: string; language: Lang; nodeId?: string | null },
): Promise<void> {
  authorize(actor, 'alert-people.write')
  await takeAttempt('report work by account', actor.id)
  await refusePlace(actor, nodeId)
  if ((await readAlertPeople(actor)).length >= mostAlertPeople) throw new AppError('alert-person.too-many')
  await asActor(actor, async (tx) => {
    const row = await tx
      .insertInto('alert_people')
      .values({ client_id: companyOf(actor), ...person, node_id: nodeId, created_by: actor.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('alert-person.exists', {}, { email: 'alert-exists' })
    await recordActivity(tx, actor, {
      action: 'alert-people.add',
      entity: 'client',
      entityId: companyOf(actor),
      clientId: companyOf(actor),
      after: { name: person.name, email: person.email, node: nodeId },
    })
  })
}

/** Removes a contact; past notifications stay on record. */
export async function removeAlertPerson(actor: Actor, personId: string): Promise<void> {
  authorize(actor, 'alert-people.write')
  await asActor(actor, async (tx) => {
    const person = await tx
      .selectFrom('alert_people')
      .select(['id', 'name', 'email', 'removed_at'])
      .where('id', '=', recordId(personId))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!person) throw new AppError('not-found')
    if (person.removed_at) return
    await tx.updateTable('alert_people').set({ removed_at: now() }).where('id', '=', person.id).execute()
    await recordActivity(tx, actor, {
      action: 'alert-people.remove',
      entity: 'client',
      entityId: companyOf(actor),
      clientId: companyOf(actor),
      before: { name: person.name, email: person.email },
    })
  })
}
