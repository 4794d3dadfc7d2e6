import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { listedPages, pageNeed } from '#/app/shell/admin-pages.ts'
import routes from '#/app/routes.ts'
import { builtinRoles, roleCells } from '#/domain/staff-cells.ts'
import { permissionsOf } from '#/domain/staff-roles.ts'
import { inviteStaff, staffToken } from '#/features/identity/staff/invite.server.ts'
import { sessionKey } from '#/platform/auth.server.ts'
import { allPatterns, tell, withEach } from './request-shapes.ts'
import { sourceServer } from './source-server.ts'
import { world } from './world.ts'

const w = await world()
const origin = await sourceServer(w)
const patterns = allPatterns(routes).filter(({ pattern }) => /^\/admin(\/|$)/.test(pattern) && !pattern.endsWith('*'))

async function cookieOf(id: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await w.owner.query(
    `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 hour', now())`,
    [sessionKey(token), id],
  )
  return `session=${token}`
}

test('every part of the back office is in the list of its pages', () => {
  const parts = new Set(patterns.map(({ pattern }) => pattern.split('/')[2] ?? ''))
  parts.delete('dashboard')
  expect([...parts].filter((part) => !listedPages.has(part))).toEqual([])
})

/** Addresses that answer without a record, or ask for a query. */
const addresses = patterns.filter(({ pattern }) => !pattern.includes(':')).map(({ pattern }) => pattern)

test.each(builtinRoles)('%s opens the pages of the role, and no other', async (role) => {
  const held = permissionsOf(roleCells[role])
  const cookie = await cookieOf((await w.admin({ role })).id)
  const wrong: string[] = []
  await withEach(
    addresses.map((path) => ({ method: 'GET', path })),
    async (sent) => {
      const { status } = await tell(origin, { ...sent, headers: { cookie } })
      const opens = held.has(pageNeed(sent.path)!)
      const isRight = opens ? status < 400 || (status === 400 && role === 'owner') : status === 404
      if (!isRight) wrong.push(`${sent.path}: ${status}, ${opens ? 'open' : 'closed'}`)
    },
  )
  expect(wrong).toEqual([])
})

test('an administrator without a role opens nothing', async () => {
  const { id } = await w.admin({ role: 'support' })
  await w.owner.query(`update app.staff_members set state = 'removed' where profile_id = $1`, [id])
  const cookie = await cookieOf(id)
  for (const path of ['/admin', '/admin/secret-shopper', '/admin/settings'])
    expect(await tell(origin, { method: 'GET', path, headers: { cookie } }), path).toMatchObject({ status: 404 })
})

test('the page of a colleague opens for owners, that of an invitation for the holder of its link', async () => {
  const [owner, editor] = [await w.admin(), await w.admin({ role: 'editor' })]
  const path = `/admin/permissions/${editor.id}`
  for (const [actor, status] of [
    [owner, 200],
    [editor, 404],
  ] as const)
    expect(await tell(origin, { method: 'GET', path, headers: { cookie: await cookieOf(actor.id) } })).toMatchObject({
      status,
    })
  const invited = { fullName: 'New', email: 'pages@example.com', language: 'en', role: 'support' } as const
  const { id } = await inviteStaff(owner, invited)
  for (const [token, status] of [
    [staffToken(id), 200],
    ['unknown', 404],
  ] as const)
    for (const language of ['', '/ar'])
      expect(await tell(origin, { method: 'GET', path: `${language}/join-staff/${token}`, headers: {} })).toMatchObject(
        {
          status,
        },
      )
})
