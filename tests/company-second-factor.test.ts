import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { clientStanding, ownStanding } from '#/app/shell/portal-standing.server.ts'
import type { Actor, UserType } from '#/domain/actor.ts'
import { readSecondFactorRule, saveSecondFactorRule } from '#/features/companies/companies/second-factor-rule.server.ts'
import { chooseCompany } from '#/features/companies/own-companies/own-companies.server.ts'
import { collectOwnData } from '#/features/identity/own-data/collect.server.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { changeSecondFactor, secondFactorOf } from '#/features/identity/second-factor/manage.server.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { contextOf, describeRequest } from '#/server/describe-request.ts'
import { liveEvents } from '#/server/live-events.ts'
import { someInfo } from './some-info.ts'
import { type World, world } from './world.ts'

/** The second factor that a company requires of its members. */
let w: World
let client: Actor
beforeAll(async () => void (w = await world()))
beforeEach(async () => {
  setEnv({ ...env(), DEMO: 'off' })
  client = await w.client()
})
const password = 'correct-horse-battery'

async function opens(person: Actor) {
  const { token, actor } = await signIn(someInfo(), person.email, password, 'everybody')
  const ask = (path: string) =>
    describeRequest(new Request(`http://localhost${path}`, { headers: { cookie: `session=${token}` } }), randomUUID())
  return { ask, actor }
}
const choose = async (rule: 'off' | 'owners' | 'all', of = client) =>
  saveSecondFactorRule(of, { rule, version: (await readSecondFactorRule(of)).version })
/** Moves the beginning of the rule, the memberships and the roles so many days back. */
async function daysAgo(days: number, of = client) {
  const back = `- make_interval(days => ${days})`
  await w.owner.query(`update app.companies set second_factor_since = second_factor_since ${back} where id = $1`, [
    of.id,
  ])
  await w.owner.query(`update app.members set joined_at = joined_at ${back} where client_id = $1`, [of.id])
  await w.owner.query(`update app.member_grants set created_at = created_at ${back} where client_id = $1`, [of.id])
}
type Info = Awaited<ReturnType<typeof describeRequest>>
type GuardArgs = Parameters<ReturnType<typeof onlyFor>>[0]
async function guardOf(info: Info, type: UserType = 'client'): Promise<string | null> {
  const args = { context: contextOf(info), url: new URL('http://localhost/client/reports') } as unknown as GuardArgs
  try {
    await onlyFor([type], '/login')(args, async () => new Response('passed'))
    return 'passed'
  } catch (thrown) {
    return (thrown as Response).headers.get('location')
  }
}

it('asks nothing of a company whose owners never set the rule', async () => {
  await daysAgo(100)
  const { ask } = await opens(client)
  expect(await ask('/client/dashboard')).toMatchObject({ actor: { id: client.id }, secondFactor: null })
})

it('counts the days of grace in a banner, and lets the member work', async () => {
  await choose('owners')
  await daysAgo(2)
  const { ask } = await opens(client)
  const info = await ask('/client/dashboard')
  expect(info.secondFactor).toEqual({ state: 'grace', daysLeft: 5, by: 'company' })
  expect(await guardOf(info)).toBe('passed')
  expect(await clientStanding(contextOf(info))).toMatchObject({ secondFactor: { daysLeft: 5 } })
})

it('locks pages, files, exports, search and events after that; the own account stays open and shows no company', async () => {
  await choose('all')
  const viewer = await w.member(client, [{ role: 'viewer' }])
  await daysAgo(8)
  const { ask } = await opens(viewer)
  for (const path of [
    '/client/dashboard',
    '/client/reports.data',
    '/client/secret-shopper/export?format=csv',
    '/client/tasks/x/proof',
    '/command-palette',
    '/notifications',
    '/events',
  ]) {
    const info = await ask(path)
    expect(info, path).toMatchObject({ actor: null, secondFactor: { state: 'due', by: 'company' } })
    expect(await guardOf(info)).toBe('/account/security')
    expect(liveEvents(info).status).toBe(401)
  }
  for (const path of [
    '/account',
    '/account/security',
    '/account/data.data',
    '/account/data/copy',
    '/sign-out',
    '/set-company',
  ])
    expect((await ask(path)).actor, path).toMatchObject({ id: viewer.id, company: null })
  expect(await ownStanding(contextOf(await ask('/account')))).toMatchObject({ area: 'client', company: null })
  const { actor } = await ask('/account/data/copy')
  expect(JSON.stringify(await collectOwnData(actor!))).not.toContain('Saffron House')
})

it('opens everything as soon as it is set up', async () => {
  await choose('owners')
  await daysAgo(8)
  const { ask, actor } = await opens(client)
  expect((await ask('/client/dashboard')).actor).toBeNull()
  await changeSecondFactor(actor, { intent: 'start' })
  const factor = await secondFactorOf(actor, 'Itqan')
  if (factor.state !== 'started') throw new Error('the factor was not started')
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret.replaceAll(' ', '')), digits: 6, period: 30 })
  await changeSecondFactor(actor, { intent: 'confirm', code: totp.generate() })
  expect(await ask('/client/dashboard')).toMatchObject({ actor: { id: client.id }, secondFactor: null })
  expect(await readSecondFactorRule(client)).toMatchObject({ members: 1, withFactor: 1 })
})

it('asks owners and managers or all members, with own days for those who join or rise later', async () => {
  await choose('owners')
  const [viewer, manager] = [
    await w.member(client, [{ role: 'viewer' }]),
    await w.member(client, [{ role: 'manager' }]),
  ]
  await daysAgo(8)
  const states = async (person: Actor) => (await (await opens(person)).ask('/client/dashboard')).secondFactor
  expect(await states(viewer)).toBeNull()
  expect(await states(manager)).toEqual({ state: 'due', by: 'company' })
  const joined = await w.member(client, [{ role: 'manager' }])
  expect(await states(joined)).toEqual({ state: 'grace', daysLeft: 7, by: 'company' })
  await w.owner.query(
    `insert into app.member_grants (client_id, member_id, node_id, role)
     select $1, $2, id, 'manager' from app.org_nodes where client_id = $1 and kind = 'root'`,
    [client.id, viewer.memberId],
  )
  expect(await states(viewer)).toEqual({ state: 'grace', daysLeft: 7, by: 'company' })
  await choose('all')
  expect(await states(manager)).toEqual({ state: 'grace', daysLeft: 7, by: 'company' })
  await choose('off')
  expect(await states(manager)).toBeNull()
})

it('counts per company: another company of the same person opens', async () => {
  await choose('all')
  const person = await w.member(client, [{ role: 'viewer' }])
  const other = await w.client()
  await w.owner.query('insert into app.members (client_id, profile_id) values ($1, $2)', [other.id, person.id])
  await daysAgo(8)
  const { ask } = await opens(person)
  expect((await ask('/client/dashboard')).secondFactor).toEqual({ state: 'due', by: 'company' })
  await chooseCompany((await ask('/set-company')).actor!, other.id)
  expect(await ask('/client/dashboard')).toMatchObject({ actor: { company: { id: other.id } }, secondFactor: null })
})

it('locks the pages of the company only, for a shopper of the team, and nothing in the demo', async () => {
  const shopper = await w.shopper()
  await w.owner.query('insert into app.members (client_id, profile_id) values ($1, $2)', [client.id, shopper.id])
  await choose('all')
  await daysAgo(8)
  const { ask } = await opens(shopper)
  expect(await guardOf(await ask('/client/dashboard'))).toBe('/account/security')
  expect(await guardOf(await ask('/freelancer/dashboard'), 'mystery_shopper')).toBe('passed')
  setEnv({ ...env(), DEMO: 'on' })
  expect((await ask('/client/dashboard')).secondFactor).toBeNull()
})

it('is set by owners with a recent proof only, and tells them all', async () => {
  const second = await w.member(client, [{ role: 'owner' }])
  const version = 1
  for (const role of ['manager', 'branch_manager', 'viewer', 'accountant'] as const) {
    const member = await w.member(client, [{ role }])
    await expect(saveSecondFactorRule(member, { rule: 'all', version })).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readSecondFactorRule(member)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  for (const stranger of [await w.admin(), await w.shopper()])
    await expect(saveSecondFactorRule(stranger, { rule: 'all', version })).rejects.toMatchObject({
      code: 'not-allowed',
    })
  const late = { ...client, provedAt: new Date(Date.now() - 11 * 60_000) }
  await expect(saveSecondFactorRule(late, { rule: 'all', version })).rejects.toMatchObject({
    code: 'account.confirm-again',
  })
  await choose('all')
  await expect(saveSecondFactorRule(client, { rule: 'off', version })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  const [job] = (await w.waitingJobs('companies.second-factor-rule')).slice(-1)
  await handlers['companies.second-factor-rule'](job as never)
  const { rows } = await w.owner.query<{ profile_id: string }>(
    `select profile_id from app.notifications where kind = 'team.second-factor' and client_id = $1`,
    [client.id],
  )
  expect(rows.map(({ profile_id }) => profile_id).toSorted()).toEqual([client.id, second.id].toSorted())
})
