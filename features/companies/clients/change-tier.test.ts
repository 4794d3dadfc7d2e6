import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { clientOn, withSeller } from '#/tests/plans.ts'
import { world } from '#/tests/world.ts'
import { announceTier } from './announce-tier.server.ts'
import { changeTier } from './change-tier.server.ts'
import { endGivenPlans } from './end-given-plans.server.ts'

const here = await world()

const tierOf = async (clientId: string) => {
  const { rows } = await here.owner.query<{ tier: string }>(
    'select subscription_tier as tier from app.client_profiles where profile_id = $1',
    [clientId],
  )
  return rows[0]?.tier
}
const changes = async (clientId: string) => {
  const { rows } = await here.owner.query(
    `select before, after, reason from app.activity_log where action = 'clients.change-tier' and entity_id = $1 order by at`,
    [clientId],
  )
  return rows
}

test('an administrator puts a client on another plan, and the log keeps both', async () => {
  const [admin, client] = [await here.admin(), await here.client({ plan: 'free' })]
  await changeTier(admin, client.id, 'professional', { reason: 'a trial' })
  await changeTier(admin, client.id, 'professional', { reason: 'again' })
  expect(await tierOf(client.id)).toBe('professional')
  expect(await changes(client.id)).toEqual([
    { before: { tier: 'free' }, after: { tier: 'professional' }, reason: 'a trial' },
  ])
})

test('a plan given until a day ends after it, once, and its client is told 14 and 3 days before and at the end', async () => {
  const [admin, client] = [await here.admin(), await here.client({ plan: 'free' })]
  const today = riyadhDay(now())
  const past = changeTier(admin, client.id, 'basic', { until: addDays(today, -1) })
  await expect(past).rejects.toMatchObject({ fields: { until: 'day-ahead' } })
  await changeTier(admin, client.id, 'professional', { until: addDays(today, 30) })
  await changeTier(admin, client.id, 'professional', { until: addDays(today, 10) })
  const told = async () => {
    const { rows } = await here.owner.query<{ kind: string }>(
      `select kind from app.notifications where profile_id = $1 and kind like 'plan.%' order by created_at, kind`,
      [client.id],
    )
    return rows.map(({ kind }) => kind)
  }
  const endsOn = (days: number) =>
    here.owner.query('update app.client_profiles set given_until = $2 where profile_id = $1', [
      client.id,
      addDays(today, days),
    ])
  const twice = async () => {
    for (const _ of [1, 2]) await endGivenPlans()
  }
  await twice()
  expect(await told()).toEqual(['plan.given-ends'])
  await endsOn(15)
  await twice()
  expect(await told()).toEqual(['plan.given-ends'])
  await endsOn(0)
  await twice()
  expect(await told()).toEqual(['plan.given-ends', 'plan.given-ends'])
  expect(await tierOf(client.id)).toBe('professional')
  await endsOn(-1)
  await twice()
  expect(await told()).toEqual(['plan.given-ends', 'plan.given-ends', 'plan.ended'])
  expect(await tierOf(client.id)).toBe('free')
  expect((await changes(client.id)).at(-1)).toEqual({
    before: { tier: 'professional', until: addDays(today, -1) },
    after: { tier: 'free' },
    reason: null,
  })
})

test('a plan without a last day, and one with invoices, is left alone', async () => {
  const [admin, client] = [await here.admin(), await here.client({ plan: 'free' })]
  await changeTier(admin, client.id, 'basic', { until: addDays(riyadhDay(now()), 1) })
  await changeTier(admin, client.id, 'basic')
  await endGivenPlans()
  expect(await tierOf(client.id)).toBe('basic')
  const free = here.owner.query(
    `update app.client_profiles set subscription_tier = 'free', given_until = '2026-01-01' where profile_id = $1`,
    [client.id],
  )
  await expect(free).rejects.toMatchObject({ code: '23514' })
})

test('only administrators change a plan, not the client', async () => {
  const client = await here.client({ plan: 'free' })
  for (const actor of [client, await here.client(), await here.shopper(), await here.freelancer()])
    await expect(changeTier(actor, client.id, 'enterprise')).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(changeTier(await here.admin(), randomUUID(), 'basic')).rejects.toMatchObject({ code: 'not-found' })
  expect(await tierOf(client.id)).toBe('free')
  expect(await changes(client.id)).toEqual([])
})

test('only approved clients get a plan, in the verb and in the database; any returns to the free one', async () => {
  const admin = await here.admin()
  for (const approval of ['pending', 'rejected', 'suspended'] as const) {
    const client = await here.client({ plan: 'basic', approval })
    await expect(changeTier(admin, client.id, 'enterprise')).rejects.toMatchObject({ code: 'plan.not-approved' })
    const direct = asActor(admin, (tx) => sql`select priv.change_tier(${client.id}, 'enterprise')`.execute(tx))
    await expect(direct).rejects.toMatchObject({ code: '42501' })
    expect(await tierOf(client.id)).toBe('basic')
    await changeTier(admin, client.id, 'free')
    expect(await tierOf(client.id)).toBe('free')
  }
})

test('notifies every owner of the new plan by bell and mail, each in the own language, once', async () => {
  const [admin, client] = [await here.admin(), await here.client({ plan: 'free', language: 'en' })]
  const second = await here.member(client, [{ role: 'owner' }])
  const viewer = await here.member(client, [{ role: 'viewer' }])
  await changeTier(admin, client.id, 'professional')
  const told = { clientId: client.id, tier: 'professional', until: null, effect: randomUUID() } as const
  const jobs = await here.owner.query(
    `select count(*)::int as n from jobs.job where name = 'accounts.plan-given' and data ->> 'clientId' = $1`,
    [client.id],
  )
  expect(jobs.rows).toEqual([{ n: 1 }])
  await announceTier(told)
  await announceTier(told)
  const { rows } = await here.owner.query<{ profile_id: string; subject: string }>(
    `select profile_id, subject from app.emails where kind = 'plan.given' and profile_id = any ($1)`,
    [[client.id, second.id, viewer.id]],
  )
  expect(rows.map(({ profile_id }) => profile_id).toSorted()).toEqual([client.id, second.id].toSorted())
  expect(rows.find(({ profile_id }) => profile_id === client.id)?.subject).toContain('Professional')
  const bell = await here.owner.query(
    `select profile_id from app.notifications where kind = 'plan.given' and profile_id = any ($1)`,
    [[client.id, second.id, viewer.id]],
  )
  expect(bell.rows).toHaveLength(2)
})

test('a plan that runs with its invoices is not changed by hand', async () => {
  await withSeller(here)
  const client = await clientOn(here, 'basic')
  await expect(changeTier(await here.admin(), client.id, 'enterprise')).rejects.toMatchObject({ code: 'plan.runs' })
  expect(await tierOf(client.id)).toBe('basic')
})
