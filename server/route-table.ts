import { matchRoutes } from 'react-router'

type Module = { default?: unknown; loader?: unknown; action?: unknown }
type Route = {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
  module: Module
}
type Branch = { id: string; path?: string; index?: boolean; children?: Branch[] }

/** Addresses answered outside the router. */
export const serverAddresses = {
  '/healthz': ['GET', 'HEAD'],
  '/readyz': ['GET', 'HEAD'],
  // why: an event stream never ends, so HEAD would hang, and without a reader it would stay open
  '/events': ['GET'],
  '/files/:id': ['GET', 'HEAD'],
  '/freelancer/worker.js': ['GET', 'HEAD'],
  '/client/field/worker.js': ['GET', 'HEAD'],
  '/menu/worker.js': ['GET', 'HEAD'],
  '/ar/menu/worker.js': ['GET', 'HEAD'],
  '/sitemap.xml': ['GET', 'HEAD'],
  '/share/*': ['GET', 'HEAD'],
  '/assets/*': ['GET', 'HEAD'],
  '/csp-reports': ['POST'],
  '/api/v1/*': ['GET', 'HEAD', 'POST'],
} as const satisfies Record<string, readonly string[]>

const methodsAt = (address: string): readonly string[] => serverAddresses[address as keyof typeof serverAddresses]

export type FoundRoute = {
  /** Pattern from the list of routes: `/shared/:token`. */
  pattern: string
  /** Canonical spelling of the address; others redirect to it. */
  canonical: string
  methods: readonly string[]
  /** Whether it is the not-found page. */
  isNothing: boolean
}
export type RouteTable = {
  find(pathname: string): FoundRoute
  /** Whether nothing can be read at an address, or not with this method. */
  refusesReading(method: string, pathname: string): boolean
}

const readsOnly = ['GET', 'HEAD']
const methodsOf = ({ default: page, loader, action }: Module): readonly string[] => [
  ...(page || loader ? readsOnly : []),
  ...(action ? ['POST'] : []),
]

const dataEnd = /(?:\/_)?\.data$/
/** Splits a data address into its page and suffix. */
function withoutEnd(pathname: string): { page: string; end: string } {
  const end = dataEnd.exec(pathname)?.[0] ?? ''
  if (!end) return { page: pathname, end }
  return end === '.data'
    ? { page: pathname.slice(0, -end.length), end }
    : { page: `${pathname.slice(0, -end.length)}/`, end }
}

const rewritten = (segment: string): string => encodeURIComponent(decodeURIComponent(segment))

/** Spells literal segments as in the pattern, and record names with the usual percent-encoding. */
function spelled(pattern: string, pathname: string): string {
  const given = pathname.split('/').filter(Boolean)
  const parts = pattern.split('/').filter(Boolean)
  const isOpen = parts.at(-1) === '*'
  const fixed = isOpen ? parts.slice(0, -1) : parts
  const named = fixed.map((part, at) => (part.startsWith(':') ? rewritten(given[at] ?? '') : part))
  return `/${[...named, ...(isOpen ? given.slice(fixed.length).map(rewritten) : [])].join('/')}`
}

/** Builds the table of methods and spellings from the list of routes. */
export function routeTable(routes: Record<string, Route | undefined>): RouteTable {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const below = (parent: string | undefined): Branch[] =>
    all
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => ({
        id,
        ...(path !== undefined && { path }),
        ...(index ? { index } : { children: below(id) }),
      }))
  const own = Object.keys(serverAddresses).map((path): Branch => ({ id: path, path }))
  const tree = [...own, ...below(undefined)]
  const onlyTaken = all.filter(({ module: { default: page, loader, action } }) => action && !page && !loader)
  const chainOf = (route: Route | undefined): string =>
    route ? `${chainOf(route.parentId === undefined ? undefined : routes[route.parentId])}/${route.path ?? ''}` : ''
  const patternOf = (id: string): string =>
    chainOf(routes[id])
      .replace(/\/+/g, '/')
      .replace(/(.)\/$/, '$1')
  const takes = onlyTaken.map(({ id }) => new RegExp(`^${patternOf(id).replace(/:\w+/g, '[^/]+')}(?:\\.data)?$`, 'i'))

  const find = (pathname: string): FoundRoute => {
    const { page, end } = withoutEnd(pathname)
    const leaf = matchRoutes(tree as Parameters<typeof matchRoutes>[0], page.replace(/\/{2,}/g, '/') || '/')?.at(-1)
    const id = leaf?.route.id ?? ''
    const methods = serverAddresses[id as keyof typeof serverAddresses] as readonly string[] | undefined
    const pattern = methods ? id : patternOf(id)
    const canonical = spelled(pattern || '/*', page)
    const isNothing = !leaf || (!methods && pattern.endsWith('*'))
    const same = canonical === page || page === ''
    return {
      pattern,
      canonical: same ? pathname : end ? `${canonical === '/' ? '/_' : canonical}.data` : canonical,
      methods: methods ?? (isNothing ? readsOnly : methodsOf(routes[id]!.module)),
      isNothing,
    }
  }
  const refusesReading = (method: string, pathname: string): boolean =>
    (pathname in serverAddresses && !methodsAt(pathname).includes(method)) ||
    takes.some((pattern) => pattern.test(pathname))
  return { find, refusesReading }
}
