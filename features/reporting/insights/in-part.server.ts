import type { Actor } from '#/domain/actor.ts'
import { branchesBelow, type Part, readParts } from '#/features/companies/hierarchy/parts.server.ts'
import type { InsightQuery } from './query.ts'

/** The query over the branches of the chosen group, unless it names branches itself, and the groups to choose from. */
export type InPart = {
  asked: InsightQuery
  parts: Part[]
  /** Path of the chosen group, where no branch is chosen. */
  part: string | null
  /** Whether a branch belongs to the chosen group. */
  isIn: (branchId: string) => boolean
}

export async function inPart(actor: Actor, query: InsightQuery): Promise<InPart> {
  const [parts, below] = await Promise.all([readParts(actor), query.part ? branchesBelow(actor, query.part) : null])
  const isPart = below !== null && query.branch.length === 0
  return {
    asked: isPart && query.as === 'now' ? { ...query, branch: below } : query,
    parts,
    part: isPart ? (parts.find(({ value }) => value === query.part)?.label ?? null) : null,
    isIn: (id) => below === null || below.includes(id),
  }
}
