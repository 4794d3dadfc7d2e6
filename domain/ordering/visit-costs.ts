import { type Actor, type CompanyAccess } from '../actor.ts'
import { may, type Permission } from '../permissions.ts'

/** What a visit costs is shown to owners and those who pay, and to managers where the owners say so. */
export const visitCostRights = ['evaluations.costs'] as const satisfies readonly Permission[]

export const maySeeVisitCosts = (actor: Actor): boolean => visitCostRights.some((permission) => may(actor, permission))

/** Where a reader finds the price of a visit: in the request, among the prices of the own branches, nowhere. */
export type PriceSource = 'request' | 'scope' | 'none'

const isWhole = (company: CompanyAccess | null | undefined): boolean =>
  company === undefined || company?.mode === 'owner' || company?.mode === 'view'

export function priceSource(actor: Actor): PriceSource {
  if (actor.type !== 'client' || isWhole(actor.company)) return 'request'
  return maySeeVisitCosts(actor) ? 'scope' : 'none'
}
