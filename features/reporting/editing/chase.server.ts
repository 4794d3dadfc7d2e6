import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { graceHours, type ReportStatus } from '#/domain/report.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'
import { reviewHours } from './review-hours.server.ts'

/** Older deadlines are not checked again. */
const lookBack = sql`interval '14 days'`
const perRun = 500

/** Notifies shoppers and editors of missed deadlines, once each. Never accepts or rejects automatically. */
export async function chaseReports(): Promise<void> {
  const at = now()
  await asSystem('a job checks deadlines of shoppers and editors', async (tx) => {
    await chaseShoppers(tx, at)
    const hours = await reviewHours(tx)
    await chaseEditors(tx, at, 'report.review-late', 0)
    await chaseEditors(tx, at, 'report.escalated', graceHours(hours))
  })
}

async function chaseShoppers(tx: Tx, at: Date): Promise<void> {
  const late = await selectUntold(tx, at, ['draft', 'revision_requested'], sql`r.due_at`, 'report.overdue')
  for (const { id, shopper_id, branch_name, due, effectKey } of late) {
    const facts = { branch: branch_name, report: id }
    const mailKey = `${id}:${due}:report.overdue:${shopper_id}`
    await tell(tx, { shopper: shopper_id }, 'report.overdue', facts, { effectKey, mailKey })
    await tell(tx, { admins: 'all' }, 'report.overdue', facts, { effectKey })
  }
}

async function chaseEditors(
  tx: Tx,
  at: Date,
  kind: 'report.review-late' | 'report.escalated',
  hours: number,
): Promise<void> {
  const due = sql`r.review_due_at + make_interval(hours => ${sql.lit(hours)})`
  for (const { id, branch_name, effectKey } of await selectUntold(tx, at, ['submitted', 'in_review'], due, kind))
    await tell(tx, { admins: 'all' }, kind, { branch: branch_name, report: id }, { effectKey })
}

/** Overdue reports without a notice; a new deadline (after a return) is announced again. */
async function selectUntold(
  tx: Tx,
  at: Date,
  statuses: readonly ReportStatus[],
  deadline: ReturnType<typeof sql>,
  kind: string,
) {
  const told =
    kind === 'report.overdue' ? sql`r.shopper_id` : sql`select a.id from profiles a where a.user_type = 'admin'`
  const rows = await tx
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .select([
      'r.id',
      'r.shopper_id',
      branchInBoth('q').as('branch_name'),
      sql<string>`extract(epoch from ${deadline})::bigint`.as('due'),
    ])
    .select(sql<string>`${kind}::text || ':' || r.id || ':' || extract(epoch from ${deadline})::bigint`.as('effectKey'))
    .where('r.status', 'in', statuses)
    .where(sql<boolean>`${deadline} <= ${at} and ${deadline} > ${at}::timestamptz - ${lookBack}`)
    .where(
      sql<boolean>`not exists (select from notifications t where
        t.profile_id in (${told}) and t.effect_key = ${kind}::text || ':' || r.id || ':' || extract(epoch from ${deadline})::bigint)`,
    )
    .orderBy('r.id')
    .limit(perRun)
    .execute()
  return rows
}
