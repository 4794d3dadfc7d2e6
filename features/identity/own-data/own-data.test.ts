import { beforeAll, expect, it } from 'vitest'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { sessionKey } from '#/platform/auth.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { fillEveryTable } from '#/tests/isolation-fixtures.ts'
import { type World, world } from '#/tests/world.ts'
import { collectOwnData } from './collect.server.ts'
import { eraseAccount, underWay } from './erase.server.ts'

let w: World
// why: rows of two companies are inserted directly, without the bookings of verbs
beforeAll(async () => void (w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })))

const password = 'seven-camels'

it('gives a shopper a copy of everything that is theirs, and nothing of anybody else', async () => {
  const [client, other, admin] = [await w.client(), await w.client({ company: 'B' }), await w.admin()]
  const [mine, theirs] = [await w.freelancer({ password }), await w.freelancer({ name: 'Somebody Else' })]
  await fillEveryTable(w.owner, { tag: 'A', client, shopper: mine, admin })
  await fillEveryTable(w.owner, { tag: 'B', client: other, shopper: theirs, admin })
  const own = await collectOwnData(mine)
  const counts = Object.fromEntries(own.sections.map(({ name, rows }) => [name, rows.length]))
  expect(counts).toMatchObject({ profile: 1, shopper: 1, freelancer: 1, visits: 1, reports: 1, answers: 1, notices: 1 })
  const text = JSON.stringify(own)
  for (const foreign of [theirs.id, 'Somebody Else', '00000000000b']) expect(text).not.toContain(foreign)
  await expect(collectOwnData(client)).rejects.toMatchObject({ code: 'not-allowed' })
})

it('refuses to erase with a wrong password, or while a visit is under way, and changes nothing', async () => {
  const { rows } = await w.owner.query(
    `select p.id, p.email from app.profiles p join app.mystery_shopping_requests q on q.shopper_id = p.id limit 1`,
  )
  const busy = { id: rows[0].id as string, type: 'freelancer' as const, email: '', name: '', language: 'en' as const }
  const actor = { ...busy, sessionId: busy.id }
  expect(await underWay(actor)).toEqual({ visits: 1, reports: 0, appeals: 1, payouts: 1 })
  await expect(eraseAccount(actor, 'wrong-one')).rejects.toMatchObject({ code: 'account.password-wrong' })
  await expect(eraseAccount(actor, password)).rejects.toMatchObject({ code: 'account.under-way' })
  const after = await w.owner.query('select status, email from app.profiles where id = $1', [busy.id])
  expect(after.rows[0]).toEqual({ status: 'active', email: rows[0].email })
})

it('erases who somebody is, keeps their consents, and ends their sign-in', async () => {
  const person = await w.shopper({ password, name: 'Nora Alharbi' })
  const { token } = await signIn(someInfo(), person.email, password, 'everybody')
  await w.owner.query(
    `update app.mystery_shopper_profiles set legal_name = 'Nora Alharbi', city = 'riyadh', latitude = 24.7, longitude = 46.7,
       identity_sealed = 'x', iban_sealed = 'y', iban_hash = 'z' where profile_id = $1`,
    [person.id],
  )
  await eraseAccount(person, password)
  const everything = await w.owner.query(
    `select to_jsonb(p) || to_jsonb(s) || to_jsonb(u) as row from app.profiles p
     join app.mystery_shopper_profiles s on s.profile_id = p.id join auth."user" u on u.id = p.id where p.id = $1`,
    [person.id],
  )
  const text = JSON.stringify(everything.rows[0].row)
  for (const known of ['Nora', person.email, 'riyadh', '24.7']) expect(text).not.toContain(known)
  expect(everything.rows[0].row).toMatchObject({ status: 'erased', identity_sealed: null, iban_hash: null })
  const consents = await w.owner.query('select from app.consents where profile_id = $1', [person.id])
  expect(consents.rowCount).toBe(1)
  await expect(signIn(someInfo(), person.email, password, 'everybody')).rejects.toMatchObject({
    code: 'account.wrong-credentials',
  })
  const sessions = await w.owner.query('select from auth.session where token = $1', [sessionKey(token)])
  expect(sessions.rowCount).toBe(0)
  // the address can be registered again
  await w.shopper({ email: person.email })
})
