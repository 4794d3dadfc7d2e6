import { readPublishedStudies } from '#/features/site/case-studies/read-studies.server.ts'
import type { MenuGroup } from '#/features/site/menus/read-navigation.server.ts'
import { readStatistics } from '#/features/site/public-benchmarks/read-statistics.server.ts'

/** Whether the page of client results has anything to show: an average above its threshold, or a client's story. */
export async function hasResults(): Promise<boolean> {
  const [{ types }, stories] = await Promise.all([readStatistics(), readPublishedStudies()])
  return stories.length > 0 || types.some(({ byCity }) => byCity.total)
}

/** Menus without the page of client results, while it has nothing to show. */
export const withoutResults = (menus: readonly MenuGroup[]): MenuGroup[] =>
  menus
    .map((group) => ({ ...group, links: group.links.filter(({ target }) => target !== '/client-results') }))
    .filter(({ links }) => links.length > 0)
