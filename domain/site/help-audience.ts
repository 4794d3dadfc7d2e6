import { type MemberReach, type MemberRole, memberRoles, reachOfRole } from '../member-roles.ts'
import type { Permission } from '../permissions.ts'

/** Roles of readers, each with a page of its articles: `/docs/owners`. */
export const helpRoles = ['owners', 'branch-managers', 'accountants', 'shoppers', 'everyone', 'our-team'] as const
export type HelpRole = (typeof helpRoles)[number]
export const isHelpRole = (slug: string): slug is HelpRole => (helpRoles as readonly string[]).includes(slug)

/** Groups of articles on the page of a role, in their order. */
export const helpTopics = [
  'start',
  'visits',
  'work',
  'reports',
  'actions',
  'certificates',
  'daily',
  'money',
  'pay',
  'team',
  'connect',
  'account',
] as const
export type HelpTopic = (typeof helpTopics)[number]

/** Readers of an article: members of a company with a right, all members, shoppers, all people, or our own team. */
export type HelpAudience = { right: Permission } | 'company' | 'shoppers' | 'all' | 'staff'

export type HelpReader = { role: MemberRole; reach: MemberReach } | 'company' | 'shoppers' | 'all' | 'staff'

/** Who can do the thing: from the rights of the roles, so that an article never names a role without them. */
export function readersOf(audience: HelpAudience): HelpReader[] {
  if (typeof audience === 'string') return [audience]
  return memberRoles.flatMap((role) => {
    const reach = reachOfRole(role, audience.right)
    return reach ? [{ role, reach }] : []
  })
}

const rolesOnPage: Readonly<Record<Exclude<HelpRole, 'shoppers' | 'everyone' | 'our-team'>, readonly MemberRole[]>> = {
  owners: ['owner', 'manager'],
  'branch-managers': ['branch_manager'],
  accountants: ['accountant', 'viewer'],
}

/** Whether an article belongs on the page of a role. */
export function isFor(audience: HelpAudience, role: HelpRole): boolean {
  if (role === 'shoppers' || role === 'everyone') return audience === (role === 'shoppers' ? 'shoppers' : 'all')
  if (role === 'our-team') return audience === 'staff'
  if (typeof audience === 'string') return audience === 'company'
  return rolesOnPage[role].some((each) => reachOfRole(each, audience.right) !== null)
}
