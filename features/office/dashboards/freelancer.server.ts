import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { EvaluationStatus } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { panel } from './panel.server.ts'
import { recentItems } from './recent.ts'

export type TaskFigures = { total: number; new: number; inProgress: number; completed: number; earnings: Halalas }
export type Rating = { mean: number; reports: number }
export type RecentTask = {
  id: string
  clientName: string
  branchName: string
  visitAt: string
  fee: Halalas
  status: EvaluationStatus
}

/** Assigned visits count as new; earnings are the fees of completed visits (product rule on price and fee). */
async function figures(actor: Actor): Promise<TaskFigures> {
  const rows = await readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests')
      .select('status')
      .select((of) => [of.fn.countAll<number>().as('count'), of.fn.sum<number>('shopper_fee').as('fees')])
      .where('shopper_id', '=', actor.id)
      .groupBy('status')
      .execute(),
  )
  const of = (status: EvaluationStatus) => rows.find((row) => row.status === status)
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    new: of('assigned')?.count ?? 0,
    inProgress: of('in_progress')?.count ?? 0,
    completed: of('completed')?.count ?? 0,
    earnings: of('completed')?.fees ?? 0,
  }
}

/** Mean grade of the shopper's reports, one decimal, 0 without grades. */
async function rating(actor: Actor): Promise<Rating> {
  const row = await readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_reports')
      .select(sql<number | null>`round(avg(overall_score), 1)`.as('mean'))
      .select((of) => of.fn.count<number>('overall_score').as('reports'))
      .where('shopper_id', '=', actor.id)
      .executeTakeFirstOrThrow(),
  )
  return { mean: row.mean ?? 0, reports: row.reports }
}

async function recentTasks(actor: Actor): Promise<RecentTask[]> {
  const rows = await readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests')
      .select(['id', shownClient().as('clientName'), shownBranch().as('branchName'), 'scheduled_date as visitAt'])
      .select(['shopper_fee as fee', 'status'])
      .where('shopper_id', '=', actor.id)
      .orderBy('created_at', 'desc')
      .limit(recentItems)
      .execute(),
  )
  return rows
}

/** Overview of a shopper: tasks, earnings, rating and the latest tasks. */
export async function freelancerDashboard(actor: Actor) {
  authorize(actor, 'dashboard.freelancer')
  const [totals, grade, recent] = await Promise.all([
    panel(figures(actor)),
    panel(rating(actor)),
    panel(recentTasks(actor)),
  ])
  return { totals, rating: grade, recent }
}
