import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageNeed } from '#/app/shell/admin-pages.ts'
import { portalMenus } from '#/app/shell/portal-menus.ts'
import { may } from '#/domain/permissions.ts'
import { builtinRoles } from '#/domain/staff-cells.ts'
import { clientParts, partsFor } from '#/features/office/clients/lists.ts'
import { findRecords } from '#/features/office/search/find-records.server.ts'
import { sessionKey } from '#/platform/auth.server.ts'
import { releasedReport, submittedReport } from './reports.ts'
import { aRequest } from './requests.ts'
import { tell } from './request-shapes.ts'
import { sourceServer } from './source-server.ts'
import { world } from './world.ts'

const w = await world()
const origin = await sourceServer(w)
const owner = await w.admin()
const client = await w.client({ company: 'Saffron Links' })
await releasedReport(w, owner, { client })
await submittedReport(w, { client })
await aRequest(w, client, 'pending')
await w.shopper()

async function cookieOf(id: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await w.owner.query(
    `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 hour', now())`,
    [sessionKey(token), id],
  )
  return `session=${token}`
}

const shapeOf = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/\?.*/, '?')
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/admin[^"#]*)/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

/** Follows the links of the office from its dashboard, two of each kind, and returns those that are refused. */
async function refusedLinks(cookie: string): Promise<string[]> {
  const [refused, seen, kinds] = [[] as string[], new Set<string>(), new Map<string, number>()]
  const waiting: [path: string, from: string][] = [['/admin', 'the sign-in']]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [path, from] = next
    const { status, body, headers } = await tell(origin, { method: 'GET', path, headers: { cookie } })
    if (status >= 400) refused.push(`${path}: ${status}, linked from ${from}`)
    if (status !== 200 || !headers['content-type']?.includes('html')) continue
    for (const link of linksIn(body)) {
      const count = kinds.get(shapeOf(link)) ?? 0
      if (seen.has(link) || count >= 2 || /\/export\?|\.pdf|\/document/.test(link)) continue
      seen.add(link)
      kinds.set(shapeOf(link), count + 1)
      waiting.push([link, path])
    }
  }
  expect(seen.size).toBeGreaterThan(5)
  return refused
}

test.each(builtinRoles)(
  'no link or menu entry of the office leads %s to a refused page',
  { timeout: 120_000 },
  async (role) => {
    const person = await w.admin({ role })
    const cookie = await cookieOf(person.id)
    expect(await refusedLinks(cookie)).toEqual([])
    const { body } = await tell(origin, { method: 'GET', path: '/admin', headers: { cookie } })
    const shown = new Set(linksIn(body))
    for (const { to } of portalMenus.admin.flatMap(({ links }) => links))
      expect(shown.has(to), to).toBe(may(person, pageNeed(to)!) || (to !== '/admin' && shown.has(to)))
  },
)

test.each(builtinRoles)(
  '%s opens the parts of a client that the role reads, and the first one in place of the others',
  async (role) => {
    const person = await w.admin({ role })
    const cookie = await cookieOf(person.id)
    const open = (part: string) =>
      tell(origin, { method: 'GET', path: `/admin/clients/${client.id}?part=${part}`, headers: { cookie } })
    if (!may(person, 'clients.read')) return expect((await open('overview')).status).toBe(404)
    const parts = partsFor(person)
    for (const part of clientParts) {
      const { status, body } = await open(part)
      expect(status, part).toBe(200)
      expect(body.includes(`href="/admin/clients/${client.id}?part=${part}"`), part).toBe(
        part !== 'overview' && parts.includes(part),
      )
    }
  },
)

test('the search answers each role what it reads', async () => {
  const kinds = async (role: (typeof builtinRoles)[number]) =>
    [...new Set((await findRecords(await w.admin({ role }), 'saffron links')).map(({ kind }) => kind))].sort()
  expect(await kinds('owner')).toEqual(['client', 'report', 'request'])
  expect(await kinds('operations')).toEqual(['client', 'report', 'request'])
  expect(await kinds('editor')).toEqual(['client', 'report', 'request'])
  expect(await kinds('finance')).toEqual(['client', 'request'])
  expect(await kinds('support')).toEqual(['client', 'request'])
  expect(await kinds('content')).toEqual([])
})
