import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'

type Address = { path: string; file: string }

const addressesOf = (entries: readonly RouteConfigEntry[], base = ''): Address[] =>
  entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path}` : base
    return entry.children ? addressesOf(entry.children, path) : [{ path: path || '/', file: entry.file }]
  })

/** Every address of the application with the file that answers it. */
export async function allAddresses(): Promise<Address[]> {
  const { default: routes } = await import('../app/routes.ts')
  return addressesOf(routes)
}

/** The addresses of pages for everybody, English ones: what is not behind a sign-in, is a page, and names no single record. */
export const publicAddresses = (addresses: readonly Address[]): string[] =>
  addresses
    .filter(({ path, file }) => /^routes\/(public|auth)\/.*\.tsx$/.test(file) && !/^\/ar(\/|$)/.test(path))
    .map(({ path }) => path)
    .filter((path) => !/[:*]/.test(path))

/** Where a page of ours is named in the source: links, redirects, and the twin of an address in the other language. */
const places =
  /(?:\bto=|\bto: ?|\bhref=|\bhref: ?|publicPath\(\s*\w+,\s*|\bto\(|\bredirect\()\{?\s*(['"`])(\/(?!\/)[^'"`\s]*)\1/g

/** What the server answers beside the routes of pages. */
const beside = [/^\/events$/, /^\/files\/[^/]+$/, /^\/assets\//, /^\/healthz$/, /^\/readyz$/]

const matcher = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/\*$/, '/.+').replace(/:[A-Za-z]+\??/g, '[^/]+')}/?$`)

export type LinkCheck = { checked: number; broken: { file: string; link: string }[] }

/** Looks whether every address that the source links to leads to a page. A part that is filled in later counts as any value. */
export function checkLinks(root: string, addresses: readonly Address[]): LinkCheck {
  const named = addresses.filter(({ path }) => !/^(\/ar)?\/(:pageSlug|\*)$|^\/\w+\/\*$/.test(path))
  const known = [...named.map(({ path }) => matcher(path)), ...beside]
  const publicFiles = new Set(globSync('**/*', { cwd: join(root, 'public') }).map((file) => `/${file}`))
  const links = globSync('{app,features,ui}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|^features\/demo\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(places)].map(([, , link]) => ({ file, link: link! })),
    )
    .filter(({ link }) => !link.startsWith('/${')) // the place itself is a value: only the running program knows it
  const broken = links.filter(({ link }) => {
    const path = link.replace(/\$\{[^}]*\}/g, 'x').replace(/[?#].*$/, '') || '/'
    return !publicFiles.has(path) && !known.some((pattern) => pattern.test(path))
  })
  return { checked: links.length, broken }
}
