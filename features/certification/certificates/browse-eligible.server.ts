import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type CertificateLevel, certificateLevels, type RuleSettings } from '#/domain/certification/certificate-rule.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { endsSoonDays } from '#/domain/certification/certificate.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { doubtsOf, type VisitDoubt } from './doubts.server.ts'
import { readRule } from './rule.server.ts'
import {
  type BranchStanding,
  isOverdueAt,
  lastFailureOf,
  newestVisitsOf,
  standingColumns,
  standingOf,
} from './standing.server.ts'

export const eligibleShows = ['eligible', 'applied', 'nearly', 'at-risk'] as const
export type EligibleShow = (typeof eligibleShows)[number]
export type EligibleQuery = { q: string; level: CertificateLevel | null; show: EligibleShow; page: number }
export type EligibleRow = BranchStanding & {
  clientId: string
  clientName: string
  applicationNote: string | null
  /** Disputed or doubted counted visits: issuing needs a reason. */
  doubts: VisitDoubt[]
}
export type EligiblePage = { rows: EligibleRow[]; total: number; pages: number }

export const eligiblePageSize = 25
/** Points below the lowest level within which a branch is close, as it is with one visit missing. */
const nearlyPoints = 3

/** Branches `b` of approved clients with their counted visits `m`. */
const measured = (db: Tx, rule: RuleSettings, at: Date) =>
  db
    .selectFrom('branches as b')
    .innerJoin('client_profiles as c', (join) =>
      join.onRef('c.profile_id', '=', 'b.client_id').on('c.approval', '=', 'approved'),
    )
    .innerJoin('profiles as p', 'p.id', 'b.client_id')
    .innerJoinLateral(
      sql<{ visits: number; total: number }>`(select count(*)::int as visits, coalesce(sum(n.score), 0) as total
        from ${newestVisitsOf(rule, riyadhDay(at))} n)`.as('m'),
      (join) => join.onTrue(),
    )
    .select('b.id')

const least = (rule: RuleSettings, level: CertificateLevel) => sql`${String(rule.leastMean[level])}::numeric`
const reaches = (rule: RuleSettings, level: CertificateLevel) =>
  sql<boolean>`(m.visits = ${sql.lit(rule.visits)} and m.total >= ${least(rule, level)} * m.visits)`
const isClean = (rule: RuleSettings, at: Date) => {
  const today = riyadhDay(at)
  return sql<boolean>`(${lastFailureOf(rule, today)} is null and not ${isOverdueAt(today)})`
}
const holds = (
  at: Date,
) => sql<boolean>`exists (select from certificates h where h.client_id = b.client_id and h.branch_id = b.id
  and h.state in ('active', 'suspended') and h.expires_at > ${at})`

/** Exactly this level. */
function reachesJust(rule: RuleSettings, level: CertificateLevel) {
  const above = certificateLevels[certificateLevels.indexOf(level) + 1]
  return above ? sql<boolean>`(${reaches(rule, level)} and not ${reaches(rule, above)})` : reaches(rule, level)
}

/** Threat to certificate `h` of branch `b`, as `riskOf` in the domain. */
function isAtRisk(rule: RuleSettings, at: Date) {
  const today = riyadhDay(at)
  const mustReach = sql`case h.level when 'silver' then ${least(rule, 'silver')} when 'gold' then ${least(rule, 'gold')}
    else ${least(rule, 'platinum')} end`
  const soonFrom = addDays(today, endsSoonDays)
  return sql<boolean>`(h.state = 'suspended' or (h.expires_at at time zone 'Asia/Riyadh')::date <= ${soonFrom}::date
    or (m.visits = ${sql.lit(rule.visits)} and m.total < ${mustReach} * m.visits) or not ${isClean(rule, at)})`
}

/** Ids of a page's branches in order, so that details are read for one page only. */
function idsOf(db: Tx, { q, level, show }: EligibleQuery, rule: RuleSettings, at: Date) {
  const all = measured(db, rule, at).$if(q !== '', (found) =>
    found.where((or) =>
      or.or([
        sql<boolean>`app.fold(b.name || ' ' || b.location) like ${likePattern(q)}`,
        sql<boolean>`app.fold(coalesce(p.company_name, '') || ' ' || p.full_name) like ${likePattern(q)}`,
      ]),
    ),
  )
  const mean = sql`m.total / nullif(m.visits, 0)`
  if (show === 'eligible')
    return all
      .where(level ? reachesJust(rule, level) : reaches(rule, 'silver'))
      .where(isClean(rule, at))
      .where((not) => not.not(holds(at)))
      .orderBy(sql`${mean} desc`)
      .orderBy('b.id')
  if (show === 'applied')
    return all
      .innerJoin('certificate_applications as a', (join) =>
        join.onRef('a.client_id', '=', 'b.client_id').onRef('a.branch_id', '=', 'b.id').on('a.state', '=', 'waiting'),
      )
      .$if(level !== null, (found) => found.where(reachesJust(rule, level!)))
      .orderBy('a.created_at')
      .orderBy('b.id')
  if (show === 'nearly')
    return all
      .where(sql<boolean>`m.visits >= ${sql.lit(Math.max(1, rule.visits - 1))}`)
      .where(sql<boolean>`m.total >= (${least(rule, level ?? 'silver')} - ${sql.lit(nearlyPoints)}) * m.visits`)
      .where((not) => not.not(sql<boolean>`(${reaches(rule, level ?? 'silver')} and ${isClean(rule, at)})`))
      .where((not) => not.not(holds(at)))
      .orderBy(sql`${mean} desc`)
      .orderBy('b.id')
  return all
    .innerJoin('certificates as h', (join) =>
      join
        .onRef('h.client_id', '=', 'b.client_id')
        .onRef('h.branch_id', '=', 'b.id')
        .on('h.state', 'in', ['active', 'suspended'])
        .on('h.expires_at', '>', at.toISOString()),
    )
    .where(isAtRisk(rule, at))
    .$if(level !== null, (found) => found.where('h.level', '=', level))
    .orderBy('h.expires_at')
    .orderBy('b.id')
}

/** Branches by the current rule: eligible, applied, close, and at risk. */
export async function browseEligible(actor: Actor, query: EligibleQuery): Promise<EligiblePage> {
  authorize(actor, 'certificates.issue')
  return readAs(actor, async (db) => {
    const [rule, at] = [await readRule(db), now()]
    const ids = (await idsOf(db, query, rule, at).execute()).map(({ id }) => id)
    const from = (query.page - 1) * eligiblePageSize
    const rows = await rowsOf(db, ids.slice(from, from + eligiblePageSize), rule, at)
    return { rows, total: ids.length, pages: Math.max(1, Math.ceil(ids.length / eligiblePageSize)) }
  })
}

async function rowsOf(db: Tx, ids: readonly string[], rule: RuleSettings, at: Date): Promise<EligibleRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('branches as b')
    .innerJoin('profiles as p', 'p.id', 'b.client_id')
    .leftJoin('certificate_applications as a', (join) =>
      join.onRef('a.client_id', '=', 'b.client_id').onRef('a.branch_id', '=', 'b.id').on('a.state', '=', 'waiting'),
    )
    .select(standingColumns(rule, at))
    .select(['b.client_id', 'p.company_name', 'p.full_name', 'a.note'])
    .where('b.id', 'in', ids)
    .execute()
  const visits = rows.flatMap((row) => row.visits.map(({ reportId }) => reportId))
  const doubts = new Map((await doubtsOf(db, visits)).map((doubt) => [doubt.reportId, doubt]))
  const byId = new Map(
    rows.map((row) => [
      row.branch_id,
      {
        ...standingOf(row, rule, at),
        doubts: row.visits.flatMap(({ reportId }) => doubts.get(reportId) ?? []),
        clientId: row.client_id,
        clientName: row.company_name ?? row.full_name,
        applicationNote: row.note,
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Eligible branches without a certificate. */
export const eligibleBranches = async (db: Tx, rule: RuleSettings, at: Date): Promise<string[]> =>
  (await idsOf(db, { q: '', level: null, show: 'eligible', page: 1 }, rule, at).execute()).map(({ id }) => id)
