import { beforeAll, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import { type World, world } from '#/tests/world.ts'
import { closeQueue, enqueue, openQueue } from './queue.server.ts'
import { startWork } from './worker.ts'

let here: World
beforeAll(async () => {
  here = await world()
  await closeQueue()
  await startWork(await openQueue(here.appUrl, true, () => {}))
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
  // a third of the pause between two looks of pg-boss
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
