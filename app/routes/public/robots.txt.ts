import { href } from 'react-router'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/robots.txt'

/** Excludes the portals from search engines; their pages need a sign-in anyway. */
const closed = [
  href('/admin'),
  href('/client'),
  href('/freelancer'),
  href('/account'),
  href('/notifications'),
  '/command-palette',
  '/events',
  '/files/',
  '/dev/',
]

export const loader = ({ context }: Route.LoaderArgs) => {
  // why: a rule is a prefix, and /admin would close /admin-login and /client would close /client-results
  const rules = closed.flatMap((path) => (path.endsWith('/') ? [path] : [`${path}$`, `${path}/`, `${path}?`]))
  const lines = [
    'User-agent: *',
    ...rules.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${infoOf(context).origin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, no-cache' },
  })
}
