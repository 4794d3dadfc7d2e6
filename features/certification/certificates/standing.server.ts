import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { branchNow, branchNowInBoth } from '#/db/names.server.ts'
import {
  type CertificateState,
  marginOf,
  type Risk,
  riskOf,
  type ShownState,
  stateAt,
} from '#/domain/certification/certificate.ts'
import {
  addMonths,
  type CertificateLevel,
  type CountedVisit,
  eligibility,
  type Eligibility,
  type RuleSettings,
} from '#/domain/certification/certificate-rule.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { now } from '#/platform/clock.ts'
import { readRule } from './rule.server.ts'

export type StandingVisit = CountedVisit & { reportId: string }
export type HeldCertificate = {
  id: string
  publicId: string
  number: string
  level: CertificateLevel
  state: ShownState
  version: number
  issuedAt: string
  expiresAt: string
}
export type BranchStanding = {
  branchId: string
  branchName: string
  /** The name in both languages. */
  names: Text
  city: string | null
  /** Counted visits in the mean, newest first. */
  visits: StandingVisit[]
  eligibility: Eligibility
  /** The certificate that is valid or suspended today. */
  held: HeldCertificate | null
  /** Mean minus the threshold of the held level (negative: below). */
  margin: number | null
  application: { id: string; createdAt: string } | null
  risk: Risk
}

export type StandingRow = {
  branch_id: string
  branch_name: string
  names: Text
  city: string | null
  visits: StandingVisit[]
  last_failure: Day | null
  is_overdue: boolean
  held: (Omit<HeldCertificate, 'state'> & { state: CertificateState }) | null
  application: { id: string; createdAt: string } | null
}

/** Newest counted visits of branch `b`. */
export const newestVisitsOf = (rule: RuleSettings, today: Day) => sql`(
  select v.day, v.visited_at, v.score, v.failed, v.report_id from counted_visits v
  where v.client_id = b.client_id and v.branch_id = b.id and v.day >= ${addMonths(today, -rule.withinMonths)}::date and v.day <= ${today}::date
  order by v.day desc, v.visited_at desc limit ${sql.lit(rule.visits)})`

/** Newest critical failure of branch `b` that may still block. */
export const lastFailureOf = (rule: RuleSettings, today: Day): RawBuilder<Day | null> => sql`(
  select max(v.day)::text from counted_visits v where v.client_id = b.client_id and v.branch_id = b.id and v.failed <> '{}'
  and v.day <= ${today}::date and (v.day + make_interval(months => ${sql.lit(rule.criticalMonths)}))::date > ${today}::date)`

/** Whether branch `b` has an overdue critical action. */
export const isOverdueAt = (today: Day): RawBuilder<boolean> => sql`exists (
  select from report_actions a where a.client_id = b.client_id and a.branch_id = b.id and a.priority = 'critical'
  and a.status in ('open', 'in_progress', 'reopened') and a.due_on < ${today}::date)`

/** Columns for the standing of a branch `b`. */
export const standingColumns = (rule: RuleSettings, at: Date) => {
  const today = riyadhDay(at)
  return [
    sql<string>`b.id`.as('branch_id'),
    branchNow('b').as('branch_name'),
    branchNowInBoth('b').as('names'),
    sql<string | null>`b.city`.as('city'),
    sql<StandingVisit[]>`(select coalesce(jsonb_agg(jsonb_build_object('day', n.day, 'score', n.score,
      'criticalFailure', n.failed <> '{}', 'reportId', n.report_id) order by n.day desc, n.visited_at desc), '[]')
      from ${newestVisitsOf(rule, today)} n)`.as('visits'),
    lastFailureOf(rule, today).as('last_failure'),
    isOverdueAt(today).as('is_overdue'),
    sql<
      StandingRow['held']
    >`(select jsonb_build_object('id', c.id, 'publicId', c.public_id, 'number', c.number, 'level', c.level,
      'state', c.state, 'version', c.version, 'issuedAt', c.issued_at, 'expiresAt', c.expires_at) from certificates c
      where c.client_id = b.client_id and c.branch_id = b.id and c.state in ('active', 'suspended') and c.expires_at > ${at})`.as(
      'held',
    ),
    sql<
      StandingRow['application']
    >`(select jsonb_build_object('id', p.id, 'createdAt', p.created_at) from certificate_applications p
      where p.client_id = b.client_id and p.branch_id = b.id and p.state = 'waiting')`.as('application'),
  ] as const
}

/** Standing of a branch by a rule at a moment. */
export function standingOf(row: StandingRow, rule: RuleSettings, at: Date): BranchStanding {
  const today = riyadhDay(at)
  const branch = eligibility(
    { visits: row.visits, overdueCriticalAction: row.is_overdue, today, lastFailureOn: row.last_failure },
    rule,
  )
  const held = row.held && { ...row.held, state: stateAt(row.held, at) }
  return {
    branchId: row.branch_id,
    branchName: row.branch_name,
    names: row.names,
    city: row.city,
    visits: row.visits,
    eligibility: branch,
    held,
    margin: held && marginOf(branch, held.level, rule),
    application: row.application,
    risk: held ? riskOf(held, branch, rule) : 'none',
  }
}

type Asked = { clientId: string; branchIds?: readonly string[] }

/** Current standing of a client's branches: earned, missing, held and at risk. One statement. */
export async function readStanding(db: Tx, { clientId, branchIds }: Asked): Promise<BranchStanding[]> {
  if (branchIds?.length === 0) return []
  const [rule, at] = [await readRule(db), now()]
  const rows = await db
    .selectFrom('branches as b')
    .select(standingColumns(rule, at))
    .where('b.client_id', '=', clientId)
    .$if(branchIds !== undefined, (own) => own.where('b.id', 'in', [...(branchIds ?? [])]))
    .orderBy(sql`app.fold(${branchNow('b')})`)
    .orderBy('b.id')
    .execute()
  return rows.map((row) => standingOf(row, rule, at))
}
