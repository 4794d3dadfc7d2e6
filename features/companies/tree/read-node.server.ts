import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { Names } from '#/domain/branch-names.ts'
import { AppError } from '#/domain/errors.ts'
import { inTreeOrder, moveProblem, pathIn, sightAfterMove, subtreeOf, type TreeNode } from '#/domain/org-tree.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { readTeam } from '#/features/companies/members/read-team.server.ts'
import { now } from '#/platform/clock.ts'
import { selectNodes } from '#/features/companies/hierarchy/read-tree.server.ts'

const mostEvents = 50

export type NodeChoice = { id: string; path: Names[] }
export type NodeEvent = {
  id: string
  step: 'made' | 'renamed' | 'moved' | 'merged' | 'closed' | 'reopened' | 'deleted'
  at: string
  /** Person of the team; null: not known to the reader. */
  by: string | null
  /** Names before and after, of a rename. */
  before: Names | null
  after: Names | null
  /** Groups of a move or merge; null when the reader does not see them. */
  from: Names | null
  to: Names | null
  reason: string | null
}
/** Who begins and ceases to see a node that moves. */
export type SightChange = {
  parentId: string
  parent: Names
  gain: string[]
  lose: string[]
  problem: `node.${NonNullable<ReturnType<typeof moveProblem>>}` | null
}
export type NodePanel = {
  node: TreeNode
  path: Names[]
  events: NodeEvent[]
  /** Null for readers who may not change the tree. */
  change: { parents: NodeChoice[]; groups: NodeChoice[]; isEmpty: boolean; move: SightChange | null } | null
}

const namesOf = ({ nameEn, nameAr }: Pick<TreeNode, 'nameEn' | 'nameAr'>): Names => ({ en: nameEn, ar: nameAr })

/** A node with its history and, for those who may change the tree, its choices. `to`: a parent to preview a move for. */
export async function readNode(actor: Actor, nodeId: string, to: string | null): Promise<NodePanel> {
  authorize(actor, 'branches.read')
  const mayChange = may(actor, 'nodes.write')
  const id = recordId(nodeId)
  const [{ nodes, rows }, team] = await Promise.all([
    readAs(actor, async (db) => ({
      nodes: await selectNodes(db, companyOf(actor)),
      rows: await db
        .selectFrom('org_node_events')
        .select(['id', 'step', 'details', 'actor_id', 'created_at'])
        .where('client_id', '=', companyOf(actor))
        .where('node_id', '=', id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(mostEvents)
        .execute(),
    })),
    may(actor, 'members.read') ? readTeam(actor) : [],
  ])
  const node = nodes.find((each) => each.id === id)
  if (!node) throw new AppError('not-found')
  const people = new Map(team.map(({ profileId, name }) => [profileId, name]))
  const byId = new Map(nodes.map((each) => [each.id, each]))
  const events = rows.map((row) => eventOf(row, byId, people))
  const path = pathIn(nodes, id).slice(0, -1).map(namesOf)
  if (!mayChange) return { node, path, events, change: null }
  const above = nodes.filter((each) => each.kind !== 'branch')
  const groups = inTreeOrder(above.filter((each) => each.closedAt === null))
  const below = subtreeOf(nodes, id)
  const elsewhere = groups.filter((each) => !below.has(each.id))
  const choice = (each: TreeNode): NodeChoice => ({ id: each.id, path: pathIn(above, each.id).map(namesOf) })
  return {
    node,
    path,
    events,
    change: {
      parents: elsewhere.filter((each) => each.id !== node.parentId).map(choice),
      groups: elsewhere.filter(({ kind }) => kind !== 'root').map(choice),
      isEmpty: below.size === 1,
      move: sightOf(nodes, team, node, to),
    },
  }
}

type Team = Awaited<ReturnType<typeof readTeam>>

function sightOf(nodes: TreeNode[], team: Team, node: TreeNode, to: string | null): SightChange | null {
  const parent = nodes.find((each) => each.id === to)
  if (!parent || node.kind === 'root') return null
  const today = riyadhDay(now())
  const grants = team
    .filter(({ state }) => state === 'active')
    .flatMap((member) =>
      member.grants
        .filter(({ endsOn }) => endsOn === null || endsOn >= today)
        .map(({ nodeId }) => ({ memberId: member.id, nodeId })),
    )
  const names = new Map(team.map((member) => [member.id, member.name]))
  const { gain, lose } = sightAfterMove(nodes, grants, node.id, parent.id)
  const named = (ids: readonly string[]) => ids.map((member) => names.get(member) ?? '')
  const problem = moveProblem(nodes, node.id, parent.id)
  return {
    parentId: parent.id,
    parent: namesOf(parent),
    gain: named(gain),
    lose: named(lose),
    problem: problem && `node.${problem}`,
  }
}

type EventRow = {
  id: string
  step: NodeEvent['step']
  details: unknown
  actor_id: string | null
  created_at: string
}
type Stored = Record<string, unknown>
const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)
const recordOf = (value: unknown): Stored => (typeof value === 'object' && value !== null ? (value as Stored) : {})

function eventOf(row: EventRow, nodes: ReadonlyMap<string, TreeNode>, people: ReadonlyMap<string, string>): NodeEvent {
  const details = recordOf(row.details)
  const before = recordOf(details['before'])
  const groupOf = (value: unknown): Names | null => {
    const found = typeof value === 'string' ? nodes.get(value) : undefined
    return found ? namesOf(found) : null
  }
  const renamed = row.step === 'renamed'
  return {
    id: row.id,
    step: row.step,
    at: row.created_at,
    by: row.actor_id === null ? null : (people.get(row.actor_id) ?? null),
    before: renamed
      ? { en: textOf(before['nameEn'] ?? before['name']), ar: textOf(before['nameAr'] ?? before['name_ar']) }
      : null,
    after: renamed ? { en: textOf(details['nameEn']), ar: textOf(details['nameAr']) } : null,
    from: groupOf(details['from']),
    to: groupOf(details['to'] ?? details['into']),
    reason: textOf(details['reason']),
  }
}
