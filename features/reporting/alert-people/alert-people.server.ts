import { asActor, readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'

export const mostAlertPeople = 20
export type AlertPerson = { id: string; name: string; email: string; language: Lang; createdAt: string }

/** The client's contacts for critical failures, besides the client itself. */
export async function readAlertPeople(actor: Actor): Promise<AlertPerson[]> {
  authorize(actor, 'alert-people.read')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('alert_people')
      .select(['id', 'name', 'email', 'language', 'created_at as createdAt'])
      .where('client_id', '=', companyOf(actor))
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .execute(),
  )
  return rows
}

/** Adds a contact. Refuses a duplicate address, ignoring case. */
export async function addAlertPerson(
  actor: Actor,
  person: { name: string; email: string; language: Lang },
): Promise<void> {
  authorize(actor, 'alert-people.write')
  await takeAttempt('report work by account', actor.id)
  if ((await readAlertPeople(actor)).length >= mostAlertPeople) throw new AppError('alert-person.too-many')
  await asActor(actor, async (tx) => {
    const row = await tx
      .insertInto('alert_people')
      .values({ client_id: companyOf(actor), ...person, created_by: actor.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('alert-person.exists', {}, { email: 'alert-exists' })
    await recordActivity(tx, actor, {
      action: 'alert-people.add',
      entity: 'client',
      entityId: companyOf(actor),
      clientId: companyOf(actor),
      after: { name: person.name, email: person.email },
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
