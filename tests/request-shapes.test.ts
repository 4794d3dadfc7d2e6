import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import routes from '#/app/routes.ts'
import type { Actor } from '#/domain/actor.ts'
import { sessionKey } from '#/platform/auth.server.ts'
import { isSharedPath } from '#/platform/i18n.ts'
import { allPatterns, faultsOf, fewShapesFor, readsOf, shapesFor, tell, withEach } from './request-shapes.ts'
import { sourceServer } from './source-server.ts'
import { world } from './world.ts'

const own = await world()
const { owner, admin, client, freelancer, shopper } = own
const origin = await sourceServer(own)

async function cookieOf({ id }: Actor): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await owner.query(
    `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 hour', now())`,
    [sessionKey(token), id],
  )
  return `session=${token}`
}

const areaOf = (pattern: string): string =>
  /^\/(admin|client|freelancer|ar|notifications|account|command-palette)\b/.exec(pattern)?.[1] ?? 'public'
const roles = {
  stranger: { cookie: () => Promise.resolve(''), areas: ['public'] },
  admin: {
    cookie: async () => cookieOf(await admin()),
    areas: ['admin', 'notifications', 'account', 'command-palette'],
  },
  client: { cookie: async () => cookieOf(await client()), areas: ['client'] },
  freelancer: { cookie: async () => cookieOf(await freelancer()), areas: ['freelancer'] },
  shopper: { cookie: async () => cookieOf(await shopper()), areas: ['freelancer'] },
}

test.each(Object.entries(roles))(
  'every shape of request gets a right answer: %s',
  async (_who, { cookie, areas }) => {
    const sent = allPatterns(routes).flatMap((pattern) =>
      areas.includes(areaOf(pattern.pattern)) ? shapesFor(pattern) : fewShapesFor(pattern),
    )
    expect(sent.length).toBeGreaterThan(500)
    const own = { cookie: await cookie() }
    if (areas[0] !== 'public')
      expect(await tell(origin, { method: 'GET', path: `/${areas[0]}`, headers: own })).toMatchObject({ status: 200 })
    expect(await faultsOf(origin, sent, own)).toEqual([])
    // why: some thousand requests each; on a machine that does other work at the same time they take minutes
  },
  240_000,
)

/** Probes of a balancer, answered before any page. */
const isProbe = (path: string): boolean => path === '/healthz' || path === '/readyz'

test.each(['stranger', 'admin', 'client', 'shopper'] as const)('no one keeps what is not public: %s', async (who) => {
  const { cookie, areas } = roles[who]
  const own = await cookie()
  const reads = allPatterns(routes)
    .filter(({ pattern }) => areas.includes(areaOf(pattern)) || (who === 'client' && areaOf(pattern) === 'public'))
    .flatMap(readsOf)
    .filter(({ path }) => !isProbe(path))
  const wrong: string[] = []
  await withEach(reads, async (sent) => {
    const { status, headers, body } = await tell(origin, { ...sent, headers: { cookie: own } })
    const { 'cache-control': cache = '', vary = '' } = headers
    const isPublic = cache.startsWith('public')
    const isPage = headers['content-type']?.startsWith('text/html') ?? false
    const isPrivate = cache === 'private, no-store' || (who === 'stranger' && isPage && cache === 'private, no-cache')
    const isSecret = isSharedPath(sent.path.split('?')[0]!)
    if (isSecret && (isPublic || headers['referrer-policy'] !== 'no-referrer')) wrong.push(`${sent.path} is secret`)
    if (!isPublic && !(isPrivate && /cookie/i.test(vary))) wrong.push(`${sent.path} ${status}: ${cache}; ${vary}`)
    if (!isPublic || who === 'stranger') return
    const stranger = await tell(origin, sent)
    if (stranger.body !== body) wrong.push(`${sent.path} is called public and is not`)
  })
  expect(reads.length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const review = '/review/0123456789abcdef0123456789abcdef'
const id = '01900000-0000-7000-8000-000000000000'
test.each([
  ['stranger', 'GET', '/blog?topic=%00', {}, '', 400],
  ['stranger', 'GET', '/get-certified?number=%00', {}, '', 400],
  ['stranger', 'GET', '/blog?page=1e400', {}, '', 200],
  ['stranger', 'POST', review, { 'content-type': 'application/json' }, '{}', 400],
  ['stranger', 'POST', review, { 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nContent', 400],
  ['stranger', 'POST', '/login', form, 'intent=sign-in&email=a%00@b.example&password=x', 400],
  ['stranger', 'POST', '/webhooks/moyasar', { 'transfer-encoding': 'chunked' }, '{}', 404],
  ['stranger', 'OPTIONS', '/webhooks/moyasar', {}, '', 204],
  ['admin', 'GET', '/admin/invoices/units/x', {}, '', 404],
  ['admin', 'GET', '/admin/invoices/units/documents/x', {}, '', 404],
  ['admin', 'GET', '/admin/activity-logs/export?before=x', {}, '', 404],
  ['admin', 'GET', '/admin/finance?from=0001-01-01&to=9999-12-31', {}, '', 200],
  ['admin', 'GET', '/admin/finance/vat/export?from=9999-12-01&to=9999-12-31', {}, '', 200],
  ['admin', 'GET', '/admin/activity-logs/export?from=0001-01-01', {}, '', 200],
  ['admin', 'GET', '/admin/invoices/clients?page=1e400', {}, '', 200],
  [
    'admin',
    'POST',
    `/admin/secret-shopper-invoicing/batches/${id}`,
    form,
    'intent=retry-transfer&place=10000000000',
    422,
  ],
  ['admin', 'POST', `/admin/invoices/${id}/credit`, form, 'intent=credit&reason=%00', 400],
  ['admin', 'POST', '/admin/page-builder/home', form, 'intent=save&version=1&title=%00', 400],
] as const)('as %s, %s %s is answered rightly', async (who, method, path, headers, body, status) => {
  const cookie = await roles[who].cookie()
  expect(await tell(origin, { method, path, headers: { cookie, ...headers }, body })).toMatchObject({ status })
})
