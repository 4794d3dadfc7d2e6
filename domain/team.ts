import { type MemberRole, memberRoles } from './member-roles.ts'
import type { NodeKind } from './org-tree.ts'
import { addDays, type Day } from './riyadh-time.ts'

/** An invitation can be answered for so many days. */
export const invitationDays = 7
/** Largest number of grants of one person, and of one invitation. */
export const mostGrants = 20

/** A role on a node of the company's tree and on all below it; `endsOn`: the last day on which it counts. */
export type NewGrant = { node: string; role: MemberRole; endsOn?: Day | null | undefined }

/** Roles that make sense on a node: owners and accountants act for the whole company. */
export const rolesOn = (kind: NodeKind): readonly MemberRole[] =>
  kind === 'root' ? memberRoles : memberRoles.filter((role) => role !== 'owner' && role !== 'accountant')

/** Roles that a member may give: an owner all, a manager those below the own. */
export const rolesOf = (isOwner: boolean): readonly MemberRole[] =>
  isOwner ? memberRoles : ['branch_manager', 'viewer']

type GrantNode = { id: string; kind: NodeKind; closedAt: string | null }
type Giver = {
  isOwner: boolean
  /** Nodes on which the giver may change the team; an owner may everywhere. */
  nodes: ReadonlySet<string>
}

/** Why a grant cannot be given; null: it can. A node that the giver does not see counts as unknown. */
export function grantProblem(
  { isOwner, nodes }: Giver,
  node: GrantNode | undefined,
  role: MemberRole,
): 'unknown-node' | 'role' | 'closed' | 'whole-company' | null {
  if (!node || (!isOwner && !nodes.has(node.id))) return 'unknown-node'
  if (!rolesOf(isOwner).includes(role)) return 'role'
  if (node.closedAt !== null) return 'closed'
  return rolesOn(node.kind).includes(role) ? null : 'whole-company'
}

/** Why the last day of a grant is refused; null: it is not. Owners have none, so that a company never loses its last one by time. */
export function endProblem(role: MemberRole, endsOn: Day | null, today: Day): 'owner' | 'outside' | null {
  if (endsOn === null) return null
  if (role === 'owner') return 'owner'
  return endsOn < today || endsOn > addDays(today, 366) ? 'outside' : null
}

/** What can happen to a membership that the member is told of. */
export const membershipChanges = ['grants', 'suspended', 'reactivated', 'removed'] as const
export type MembershipChange = (typeof membershipChanges)[number]
