import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { world } from '#/tests/world.ts'
import { failedJobList } from './list.ts'
import { readList } from '#/domain/list.ts'
import { browseFailedJobs } from './browse.server.ts'
import { closeFailedJob, retryFailedJob } from './decide.server.ts'
import { keepFailedJob } from './keep.server.ts'

const all = readList(failedJobList, new URLSearchParams())
const w = await world()
let admin: Actor
beforeAll(async () => {
  admin = await w.admin()
})

const failed = (job: string, payload: object, id: string = randomUUID()) => ({
  id,
  job,
  payload,
  problem: 'the database said no',
  tries: 13,
})
const rows = async (tab: 'open' | 'done' = 'open') => (await browseFailedJobs(admin, { ...all, tab, rows: 100 })).rows
const noticesOf = async (kind: string, job: string) =>
  (
    await w.owner.query<{ n: number }>(
      `select count(*)::int as n from app.notifications where kind = $1 and params ->> 'job' = $2 and profile_id = $3`,
      [kind, job, admin.id],
    )
  ).rows[0]!.n

describe('a job that ran out of tries', () => {
  test('is kept once, however often it is heard of, and told to administrators', async () => {
    const reportId = randomUUID()
    const job = failed('payouts.accrue', { reportId })
    await keepFailedJob(job)
    await keepFailedJob(job)
    expect((await rows()).filter(({ id }) => id === job.id)).toMatchObject([
      {
        job: 'payouts.accrue',
        problem: 'the database said no',
        tries: 13,
        times: 1,
        page: `/admin/reports/${reportId}`,
      },
    ])
    expect(await noticesOf('job.failed-money', 'payouts.accrue')).toBe(1)
    const { rows: mails } = await w.owner.query<{ body: string }>(
      `select body from app.emails where kind = 'job.failed-money' and profile_id = $1`,
      [admin.id],
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]!.body).toContain('/admin/logs')
  })

  test('adds to the open row when another job with the same payload fails', async () => {
    const payload = { reportId: randomUUID() }
    const first = failed('payouts.recount', payload)
    await keepFailedJob(first)
    await keepFailedJob(failed('payouts.recount', payload))
    expect((await rows()).filter(({ job }) => job === 'payouts.recount')).toMatchObject([{ id: first.id, times: 2 }])
  })

  test('that moves no money is told once a day for each kind, without a mail', async () => {
    await keepFailedJob(failed('work.given', { taskId: randomUUID(), ownerId: randomUUID() }))
    await keepFailedJob(failed('work.given', { taskId: randomUUID(), ownerId: randomUUID() }))
    expect(await noticesOf('job.failed', 'work.given')).toBe(1)
    expect(await noticesOf('job.failed-money', 'work.given')).toBe(0)
  })
})

describe('an administrator', () => {
  test('puts it back into the queue, once, and it is recorded', async () => {
    const reportId = randomUUID()
    const { id } = failed('payouts.accrue', { reportId })
    await keepFailedJob({ ...failed('payouts.accrue', { reportId }), id })
    const [first, second] = await Promise.allSettled([retryFailedJob(admin, id), retryFailedJob(admin, id)])
    const outcomes = [first, second].map(({ status }) => status).toSorted()
    expect(outcomes).toEqual(['fulfilled', 'rejected'])
    const { rows: waiting } = await w.owner.query(
      `select id from jobs.job where name = 'payouts.accrue' and data ->> 'reportId' = $1`,
      [reportId],
    )
    expect(waiting).toHaveLength(1)
    expect((await rows('done')).find((row) => row.id === id)).toMatchObject({ state: 'retried', by: admin.name })
    const { rows: entries } = await w.owner.query('select actor_id from app.activity_log where entity_id = $1', [id])
    expect(entries).toEqual([{ actor_id: admin.id }])
  })

  test('closes it with a reason', async () => {
    const job = failed('work.given', { taskId: randomUUID(), ownerId: randomUUID() })
    await keepFailedJob(job)
    const { id } = (await rows()).find(({ job: name }) => name === 'work.given')!
    await closeFailedJob(admin, { id, reason: 'The task was deleted' })
    expect((await rows('done')).find((row) => row.id === id)).toMatchObject({
      state: 'closed',
      reason: 'The task was deleted',
    })
    await expect(retryFailedJob(admin, id)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  })

  test.each([
    ['a job that this version does not have', failed('rockets.launch', {})],
    ['a payload that this version cannot read', failed('payouts.accrue', { reportId: 'x' })],
  ])('cannot try %s again, and the row stays open', async (_, job) => {
    await keepFailedJob(job)
    await expect(retryFailedJob(admin, job.id)).rejects.toMatchObject({ code: 'job.unknown' })
    expect((await rows()).some(({ id }) => id === job.id)).toBe(true)
  })

  test('is told that an unknown job is not found', async () => {
    await expect(retryFailedJob(admin, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
    await expect(retryFailedJob(admin, 'x')).rejects.toMatchObject({ code: 'not-found' })
  })
})

test('other people neither see nor decide failed jobs', async () => {
  const [client, shopper] = [await w.client(), await w.shopper()]
  const job = failed('payouts.accrue', { reportId: randomUUID() })
  await keepFailedJob(job)
  for (const stranger of [client, shopper]) {
    await expect(browseFailedJobs(stranger, all)).rejects.toMatchObject({
      code: 'not-allowed',
    })
    await expect(retryFailedJob(stranger, job.id)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(closeFailedJob(stranger, { id: job.id, reason: 'x' })).rejects.toMatchObject({ code: 'not-allowed' })
  }
})
