import { createHash, randomBytes } from 'node:crypto'
import { asActor, asSystem, readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { isLang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readBranding } from '#/features/core/branding/read-branding.server.ts'
import { timelineMessages } from '#/messages/fieldwork/timeline.ts'
import { returnAttempt, takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { calendarText } from './ical.ts'
import { readFeedEvents } from './feed-events.server.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const tokenShape = /^[A-Za-z0-9_-]{43}$/

export type FeedState = { madeAt: string; lastReadAt: string | null }

/** Whether a shopper has a private address. Only its hash is stored. */
export async function readFeed(actor: Actor): Promise<FeedState | null> {
  authorize(actor, 'shoppers.calendar')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('calendar_feeds')
      .select(['created_at as madeAt', 'last_read_at as lastReadAt'])
      .where('profile_id', '=', actor.id)
      .executeTakeFirst(),
  )
  return row ?? null
}

/** Creates the private address of a shopper's calendar and ends an earlier one; returned only once. */
export async function makeFeed(actor: Actor): Promise<{ address: string }> {
  authorize(actor, 'shoppers.calendar')
  const token = randomBytes(32).toString('base64url')
  const made = { token_hash: hashOf(token), created_at: now().toISOString() }
  await asActor(actor, async (tx) => {
    await tx
      .insertInto('calendar_feeds')
      .values({ profile_id: actor.id, ...made })
      .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(made))
      .execute()
    await record(tx, actor, 'calendar.make')
  })
  return { address: `${env().origin}/calendar/${token}.ics` }
}

/** Ends the private address. */
export async function endFeed(actor: Actor): Promise<void> {
  authorize(actor, 'shoppers.calendar')
  await asActor(actor, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('calendar_feeds')
      .where('profile_id', '=', actor.id)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await record(tx, actor, 'calendar.end')
  })
}

const record = (tx: Tx, actor: Actor, action: 'calendar.make' | 'calendar.end') =>
  recordActivity(tx, actor, { action, entity: 'profile', entityId: actor.id })

const guesses = 'calendar guess by network'
const readNoticedMinutes = 5

/**
 * The calendar of a private address, or null: unknown, ended and blocked are indistinguishable, and guesses are
 * rate-limited.
 */
export async function openFeed(token: string, network: string): Promise<string | null> {
  await takeAttempt(guesses, network)
  if (!tokenShape.test(token)) return null
  const owner = await readAsSystem('a calendar client reads visits by a private address, without an account', (db) =>
    db
      .selectFrom('calendar_feeds as f')
      .innerJoin('profiles as p', 'p.id', 'f.profile_id')
      .select(['p.id', 'p.language', 'f.last_read_at'])
      .where('f.token_hash', '=', hashOf(token))
      .where('p.status', '=', 'active')
      .where('p.user_type', 'in', ['mystery_shopper', 'freelancer'])
      .executeTakeFirst(),
  )
  if (!owner) return null
  await returnAttempt(guesses, network)
  await noteRead(owner.id, owner.last_read_at)
  const language = isLang(owner.language) ? owner.language : 'en'
  const { companyName } = await readBranding()
  const name = translator(language, timelineMessages)('calendarName', { company: companyName[language] })
  return calendarText({ name, language, events: await readFeedEvents(owner.id, language) })
}

/** Records the last read only occasionally, because programs poll often. */
async function noteRead(profileId: string, before: string | null): Promise<void> {
  if (before && addMinutes(new Date(before), readNoticedMinutes) > now()) return
  await asSystem('records the last read of a calendar feed', (tx) =>
    tx
      .updateTable('calendar_feeds')
      .set({ last_read_at: now().toISOString() })
      .where('profile_id', '=', profileId)
      .execute(),
  )
}
