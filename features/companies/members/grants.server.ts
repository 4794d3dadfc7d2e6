import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { TreeNode } from '#/domain/org-tree.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { endProblem, grantProblem, type NewGrant } from '#/domain/team.ts'
import { selectNodes } from '#/features/companies/hierarchy/read-tree.server.ts'
import { now } from '#/platform/clock.ts'

/** Whether the actor acts as an owner of the company. */
export const isOwner = ({ company }: Actor): boolean => company === undefined || company?.mode === 'owner'

/** Nodes on which the actor may change the team. */
export async function nodesManaged(db: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ nodes: string[] }>`select priv.my_nodes('members.write') as nodes`.execute(db)
  return new Set(rows[0]!.nodes)
}

const refusals = {
  'unknown-node': () => new AppError('not-found'),
  role: () => new AppError('team.role-too-high', {}, { role: 'role-too-high' }),
  closed: () => new AppError('node.closed', {}, { node: 'place-closed' }),
  'whole-company': () => new AppError('team.whole-company', {}, { node: 'role-whole-company' }),
  owner: () => new AppError('team.owner-ends', {}, { endsOn: 'owner-ends' }),
  outside: () => new AppError('team.last-day', {}, { endsOn: 'day-ahead' }),
} as const

/** Checks grants against the rights of the actor; returns the tree that it has read. */
export async function checkGrants(tx: Tx, actor: Actor, grants: readonly NewGrant[]): Promise<TreeNode[]> {
  const nodes = await selectNodes(tx, companyOf(actor))
  const giver = { isOwner: isOwner(actor), nodes: isOwner(actor) ? new Set<string>() : await nodesManaged(tx) }
  const today = riyadhDay(now())
  for (const { node, role, endsOn = null } of grants) {
    const on = nodes.find(({ id }) => id === node)
    const problem = grantProblem(giver, on, role) ?? endProblem(role, endsOn, today)
    if (problem) throw refusals[problem]()
  }
  return nodes
}

/** The database keeps the last owner of a company: its refusal in words. */
export async function keepingAnOwner<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const refused =
      typeof error === 'object' &&
      error !== null &&
      'constraint' in error &&
      error.constraint === 'companies_last_owner'
    throw refused ? new AppError('team.last-owner') : error
  }
}
