import { beforeAll, expect, it } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { findSession, sessionKey } from '#/platform/auth.server.ts'
import { fillEveryTable } from '#/tests/isolation-fixtures.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { collectOwnData } from './collect.server.ts'
import { eraseDue } from './erase.server.ts'
import { changeErasure, readErasure } from './erasure.server.ts'

let w: World
// why: rows of two companies are inserted directly, without the bookings of verbs
beforeAll(async () => void (w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })))

const password = 'seven-camels-in-a-row'
const enter = ({ email, type }: Actor) => signIn(someInfo(), email, password, type === 'admin' ? 'admins' : 'everybody')
const ask = (actor: Actor) => changeErasure(actor, { intent: 'erase', sure: 'on' })

/** Lets the days of an asked erasure pass, and runs the job. */
async function daysPass({ id }: Actor): Promise<void> {
  await w.owner.query(`update app.erasures set due_at = now() - interval '1 minute' where profile_id = $1`, [id])
  await eraseDue()
}
/** Everything in the tables of accounts and profiles about a person, as text. */
async function traces(id: string): Promise<string> {
  const { rows } = await w.owner.query(
    `select to_jsonb(p) as profile, to_jsonb(u) as account, to_jsonb(s) as shopper from app.profiles p
     join auth."user" u on u.id = p.id left join app.mystery_shopper_profiles s on s.profile_id = p.id where p.id = $1`,
    [id],
  )
  return JSON.stringify(rows[0])
}
const statusOf = async (id: string): Promise<string> =>
  (await w.owner.query('select status from app.profiles where id = $1', [id])).rows[0].status

it('gives a shopper a copy of everything that is theirs, and nothing of anybody else', async () => {
  const [client, other, admin] = [await w.client(), await w.client({ company: 'B' }), await w.admin()]
  const [mine, theirs] = [await w.freelancer({ password }), await w.freelancer({ name: 'Somebody Else' })]
  await fillEveryTable(w.owner, { tag: 'A', client, shopper: mine, admin })
  await fillEveryTable(w.owner, { tag: 'B', client: other, shopper: theirs, admin })
  const own = await collectOwnData(mine)
  const counts = Object.fromEntries(own.sections.map(({ name, rows }) => [name, rows.length]))
  expect(counts).toMatchObject({ profile: 1, shopper: 1, freelancer: 1, visits: 2, reports: 1, answers: 1, notices: 1 })
  const text = JSON.stringify(own)
  for (const foreign of [theirs.id, 'Somebody Else', '00000000000b']) expect(text).not.toContain(foreign)

  const company = await collectOwnData(client)
  const found = Object.fromEntries(company.sections.map(({ name, rows }) => [name, rows.length]))
  expect(found).toMatchObject({ profile: 1, company: 1, company_profile: 1, branches: 2, requests: 1, memberships: 1 })
  for (const foreign of [other.id, '00000000000b', mine.id]) expect(JSON.stringify(company)).not.toContain(foreign)
})

it('gives a member and an administrator a copy of what is theirs alone', async () => {
  const client = await w.client({ company: 'Copper Pot' })
  await w.owner.query(`insert into app.branches (client_id, name, location) values ($1, 'Hidden', 'Riyadh')`, [
    client.id,
  ])
  const member = await w.member(client, [], { name: 'Without a role' })
  const admin = await w.admin({ name: 'An administrator' })
  for (const person of [member, admin]) {
    const own = await collectOwnData(person)
    const text = JSON.stringify(own)
    expect(text).toContain(person.name)
    for (const foreign of ['Hidden', client.email]) expect(text).not.toContain(foreign)
  }
  expect((await collectOwnData({ ...member, company: null })).sections.map(({ name }) => name)).not.toContain('company')
})

it('requests a recent proof for a copy and for an erasure, and mails the owner', async () => {
  const person = await w.client()
  const late = { ...person, provedAt: new Date(Date.now() - 11 * 60_000) }
  await expect(collectOwnData(late)).rejects.toMatchObject({ code: 'account.confirm-again' })
  await expect(ask(late)).rejects.toMatchObject({ code: 'account.confirm-again' })
  await collectOwnData(person)
  const told = (await w.waitingJobs('accounts.own-data-step')).filter(({ profileId }) => profileId === person.id)
  expect(told.map(({ ownStep }) => ownStep)).toEqual(['data-copied'])
})

it('refuses to erase while a visit is under way, and changes nothing', async () => {
  const { rows } = await w.owner.query(
    `select p.id, p.email from app.profiles p join app.mystery_shopping_requests q on q.shopper_id = p.id limit 1`,
  )
  const busy = { id: rows[0].id as string, type: 'freelancer' as const, email: '', name: '', language: 'en' as const }
  const actor = { ...busy, sessionId: busy.id, provedAt: new Date('9999-12-31') }
  expect((await readErasure(actor)).blocks).toEqual([
    { what: 'visits', count: 2 },
    { what: 'appeals', count: 1 },
    { what: 'payouts', count: 1 },
  ])
  await expect(ask(actor)).rejects.toMatchObject({ code: 'account.under-way' })
  const after = await w.owner.query('select status, email from app.profiles where id = $1', [busy.id])
  expect(after.rows[0]).toEqual({ status: 'active', email: rows[0].email })
})

it('erases who somebody is after seven days, keeps their consents, and ends their sign-in', async () => {
  const person = await w.shopper({ password, name: 'Nora Alharbi' })
  const { token, actor } = await enter(person)
  await w.owner.query(
    `update app.mystery_shopper_profiles set legal_name = 'Nora Alharbi', city = 'riyadh', latitude = 24.7, longitude = 46.7,
       identity_sealed = 'x', iban_sealed = 'y', iban_hash = 'z' where profile_id = $1`,
    [person.id],
  )
  await ask(actor)
  expect(await findSession(token)).toBeNull()
  await eraseDue()
  expect(await statusOf(person.id)).toBe('active')
  const back = await enter(person)
  expect((await readErasure(back.actor)).asked).toMatchObject({ needsApproval: false })

  await daysPass(person)
  const text = await traces(person.id)
  for (const known of ['Nora', person.email, 'riyadh', '24.7']) expect(text).not.toContain(known)
  expect(text).toContain('"status":"erased"')
  const consents = await w.owner.query('select from app.consents where profile_id = $1', [person.id])
  expect(consents.rowCount).toBe(1)
  await expect(enter(person)).rejects.toMatchObject({ code: 'account.wrong-credentials' })
  const sessions = await w.owner.query('select from auth.session where token = $1', [sessionKey(back.token)])
  expect(sessions.rowCount).toBe(0)
  const register = await w.owner.query('select done_at is not null as done from app.erasures where profile_id = $1', [
    person.id,
  ])
  expect(register.rows).toEqual([{ done: true }])
  // the address can be registered again
  await w.shopper({ email: person.email })
})

it('keeps the account of a person who changed their mind', async () => {
  const person = await w.freelancer({ password })
  await ask(person)
  await expect(ask(person)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const { actor } = await enter(person)
  await changeErasure({ ...actor, provedAt: new Date(0) }, { intent: 'keep' })
  await expect(changeErasure(actor, { intent: 'keep' })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await daysPass(person)
  expect(await statusOf(person.id)).toBe('active')
  await ask(actor)
  expect((await readErasure(actor)).asked).not.toBeNull()
})

it('waits with an erasure whose days are over while something is under way again', async () => {
  const person = await w.admin()
  const other = await w.admin()
  await ask(person)
  const { id } = (await readErasure(other)).others.find(({ email }) => email === person.email)!
  await changeErasure(other, { intent: 'approve', id })
  await w.owner.query(`update app.profiles set status = 'blocked' where user_type = 'admin' and id <> $1`, [person.id])
  await daysPass(person)
  expect(await statusOf(person.id)).toBe('active')
  await w.owner.query(`update app.profiles set status = 'active' where user_type = 'admin'`)
  await daysPass(person)
  expect(await statusOf(person.id)).toBe('erased')
})

it('erases an administrator only when another one agrees', async () => {
  const [leaving, other] = [await w.admin({ password, name: 'Leaving Admin' }), await w.admin()]
  const { token, actor } = await enter(leaving)
  await ask(actor)
  expect(await findSession(token)).not.toBeNull()
  expect((await readErasure(actor)).asked).toMatchObject({ needsApproval: true })
  await daysPass(leaving)
  expect(await statusOf(leaving.id)).toBe('active')

  const { id } = (await readErasure(other)).others.find(({ name }) => name === 'Leaving Admin')!
  expect((await readErasure(leaving)).others.map((one) => one.id)).not.toContain(id)
  await expect(changeErasure(leaving, { intent: 'approve', id })).rejects.toMatchObject({ code: 'not-found' })
  for (const stranger of [await w.client(), await w.shopper()])
    await expect(changeErasure(stranger, { intent: 'approve', id })).rejects.toMatchObject({ code: 'not-allowed' })
  const late = { ...other, provedAt: new Date(0) }
  await expect(changeErasure(late, { intent: 'approve', id })).rejects.toMatchObject({ code: 'account.confirm-again' })
  await changeErasure(other, { intent: 'approve', id })
  await expect(changeErasure(other, { intent: 'approve', id })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await daysPass(leaving)
  const text = await traces(leaving.id)
  for (const known of ['Leaving Admin', leaving.email]) expect(text).not.toContain(known)
})

it('lets nobody ask, agree or take back in the name of another by the database alone', async () => {
  const [client, stranger, admin] = [await w.client(), await w.client(), await w.admin()]
  await ask(client)
  for (const actor of [stranger, await w.shopper(), admin]) {
    const insert = asActor(actor, (tx) =>
      tx
        .insertInto('erasures')
        .values({ profile_id: actor === admin ? stranger.id : client.id, due_at: new Date().toISOString() })
        .execute(),
    )
    await expect(insert).rejects.toMatchObject({ code: '42501' })
    const dropped = asActor(actor, (tx) =>
      tx
        .updateTable('erasures')
        .set({ dropped_at: new Date().toISOString() })
        .where('profile_id', '=', client.id)
        .executeTakeFirst(),
    ).then(
      ({ numUpdatedRows }) => numUpdatedRows,
      (error: { code: string }) => error.code,
    )
    expect([0n, '42501']).toContain(await dropped)
  }
  expect((await readErasure(client)).asked).not.toBeNull()
})
