import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test'
import { type DemoKey, demoPeople } from '../../demo/people.ts'
import { networkOf } from './network.ts'
import { lookUp, sessionCounts, test } from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>

/** Signed in once per worker (why: hashing the password takes longer than most answers). Never sign out here. */
const signedIn = new Map<DemoKey, { cookies: Promise<Cookies>; at: number }>()

/** A signed-in person without a browser, for requests of a page or a forgery. */
export async function asPerson(
  playwright: Playwright,
  baseURL: string,
  who: DemoKey | null,
): Promise<APIRequestContext> {
  const settings = {
    baseURL,
    maxRedirects: 0,
    extraHTTPHeaders: { origin: baseURL, ...networkOf(test.info()) },
  }
  if (!who) return playwright.request.newContext(settings)
  const known = signedIn.get(who)
  const cookies =
    known && sessionCounts(known.at) ? known.cookies : signInOnce(await playwright.request.newContext(settings), who)
  if (cookies !== known?.cookies) signedIn.set(who, { cookies, at: Date.now() })
  return playwright.request.newContext({ ...settings, storageState: await cookies })
}

async function signInOnce(request: APIRequestContext, who: DemoKey): Promise<Cookies> {
  const { email, password, type } = demoPeople[who]
  const form = { intent: 'sign-in', email, password }
  const answer = await request.post(type === 'admin' ? '/admin-login' : '/login', { form })
  expect([302, 303], `sign-in of ${who}`).toContain(answer.status())
  const cookies = await request.storageState()
  await request.dispose()
  return cookies
}

/** Sends a form as its page's scripts would: the answer is data, without the cost of rendering a page. */
export async function send(request: APIRequestContext, path: string, form: Record<string, string>): Promise<void> {
  const answer = await request.post(`${path}.data`, { form })
  expect(answer.status(), `${path} ${form['intent'] ?? ''}`).toBeLessThan(400)
}

const watched = [
  'profiles',
  'client_profiles',
  'branches',
  'mystery_shopping_requests',
  'request_events',
  'mystery_shopping_reports',
  'report_answers',
  'report_photos',
  'report_events',
  'settings',
]

/** Number of due jobs: a server just started still works through those of the demo world. */
const jobsInHand = async (): Promise<number> => {
  const [row] = await lookUp<{ due: number }>(
    `select count(*)::int as due from jobs.job
     where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_pgboss%'`,
  )
  return row!.due
}

/**
 * What jobs of the clock change by themselves, also between two digests: the number of possible shoppers, automatic
 * offers and bonuses of a visit, steps without an acting person, and places of check-ins after their retention. It is
 * left out of a digest.
 */
const byTheClock: Record<string, { row: string; where?: string }> = {
  mystery_shopping_reports: {
    row: `(to_jsonb(t) - array['check_in_latitude', 'check_in_longitude', 'check_in_accuracy'])::text`,
  },
  mystery_shopping_requests: {
    row: `(to_jsonb(t) - array['takers', 'is_offering', 'bonus', 'bonus_by', 'updated_at'])::text`,
  },
  request_events: { row: 't::text', where: 'where t.actor_id is not null' },
}

/** Digest of all business data, taken without running jobs: unchanged means no effect. */
export async function digestOfEverything(): Promise<string> {
  await expect.poll(jobsInHand, { timeout: 60_000 }).toBe(0)
  const parts = watched.map((table) => {
    const { row, where = '' } = byTheClock[table] ?? { row: 't::text' }
    return `select '${table}' as name, coalesce(md5(string_agg(${row}, '|' order by ${row})), '') as digest from app.${table} t ${where}`
  })
  const rows = await lookUp<{ name: string; digest: string }>(parts.join(' union all '))
  return rows
    .map(({ name, digest }) => `${name} ${digest}`)
    .sort()
    .join('\n')
}
