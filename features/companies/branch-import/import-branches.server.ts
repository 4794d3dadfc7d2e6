import { createHash } from 'node:crypto'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { isInvited } from '#/domain/companies/branch-managers.ts'
import { type BranchPlan, planBranches, type PlannedBranch } from '#/domain/companies/branch-import.ts'
import { type BranchSheetRow, branchSheetRows } from '#/domain/companies/branch-sheet.ts'
import { branchColumnsOf } from '#/domain/branch-names.ts'
import { AppError } from '#/domain/errors.ts'
import type { TreeNode } from '#/domain/org-tree.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Lang } from '#/domain/text.ts'
import { parkNames } from '#/features/companies/branches/park-names.server.ts'
import { insertBranches, updateBranch } from '#/features/companies/branches/save-branch.server.ts'
import { addGroupWithin } from '#/features/companies/hierarchy/add-group.server.ts'
import { companyIn, holdTree, nodeIn, writeNode } from '#/features/companies/hierarchy/hold-tree.server.ts'
import { moveNodeWithin } from '#/features/companies/hierarchy/move-node.server.ts'
import { selectNodes } from '#/features/companies/hierarchy/read-tree.server.ts'
import { beforeInviting } from '#/features/companies/members/invite.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readSheet } from '#/platform/read-sheet.server.ts'
import { type StoredBranch, type StoredCompany, storedCompany } from './known-company.server.ts'
import { type BranchPreview, countsOf, previewOf } from './preview.ts'
import { inviteesIn, inviteForBranches, type Managers, managersOf } from './sheet-managers.server.ts'

/** Most rows of a file, the heading not counted. */
const mostRows = 2000

/** Who may import: those who may add branches and groups anywhere in the company. */
export function authorizeImport(actor: Actor): void {
  authorize(actor, 'branches.create')
  authorize(actor, 'branches.write')
  authorize(actor, 'nodes.write')
}

async function rowsIn(content: string): Promise<BranchSheetRow[]> {
  // rows above the heading, and one row more than allowed to detect longer files
  const rows = await readSheet(Buffer.from(content, 'base64'), mostRows + 13)
  const found = rows && branchSheetRows(rows)
  if (!found || found.rows.length === 0) throw new AppError('branch.file-unreadable')
  if (found.rows.length > mostRows) throw new AppError('branch.file-long')
  return found.rows
}

type Planned = { plan: BranchPlan; managers: Managers | null }

/** The plan of the rows, with the managers whom the actor may invite. */
async function planned(db: Tx, actor: Actor, rows: readonly BranchSheetRow[], stored: StoredCompany): Promise<Planned> {
  const invitees = await inviteesIn(db, actor, rows, stored)
  const plan = planBranches(rows, invitees ? { ...stored, barred: invitees.barred } : stored)
  return { plan, managers: invitees && managersOf(plan, stored, invitees) }
}

/** What a person confirmed: each row with its outcome, and each invitation. */
const sealOf = ({ plan: { rows }, managers }: Planned): string => {
  const facts = rows.map((row) => [
    row.line,
    row.outcome,
    'branch' in row ? [row.branch.id, row.branch.version, row.changes] : null,
    'facts' in row ? row.facts : null,
  ])
  return createHash('sha256')
    .update(JSON.stringify([facts, managers?.map(({ email, standing, replaces }) => [email, standing, replaces])]))
    .digest('hex')
}

/** Preview of a file: each row with its branch or its problem, and the tree that arises. Changes nothing. */
export async function planBranchImport(actor: Actor, content: string, clientId?: string): Promise<BranchPreview> {
  authorizeImport(actor)
  const company = companyIn(actor, clientId)
  const rows = await rowsIn(content)
  return readAs(actor, async (db) => {
    const nodes = await selectNodes(db, company)
    if (nodes.length === 0) throw new AppError('not-found')
    const stored = await storedCompany(db, actor, company, nodes)
    const found = await planned(db, actor, rows, stored)
    return { ...previewOf(found.plan, stored, found.managers), seal: sealOf(found) }
  })
}

export type BranchImportResult = { added: number; changed: number; groups: number; invited: number }
type Confirmed = {
  content: string
  seal: string
  /** Language of the invitations of managers; null: none is sent. */
  invite?: Lang | null
}

/**
 * Imports a checked file as a whole, or nothing of it. Throws `branch.file-changed` when rows have errors by now, and
 * `changed-meanwhile` when it would do something else than was confirmed. Sent twice, it changes nothing the second time.
 * With `invite` it also invites the managers whom the preview showed, under the rules of an invitation by hand.
 */
export async function importBranches(
  actor: Actor,
  { content, seal, invite = null }: Confirmed,
  clientId?: string,
): Promise<BranchImportResult> {
  authorizeImport(actor)
  const company = companyIn(actor, clientId)
  const rows = await rowsIn(content)
  if (invite) {
    const { managers } = await planBranchImport(actor, content, clientId)
    await beforeInviting(
      actor,
      (managers ?? []).filter(isInvited).map(({ email }) => email),
    )
  }
  return asActor(actor, async (tx) => {
    const nodes = await holdTree(tx, company)
    if (nodes.length === 0) throw new AppError('not-found')
    const stored = await storedCompany(tx, actor, company, nodes)
    const found = await planned(tx, actor, rows, stored)
    const { plan } = found
    const invited = invite ? (found.managers ?? []).filter(isInvited) : []
    const counts = countsOf(plan.rows)
    if (counts.error > 0) throw new AppError('branch.file-changed')
    const isSame = sealOf(found) === seal
    if (counts.new + counts.changed === 0 && (invited.length === 0 || !isSame))
      return { added: 0, changed: 0, groups: 0, invited: 0 }
    if (!isSame) throw new AppError('changed-meanwhile')
    const groups = await writeGroups(tx, actor, company, nodes, plan)
    const parentOf = (group: string) => groups.get(group) ?? group
    await freeNames(tx, company, stored, plan)
    const added = plan.rows.filter((row) => row.outcome === 'new')
    const ids = await insertBranches(
      tx,
      actor,
      company,
      added.map(({ facts: { group, ...facts } }) => ({ ...facts, parentId: parentOf(group) })),
    )
    const held = { company, nodes, parentOf, branches: new Map(stored.branches.map((branch) => [branch.id, branch])) }
    for (const row of plan.rows) if (row.outcome === 'changed') await writeChange(tx, actor, held, row)
    if (invite && invited.length > 0)
      await inviteForBranches(tx, actor, invite, invited, new Map(added.map(({ line }, at) => [line, ids[at]!])))
    const result = { added: counts.new, changed: counts.changed, groups: groups.size, invited: invited.length }
    const entry = { entity: 'client', entityId: company, clientId: company } as const
    await recordActivity(tx, actor, { action: 'branches.import', ...entry, after: result })
    return result
  })
}

/** A branch may take the name or address that another one of the file gives up, whatever the order of the rows. */
async function freeNames(tx: Tx, company: string, { branches }: StoredCompany, { rows }: BranchPlan): Promise<void> {
  const known = new Map(branches.map((branch) => [branch.id, branch]))
  const placed = rows.filter(
    (row) =>
      row.outcome === 'new' ||
      (row.outcome === 'changed' && row.changes.some((field) => field === 'names' || field === 'location')),
  )
  const changed = placed.flatMap((row) => (row.outcome === 'changed' ? [known.get(row.branch.id)!] : []))
  const wanted = placed.flatMap((row) =>
    'facts' in row ? [{ name: branchColumnsOf(row.facts.names).name, location: row.facts.location }] : [],
  )
  await parkNames(tx, company, changed, wanted)
}

/** Adds the new groups, those above first. Returns their ids by key. */
async function writeGroups(tx: Tx, actor: Actor, company: string, nodes: TreeNode[], { groups }: BranchPlan) {
  const made = new Map<string, string>()
  for (const { key, parent, kind, names, isNew } of groups) {
    if (!isNew || kind === 'root' || kind === 'branch') continue
    const parentId = made.get(parent!) ?? parent!
    const group = { parentId, kind, nameEn: names.en, nameAr: names.ar, code: null }
    const node = await addGroupWithin(tx, actor, company, nodes, group)
    nodes.push(node)
    made.set(key, node.id)
  }
  return made
}

type Held = {
  company: string
  nodes: TreeNode[]
  parentOf: (group: string) => string
  branches: ReadonlyMap<string, StoredBranch>
}
type Changed = Extract<PlannedBranch, { branch: unknown }>

async function writeChange(tx: Tx, actor: Actor, { company, nodes, parentOf, branches }: Held, row: Changed) {
  const { code, group, ...facts } = row.facts
  const held = branches.get(row.branch.id)!
  if (row.changes.some((field) => field !== 'code' && field !== 'group'))
    await updateBranch(tx, actor, company, held, facts)
  const node = nodeIn(nodes, held.id)
  if (row.changes.includes('code')) {
    await writeNode(tx, company, node, { code })
    node.version += 1
  }
  if (row.changes.includes('group')) await moveNodeWithin(tx, actor, company, nodes, node, parentOf(group))
}
