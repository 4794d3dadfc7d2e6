import type { Actor } from '#/domain/actor.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { markRead } from '#/features/messaging/notifications/mark-read.server.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import { type Cast, findPerson } from '../demo-person.server.ts'
import { type DemoPerson, demoPeople } from '../people.ts'
import { staffPeople } from '../staff.ts'
import { teamPeople } from '../team.ts'
import { happeningAt } from '../time-travel.server.ts'

/** Notices of the last days wait for their reader. */
const unreadDays = 7
/** More than anyone has. */
const most = 2000

/** The people of the demo world who sign in; those of the team act for the restaurants. */
export async function notifiedPeople({ saffron }: Pick<Cast, 'saffron'>): Promise<Actor[]> {
  const found = (people: Record<string, DemoPerson>) =>
    Promise.all(Object.values(people).map(({ email }) => findPerson(email)))
  const own = [...(await found(demoPeople)), ...(await found(staffPeople))]
  const company = { id: saffron.id, mode: 'member' as const, permissions: ['notifications.read'] as const }
  const team = (await found(teamPeople)).map((person) => person && { ...person, company })
  return [...own, ...team].filter((person) => person !== null)
}

/** Everyone has read the notices of the past, as by opening what they are about. Idempotent. */
export async function tellNotices(cast: Cast, present: Date): Promise<void> {
  const seen = addHours(present, -24 * unreadDays)
  for (const person of await notifiedPeople(cast)) {
    const { notices } = await readNotices(person, { most, unread: true })
    const ids = notices.filter(({ at }) => new Date(at) < seen).map(({ id }) => id)
    if (ids.length > 0) await happeningAt(seen, () => markRead(person, { intent: 'some', ids }))
  }
}
