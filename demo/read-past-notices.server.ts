import { setTimeout as wait } from 'node:timers/promises'
import { databasePool } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { inboxRows } from '#/domain/messaging/inbox.ts'
import { markRead } from '#/features/messaging/notifications/mark-read.server.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import { log } from '#/platform/log.server.ts'
import { findPerson } from './demo-person.server.ts'
import { type DemoPerson, demoPeople } from './people.ts'
import { hasUnreadPast, keepNoticesRead } from './seed-demo.server.ts'
import { staffPeople } from './staff.ts'
import { teamPeople } from './team.ts'

/** Newest rows of the bell that wait for their reader, besides those of the account. */
const unreadRows = 5
/** More than anyone has. */
const most = 2000
/** The jobs that announce the year take minutes. */
const secondsBetween = 3
const mostRounds = 400

/** The people of the demo world who sign in; those of the team act for the restaurants. */
export async function notifiedPeople(): Promise<Actor[]> {
  const found = (people: Record<string, DemoPerson>) =>
    Promise.all(Object.values(people).map(({ email }) => findPerson(email)))
  const own = [...(await found(demoPeople)), ...(await found(staffPeople))]
  const owner = own.find((person) => person?.email === demoPeople.saffron.email)
  const company = { id: owner?.id ?? '', mode: 'member' as const, permissions: ['notifications.read'] as const }
  const team = (await found(teamPeople)).map((person) => person && { ...person, company })
  return [...own, ...team].filter((person) => person !== null)
}

/** Marks all but the newest rows as read, as by opening what they are about. Idempotent. */
async function readOlder(person: Actor): Promise<void> {
  const { notices, today } = await readNotices(person, { most, unread: true })
  const rows = inboxRows(notices, today).filter((row) => row.notices[0]?.topic !== 'account')
  const waiting = new Set(rows.slice(0, unreadRows).flatMap((row) => row.notices.map(({ id }) => id)))
  const ids = notices.map(({ id }) => id).filter((id) => !waiting.has(id))
  if (ids.length > 0) await markRead(person, { intent: 'some', ids })
}

const hasJobs = async (): Promise<boolean> => {
  const { rows } = await databasePool().query(
    `select from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() and name like any ('{%.announce,%.tell}') limit 1`,
  )
  return rows.length > 0
}

/**
 * Once, the people of the demo world read the notices of its past. Jobs write these after the seeding, so it lasts until
 * their queue is empty. Never fails: without it the bells count more.
 */
export async function readPastNotices(): Promise<void> {
  try {
    if (!(await hasUnreadPast())) return
    for (let round = 0; round < mostRounds; round++) {
      const more = await hasJobs()
      for (const person of await notifiedPeople()) await readOlder(person)
      if (!more) return await keepNoticesRead()
      await wait(secondsBetween * 1000, undefined, { ref: false })
    }
  } catch (error) {
    log.warn('the notices of the demo world stay unread', { error })
  }
}
