import { beforeEach, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { now } from '#/platform/clock.ts'
import { inTime } from '#/tests/offers.ts'
import { world } from '#/tests/world.ts'
import { readOwnership } from './read-ownership.server.ts'
import { settleTransfers } from './settle.server.ts'
import { answerTransfer, startTransfer, withdrawTransfer } from './transfer.server.ts'

const w = await world()
type Member = Awaited<ReturnType<typeof w.member>>
let giver: Actor
let receiver: Member
beforeEach(async () => {
  await w.owner.query(
    `update app.ownership_transfers set state = 'withdrawn', settled_at = now() where settled_at is null`,
  )
  giver = await w.client({ company: 'Handed Over' })
  receiver = await w.member(giver, [{ role: 'viewer' }])
  await secondFactor(receiver)
})

/** A passkey, which counts as a second factor. */
const secondFactor = (person: Actor) =>
  w.owner.query(
    `insert into auth.passkey (user_id, credential_id, public_key, algorithm, backed_up, name) values ($1::uuid, $1::text, '\\x00', -7, true, 'Key')`,
    [person.id],
  )
const start = (becomes: 'manager' | 'leaves' = 'manager', of = giver, to = receiver) =>
  startTransfer(of, { receiver: to.memberId, becomes })
const after = (hours: number) => inTime(addHours(now(), hours), settleTransfers)
async function rolesOf({ id }: Actor): Promise<string> {
  const { rows } = await w.owner.query<{ role: string }>(
    `select m.state || coalesce(': ' || string_agg(g.role, ' ' order by g.role), '') as role
     from app.members m left join app.member_grants g on g.member_id = m.id
     where m.client_id = $2 and m.profile_id = $1 group by m.id`,
    [id, giver.id],
  )
  return rows[0]!.role
}
const stateOf = async () => {
  const { rows } = await w.owner.query<{ state: string }>(
    'select state from app.ownership_transfers where client_id = $1',
    [giver.id],
  )
  return rows.at(-1)!.state
}
/** Runs the waiting messages of transfers, and names who was told of which step. */
async function told(): Promise<string[]> {
  for (const job of await w.waitingJobs('companies.tell-transfer'))
    await handlers['companies.tell-transfer'](job as never)
  const { rows } = await w.owner.query<{ profile_id: string; outcome: string }>(
    `select distinct profile_id, params ->> 'outcome_en' as outcome from app.notifications n
     where kind = 'ownership.step' and profile_id in (select profile_id from app.members where client_id = $1)`,
    [giver.id],
  )
  const names = new Map([
    [giver.id, 'giver'],
    [receiver.id, 'receiver'],
  ])
  return rows.map(({ profile_id, outcome }) => `${names.get(profile_id) ?? 'other owner'}: ${outcome}`).toSorted()
}

it('hands the company over after 72 hours: the receiver owns it, the giver manages it, and all owners are told twice', async () => {
  await w.member(giver, [{ role: 'owner' }])
  await start()
  await told()
  await answerTransfer(receiver, 'accept')
  await after(71)
  expect(await rolesOf(receiver)).toBe('active: viewer')
  await after(73)
  expect(await stateOf()).toBe('done')
  expect(await rolesOf(receiver)).toBe('active: owner viewer')
  expect(await rolesOf(giver)).toBe('active: manager')
  const news = await told()
  for (const who of ['giver', 'other owner', 'receiver'])
    expect(news).toEqual(expect.arrayContaining([`${who}: started`, `${who}: completed`]))
})

it('lets the last owner leave with the transfer', async () => {
  await start('leaves')
  await answerTransfer(receiver, 'accept')
  await after(73)
  expect(await rolesOf(giver)).toBe('removed: owner')
  expect(await w.waitingJobs('actions.hand-over')).toHaveLength(1)
  expect(await rolesOf(receiver)).toBe('active: owner viewer')
})

it('expires without acceptance, and cannot be accepted afterwards', async () => {
  await start()
  await inTime(addHours(now(), 73), async () => {
    await expect(answerTransfer(receiver, 'accept')).rejects.toMatchObject({ code: 'changed-meanwhile' })
  })
  await after(73)
  expect(await stateOf()).toBe('expired')
  expect(await rolesOf(giver)).toBe('active: owner')
})

it('can be declined by the receiver, and withdrawn by any owner even when accepted', async () => {
  await start()
  await answerTransfer(receiver, 'decline')
  expect(await stateOf()).toBe('declined')
  const second = await w.member(giver, [{ role: 'owner' }])
  await start()
  await answerTransfer(receiver, 'accept')
  await withdrawTransfer(second)
  await after(73)
  expect(await rolesOf(receiver)).toBe('active: viewer')
  await expect(withdrawTransfer(giver)).rejects.toMatchObject({ code: 'not-found' })
})

it('expires if the receiver was removed or lost the second factor, or the giver is no longer an owner', async () => {
  await start()
  await answerTransfer(receiver, 'accept')
  await w.owner.query('delete from auth.passkey where user_id = $1', [receiver.id])
  await after(73)
  expect(await stateOf()).toBe('expired')
  expect(await rolesOf(giver)).toBe('active: owner')
})

it('goes to an active member with a second factor only, one at a time, with a recent proof of both', async () => {
  const without = await w.member(giver, [{ role: 'manager' }])
  await expect(start('manager', giver, without)).rejects.toMatchObject({ code: 'ownership.no-factor' })
  const foreign = await w.member(await w.client(), [{ role: 'manager' }])
  await secondFactor(foreign)
  await expect(start('manager', giver, foreign)).rejects.toMatchObject({ fields: { receiver: 'receiver' } })
  const late = { provedAt: new Date(Date.now() - 11 * 60_000) }
  await expect(start('manager', { ...giver, ...late })).rejects.toMatchObject({ code: 'account.confirm-again' })
  const both = await Promise.allSettled([start(), start()])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(start()).rejects.toMatchObject({ code: 'ownership.open' })
  await expect(answerTransfer({ ...receiver, ...late }, 'accept')).rejects.toMatchObject({
    code: 'account.confirm-again',
  })
})

it('shows owners the choice and the receiver the offer, with names and nothing else of the team', async () => {
  expect(await readOwnership(giver)).toMatchObject({
    transfer: null,
    receivers: [{ id: receiver.memberId, name: receiver.name }],
  })
  await expect(readOwnership(receiver)).rejects.toMatchObject({ code: 'not-allowed' })
  await start()
  expect(await readOwnership(receiver)).toMatchObject({
    reader: 'receiver',
    receivers: [],
    transfer: { giver: giver.name, receiver: receiver.name, state: 'waiting' },
  })
})
