import { expect, test } from 'vitest'
import type { JsonValue } from '#/db/tables.ts'
import { actionText, changesOf, entityText, fieldText } from '#/features/core/activity/entry.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import { closeQueue, openQueue } from '#/jobs/queue.server.ts'
import { startWork } from '#/jobs/worker.ts'
import { world } from '#/tests/world.ts'
import { demoPeople } from './people.ts'
import { notifiedPeople, readPastNotices } from './read-past-notices.server.ts'
import { seedDemo } from './seed-demo.server.ts'

const here = await world()

test(
  'a year of the demo world leaves at most nine unread rows to each person who signs in, and some to the owner of the restaurants',
  { timeout: 300_000 },
  async () => {
    await closeQueue()
    await startWork(await openQueue(here.appUrl, true, () => {}))
    const signIns = await seedDemo()
    await readPastNotices()
    const people = await notifiedPeople()
    expect(people.map(({ email }) => email)).toEqual(signIns.map(({ email }) => email))
    const unread: Record<string, number> = {}
    const read: Record<string, number> = {}
    for (const person of people) {
      const { unreadRows, notices } = await readNotices(person, { most: 500 })
      unread[person.email] = unreadRows
      read[person.email] = notices.length
    }
    expect(Object.entries(unread).filter(([, rows]) => rows > 9)).toEqual([])
    expect(unread[demoPeople.saffron.email]).toBeGreaterThan(0)
    expect(read[demoPeople.saffron.email]).toBeGreaterThan(20)
  },
)

test('every step, record and field of the activity log has words in both languages', async () => {
  const { rows } = await here.owner.query<{ action: string; entity: string; before: JsonValue; after: JsonValue }>(
    'select distinct action, entity, before, after from app.activity_log',
  )
  const fields = rows.flatMap(({ before, after }) => changesOf(before, after).map(({ field }) => field))
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ action }) => actionText('en', action) === action)).toEqual([])
  expect(rows.filter(({ entity }) => entityText('en', entity) === entity)).toEqual([])
  expect([...new Set(fields)].filter((field) => fieldText('en', field) === field)).toEqual([])
})
