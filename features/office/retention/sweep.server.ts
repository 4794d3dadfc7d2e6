import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { settingsInForce } from '#/features/core/settings/read-setting.server.ts'
import { authDatabase } from '#/platform/auth.server.ts'
import { now } from '#/platform/clock.ts'
import { log } from '#/platform/log.server.ts'

const why = 'what is kept for a time only is removed by the platform itself'
const perPiece = 1000
/** The rest of a large backlog follows in the next run. */
const mostPieces = 100

/** Repeats a step that removes a piece until one is not full: no statement holds many rows for long. */
async function inPieces(what: string, piece: () => Promise<number>): Promise<void> {
  let count = 0
  for (let pieces = 0; pieces < mostPieces; pieces++) {
    const removed = await piece()
    count += removed
    if (removed < perPiece) break
  }
  if (count > 0) log.info('old records were removed', { action: what, count })
}

const inApp = (what: string, piece: (tx: Tx) => ReturnType<ReturnType<typeof sql>['execute']>): Promise<void> =>
  inPieces(what, () => asSystem(why, async (tx) => Number((await piece(tx)).numAffectedRows ?? 0n)))

const inAuth = (what: string, table: 'session' | 'verification'): Promise<void> =>
  inPieces(what, async () => {
    const text = `delete from auth.${table} where id in (select id from auth.${table} where "expiresAt" < $1 order by "expiresAt" limit $2)`
    return (await authDatabase().query(text, [now(), perPiece])).rowCount ?? 0
  })

/**
 * Removes what the privacy notice keeps for a time only: ended sessions and reset links, notices, mails (first their text, later the
 * rest) and messages from forms that were closed. Runs again without harm.
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
  await inApp('notifications', (tx) =>
    sql`delete from notifications where id in (
      select id from notifications where created_at < ${before('retention.notices-unread')}
        or created_at < ${before('retention.notices-read')} and read_at < ${before('retention.notices-read')}
      order by created_at limit ${perPiece})`.execute(tx),
  )
  await inApp('emails', (tx) =>
    sql`delete from emails where id in (
      select id from emails where created_at < ${before('retention.mails')} and state <> 'queued'
      order by created_at limit ${perPiece})`.execute(tx),
  )
  await inApp('texts of emails', (tx) =>
    sql`update emails set body = '', problem = null where id in (
      select id from emails where created_at < ${before('retention.mail-text')} and body <> '' and state <> 'queued'
      order by created_at limit ${perPiece})`.execute(tx),
  )
  await inApp('messages from forms', (tx) =>
    sql`delete from form_submissions where id in (
      select id from form_submissions where state in ('done', 'spam') and handled_at < ${before('retention.submissions')}
      order by handled_at limit ${perPiece})`.execute(tx),
  )
}
