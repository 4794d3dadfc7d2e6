import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from '@playwright/test'
import routes from '../../app/routes.ts'
import type { DemoKey } from '../../demo/people.ts'
import { asPerson } from './as-person.ts'
import { networkOf } from './network.ts'
import { plainAsker, withEach } from './plain-answers.ts'

type Audience = 'everybody' | 'signed in' | 'admin' | 'client' | 'freelancer'
type Walk = { path: string; audience: Audience; writes: boolean }

const unknownId = '01900000-0000-7000-8000-000000000000'
/** Layouts with their guards, and routes without a layout that guard themselves. */
const audienceOf: Record<string, Audience> = {
  'routes/admin/layout.tsx': 'admin',
  'routes/client/layout.tsx': 'client',
  'routes/freelancer/layout.tsx': 'freelancer',
  'routes/freelancer/fieldwork/submit-report/$reportId.tsx': 'freelancer',
  'routes/freelancer/fieldwork/visit/$requestId.tsx': 'freelancer',
  'routes/client/operations/field/daily/$branchId/$day/$shift.tsx': 'client',
  'routes/client/operations/field/audit/$auditId.tsx': 'client',
  'routes/client/operations/field/task/$actionId.tsx': 'client',
  'routes/client/operations/field/action-finish.ts': 'client',
  'routes/client/operations/field/count/$countId.tsx': 'client',
  'routes/client/operations/field/receive/order/$orderId.tsx': 'client',
  'routes/client/operations/field/receive/branch/$branchId.tsx': 'client',
  'routes/client/operations/field/receipt-posts.ts': 'client',
  'routes/client/operations/field/receipt-photos.ts': 'client',
  'routes/client/operations/field/papers/$branchId.tsx': 'client',
  'routes/client/operations/field/papers/$branchId/$documentId.ts': 'client',
  'routes/client/operations/field/cook/$recipeId.tsx': 'client',
  'routes/client/operations/field/cook/$recipeId/$photoId.ts': 'client',
  'routes/client/operations/field/pages.ts': 'client',
  'routes/client/operations/field/saves.ts': 'client',
  'routes/client/operations/field/audit-saves.ts': 'client',
  'routes/client/operations/field/count-saves.ts': 'client',
  'routes/client/operations/field/audit-photos.ts': 'client',
  'routes/account/frame.tsx': 'signed in',
  'routes/account/data/copy.ts': 'signed in',
  'routes/command-palette.ts': 'signed in',
}

/** Every address of app/routes.ts with its layout's audience. An area's address outside its layout is a mistake. */
function addresses(entries: RouteConfigEntry[], base = '', audience: Audience = 'everybody'): Walk[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path}` : base
    const here = audienceOf[entry.file] ?? audience
    if (entry.children) return addresses(entry.children, path, here)
    const address = (path || '/').replace(/:\w+/g, unknownId).replace('*', 'no-such-page')
    return [{ path: address, audience: here, writes: entry.file.endsWith('.ts') }]
  })
}
const walks = addresses(routes)
const areaOf: Record<DemoKey, Audience> = {
  admin: 'admin',
  editor: 'admin',
  saffron: 'client',
  dallah: 'client',
  freelancer: 'freelancer',
  shopper: 'freelancer',
  secondShopper: 'freelancer',
}

test('an area is named in its frame: nothing under /admin, /client or /freelancer is open to everybody', () => {
  expect(
    walks.filter(({ path, audience }) => /^\/(admin|client|freelancer)(\/|$)/.test(path) && audience === 'everybody'),
  ).toEqual([])
  expect(walks.length).toBeGreaterThan(40)
})

const persons = ['admin', 'saffron', 'freelancer', 'shopper'] as const

/**
 * Visitors request everything. People request all areas, and the public pages in one language, because these are the
 * same for all.
 */
function asked(who: (typeof persons)[number] | null): Walk[] {
  const reads = walks.filter(({ writes }) => !writes)
  const inArabic = who === 'saffron' || who === 'shopper'
  const isMine = ({ path, audience }: Walk) => audience !== 'everybody' || /^\/ar(\/|$)/.test(path) === inArabic
  return who === null ? reads : reads.filter(isMine)
}

for (const who of [null, ...persons]) {
  test(`every address, asked as ${who ?? 'nobody'}, answers its audience and nobody else`, async ({
    playwright,
    baseURL,
  }) => {
    const request = await asPerson(playwright, baseURL!, who)
    const { cookies } = await request.storageState()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { ask, close } = plainAsker(baseURL!, { cookie, ...networkOf(test.info()) })
    const wrong: string[] = []
    await withEach(asked(who), async ({ path, audience }) => {
      for (const address of audience === 'everybody' ? [path] : [path, `${path}.data`]) {
        const { status, headers, body } = await ask(address)
        const location = headers.location ?? ''
        const mine =
          audience === 'everybody' || (who !== null && (audience === 'signed in' || areaOf[who] === audience))
        const absent = /no-such-page|0000-7000-8000/.test(path)
        const signIn = /\/(admin-)?login\?next=/
        // a signed-in person redirected to sign-in has not been recognised
        const isUnknown = who !== null && (signIn.test(location) || (status === 202 && signIn.test(body)))
        const right = mine
          ? !isUnknown &&
            (status === (absent ? 404 : 200) ||
              status === 302 ||
              (address.endsWith('.data') && [200, 202, 404].includes(status)))
          : who === null
            ? signIn.test(location) || signIn.test(body) || (audience === 'signed in' && status === 401)
            : status === 404
        if (!right) wrong.push(`${address} answered ${status} ${location}`)
      }
    })
    expect(wrong).toEqual([])
    close()
    await request.dispose()
  })
}

test('a write from another site, or from nowhere, is refused everywhere before anything else is asked', async ({
  baseURL,
}) => {
  const { ask, close } = plainAsker(baseURL!)
  const foreign: string[] = ['null', 'https://evil.example', `${baseURL}.evil.example`, baseURL!.replace(/\d+$/, '1')]
  const senders: Record<string, string>[] = [
    {},
    ...foreign.map((origin) => ({ origin })),
    { 'sec-fetch-site': 'cross-site', origin: baseURL! },
    { 'sec-fetch-site': 'same-site' },
  ]
  const wrong: string[] = []
  await withEach(walks, async ({ path }) => {
    for (const headers of senders) {
      const { status } = await ask(path, { method: 'POST', form: { email: 'a@b.c' }, headers })
      if (status !== 403) wrong.push(`${path} ${JSON.stringify(headers)} answered ${status}`)
    }
  })
  expect(wrong).toEqual([])
  close()
})

test('every page of a signed-in person has the security headers and a nonce of its own', async ({
  playwright,
  baseURL,
}) => {
  const request = await asPerson(playwright, baseURL!, 'saffron')
  const nonces = new Set<string>()
  for (const path of ['/', '/ar', '/login', '/client', '/no-such-page', '/client/reports']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]+' 'strict-dynamic'/)
    expect(policy).not.toContain('unsafe-eval')
    nonces.add(/nonce-([\w+/=]+)/.exec(policy)![1]!)
  }
  expect(nonces.size).toBe(6)
  await request.dispose()
})
