import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { listedPages, pageNeed } from '#/app/shell/admin-pages.ts'
import routes from '#/app/routes.ts'
import { builtinRoles, permissionsOf, roleCells } from '#/domain/staff-roles.ts'
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
