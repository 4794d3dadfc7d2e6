import { type Names } from '#/domain/branch-names.ts'
import type { BranchField, BranchPlan, KnownCompany, PlannedBranch } from '#/domain/companies/branch-import.ts'
import type { SheetManager } from '#/domain/companies/branch-managers.ts'
import type { BranchRowProblem } from '#/domain/companies/branch-sheet.ts'
import type { NodeKind } from '#/domain/org-tree.ts'

export type ImportOutcome = PlannedBranch['outcome']
export type PreviewRow = {
  line: number
  names: Names
  groups: readonly Names[]
  outcome: ImportOutcome
  problem: BranchRowProblem | null
  /** Further problems of the row. */
  also: readonly BranchRowProblem[]
  /** Row above with the same branch. */
  other: number | null
  changes: readonly BranchField[]
}
/** A group of the tree that arises, with its open branches and those of them that are new. */
export type PreviewGroup = {
  key: string
  depth: number
  kind: NodeKind
  names: Names
  isNew: boolean
  branches: number
  added: number
}

export type PreviewManager = Pick<SheetManager, 'email' | 'standing'> & { branches: number }

export type BranchPreview = {
  counts: Record<ImportOutcome, number>
  /** Rows with an error, then others up to a readable number. */
  rows: PreviewRow[]
  tree: PreviewGroup[]
  /** Managers whom the file names; null where the reader may not invite. */
  managers: PreviewManager[] | null
  /** Confirms exactly this preview. */
  seal: string
}

/** Rows shown beside those with an error. */
const shownRows = 100

export function countsOf(rows: readonly PlannedBranch[]): BranchPreview['counts'] {
  const counts = { new: 0, changed: 0, unchanged: 0, error: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

const shown = (row: PlannedBranch): PreviewRow => ({
  line: row.line,
  names: row.names,
  groups: row.groups,
  outcome: row.outcome,
  problem: row.outcome === 'error' ? row.problem : null,
  also: row.outcome === 'error' ? row.also : [],
  other: row.outcome === 'error' ? row.other : null,
  changes: 'changes' in row ? row.changes : [],
})

/** Group of each open branch after the import, and whether the branch is new. */
function placesAfter({ rows }: BranchPlan, { nodes, branches }: KnownCompany): { group: string; isNew: boolean }[] {
  const moved = new Map(rows.flatMap((row) => ('branch' in row ? [[row.branch.id, row.facts.group]] : [])))
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]))
  const kept = branches
    .filter(({ isClosed }) => !isClosed)
    .map(({ id }) => ({ group: moved.get(id) ?? parents.get(id) ?? '', isNew: false }))
  return [...kept, ...rows.flatMap((row) => (row.outcome === 'new' ? [{ group: row.facts.group, isNew: true }] : []))]
}

function treeOf(plan: BranchPlan, company: KnownCompany): PreviewGroup[] {
  const counted = new Map(plan.groups.map((group) => [group.key, { branches: 0, added: 0 }]))
  for (const { group, isNew } of placesAfter(plan, company))
    for (const { key } of plan.tree.path(group)) {
      const count = counted.get(key)!
      count.branches += 1
      if (isNew) count.added += 1
    }
  const children = Map.groupBy(plan.groups, ({ parent }) => parent)
  const walk = (parent: string | null, depth: number): PreviewGroup[] =>
    (children.get(parent) ?? []).flatMap(({ key, kind, names, isNew }) => [
      { key, depth, kind, names, isNew, ...counted.get(key)! },
      ...walk(key, depth + 1),
    ])
  return walk(null, 0)
}

/** A plan as the page shows it. */
export function previewOf(
  plan: BranchPlan,
  company: KnownCompany,
  managers: readonly SheetManager[] | null,
): Omit<BranchPreview, 'seal'> {
  const wrong = plan.rows.filter(({ outcome }) => outcome === 'error')
  const others = plan.rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  const same = plan.rows.filter(({ outcome }) => outcome === 'unchanged')
  const rows = [...wrong, ...[...others, ...same].slice(0, shownRows)]
  return {
    counts: countsOf(plan.rows),
    rows: rows.map(shown),
    tree: treeOf(plan, company),
    managers:
      managers && managers.map(({ email, standing, branches }) => ({ email, standing, branches: branches.length })),
  }
}
