/** Kinds of nodes in a company's tree. A branch is a leaf; the root is the company itself. */
export const nodeKinds = ['root', 'brand', 'region', 'area', 'franchisee', 'branch'] as const
export type NodeKind = (typeof nodeKinds)[number]
/** Kinds that people add between the root and the branches. */
export const groupKinds = ['brand', 'region', 'area', 'franchisee'] as const
export type GroupKind = (typeof groupKinds)[number]
export const isGroupKind = (kind: string): kind is GroupKind => (groupKinds as readonly string[]).includes(kind)

/** Longest path from the root to a node. */
export const maximumDepth = 8

export type TreeNode = {
  id: string
  parentId: string | null
  kind: NodeKind
  code: string | null
  nameEn: string | null
  nameAr: string | null
  closedAt: string | null
  version: number
}

/** Nodes in the order of a tree walk, with their depth (root 0). Siblings keep their order; groups before branches. */
export function inTreeOrder<N extends TreeNode>(nodes: readonly N[]): (N & { depth: number })[] {
  const known = new Set(nodes.map(({ id }) => id))
  const children = new Map<string | null, N[]>()
  for (const node of nodes) {
    // why: a member sees the part of the tree above and below the own nodes; a parent that is not visible counts as none
    const parent = node.parentId !== null && known.has(node.parentId) ? node.parentId : null
    const beside = children.get(parent)
    if (beside) beside.push(node)
    else children.set(parent, [node])
  }
  const walk = (parent: string | null, depth: number): (N & { depth: number })[] => {
    const own = children.get(parent) ?? []
    const sorted = [...own.filter(({ kind }) => kind !== 'branch'), ...own.filter(({ kind }) => kind === 'branch')]
    return sorted.flatMap((node) => [{ ...node, depth }, ...walk(node.id, depth + 1)])
  }
  return walk(null, 0)
}

/** Identifiers of a node and of all nodes below it. */
export function subtreeOf(nodes: readonly Pick<TreeNode, 'id' | 'parentId'>[], id: string): Set<string> {
  const found = new Set([id])
  for (let size = 0; size !== found.size;) {
    size = found.size
    for (const node of nodes) if (node.parentId !== null && found.has(node.parentId)) found.add(node.id)
  }
  return found
}

/** Why a node cannot move below another; null: it can. */
export function moveProblem(
  nodes: readonly Pick<TreeNode, 'id' | 'parentId' | 'kind' | 'closedAt'>[],
  id: string,
  parentId: string,
): 'below-itself' | 'parent-is-branch' | 'parent-closed' | 'too-deep' | 'root' | null {
  const node = nodes.find((each) => each.id === id)
  const parent = nodes.find((each) => each.id === parentId)
  if (!node || node.kind === 'root') return 'root'
  if (!parent || parent.kind === 'branch') return 'parent-is-branch'
  if (parent.closedAt !== null) return 'parent-closed'
  const below = subtreeOf(nodes, id)
  if (below.has(parentId)) return 'below-itself'
  const byId = new Map(nodes.map((each) => [each.id, each]))
  const depthOf = (of: string): number => {
    const above = byId.get(of)?.parentId
    return above ? 1 + depthOf(above) : 0
  }
  const height = [...below].reduce((most, each) => Math.max(most, depthOf(each)), 0) - depthOf(id)
  return depthOf(parentId) + 1 + height > maximumDepth ? 'too-deep' : null
}

/** Levels between a node and the root. */
export const depthIn = (nodes: readonly Pick<TreeNode, 'id' | 'parentId'>[], id: string): number =>
  pathIn(nodes, id).length - 1

/** A node and those above it, the root first. */
export function pathIn<N extends Pick<TreeNode, 'id' | 'parentId'>>(nodes: readonly N[], id: string): N[] {
  const path: N[] = []
  const byId = new Map(nodes.map((each) => [each.id, each]))
  for (let at = byId.get(id); at; at = at.parentId === null ? undefined : byId.get(at.parentId)) path.unshift(at)
  return path
}

type Grant = { memberId: string; nodeId: string }

/**
 * Members who begin or cease to see a node when it moves below another parent: those whose grants are on the path of
 * one of the two places only. Grants on the node itself or below it stay.
 */
export function sightAfterMove(
  nodes: readonly Pick<TreeNode, 'id' | 'parentId'>[],
  grants: readonly Grant[],
  id: string,
  parentId: string,
): { gain: string[]; lose: string[] } {
  const seenBy = (path: readonly Pick<TreeNode, 'id' | 'parentId'>[]): string[] => {
    const above = new Set([id, ...path.map((node) => node.id)])
    return [...new Set(grants.filter(({ nodeId }) => above.has(nodeId)).map(({ memberId }) => memberId))]
  }
  const before = seenBy(pathIn(nodes, id))
  const after = seenBy(pathIn(nodes, parentId))
  return {
    gain: after.filter((member) => !before.includes(member)),
    lose: before.filter((member) => !after.includes(member)),
  }
}
