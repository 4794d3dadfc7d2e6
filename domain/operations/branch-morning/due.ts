import type { Actor } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'

/** Sources of a branch's morning, in the order in which equally urgent items stand. */
export const dueKinds = ['alert', 'daily', 'action', 'duty', 'audit', 'paper', 'visit'] as const
export type DueKind = (typeof dueKinds)[number]

export type DueFacts = {
  id: string
  kind: DueKind
  /** Day in Riyadh; of a daily report its business day. */
  dueOn: Day
  /** Exact time, where there is one. */
  dueAt: string | null
  late: boolean
  /** Critical: before the others of its group. */
  urgent: boolean
  /** Names the reader as the one responsible. */
  mine: boolean
}

/** `alert` is shown alone above the others; `ending`: papers that are still valid. */
export const dueGroups = ['alert', 'late', 'today', 'ending', 'coming'] as const
export type DueGroup = (typeof dueGroups)[number]

export function groupOf({ kind, dueOn, late }: DueFacts, today: Day): DueGroup {
  if (kind === 'alert') return 'alert'
  if (late) return 'late'
  if (kind === 'paper') return 'ending'
  return dueOn <= today ? 'today' : 'coming'
}

const placeOf = ({ kind }: DueFacts): number => dueKinds.indexOf(kind)
/** A time of the day, or the end of the day without one. */
const momentOf = ({ dueOn, dueAt }: DueFacts): string => dueAt ?? `${dueOn}T23:59:59Z`

const byUrgency = (a: DueFacts, b: DueFacts): number =>
  Number(b.urgent) - Number(a.urgent) ||
  Number(b.mine) - Number(a.mine) ||
  a.dueOn.localeCompare(b.dueOn) ||
  momentOf(a).localeCompare(momentOf(b)) ||
  placeOf(a) - placeOf(b) ||
  a.id.localeCompare(b.id)

/** Items by group, the most urgent first. */
export function arrange<Item extends DueFacts>(items: readonly Item[], today: Day): Record<DueGroup, Item[]> {
  const groups: Record<DueGroup, Item[]> = { alert: [], late: [], today: [], ending: [], coming: [] }
  for (const item of items.toSorted(byUrgency)) groups[groupOf(item, today)].push(item)
  return groups
}

/** Whether a member works at branches and manages none: the start page is then the morning of these branches. */
export const worksAtBranch = (actor: Pick<Actor, 'type' | 'company' | 'staff'>): boolean =>
  actor.company?.mode === 'member' && may(actor, 'daily.write') && !may(actor, 'daily.manage')

export const overdueKinds = ['daily', 'action', 'duty', 'paper'] as const
export type OverdueKind = (typeof overdueKinds)[number]
export type BranchOverdue = { branchId: string; branch: string } & Record<OverdueKind, number>
/** So many overdue items of a kind at a branch. */
export type OverdueCount = { branchId: string; branch: string; kind: OverdueKind; count: number }

/** Branches with something overdue, those with the most first. */
export function overdueByBranch(counts: readonly OverdueCount[]): BranchOverdue[] {
  const found = new Map<string, BranchOverdue>()
  for (const { branchId, branch, kind, count } of counts) {
    if (count === 0) continue
    const row = found.get(branchId) ?? { branchId, branch, daily: 0, action: 0, duty: 0, paper: 0 }
    found.set(branchId, { ...row, [kind]: row[kind] + count })
  }
  const sum = (row: BranchOverdue): number => overdueKinds.reduce((all, kind) => all + row[kind], 0)
  return [...found.values()].toSorted((a, b) => sum(b) - sum(a) || a.branch.localeCompare(b.branch))
}
