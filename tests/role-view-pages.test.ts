import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get as request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import routes from '#/app/routes.ts'
import { builtinRoles } from '#/domain/staff-cells.ts'
import { sessionKey } from '#/platform/auth.server.ts'
import { allPatterns, tell, withEach } from './request-shapes.ts'
import { sourceServer } from './source-server.ts'
import { world } from './world.ts'

const w = await world()
const origin = await sourceServer(w)
const pages = allPatterns(routes).filter(
  ({ pattern }) => /^\/admin(\/|$)/.test(pattern) && !/[:*]|\/export$/.test(pattern),
)

async function cookieOf(id: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await w.owner.query(
    `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 hour', now())`,
    [sessionKey(token), id],
  )
  return `session=${token}`
}
const get = (path: string, cookie: string) => tell(origin, { method: 'GET', path, headers: { cookie } })
const post = (path: string, cookie: string, body: string) =>
  tell(origin, {
    method: 'POST',
    path,
    body,
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
  })
async function seeAs(role: string): Promise<string> {
  const cookie = await cookieOf((await w.admin()).id)
  const begun = await post('/admin/see-as', cookie, `intent=see&role=${role}&reason=what+the+role+sees`)
  expect([begun.status, begun.headers.location]).toEqual([302, '/admin'])
  return cookie
}

test.each(builtinRoles.slice(1))(
  'as %s the office opens what a member of that role opens, under a banner',
  async (role) => {
    const [viewer, member] = [await seeAs(role), await cookieOf((await w.admin({ role })).id)]
    const wrong: string[] = []
    await withEach(
      pages.map(({ pattern }) => ({ method: 'GET', path: pattern })),
      async ({ path }) => {
        const [seen, own] = [await get(path, viewer), await get(path, member)]
        if (seen.status !== own.status) wrong.push(`${path}: ${seen.status}, the role itself ${own.status}`)
        if (seen.body.includes('</aside>') && !seen.body.includes('View as another role'))
          wrong.push(`${path}: no banner`)
      },
    )
    expect(wrong).toEqual([])
    const stopped = await post('/admin/see-as', viewer, 'intent=stop')
    expect([stopped.status, stopped.headers.location]).toEqual([302, '/admin/permissions/roles'])
    expect((await get('/admin/permissions', viewer)).status).toBe(200)
  },
)

test('a view refuses forms and exports with the reason, keeps language and theme as stored, and ends on sign-out', async () => {
  const cookie = await seeAs('operations')
  const form = await post('/admin/clients/import.data', cookie, 'intent=x')
  expect([form.status, form.body.includes('staff.view-only')]).toEqual([403, true])
  const exported = await get('/admin/clients/export', cookie)
  expect([exported.status, exported.body.includes('staff.view-only')]).toEqual([403, true])
  expect((await post('/account', cookie, 'fullName=Other')).status).toBe(403)
  expect((await post('/set-language', cookie, 'lang=ar&next=/admin')).status).toBe(302)
  expect((await post('/set-theme', cookie, 'theme=dark&next=/admin')).status).toBe(302)
  const list = await get('/admin/clients', cookie)
  expect(list.body).not.toContain('/admin/clients/export')
  const { rows } = await w.owner.query(
    `select p.language, p.theme from app.staff_role_views v join app.profiles p on p.id = v.profile_id where v.role = 'operations' and v.ended_at is null`,
  )
  expect(rows).toEqual([{ language: 'en', theme: 'system' }])
  expect((await post('/sign-out', cookie, '')).status).toBe(302)
  expect((await get('/admin', cookie)).status).toBe(302)
  const { rows: views } = await w.owner.query(
    `select ended_by from app.staff_role_views where role = 'operations' order by started_at desc limit 1`,
  )
  expect(views).toEqual([{ ended_by: 'signed-out' }])
})

test('the stream of a member of staff whose role narrows closes within five seconds, that of a colleague stays', async () => {
  const [lowered, colleague] = [await w.admin({ role: 'editor' }), await w.admin({ role: 'editor' })]
  const open = async (id: string) => {
    const sent = request(`${origin}/events`, { headers: { cookie: await cookieOf(id) } })
    const [stream] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
    expect(stream.statusCode).toBe(200)
    stream.resume()
    return { sent, ended: new Promise<'ended'>((done) => stream.once('close', () => done('ended'))) }
  }
  const [first, second] = [await open(lowered.id), await open(colleague.id)]
  await pause(1000) // the first look at the rights
  await w.owner.query(`update app.staff_members set role = 'content' where profile_id = $1`, [lowered.id])
  expect(await Promise.race([first.ended, pause(6000, 'late')])).toBe('ended')
  expect(await Promise.race([second.ended, pause(500, 'open')])).toBe('open')
  second.sent.destroy()
})
