import { createHash, randomBytes } from 'node:crypto'
import { asActor, asSystem, readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import { nodeName } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { isLang, type Lang, translator } from '#/domain/text.ts'
import { memberOf } from '#/features/companies/members/acting-member.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { calendarText } from '#/features/fieldwork/calendar/ical.ts'
import { paperCalendarMessages } from '#/messages/operations/paper-calendar.ts'
import { returnAttempt, takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { readPaperEvents } from './feed-events.server.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
/** Unlike those of shoppers, so that one address serves both. */
const prefix = 'documents-'
export const isPaperToken = (token: string): boolean => token.startsWith(prefix)
const tokenShape = new RegExp(`^${prefix}[A-Za-z0-9_-]{43}$`)

export type PaperFeedState = { madeAt: string; lastReadAt: string | null; language: Lang }

/** Whether a member has a private calendar address of the company's papers. Only its hash is stored. */
export async function readPaperFeed(actor: Actor): Promise<PaperFeedState | null> {
  authorize(actor, 'documents.read')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('paper_feeds')
      .select(['created_at as madeAt', 'last_read_at as lastReadAt', 'language'])
      .where('client_id', '=', companyOf(actor))
      .where('profile_id', '=', actor.id)
      .executeTakeFirst(),
  )
  return row ? { ...row, language: isLang(row.language) ? row.language : 'en' } : null
}

/** Creates the private address of a member's calendar, in the language of the page, and ends an earlier one; returned only once. */
export async function makePaperFeed(actor: Actor): Promise<{ address: string }> {
  authorize(actor, 'documents.read')
  await takeAttempt('papers by account', actor.id)
  const token = `${prefix}${randomBytes(32).toString('base64url')}`
  const made = {
    token_hash: hashOf(token),
    language: actor.language,
    created_at: now().toISOString(),
    last_read_at: null,
  }
  await asActor(actor, async (tx) => {
    const changed = await tx
      .updateTable('paper_feeds')
      .set(made)
      .where('client_id', '=', companyOf(actor))
      .where('profile_id', '=', actor.id)
      .returning('profile_id')
      .executeTakeFirst()
    const { last_read_at: _, ...first } = made
    if (!changed)
      await tx
        .insertInto('paper_feeds')
        .values({ client_id: companyOf(actor), profile_id: actor.id, ...first })
        .execute()
    await record(tx, actor, 'paper-calendar.make')
  })
  return { address: `${env().origin}/calendar/${token}.ics` }
}

/** Ends the private address. */
export async function endPaperFeed(actor: Actor): Promise<void> {
  authorize(actor, 'documents.read')
  await asActor(actor, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('paper_feeds')
      .where('client_id', '=', companyOf(actor))
      .where('profile_id', '=', actor.id)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await record(tx, actor, 'paper-calendar.end')
  })
}

const record = (tx: Tx, actor: Actor, action: 'paper-calendar.make' | 'paper-calendar.end') =>
  recordActivity(tx, actor, { action, entity: 'profile', entityId: actor.id, clientId: companyOf(actor) })

const guesses = 'calendar guess by network'
const readNoticedMinutes = 5
const why = 'a calendar client reads papers by a private address, without an account'

/**
 * The calendar of a private address, read with the rights that its maker has now, or null: unknown, ended, and of a
 * person who left the team are indistinguishable, and guesses are rate-limited.
 */
export async function openPaperFeed(token: string, network: string): Promise<string | null> {
  await takeAttempt(guesses, network)
  if (!tokenShape.test(token)) return null
  const found = await readAsSystem(why, async (db) => {
    const feed = await db
      .selectFrom('paper_feeds as f')
      .innerJoin('companies as c', 'c.id', 'f.client_id')
      .select(['f.client_id', 'f.profile_id', 'f.language', 'f.last_read_at'])
      .where('f.token_hash', '=', hashOf(token))
      .executeTakeFirst()
    return feed && { feed, maker: await memberOf(db, feed.client_id, feed.profile_id) }
  })
  if (!found?.maker || !may(found.maker, 'documents.read')) return null
  await returnAttempt(guesses, network)
  const { feed, maker } = found
  await noteRead(feed.client_id, feed.profile_id, feed.last_read_at)
  const language = isLang(feed.language) ? feed.language : 'en'
  const reader = { ...maker, language }
  const { company, events } = await readAs(reader, async (db) => ({
    company: await db
      .selectFrom('companies as c')
      .select(nodeName('c').as('name'))
      .where('c.id', '=', feed.client_id)
      .executeTakeFirstOrThrow(),
    events: await readPaperEvents(db, reader),
  }))
  const name = translator(language, paperCalendarMessages)('calendarName', { company: company.name })
  return calendarText({ name, language, product: 'Documents', events })
}

/** Records the last read only occasionally, because programs poll often. */
async function noteRead(clientId: string, profileId: string, before: string | null): Promise<void> {
  if (before && addMinutes(new Date(before), readNoticedMinutes) > now()) return
  await asSystem('records the last read of a calendar feed', (tx) =>
    tx
      .updateTable('paper_feeds')
      .set({ last_read_at: now().toISOString() })
      .where('client_id', '=', clientId)
      .where('profile_id', '=', profileId)
      .execute(),
  )
}
