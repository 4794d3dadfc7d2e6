import { type QueryResult, sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { settingsInForce } from '#/features/core/settings/read-setting.server.ts'
import { dropOldEmails, dropOldTexts } from '#/features/messaging/emails/drop-old.server.ts'
import { dropOldNotices } from '#/features/messaging/notifications/drop-old.server.ts'
import { dropClosedSubmissions } from '#/features/site/forms/drop-old.server.ts'
import { authDatabase } from '#/platform/auth.server.ts'
import { now } from '#/platform/clock.ts'
import { dropOldLines, keptLogDays } from '#/platform/kept-log.server.ts'
import { log } from '#/platform/log.server.ts'

const why = 'what is kept for a time only is removed by the platform itself'
const perPiece = 1000
/** Maximum pieces per run; the rest of a large backlog follows in the next one. */
const mostPieces = 100

/** Repeats a step until it removes less than a full piece, so that no statement locks many rows for long. */
async function inPieces(what: string, piece: () => Promise<number>): Promise<void> {
  let count = 0
  for (let pieces = 0; pieces < mostPieces; pieces++) {
    const removed = await piece()
    count += removed
    if (removed < perPiece) break
  }
  if (count > 0) log.info('old records were removed', { action: what, count })
}

const inApp = (what: string, piece: (tx: Tx) => Promise<QueryResult<unknown>>): Promise<void> =>
  inPieces(what, () => asSystem(why, async (tx) => Number((await piece(tx)).numAffectedRows ?? 0n)))

const inAuth = (what: string, table: 'session' | 'verification' | 'email_links'): Promise<void> =>
  inPieces(what, async () => {
    const text = `delete from auth.${table} where id in (select id from auth.${table} where "expiresAt" < $1 order by "expiresAt" limit $2)`
    return (await authDatabase().query(text, [now(), perPiece])).rowCount ?? 0
  })

/**
 * Deletes records after the periods of the privacy notice: ended sessions and reset links, notices, mails (first their
 * text, later the rest) and closed messages. Idempotent.
 */
export async function sweepOldRecords(): Promise<void> {
  const days = await settingsInForce([
    'retention.mail-text',
    'retention.mails',
    'retention.notices-read',
    'retention.notices-unread',
    'retention.submissions',
  ])
  const before = (key: keyof typeof days): Date => addHours(now(), -24 * days[key])
  await inAuth('sessions', 'session')
  await inAuth('reset links', 'verification')
  await inAuth('links of email addresses', 'email_links')
  await inApp('notifications', (tx) => {
    const notices = { unread: before('retention.notices-unread'), read: before('retention.notices-read') }
    return dropOldNotices(tx, notices, perPiece)
  })
  await inApp('emails', (tx) => dropOldEmails(tx, before('retention.mails'), perPiece))
  await inApp('texts of emails', (tx) => dropOldTexts(tx, before('retention.mail-text'), perPiece))
  const lines = addHours(now(), -24 * keptLogDays)
  await inApp('lines of the log', (tx) => dropOldLines(tx, lines, perPiece))
  await inApp('messages from forms', (tx) => dropClosedSubmissions(tx, before('retention.submissions'), perPiece))
}

/** Deletes expired counters of attempts. */
export const sweepAttempts = (): Promise<void> =>
  asSystem('a job deletes expired attempt counters', async (tx) => {
    await sql`select priv.sweep_attempts()`.execute(tx)
  })
