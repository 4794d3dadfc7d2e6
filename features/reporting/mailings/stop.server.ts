import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { companyNames } from '#/db/names.server.ts'
import { maskedAddress } from '#/domain/email-links.ts'
import { AppError } from '#/domain/errors.ts'
import type { Text } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { personOfMailingToken } from './token.server.ts'

const why = 'the signed link of an email names the address on a list; there may be no session'

const personOf = (db: Tx, id: string) =>
  db
    .selectFrom('report_mailing_people as p')
    .innerJoin('report_mailings as m', 'm.id', 'p.mailing_id')
    .select(['p.id', 'p.client_id', 'p.address', 'p.stopped_at', 'm.name'])
    .where('p.id', '=', id)
    .executeTakeFirst()

export type MailingStop = { address: string; company: Text; list: string; stopped: boolean }

/** What the page of a link offers; null for an altered link. Changes nothing. */
export async function readMailingStop(token: string): Promise<MailingStop | null> {
  const id = personOfMailingToken(token)
  if (!id) return null
  return readAsSystem(why, async (db) => {
    const person = await personOf(db, id)
    if (!person) return null
    const company = await companyNames(db, person.client_id)
    return { address: maskedAddress(person.address), company, list: person.name, stopped: person.stopped_at !== null }
  })
}

/** Ends the mails of one list to the address of the link. A second time has no effect. */
export async function stopMailing(token: string): Promise<void> {
  const id = personOfMailingToken(token)
  if (!id) throw new AppError('not-found')
  await asSystem(why, async (tx) => {
    const person = await personOf(tx, id)
    if (!person) throw new AppError('not-found')
    if (person.stopped_at) return
    await tx.updateTable('report_mailing_people').set({ stopped_at: now() }).where('id', '=', id).execute()
    await recordActivity(tx, null, {
      action: 'report-mailing.stop',
      entity: 'client',
      entityId: person.client_id,
      clientId: person.client_id,
      after: { name: person.name, address: person.address },
    })
  })
}
