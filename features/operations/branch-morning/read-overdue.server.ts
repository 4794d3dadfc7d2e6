import { readAs } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { type BranchOverdue, overdueByBranch, type OverdueCount } from '#/domain/operations/branch-morning/due.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { selectDueShifts } from '#/features/operations/daily-reports/due-shifts.server.ts'
import { countOverdueTasks } from '#/features/operations/duties/due-tasks.server.ts'
import { countEndedPapers } from '#/features/operations/papers/ending-papers.server.ts'
import { countOverdueActions } from '#/features/reporting/corrective-actions/due-actions.server.ts'

const mostShown = 6

export type OverdueToday = {
  /** Branches with the most overdue items. */
  rows: BranchOverdue[]
  /** Branches with anything overdue. */
  late: number
  branches: number
  /** Overdue items of the whole company or of parts above the branches. */
  above: { duty: number; paper: number }
  /** Daily reports of today: signed or submitted, of those that are due today. */
  reports: { in: number; all: number }
}

/** Which branches have something overdue today, for those who answer for several. */
export async function readOverdueToday(actor: Actor): Promise<OverdueToday> {
  authorize(actor, 'daily.manage')
  return readAs(actor, async (db) => {
    const [branches, shifts, actions, duties, papers] = await Promise.all([
      db
        .selectFrom('branches as b')
        .select(['b.id', branchNow('b').as('name')])
        .where('b.client_id', '=', companyOf(actor))
        .where('b.closed_at', 'is', null)
        .execute(),
      selectDueShifts(db, actor, { writable: false }),
      countOverdueActions(db, actor),
      may(actor, 'duties.write') ? countOverdueTasks(db, actor) : [],
      countEndedPapers(db, actor),
    ])
    const names = new Map(branches.map(({ id, name }) => [id, name]))
    const of = (branchId: string | null, kind: OverdueCount['kind'], count: number): OverdueCount[] => {
      const branch = branchId === null ? undefined : names.get(branchId)
      return branchId === null || branch === undefined ? [] : [{ branchId, branch, kind, count }]
    }
    const late = overdueByBranch([
      ...shifts
        .filter(({ status, away }) => away < 1 && (status === 'late' || status === 'missing'))
        .flatMap(({ branchId }) => of(branchId, 'daily', 1)),
      ...actions.flatMap(({ branchId, n }) => of(branchId, 'action', n)),
      ...duties.filter(({ isBranch }) => isBranch).flatMap(({ nodeId, n }) => of(nodeId, 'duty', n)),
      ...papers.flatMap(({ branchId, n }) => of(branchId, 'paper', n)),
    ])
    const today = shifts.filter(({ away }) => away === 0)
    return {
      rows: late.slice(0, mostShown),
      late: late.length,
      branches: branches.length,
      above: {
        duty: duties.filter(({ isBranch }) => !isBranch).reduce((sum, { n }) => sum + n, 0),
        paper: papers.filter(({ branchId }) => branchId === null).reduce((sum, { n }) => sum + n, 0),
      },
      reports: {
        in: today.filter(({ status }) => status === 'signed' || status === 'submitted').length,
        all: today.length,
      },
    }
  })
}
