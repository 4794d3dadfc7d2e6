import { serverAddresses } from './route-table.ts'

type Route = { id: string; parentId?: string | undefined; path?: string | undefined }
type Node = { fixed: Map<string, Node>; open?: Node; end?: string; rest?: string }

/** Label of addresses that no route has. */
export const noPattern = 'none'

const emptyNode = (): Node => ({ fixed: new Map() })
const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

function add(root: Node, pattern: string): void {
  let at = root
  for (const part of partsOf(pattern)) {
    if (part === '*') {
      at.rest ??= pattern
      return
    }
    const next = part.startsWith(':') ? (at.open ??= emptyNode()) : (at.fixed.get(part) ?? emptyNode())
    if (!part.startsWith(':')) at.fixed.set(part, next)
    at = next
  }
  at.end ??= pattern
}

function find(at: Node, parts: readonly string[], index: number): string | undefined {
  const part = parts[index]
  if (part === undefined) return at.end ?? at.rest
  const fixed = at.fixed.get(part)
  return (
    (fixed && find(fixed, parts, index + 1)) ?? (at.open && find(at.open, parts, index + 1)) ?? at.rest ?? undefined
  )
}

/**
 * Finds the pattern of an address for measurements and log lines, without its values: `/client/branches/:id`. Costs a
 * step for each segment (why: the router compares all routes).
 */
export function routePatterns(routes: Record<string, Route | undefined>): (url: string) => string {
  const chainOf = (route: Route | undefined): string =>
    route ? `${chainOf(route.parentId === undefined ? undefined : routes[route.parentId])}/${route.path ?? ''}` : ''
  const root = emptyNode()
  for (const address of Object.keys(serverAddresses)) add(root, address)
  for (const route of Object.values(routes)) {
    const pattern = `/${partsOf(chainOf(route)).join('/')}`
    if (pattern !== '/*') add(root, pattern)
  }
  return (url) => {
    const path = url.split(/[?#]/, 1)[0]!.replace(/(?:\/_)?\.data$/, '')
    return find(root, partsOf(path), 0) ?? noPattern
  }
}
