import { randomUUID } from 'node:crypto'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf, isFieldType } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordOwnStep } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { sessionsOf } from '#/platform/sessions.server.ts'
import { companySections } from './company-sections.ts'
import { shopperSections } from './shopper-sections.ts'

type Row = Record<string, unknown>

/** Tables with rows about every kind of person. */
const personSections = (db: Tx, id: string) => ({
  profile: () => db.selectFrom('profiles').selectAll().where('id', '=', id).execute(),
  consents: () => db.selectFrom('consents').selectAll().where('profile_id', '=', id).orderBy('given_at').execute(),
  devices: async (): Promise<Row[]> => await sessionsOf(id),
  switched_off: () =>
    db.selectFrom('notice_switches').select(['kind', 'channel']).where('profile_id', '=', id).execute(),
  notices: () =>
    db
      .selectFrom('notifications')
      .select(['kind', 'params', 'created_at', 'read_at'])
      .where('profile_id', '=', id)
      .orderBy('created_at')
      .execute(),
})
const workSections = (db: Tx, id: string) => ({
  tasks: () =>
    db
      .selectFrom('work_tasks')
      .select(['title', 'details', 'status', 'priority', 'due_on', 'finished_at'])
      .where('owner_id', '=', id)
      .execute(),
})
const memberSections = (db: Tx, id: string) => ({
  memberships: () =>
    db
      .selectFrom('members')
      .leftJoin('member_grants', 'member_grants.member_id', 'members.id')
      .select(['members.client_id as company', 'members.state', 'joined_at', 'role', 'node_id as node', 'ends_on'])
      .where('members.profile_id', '=', id)
      .execute(),
})

type Sections = ReturnType<typeof personSections> &
  ReturnType<typeof workSections> &
  ReturnType<typeof memberSections> &
  ReturnType<typeof shopperSections> &
  ReturnType<typeof companySections>
export type OwnSection = keyof Sections

/** Sections of the export for the kind of person: the company's data belong to its owners (operations, section 2). */
function sectionsOf(db: Tx, actor: Actor): Partial<Sections> {
  const person = personSections(db, actor.id)
  if (actor.type === 'admin') return { ...person, ...workSections(db, actor.id) }
  if (isFieldType(actor.type)) return { ...person, ...shopperSections(db, actor.id), ...workSections(db, actor.id) }
  const owns = actor.company !== null && actor.company?.mode !== 'member'
  const company = owns ? companySections(db, companyOf(actor)) : {}
  return { ...person, ...memberSections(db, actor.id), ...company }
}

export type OwnData = { madeAt: string; sections: { name: OwnSection; rows: Row[] }[] }

/** Copy of the data about the acting person, by section, after a recent proof; mailed to its owner as a notice. */
export async function collectOwnData(actor: Actor): Promise<OwnData> {
  authorize(actor, 'account.erase')
  await confirmedRecently(actor)
  await takeAttempt('own data by account', actor.id)
  const sections = await readAs(actor, (db) => {
    const reads = Object.entries(sectionsOf(db, actor)) as [OwnSection, () => Promise<Row[]>][]
    return Promise.all(reads.map(async ([name, read]) => ({ name, rows: await read() })))
  })
  await asActor(actor, async (tx) => {
    await recordOwnStep(tx, actor, 'accounts.export')
    await enqueue(tx, 'accounts.own-data-step', { profileId: actor.id, ownStep: 'data-copied', effect: randomUUID() })
  })
  return { madeAt: now().toISOString(), sections }
}
