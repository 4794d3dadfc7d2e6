import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientList } from '#/features/office/clients/list.ts'
import { sessionKey } from '#/platform/auth.server.ts'
import { tell } from './request-shapes.ts'
import { sourceServer } from './source-server.ts'
import { world } from './world.ts'

const w = await world()
const origin = await sourceServer(w)
const admin = await w.admin()
const cookie = await cookieOf(admin.id)

async function cookieOf(id: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await w.owner.query(
    `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 hour', now())`,
    [sessionKey(token), id],
  )
  return `session=${token}`
}
const get = (path: string, as = cookie) => tell(origin, { method: 'GET', path, headers: { cookie: as } })
const post = (path: string, body: Record<string, string>) =>
  tell(origin, {
    method: 'POST',
    path,
    body: new URLSearchParams(body).toString(),
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
  })

test('a saved view is counted at the address of its list, and says what the list no longer knows', async () => {
  const view = {
    intent: 'save',
    list: clientList.key,
    query: 'city=atlantis&q=zz',
    name: 'Old',
    address: '/admin/clients',
  }
  const saved = await post('/account/views', view)
  expect([saved.status, saved.headers.location]).toEqual([302, '/admin/clients?city=atlantis&q=zz'])
  const counted = await get('/admin/clients/export?counts')
  expect([counted.status, counted.headers['content-type']]).toEqual([200, 'application/json'])
  expect(Object.values(JSON.parse(counted.body) as object)).toEqual([0])
  const page = await get('/admin/clients?city=atlantis&q=zz')
  expect(page.status).toBe(200)
  expect(/no longer knows part of the view:.{0,80}atlantis/.test(page.body)).toBe(true)
  expect((await get('/admin/clients?q=zz')).body.includes('no longer knows')).toBe(false)
  const client = await cookieOf((await w.client()).id)
  expect((await get('/admin/clients/export?counts', client)).status).toBeGreaterThanOrEqual(400)
})

test('the height of rows is chosen without scripts, for every list', async () => {
  await w.client()
  const shows = async (density: string) => (await get('/admin/clients')).body.includes(`data-density="${density}"`)
  expect(await shows('compact')).toBe(true)
  const chosen = { intent: 'density', density: 'comfortable', address: '/admin/clients', search: '?sort=name' }
  const answer = await post('/account/views', chosen)
  expect([answer.status, answer.headers.location]).toEqual([302, '/admin/clients?sort=name'])
  expect(await shows('comfortable')).toBe(true)
})
