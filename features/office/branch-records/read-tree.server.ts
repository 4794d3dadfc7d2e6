import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { type MysteryType, mysteryTypes } from '#/domain/evaluation.ts'
import { inTreeOrder, type TreeNode } from '#/domain/org-tree.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { type CurrentAverage, currentAverage } from '#/domain/reporting/averages.ts'
import { selectNodes } from '#/features/companies/hierarchy/read-tree.server.ts'

/** Nodes up to which the page shows every branch; above, those of the chosen group. */
const mostShown = 600

export type TreeRow = TreeNode & {
  depth: number
  /** Open branches at or below the node. */
  branches: number
  /** Mean of the last counted visit of each branch at or below the node. */
  average: CurrentAverage | null
  /** The reader sees a part of the node only: count and average are of that part. */
  isPart: boolean
  /** Branches directly below that are not among the rows. */
  hidden: number
}
export type BranchTree = {
  rows: TreeRow[]
  /** Type of evaluation of the averages; null for readers without scores or without visits. */
  type: MysteryType | null
  types: MysteryType[]
}

type Last = { id: string; type: MysteryType; score: number }

/** Last counted score of each branch by type, by one index lookup each. */
const selectLastScores = async (db: Tx, clientId: string): Promise<Last[]> =>
  (
    await sql<Last>`
      select b.id, t.type, last.score::float8 as score
      from branches b
      cross join unnest(${[...mysteryTypes]}::text[]) as t (type)
      cross join lateral (select v.score from counted_visits v
        where v.client_id = b.client_id and v.branch_id = b.id and v.evaluation_type = t.type
        order by v.visited_at desc, v.report_id limit 1) as last
      where b.client_id = ${clientId}::uuid`.execute(db)
  ).rows

/** Nodes that a member sees with everything below. */
async function selectWhole(db: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ ids: string[] }>`select priv.my_nodes('branches.read') as ids`.execute(db)
  return new Set(rows[0]!.ids)
}

/** The tree that the reader sees, with counts and averages of one type of evaluation below each node. */
export async function readBranchTree(
  actor: Actor,
  { type: asked, nodeId }: { type: MysteryType | null; nodeId: string | null },
): Promise<BranchTree> {
  authorize(actor, 'branches.read')
  const [nodes, scores, whole] = await readAs(actor, (db) =>
    Promise.all([
      selectNodes(db, companyOf(actor)),
      may(actor, 'insights.read') ? selectLastScores(db, companyOf(actor)) : [],
      actor.company?.mode === 'member' ? selectWhole(db) : null,
    ]),
  )
  const byType = Map.groupBy(scores, ({ type }) => type)
  const types = [...byType].toSorted(([, a], [, b]) => b.length - a.length).map(([type]) => type)
  const type = asked && byType.has(asked) ? asked : (types[0] ?? null)
  const ordered = inTreeOrder(nodes)
  const { branches, lastScores } = gather(ordered, type ? (byType.get(type) ?? []) : [])
  const shown = shownOf(ordered, nodeId)
  const hidden = new Map<string, number>()
  for (const { id, parentId, kind } of ordered)
    if (kind === 'branch' && parentId && !shown.has(id)) hidden.set(parentId, (hidden.get(parentId) ?? 0) + 1)
  return {
    type,
    types,
    rows: ordered
      .filter(({ id }) => shown.has(id))
      .map((node) => ({
        ...node,
        branches: branches.get(node.id) ?? 0,
        average: currentAverage(lastScores.get(node.id) ?? []),
        isPart: whole !== null && !whole.has(node.id),
        hidden: hidden.get(node.id) ?? 0,
      })),
  }
}

type Ordered = TreeNode & { depth: number }

/** Open branches and last scores at or below each node: children come after their parents, so one walk back sums them. */
function gather(ordered: readonly Ordered[], scores: readonly Last[]) {
  const branches = new Map<string, number>()
  const lastScores = new Map<string, number[]>(scores.map(({ id, score }) => [id, [score]]))
  for (const { id, parentId, kind, closedAt } of ordered.toReversed()) {
    if (kind === 'branch') branches.set(id, closedAt === null ? 1 : 0)
    if (parentId === null) continue
    branches.set(parentId, (branches.get(parentId) ?? 0) + (branches.get(id) ?? 0))
    const above = lastScores.get(parentId) ?? []
    for (const score of lastScores.get(id) ?? []) above.push(score)
    lastScores.set(parentId, above)
  }
  return { branches, lastScores }
}

function shownOf(ordered: readonly Ordered[], nodeId: string | null): Set<string> {
  const all = ordered.length <= mostShown
  return new Set(
    ordered
      .filter(({ id, kind, parentId }) => all || kind !== 'branch' || parentId === nodeId || id === nodeId)
      .map(({ id }) => id),
  )
}
