import type { Actor } from '#/domain/actor.ts'
import { may, type Permission } from '#/domain/permissions.ts'

/** Tabs of a branch's record, addressed by `?part=`. */
export const branchParts = ['overview', 'visits', 'reports', 'certificates', 'actions', 'activity'] as const
export type BranchPart = (typeof branchParts)[number]

/** Permission of a tab, besides those of the page. */
const needs: Partial<Record<BranchPart, Permission>> = {
  visits: 'requests.browse',
  reports: 'review.browse',
  certificates: 'certificates.browse',
  actions: 'actions.read',
}

/** Tabs that the reader's role opens. */
export const branchPartsFor = (actor: Actor): BranchPart[] =>
  branchParts.filter((part) => !needs[part] || may(actor, needs[part]))

/** The asked tab, if it is among those that the reader may see. */
export const branchPartOf = (value: string | null, seen: readonly BranchPart[]): BranchPart =>
  seen.find((part) => part === value) ?? 'overview'
