/** Fewest reports behind a published average. */
export const fewestReports = 5
export const fewestClients = 3

/** Counted visits of one client in one group; `group` is null where it is not known. */
export type ClientShare = { client: string; group: string | null; n: number; sum: number }
export type Cell = { group: string; n: number; mean: number }
export type Published = { total: { n: number; mean: number } | null; cells: Cell[]; hidden: boolean }

type Group = { n: number; sum: number; clients: Set<string> }
const add = (into: Group, share: ClientShare): Group => {
  into.clients.add(share.client)
  return { n: into.n + share.n, sum: into.sum + share.sum, clients: into.clients }
}
const sumOf = (shares: readonly ClientShare[]): Group =>
  shares.reduce(add, { n: 0, sum: 0, clients: new Set<string>() })
const isLargeEnough = ({ n, clients }: Group): boolean => n >= fewestReports && clients.size >= fewestClients
/** Whole per cent: finer figures would reveal a single new visit between two months. */
const mean = ({ n, sum }: Group): number => Math.round(sum / n)

/**
 * Hides averages from which one client's result could be read or derived: small groups are hidden, and if the hidden
 * rest is itself small enough to derive from the total, the smallest shown group is hidden too.
 */
export function publishable(shares: readonly ClientShare[]): Published {
  const total = sumOf(shares)
  if (!isLargeEnough(total)) return { total: null, cells: [], hidden: total.n > 0 }
  const groups = [...new Set(shares.flatMap(({ group }) => (group === null ? [] : [group])))].map((group) => ({
    group,
    ...sumOf(shares.filter((share) => share.group === group)),
  }))
  let shown = groups.filter(isLargeEnough).toSorted((a, b) => b.n - a.n || (a.group < b.group ? -1 : 1))
  const rest = () => sumOf(shares.filter(({ group }) => !shown.some((cell) => cell.group === group)))
  while (shown.length > 0 && rest().n > 0 && !isLargeEnough(rest())) shown = shown.slice(0, -1)
  return {
    total: { n: total.n, mean: mean(total) },
    cells: shown.map((cell) => ({ group: cell.group, n: cell.n, mean: mean(cell) })),
    hidden: rest().n > 0,
  }
}
