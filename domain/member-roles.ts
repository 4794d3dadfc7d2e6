import type { Permission } from './permissions.ts'

/** Roles of a company's team. Owners may do everything; the others what `memberRights` lists. */
export const memberRoles = ['owner', 'manager', 'branch_manager', 'viewer', 'accountant'] as const
export type MemberRole = (typeof memberRoles)[number]
export const isMemberRole = (role: string): role is MemberRole => (memberRoles as readonly string[]).includes(role)

/** Within the granted node and all nodes below; or on the whole company, by a grant on its root only. */
export type MemberReach = 'scope' | 'root'
type Rights = Partial<Record<Exclude<MemberRole, 'owner'>, MemberReach>>

const everyRole = { manager: 'scope', branch_manager: 'scope', viewer: 'scope', accountant: 'scope' } as const
const readers = { manager: 'scope', branch_manager: 'scope', viewer: 'scope' } as const
const workers = { manager: 'scope', branch_manager: 'scope' } as const
const managers = { manager: 'scope' } as const
const managersOfAll = { manager: 'root' } as const
const accountants = { accountant: 'root' } as const

/**
 * Rights of each role, by permission; owners have all. A permission that is not listed is the owner's alone. The
 * database repeats the table in `role_capabilities`; tests/member-roles.test.ts compares them.
 */
export const memberRights: Partial<Record<Permission, Rights>> = {
  'dashboard.client': everyRole,
  'company.read': everyRole,
  'company.details': accountants,
  'timeline.read': everyRole,
  'timeline.note': workers,
  'branches.read': everyRole,
  'branches.create': managersOfAll,
  'branches.write': managers,
  'nodes.write': managersOfAll,
  'members.read': managers,
  'members.write': managers,
  'evaluations.read': { ...readers, accountant: 'root' },
  'evaluations.foresee': { ...managers, ...accountants },
  'evaluations.costs': accountants,
  'evaluations.request': managers,
  'evaluations.withdraw': managers,
  'evaluations.reschedule': managers,
  'programmes.read': managers,
  'programmes.write': managersOfAll,
  'reports.read': readers,
  'reports.document': readers,
  'reports.reply': workers,
  'reports.dispute': managers,
  'reports.share': managers,
  'disputes.read': readers,
  'notices.route': managers,
  'automation.read': managers,
  'automation.write': managers,
  'alert-people.read': managers,
  'alert-people.write': managers,
  'actions.read': readers,
  'actions.write': workers,
  'actions.verify': managers,
  'documents.read': { ...readers, ...accountants },
  'documents.all': readers,
  'documents.write': { ...workers, ...accountants },
  'documents.workers': workers,
  'documents.confirm': managers,
  'daily.read': everyRole,
  'daily-work.read': readers,
  'daily-money.read': { ...workers, accountant: 'scope' },
  'daily.write': workers,
  'daily.manage': managers,
  'audits.read': readers,
  'audits.do': workers,
  'audits.plan': managers,
  'duties.write': managers,
  'kitchen.read': everyRole,
  'kitchen.write': workers,
  'kitchen.publish': managersOfAll,
  'menu.sold-out': workers,
  'kitchen.prices': managersOfAll,
  'kitchen.settings': managersOfAll,
  'kitchen.costs': { ...managers, ...accountants },
  'suppliers.read': { ...workers, ...accountants },
  'suppliers.write': managersOfAll,
  'suppliers.bank': accountants,
  'supplier-invoices.read': { ...workers, ...accountants },
  'supplier-invoices.write': accountants,
  'receipts.read': { ...workers, ...accountants },
  'stock.read': { ...workers, ...accountants },
  'stock.write': workers,
  'stock.manage': managers,
  'receipts.write': workers,
  'receipts.correct': managers,
  'orders.read': { ...workers, ...accountants },
  'orders.write': workers,
  'orders.approve': managers,
  'insights.read': readers,
  'insights.describe': managersOfAll,
  'case-studies.read': managersOfAll,
  'case-studies.answer': managersOfAll,
  'certificates.read': readers,
  'certificates.apply': managers,
  'certificates.present': managers,
  'guest-reviews.read': readers,
  'guest-reviews.reply': workers,
  'vault.use': everyRole,
  'vault.collect': managers,
  'invoices.read': accountants,
  'invoices.share': accountants,
  'payments.read': accountants,
  'payments.start': accountants,
  'tax-details.write': accountants,
}

/** What a manager does in the kitchen: both, unless the owners take one away from the membership. */
export const duties = ['recipes', 'purchasing'] as const
export type Duty = (typeof duties)[number]

/** Permissions that a role has only with one of these duties. */
export const dutiesFor: Partial<Record<Permission, { role: MemberRole; duties: readonly Duty[] }>> = {
  'kitchen.write': { role: 'manager', duties: ['recipes'] },
  'kitchen.publish': { role: 'manager', duties: ['recipes'] },
  'kitchen.prices': { role: 'manager', duties: ['recipes', 'purchasing'] },
  'kitchen.settings': { role: 'manager', duties: ['recipes'] },
  'suppliers.write': { role: 'manager', duties: ['purchasing'] },
  'orders.write': { role: 'manager', duties: ['purchasing'] },
  'orders.approve': { role: 'manager', duties: ['purchasing'] },
}

/** Rights that the owners of a company switch on for its team. */
export const teamSettings = ['managers-see-money', 'teams-foresee', 'branches-see-costs', 'viewers-see-costs'] as const
export type TeamSetting = (typeof teamSettings)[number]
/** Those of a company whose owners have chosen nothing yet. */
export const usualTeamSettings: readonly TeamSetting[] = ['branches-see-costs']

/**
 * What each setting adds. Without them managers see no money, branch managers and viewers no visit before its report,
 * and neither of these two a cost of the kitchen.
 */
export const settingRights: Record<TeamSetting, Partial<Record<Permission, Rights>>> = {
  'managers-see-money': {
    'evaluations.costs': managers,
    'invoices.read': managersOfAll,
    'payments.read': managersOfAll,
  },
  'teams-foresee': { 'evaluations.foresee': { branch_manager: 'scope', viewer: 'scope' } },
  'branches-see-costs': { 'kitchen.costs': { branch_manager: 'scope' } },
  'viewers-see-costs': { 'kitchen.costs': { viewer: 'scope' } },
}

/** Reach of a permission for a role; null: not granted. `on`: settings of the company. */
export function reachOfRole(
  role: MemberRole,
  permission: Permission,
  on: readonly TeamSetting[] = [],
): MemberReach | null {
  if (role === 'owner') return 'scope'
  const sources = [memberRights, ...on.map((setting) => settingRights[setting])]
  return sources.map((rights) => rights[permission]?.[role]).find((reach) => reach !== undefined) ?? null
}
