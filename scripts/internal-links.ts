import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'

type Address = { path: string; file: string }

const addressesOf = (entries: readonly RouteConfigEntry[], base = ''): Address[] =>
  entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path}` : base
    return entry.children ? addressesOf(entry.children, path) : [{ path: path || '/', file: entry.file }]
  })

/** All addresses of the application with their files. */
export async function allAddresses(): Promise<Address[]> {
  const { default: routes } = await import('../app/routes.ts')
  return addressesOf(routes)
}

/** Public English pages: no sign-in, and no record in the address. */
export const publicAddresses = (addresses: readonly Address[]): string[] =>
  addresses
    .filter(({ path, file }) => /^routes\/(public|auth)\/.*\.tsx$/.test(file) && !/^\/ar(\/|$)/.test(path))
    .map(({ path }) => path)
    .filter((path) => !/[:*]/.test(path))

/** References to pages in the source: links, redirects, and twins in the other language. */
const places =
  /(?:\bto=|\bto: ?|\bhref=|\bhref: ?|publicPath\(\s*\w+,\s*|\bto\(|\bredirect\()\{?\s*(['"`])(\/(?!\/)[^'"`\s]*)\1/g

/** Addresses answered outside the router. */
const beside = [
  /^\/events$/,
  /^\/files\/[^/]+$/,
  /^\/assets\//,
  /^\/api\/v1\/(openapi\.json|client\.ts)$/,
  /^\/healthz$/,
  /^\/readyz$/,
]

const matcher = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/\*$/, '/.+').replace(/:[A-Za-z]+\??/g, '[^/]+')}/?$`)

export type LinkCheck = { checked: number; broken: { file: string; link: string }[] }

/** Checks that every link in the source leads to a page. Interpolated parts match any value. */
export function checkLinks(root: string, addresses: readonly Address[]): LinkCheck {
  const named = addresses.filter(({ path }) => !/^(\/ar)?\/(:pageSlug|\*)$|^\/\w+\/\*$/.test(path))
  const known = [...named.map(({ path }) => matcher(path)), ...beside]
  const publicFiles = new Set(globSync('**/*', { cwd: join(root, 'public') }).map((file) => `/${file}`))
  const links = globSync('{app,features,ui}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|^features\/demo\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(places)].map(([, , link]) => ({ file, link: link! })),
    )
    .filter(({ link }) => !link.startsWith('/${')) // computed addresses are known at run time only
  const broken = links.filter(({ link }) => {
    const path = link.replace(/\$\{[^}]*\}/g, 'x').replace(/[?#].*$/, '') || '/'
    return !publicFiles.has(path) && !known.some((pattern) => pattern.test(path))
  })
  return { checked: links.length, broken }
}
