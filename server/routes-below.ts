type Route = { id: string; parentId?: string | undefined; path?: string | undefined }
type Routes<R> = Record<string, R | undefined>

/** Routes below `/area` with their layouts, and the page of unknown addresses (`/*`). */
export function routesBelow<R extends Route>(routes: Routes<R>, area: string): Routes<R> {
  const chainOf = (route: R | undefined): R[] =>
    route ? [...chainOf(route.parentId === undefined ? undefined : routes[route.parentId]), route] : []
  const addressOf = (chain: R[]) => chain.flatMap(({ path }) => (path ? path.split('/') : []))
  const inside = Object.values(routes)
    .map(chainOf)
    .filter((chain) => [area, '*'].includes(addressOf(chain)[0] ?? ''))
  return Object.fromEntries(inside.flat().map((route) => [route.id, route]))
}
