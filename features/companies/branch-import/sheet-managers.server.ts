import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { BranchPlan } from '#/domain/companies/branch-import.ts'
import { managersIn, type SheetManager } from '#/domain/companies/branch-managers.ts'
import { type BranchSheetRow, isEmail } from '#/domain/companies/branch-sheet.ts'
import { may } from '#/domain/permissions.ts'
import type { Lang } from '#/domain/text.ts'
import { inviteesAmong, inviteManagers } from '#/features/companies/members/invite-managers.server.ts'
import type { StoredCompany } from './known-company.server.ts'

/** A manager of the sheet; `replaces`: the open invitation that a new one would replace. */
export type Managers = (SheetManager & { replaces: string | null })[]
type Invitees = Awaited<ReturnType<typeof inviteesAmong>>

/** Standing of the managers of a sheet who are no members; null for an actor who may not invite. */
export async function inviteesIn(
  db: Tx,
  actor: Actor,
  rows: readonly BranchSheetRow[],
  { members }: StoredCompany,
): Promise<Invitees | null> {
  if (actor.type !== 'client' || !may(actor, 'members.write')) return null
  const emails = new Set(rows.map(({ manager }) => manager.toLowerCase()))
  return inviteesAmong(
    db,
    actor,
    [...emails].filter((email) => isEmail(email) && !members.has(email)),
  )
}

export function managersOf(plan: BranchPlan, { members }: StoredCompany, { open }: Invitees): Managers {
  const nodes = new Map([...open].map(([email, { grants }]) => [email, grants.map(({ node }) => node)]))
  return managersIn(plan, { members, open: nodes }).map((manager) => ({
    ...manager,
    replaces: open.get(manager.email)?.id ?? null,
  }))
}

/** Invites managers to their branches; `added`: ids of the new ones by the line of their row. */
export const inviteForBranches = (
  tx: Tx,
  actor: Actor,
  language: Lang,
  managers: Managers,
  added: ReadonlyMap<number, string>,
): Promise<void> =>
  inviteManagers(
    tx,
    actor,
    language,
    managers.map(({ email, branches }) => ({
      email,
      manages: branches.map(({ line, id, managerId }) => ({ branch: id ?? added.get(line)!, instead: managerId })),
    })),
  )
