import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { changeStaff } from '#/features/identity/staff/change-staff.server.ts'
import { inviteStaff, staffToken } from '#/features/identity/staff/invite.server.ts'
import { joinStaff } from '#/features/identity/staff/join-staff.server.ts'
import { sessionKey } from '#/platform/auth.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { describeRequest } from '#/server/describe-request.ts'
import { whenSessionEnds } from '#/server/session-watch.ts'
import { tell } from './request-shapes.ts'
import { someInfo } from './some-info.ts'
import { sourceServer } from './source-server.ts'
import { staffRoles } from './staff-roles.ts'
import { world } from './world.ts'

const w = await world()
const origin = await sourceServer(w)
const owner = await w.admin({ name: 'Owner' })
beforeEach(() => setEnv({ ...env(), DEMO: 'off' }))

const { ownRole, saveConfirmed } = staffRoles(w, owner)

/** A member of staff in a role, with the cookie of a session and the first sign-in so many days ago. */
async function signedIn(role: string, days = 0): Promise<{ actor: Actor; cookie: string; sessionId: string }> {
  const actor = await w.admin({ role: 'support' })
  await w.owner.query('update app.staff_members set role = $2 where profile_id = $1', [actor.id, role])
  await w.owner.query(`update auth."user" set "firstSignInAt" = now() - make_interval(days => $2) where id = $1`, [
    actor.id,
    days,
  ])
  const token = randomBytes(24).toString('base64url')
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 hour', now()) returning id`,
    [sessionKey(token), actor.id],
  )
  return { actor, cookie: `session=${token}`, sessionId: rows[0]!.id }
}

const ask = (cookie: string, path: string) =>
  describeRequest(new Request(`http://localhost${path}`, { headers: { cookie } }), '10.0.0.1')
const open = (cookie: string, path: string) => tell(origin, { method: 'GET', path, headers: { cookie } })

test('a changed role counts from the next request', async () => {
  const role = await ownRole({ inbox: 'read', invoices: 'read' }, { secondFactor: false })
  const { cookie } = await signedIn(role)
  expect(await open(cookie, '/admin/invoices')).toMatchObject({ status: 200 })
  await saveConfirmed(role, { cells: { inbox: 'read' }, secondFactor: false })
  expect(await open(cookie, '/admin/invoices')).toMatchObject({ status: 404 })
  expect(await open(cookie, '/admin/forms/submissions')).toMatchObject({ status: 200 })
})

test('the form of a page that was open when the role changed is refused with 403 and keeps what was typed', async () => {
  const person = await signedIn('owner')
  const path = '/admin/permissions/roles/new'
  expect(await open(person.cookie, path)).toMatchObject({ status: 200 })
  await changeStaff(owner, person.actor.id, { intent: 'role', role: 'operations', version: 1 })
  const body = new URLSearchParams({ nameEn: 'Typed before', nameAr: 'كُتب من قبل', from: 'editor' }).toString()
  const headers = { cookie: person.cookie, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await tell(origin, { method: 'POST', path: `${path}.data`, headers, body })
  expect(answer).toMatchObject({ status: 403 })
  expect(answer.body).toContain('not-allowed')
  expect(answer.body).toContain('Typed before')
  expect(await open(person.cookie, path)).toMatchObject({ status: 404 })
})

test('a live stream ends within five seconds when the role changes, and stays when nothing does', async () => {
  const role = await ownRole({ site: 'do' }, { secondFactor: false })
  const [changed, other] = [await signedIn(role), await signedIn('operations')]
  let ended = false
  const stop = whenSessionEnds(other.sessionId, () => (ended = true))
  const closed = new Promise<number>((done) => {
    const end = whenSessionEnds(changed.sessionId, () => (end(), done(Date.now())))
  })
  await new Promise((done) => setTimeout(done, 300))
  const from = Date.now()
  await saveConfirmed(role, { cells: { site: 'read' }, secondFactor: false })
  expect((await closed) - from).toBeLessThan(5000)
  expect(ended).toBe(false)
  stop()
})

test('a role that begins to require the second factor gives the days of grace, then opens the own account only', async () => {
  const role = await ownRole({ inbox: 'do' }, { secondFactor: false })
  const { actor, cookie } = await signedIn(role, 400)
  expect(await ask(cookie, '/admin/dashboard')).toMatchObject({
    actor: { id: actor.id },
    secondFactor: { state: 'advised' },
  })
  await saveConfirmed(role, { cells: { inbox: 'do' }, secondFactor: true })
  expect(await ask(cookie, '/admin/dashboard')).toMatchObject({ secondFactor: { state: 'grace', daysLeft: 7 } })
  await w.owner.query(`update app.staff_roles set second_factor_since = now() - interval '8 days' where id = $1`, [
    role,
  ])
  for (const path of ['/admin/dashboard', '/admin/forms/submissions.data', '/files/x', '/command-palette'])
    expect(await ask(cookie, path), path).toMatchObject({ actor: null, secondFactor: { state: 'due' } })
  expect((await ask(cookie, '/account/security')).actor?.id).toBe(actor.id)
  expect(await open(cookie, '/admin/dashboard')).toMatchObject({
    status: 302,
    headers: { location: '/account/security' },
  })
  expect(await open(cookie, '/account/security')).toMatchObject({ status: 200 })
  await saveConfirmed(role, { cells: { inbox: 'do' }, secondFactor: false })
  expect(await ask(cookie, '/admin/dashboard')).toMatchObject({
    actor: { id: actor.id },
    secondFactor: { state: 'advised' },
  })
})

test('a member who comes to a role that requires the second factor has the days of grace from then', async () => {
  const role = await ownRole({ inbox: 'do' }, { secondFactor: false })
  const { actor, cookie } = await signedIn(role, 400)
  await changeStaff(owner, actor.id, { intent: 'role', role: 'editor', version: 1 })
  expect(await ask(cookie, '/admin/dashboard')).toMatchObject({ secondFactor: { state: 'grace', daysLeft: 7 } })
  await w.owner.query(
    `update app.staff_members set second_factor_since = now() - interval '8 days' where profile_id = $1`,
    [actor.id],
  )
  await changeStaff(owner, actor.id, { intent: 'role', role: 'finance', version: 2 })
  expect(await ask(cookie, '/admin/dashboard')).toMatchObject({ actor: null, secondFactor: { state: 'due' } })
})

test('the page of an invitation leads to the set-up when the role requires the second factor', async () => {
  const role = await ownRole({ inbox: 'do' }, { secondFactor: false })
  for (const [given, factor] of [
    ['editor', true],
    [role, false],
  ] as const) {
    const email = `${given}@example.com`
    const { id } = await inviteStaff(owner, { fullName: 'New', email, language: 'en', role: given })
    const account = { fullName: 'New', password: 'four quiet camels walk' }
    expect(await joinStaff(someInfo(), staffToken(id), account)).toEqual({ secondFactor: factor })
  }
  const { id } = await inviteStaff(owner, { fullName: 'N', email: 'http@example.com', language: 'ar', role: 'editor' })
  const body = new URLSearchParams({
    fullName: 'N',
    password: 'four quiet camels walk',
    confirmPassword: 'four quiet camels walk',
  }).toString()
  const answer = await tell(origin, {
    method: 'POST',
    path: `/ar/join-staff/${staffToken(id)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  expect(answer.headers.location).toBe('/ar/admin-login?joined=factor&next=%2Faccount%2Fsecurity')
})

test('the pages of the roles open for owners, in both languages, and for no other member of staff', async () => {
  const role = await ownRole({ site: 'do' }, { secondFactor: true })
  const [first, other] = [await signedIn('owner'), await signedIn('editor')]
  for (const path of ['', '/new', `/${role}`, '/owner', '/editor'])
    for (const [{ cookie }, status] of [
      [first, 200],
      [other, 404],
    ] as const)
      expect(await open(`${cookie}; language=ar`, `/admin/permissions/roles${path}`), path).toMatchObject({ status })
  for (const path of ['/unknown', '/00000000-0000-4000-8000-000000000000'])
    expect(await open(first.cookie, `/admin/permissions/roles${path}`), path).toMatchObject({ status: 404 })
})
