import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/** A counted visit that blocks issuing: in dispute, or seriously doubted by its evidence. */
export type VisitDoubt = { reportId: string; isDisputed: boolean; isDoubted: boolean }

/** Evidence score below which a visit is weakly proved (domain/fieldwork/evidence.ts). */
const weakBelow = 60

/** Which of these reports are in dispute or seriously doubted. */
export async function doubtsOf(db: Tx, reportIds: readonly string[]): Promise<VisitDoubt[]> {
  if (reportIds.length === 0) return []
  const { rows } = await sql<VisitDoubt>`
    select d.* from (
      select r.id as "reportId",
        (r.status = 'disputed' or exists (select from report_disputes o where o.report_id = r.id and o.state = 'open')) as "isDisputed",
        (coalesce(r.evidence_score < ${sql.lit(weakBelow)}, false)
          or coalesce(r.evidence @? '$.reasons[*] ? (@.tone == "serious")', false)) as "isDoubted"
      from mystery_shopping_reports r where r.id = any(${sql.val([...reportIds])}::uuid[])) d
    where d."isDisputed" or d."isDoubted" order by d."reportId"`.execute(db)
  return rows
}
