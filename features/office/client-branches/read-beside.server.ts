import type { Actor } from '#/domain/actor.ts'
import { type BranchOf, readClientBranch } from './read-branch.server.ts'
import { readClientBranchPart } from './read-branch-part.server.ts'

/** A branch beside the list of a client's branches. Throws `not-found`. */
export async function readBesideBranch(actor: Actor, of: BranchOf) {
  const branch = await readClientBranch(actor, of)
  const { latest } = await readClientBranchPart(actor, of, 'overview', new URLSearchParams())
  return { ...branch, latest }
}
export type BesideBranch = Awaited<ReturnType<typeof readBesideBranch>>
