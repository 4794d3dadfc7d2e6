import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { reminderDue } from '#/domain/office/closing.ts'
import { type Day, daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import { revokeAllOf } from './revoke-all.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { cancelFreeOf } from './cancel-free.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { log } from '#/platform/log.server.ts'
import { announcePublished } from '#/platform/published.server.ts'
import { endSessionsIn } from '#/platform/sessions.server.ts'
import { calledIn } from './tell-closing.server.ts'

type Due = { id: string; clientId: string; dueOn: Day }

const openClosings = () =>
  readAsSystem('a job follows the closing of companies', (db) =>
    db
      .selectFrom('company_closings')
      .select(['id', 'client_id as clientId', sql<Day>`due_on::text`.as('dueOn')])
      .where('kept_at', 'is', null)
      .where('erased_at', 'is', null)
      .orderBy('due_on')
      .execute(),
  )

/** Reminds the owners of companies that are closing, and erases those whose days are over. One that fails leaves the others alone. */
export async function followClosings(): Promise<void> {
  const today = riyadhDay(now())
  const failures: unknown[] = []
  for (const closing of await openClosings())
    try {
      const left = daysBetween(today, closing.dueOn)
      if (left <= 0) await eraseCompany(closing)
      else await remind(closing, reminderDue(left))
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
}

async function remind({ id, clientId, dueOn: until }: Due, days: number | null): Promise<void> {
  if (days === null) return
  await asSystem('a job reminds people of the closing of a company', async (tx) => {
    const facts = { called: await calledIn(tx, clientId), until }
    await tell(tx, { client: clientId }, 'company.closing-soon', facts, { effectKey: `company.closing:${id}:${days}` })
  })
}

const membersOf = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('members')
    .select('profile_id')
    .where('client_id', '=', clientId)
    .where('state', '<>', 'removed')
    .execute()

/**
 * Erases a company: all but invoices and what the ledger counts. Its certificates are revoked, its people have no company
 * any more and are told. With an open invoice, visit, report, dispute or plan it waits for the next night.
 */
async function eraseCompany({ id, clientId }: Due): Promise<void> {
  const members = await asSystem('erasing a company removes rows of all its people', async (tx) => {
    const people = await membersOf(tx, clientId)
    const called = await calledIn(tx, clientId)
    await cancelFreeOf(tx, null, clientId)
    // before the certificates: a company that waits keeps them
    const { rows: blocks } = await sql`select what from priv.closing_blocks(${clientId}, true)`.execute(tx)
    if (blocks.length > 0) return null
    await revokeAllOf(tx, clientId)
    const keys = await callFunction<string[] | null>(tx, sql`priv.erase_company(${id}, ${now().toISOString()})`)
    if (!keys) throw new Error('a company could not be erased')
    await recordActivity(tx, null, { action: 'company.erase', entity: 'client', entityId: clientId, clientId })
    for (const { profile_id: person } of people)
      await tell(tx, { person }, 'company.closed', { called }, { effectKey: `company.closed:${id}:${person}` })
    if (keys.length > 0) await enqueue(tx, 'files.remove', { keys })
    await announcePublished(tx)
    return people
  })
  if (!members) return log.info('a company that closes still has open business', { action: 'company.erase' })
  for (const { profile_id: person } of members) await endSessionsIn(person, clientId)
}
