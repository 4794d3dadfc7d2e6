import { randomUUID } from 'node:crypto'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf, isFieldType } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordOwnStep } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { accountSections } from './account-sections.server.ts'
import { companySections } from './company-sections.ts'
import { shopperSections } from './shopper-sections.ts'
import { bankSections, staffSections, unseenSections } from './unseen-sections.server.ts'

type Row = Record<string, unknown>

/** Rows about every kind of person that the person sees. */
const personSections = (db: Tx, id: string) => ({
  profile: () => db.selectFrom('profiles').selectAll().where('id', '=', id).execute(),
  consents: () => db.selectFrom('consents').selectAll().where('profile_id', '=', id).orderBy('given_at').execute(),
  list_views: () =>
    db.selectFrom('list_views').select(['list', 'name', 'query', 'created_at']).where('profile_id', '=', id).execute(),
  news_choices: () =>
    db.selectFrom('news_consents').select(['given', 'how', 'at']).where('profile_id', '=', id).orderBy('at').execute(),
  switched_off: () =>
    db.selectFrom('notice_switches').select(['kind', 'channel', 'hours']).where('profile_id', '=', id).execute(),
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
      .where((of) => of.or([of('owner_id', '=', id), of('created_by', '=', id)]))
      .execute(),
  task_notes: () =>
    db.selectFrom('work_task_notes').select(['text', 'created_at']).where('author_id', '=', id).execute(),
})

type Sections = ReturnType<typeof personSections> &
  ReturnType<typeof accountSections> &
  ReturnType<typeof unseenSections> &
  ReturnType<typeof bankSections> &
  ReturnType<typeof staffSections> &
  ReturnType<typeof workSections> &
  ReturnType<typeof shopperSections> &
  ReturnType<typeof companySections>
export type OwnSection = keyof Sections

/** Sections of the company that the person owns and acts for (operations, section 2: the company's data belong to its owners). */
const ownCompany = (db: Tx, member: Actor): Partial<Sections> =>
  member.type === 'client' && member.company !== null && (member.company?.mode ?? 'owner') === 'owner'
    ? companySections(db, companyOf(member))
    : {}

/** Sections of the copy for the kind of person. */
function sectionsOf(db: Tx, actor: Actor, member: Actor): Partial<Sections> {
  const { id, type } = actor
  const person = { ...personSections(db, id), ...accountSections(id), ...unseenSections(id, member.company !== null) }
  if (type === 'admin') return { ...person, ...workSections(db, id), ...staffSections(id) }
  const field = isFieldType(type) ? { ...shopperSections(db, id), ...bankSections(id), ...workSections(db, id) } : {}
  return { ...person, ...field }
}

export type OwnData = { madeAt: string; sections: { name: OwnSection; rows: Row[] }[] }

type Reads = [OwnSection, () => Promise<Row[]>][]

async function readAll(sections: Partial<Sections>): Promise<OwnData['sections']> {
  const reads = Object.entries(sections) as Reads
  return Promise.all(reads.map(async ([name, read]) => ({ name, rows: await read() })))
}

/**
 * Copy of the data about the acting person, by section, after a recent proof; mailed to its owner as a notice. `member`:
 * the same person in the pages of their company.
 */
export async function collectOwnData(actor: Actor, member: Actor = actor): Promise<OwnData> {
  authorize(actor, 'account.erase')
  await confirmedRecently(actor)
  await takeAttempt('own data by account', actor.id)
  const sections = [
    ...(await readAs(actor, (db) => readAll(sectionsOf(db, actor, member)))),
    ...(await readAs(member, (db) => readAll(ownCompany(db, member)))),
  ]
  await asActor(actor, async (tx) => {
    await recordOwnStep(tx, actor, 'accounts.export')
    await enqueue(tx, 'accounts.own-data-step', { profileId: actor.id, ownStep: 'data-copied', effect: randomUUID() })
  })
  return { madeAt: now().toISOString(), sections }
}
