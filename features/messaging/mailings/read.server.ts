import { readAs, readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { MailingCount, MailingPurpose, MailingState, Segment } from '#/domain/messaging/mailings.ts'
import type { Wording } from '#/domain/messaging/wording.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { EmailState } from '#/features/messaging/emails/states.ts'
import { countSegment } from './audience.server.ts'

const why = 'a segment spans people of every kind; staff who write mailings see their number and one name a language'

export type RecipientState = 'waiting' | 'written' | 'no-consent' | 'suppressed' | 'gone'
export type Mailing = {
  id: string
  purpose: MailingPurpose
  segment: Segment
  texts: Wording
  state: MailingState
  people: number | null
  version: number
  author: string | null
  at: string
  sentAt: string | null
  endedAt: string | null
}

/** One mailing. */
export async function readMailing(actor: Actor, id: string): Promise<Mailing> {
  authorize(actor, 'emails.read')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('mailings as m')
      .leftJoin('profiles as p', 'p.id', 'm.created_by')
      .select([
        'm.id',
        'm.purpose',
        'm.segment',
        'm.texts',
        'm.state',
        'm.people',
        'm.version',
        'p.full_name as author',
      ])
      .select(['m.created_at as at', 'm.sent_at as sentAt', 'm.ended_at as endedAt'])
      .where('m.id', '=', recordId(id))
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return { ...row, segment: row.segment as Segment, texts: row.texts as Wording }
}

/** How many people of a segment would get a mail now, and how many are left out. */
export async function countPeople(actor: Actor, segment: Segment, purpose: MailingPurpose): Promise<MailingCount> {
  authorize(actor, 'mailings.write')
  return readAsSystem(why, (db) => countSegment(db, segment, purpose))
}

export type MailingFigures = {
  recipients: Partial<Record<RecipientState, number>>
  /** Mails in the outbox by state; those past their retention are in none. */
  mails: Partial<Record<EmailState, number>>
}

/** Recipients of a mailing by state, and their mails by state. */
export async function mailingFigures(actor: Actor, id: string): Promise<MailingFigures> {
  authorize(actor, 'emails.read')
  return readAs(actor, async (db) => {
    const of = db
      .selectFrom('mailing_recipients as r')
      .where('r.mailing_id', '=', recordId(id))
      .select((count) => count.fn.countAll<number>().as('people'))
    const [recipients, mails] = await Promise.all([
      of.select('r.state').groupBy('r.state').execute(),
      of.innerJoin('emails as e', 'e.id', 'r.email_id').select('e.state').groupBy('e.state').execute(),
    ])
    return {
      recipients: Object.fromEntries(recipients.map(({ state, people }) => [state, people])),
      mails: Object.fromEntries(mails.map(({ state, people }) => [state, people])),
    }
  })
}
