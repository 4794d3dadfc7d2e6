import { mostGrants } from '../team.ts'
import type { BranchPlan } from './branch-import.ts'

/** A branch of the sheet that a manager is named for; `id`: null for a new one. */
export type ManagedBranch = { line: number; id: string | null; managerId: string | null }
/** What would become of the address of a manager. */
export const managerStandings = ['new', 'open', 'member', 'many'] as const
export type ManagerStanding = (typeof managerStandings)[number]
export type SheetManager = { email: string; standing: ManagerStanding; branches: ManagedBranch[] }

type Known = {
  members: ReadonlyMap<string, string>
  /** Nodes of open invitations, by address. */
  open: ReadonlyMap<string, readonly string[]>
}

/**
 * Managers whom a sheet names for open branches, by address: new ones, those with an open invitation, to which the
 * branches are added, members, and those with more branches than an invitation can have.
 */
export function managersIn({ rows }: BranchPlan, { members, open }: Known): SheetManager[] {
  const named = new Map<string, ManagedBranch[]>()
  for (const row of rows) {
    if (row.outcome === 'error' || row.facts.manager === null) continue
    const branch = 'branch' in row ? row.branch : null
    if (branch?.isClosed) continue
    const { manager } = row.facts
    const managed = { line: row.line, id: branch?.id ?? null, managerId: branch?.managerId ?? null }
    named.set(manager, [...(named.get(manager) ?? []), managed])
  }
  return [...named].map(([email, branches]) => {
    const kept = open.get(email) ?? []
    const added = branches.filter(({ id }) => id === null || !kept.includes(id))
    const standing = members.has(email)
      ? 'member'
      : kept.length + added.length > mostGrants
        ? 'many'
        : open.has(email)
          ? 'open'
          : 'new'
    return { email, standing, branches }
  })
}

export const isInvited = ({ standing }: Pick<SheetManager, 'standing'>): boolean =>
  standing === 'new' || standing === 'open'
