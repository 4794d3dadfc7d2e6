import { expect, test } from 'vitest'
import { openSession } from '#/platform/auth.server.ts'
import { now } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { demoPeople } from './people.ts'
import { seedDemo } from './seed-demo.server.ts'

const here = await world()

const counted = async (text: string): Promise<Record<string, number>> => {
  const { rows } = await here.owner.query<{ key: string; n: number }>(text)
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]))
}
const byStatus = (table: string) =>
  counted(`select status as key, count(*)::int as n from app.${table} group by status`)
const tables = [
  'profiles',
  'branches',
  'mystery_shopping_requests',
  'request_events',
  'mystery_shopping_reports',
  'report_events',
  'report_answers',
  'report_photos',
  'files',
  'activity_log',
]
const sizes = () =>
  counted(tables.map((table) => `select '${table}' as key, count(*)::int as n from app.${table}`).join(' union all '))

test(
  'two servers that start at once fill the demo world once, and a later start changes nothing',
  { timeout: 60_000 },
  async () => {
    const began = performance.now()
    const [first, second] = await Promise.all([seedDemo(), seedDemo()])
    console.log('seeding took', Math.round(performance.now() - began), 'ms')
    expect(first).toEqual(second)
    expect(first.map(({ email }) => email)).toEqual(Object.values(demoPeople).map(({ email }) => email))
    const before = await sizes()
    const again = performance.now()
    await seedDemo()
    expect(performance.now() - again).toBeLessThan(50)
    expect(await sizes()).toEqual(before)
    expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1000)
  },
)

test('every state of a request is there, and every state of a report that can be reached', async () => {
  expect(await byStatus('mystery_shopping_requests')).toEqual({
    pending: 3,
    approved: 2,
    assigned: 2,
    in_progress: 4,
    completed: 10,
    cancelled: 1,
  })
  expect(await byStatus('mystery_shopping_reports')).toEqual({
    draft: 1,
    submitted: 1,
    in_review: 1,
    revision_requested: 1,
    rejected: 1,
    released: 2,
    locked: 8,
  })
})

test('each demo person signs in with the printed password', async () => {
  for (const { email, password } of Object.values(demoPeople)) {
    const { token } = await openSession(email, password, new Headers())
    expect(token).toMatch(/^[\w-]{20,}$/)
  }
})
