import { beforeAll, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import { type World, world } from '#/tests/world.ts'
import { closeQueue, enqueue, openQueue } from './queue.server.ts'
import { startWork } from './worker.ts'

let here: World
async function startAgain(): Promise<void> {
  await closeQueue()
  await startWork(await openQueue(here.appUrl, true, () => {}))
}
beforeAll(async () => {
  here = await world()
  await startAgain()
})

test('jobs that were added together are all done at once, also when one of them fails', async () => {
  const shopper = await here.shopper()
  await asSystem('a test adds many jobs', async (tx) => {
    for (let count = 0; count < 5; count++) await enqueue(tx, 'accounts.welcome', { profileId: shopper.id })
    await enqueue(tx, 'accounts.welcome', { profileId: 'nobody' })
    for (let count = 0; count < 5; count++) await enqueue(tx, 'accounts.welcome', { profileId: shopper.id })
  })
  const done = async (): Promise<number> => {
    const { rows } = await here.owner.query<{ done: number }>(
      `select count(*)::int as done from jobs.job where name = 'accounts.welcome' and state = 'completed'`,
    )
    return rows[0]!.done
  }
  // a third of pg-boss's polling interval
  await expect.poll(done, { timeout: 10_000 }).toBe(10)
})

test('a job that ran out of tries is kept for the office, with its payload and its error', async () => {
  const signalId = 'no such id'
  await asSystem('a test adds a job that fails', (tx) => enqueue(tx, 'health.answer', { signalId }))
  const kept = async () => {
    const { rows } = await here.owner.query('select job, payload, tries, state, problem from app.failed_jobs')
    return rows as unknown[]
  }
  await expect.poll(kept, { timeout: 30_000 }).toEqual([
    {
      job: 'health.answer',
      payload: { signalId },
      tries: 1,
      state: 'open',
      problem: expect.stringContaining('signalId'),
    },
  ])
})

test('a daily job that was missed while no worker ran is made up for once at the next start', async () => {
  await closeQueue()
  // the schedules were last checked two days ago and are older than that
  await here.owner.query(`update jobs.version set cron_on = now() - interval '2 days'`)
  await here.owner.query(`update jobs.schedule set created_on = now() - interval '9 days'`)
  const names = ['invoices.age', 'payouts.ripen', 'plans.renew', 'work.chase']
  const done = async (): Promise<Record<string, number>> => {
    const { rows } = await here.owner.query<{ name: string; jobs: number }>(
      `select name, count(*)::int as jobs from jobs.job where name = any($1) and state = 'completed' group by name`,
      [names],
    )
    return Object.fromEntries(rows.map(({ name, jobs }) => [name, jobs]))
  }
  expect(await done()).toEqual({})
  await startAgain()
  await expect.poll(async () => Object.keys(await done()).toSorted(), { timeout: 60_000, interval: 200 }).toEqual(names)
  const first = await done()
  await here.owner.query(`update jobs.version set cron_on = now() - interval '1 minute'`)
  await startAgain()
  const looks = () => here.owner.query(`select from jobs.version where cron_on > now() - interval '50 seconds'`)
  await expect.poll(async () => (await looks()).rowCount, { timeout: 60_000 }).toBe(1)
  expect(await done()).toEqual(first)
})

test('a schedule in the hands of a worker that was killed is free again after a minute', async () => {
  const { rows } = await here.owner.query<{ expire_seconds: number }>(
    `select expire_seconds from jobs.queue where name = '__pgboss__send-it'`,
  )
  expect(rows).toEqual([{ expire_seconds: 60 }])
})
