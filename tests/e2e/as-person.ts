import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test'
import { type DemoKey, demoPeople } from '../../features/demo/people.ts'
import { networkOf } from './network.ts'
import { lookUp, test } from './support.ts'

/** A signed-in person without a browser: sends what a page, or somebody who forges one, would send. */
export async function asPerson(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  who: DemoKey | null,
): Promise<APIRequestContext> {
  const request = await playwright.request.newContext({
    baseURL,
    maxRedirects: 0,
    extraHTTPHeaders: { origin: baseURL, ...networkOf(test.info()) },
  })
  if (!who) return request
  const { email, password, type } = demoPeople[who]
  const answer = await request.post(type === 'admin' ? '/admin-login' : '/login', {
    form: { intent: 'sign-in', email, password },
  })
  expect([302, 303], `sign-in of ${who}`).toContain(answer.status())
  return request
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

/** A digest of everything business: equal before and after means that nothing changed. */
export async function digestOfEverything(): Promise<string> {
  const parts = watched.map(
    (table) =>
      `select '${table}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from app.${table} t`,
  )
  const rows = await lookUp<{ name: string; digest: string }>(parts.join(' union all '))
  return rows
    .map(({ name, digest }) => `${name} ${digest}`)
    .sort()
    .join('\n')
}
