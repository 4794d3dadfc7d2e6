import { type Expression, sql, type SqlBool } from 'kysely'
import { type VisitRisk } from '#/domain/visit-risk.ts'
import { settingSql } from '#/features/core/settings/setting-sql.server.ts'
import { now } from '#/platform/clock.ts'

/** `riskOf` of domain/visit-risk.ts in SQL, for the index on waiting visits. A test compares the two. */
export function atRisk(risk: VisitRisk): Expression<SqlBool> {
  const at = now()
  if (risk === 'at_risk')
    return sql`status in ('pending', 'approved') and scheduled_date > ${at} and scheduled_date <= ${at}::timestamptz + make_interval(hours => ${settingSql('visits.at-risk-hours')}::int)`
  const begun = sql`${at}::timestamptz - make_interval(hours => ${settingSql('reports.client-hours')}::int)`
  return sql`((status in ('pending', 'approved', 'assigned') and scheduled_date <= ${at})
    or (status = 'in_progress' and scheduled_date <= ${begun}))`
}
