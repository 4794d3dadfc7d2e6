import type { MemberRole } from '../member-roles.ts'

/**
 * Who takes over the work of a member who left, of those who may do it, nearest first: the nearest manager above the
 * branch, else an owner; null when there is neither. Branch managers beside the one who left are not asked.
 */
export const successorIn = <M extends { roles: readonly MemberRole[] }>(team: readonly M[]): M | null =>
  team.find(({ roles }) => roles.includes('manager')) ?? team.find(({ roles }) => roles.includes('owner')) ?? null
