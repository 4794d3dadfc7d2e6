import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type CertificateLevel, certificateLevels, type RuleSettings } from '#/domain/certification/certificate-rule.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { isOverdueAt, lastFailureOf, newestVisitsOf } from '#/features/certification/certificates/standing.server.ts'
import { now } from '#/platform/clock.ts'

/** Effect of a rule today, from the visits of all branches. */
export type RuleEffect = {
  branches: number
  /** Branches by the highest level reached. */
  fulfil: Record<CertificateLevel, number>
  withoutCertificate: number
  /** Held certificates whose branch would not reach their level today. */
  wouldLose: number
}

type Row = Omit<RuleEffect, 'fulfil'> & Record<CertificateLevel, number>

/** Levels of all visited branches as numbers: 0 none, 3 the highest. */
const ranked = (rule: RuleSettings, at: Date) => {
  const today = riyadhDay(at)
  const { silver, gold, platinum } = rule.leastMean
  return sql`select b.client_id, b.id as branch_id,
      case when n.visits < ${rule.visits} or ${lastFailureOf(rule, today)} is not null or ${isOverdueAt(today)} then 0
        else (n.total >= ${silver}::numeric * n.visits)::int + (n.total >= ${gold}::numeric * n.visits)::int
          + (n.total >= ${platinum}::numeric * n.visits)::int end as rank
    from branches b
    cross join lateral (select sum(v.score) as total, count(*)::int as visits from ${newestVisitsOf(rule, today)} v) n
    where exists (select from counted_visits v where v.client_id = b.client_id and v.branch_id = b.id)`
}

async function effectOf(db: Tx, rule: RuleSettings): Promise<RuleEffect> {
  const at = now()
  const { rows } = await sql<Row>`
    with ranked as (${ranked(rule, at)}), held as (
      select client_id, branch_id, case level when 'silver' then 1 when 'gold' then 2 else 3 end as rank
      from certificates where state in ('active', 'suspended') and expires_at > ${at})
    select count(r.branch_id)::int as branches,
      count(*) filter (where r.rank = 1)::int as silver,
      count(*) filter (where r.rank = 2)::int as gold,
      count(*) filter (where r.rank = 3)::int as platinum,
      count(*) filter (where r.rank > 0 and h.branch_id is null)::int as "withoutCertificate",
      count(*) filter (where coalesce(r.rank, 0) < h.rank)::int as "wouldLose"
    from ranked r full join held h on h.client_id = r.client_id and h.branch_id = r.branch_id`.execute(db)
  const { branches, withoutCertificate, wouldLose, ...reached } = rows[0]!
  const fulfil = Object.fromEntries(certificateLevels.map((level) => [level, reached[level]])) as RuleEffect['fulfil']
  return { branches, fulfil, withoutCertificate, wouldLose }
}

/** Computes the effect of settings today, without changing anything. */
export async function previewRule(actor: Actor, settings: RuleSettings): Promise<RuleEffect> {
  authorize(actor, 'certificates.browse')
  return readAs(actor, (db) => effectOf(db, settings))
}
