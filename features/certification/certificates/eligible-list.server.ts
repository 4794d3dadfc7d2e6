import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type CertificateLevel, certificateLevels, type RuleSettings } from '#/domain/certification/certificate-rule.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { endsSoonDays } from '#/domain/certification/certificate.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { doubtsOf } from './doubts.server.ts'
import type { eligibleList, EligibleQuery, EligibleRow, EligibleTab } from './eligible-list.ts'
import { readRule } from './rule.server.ts'
import { isOverdueAt, lastFailureOf, newestVisitsOf, standingColumns, standingOf } from './standing.server.ts'

export type EligiblePage = { rows: EligibleRow[]; total: number }

/** So near below the lowest level, or with one visit missing, a branch is nearly there. */
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

type Asked = { q: string; level: CertificateLevel | null; tab: EligibleTab }

/** Ids of the branches of a tab, in order; their details are read for the shown page only. */
function idsOf(db: Tx, { q, level, tab }: Asked, rule: RuleSettings, at: Date) {
  const words = sql`concat_ws(' ', b.name, b.name_ar, b.location, p.company_name, p.full_name)`
  const all = measured(db, rule, at).where(wordsMatch(words, q))
  const bestFirst = sql`m.total / nullif(m.visits, 0) desc`
  if (tab === 'eligible') {
    const select = all
      .where(level ? reachesJust(rule, level) : reaches(rule, 'silver'))
      .where(isClean(rule, at))
      .where((not) => not.not(holds(at)))
    return { select, first: bestFirst }
  }
  if (tab === 'applied') {
    const select = all
      .innerJoin('certificate_applications as a', (join) =>
        join.onRef('a.client_id', '=', 'b.client_id').onRef('a.branch_id', '=', 'b.id').on('a.state', '=', 'waiting'),
      )
      .$if(level !== null, (found) => found.where(reachesJust(rule, level!)))
    return { select, first: sql`a.created_at` }
  }
  if (tab === 'nearly') {
    const select = all
      .where(sql<boolean>`m.visits >= ${sql.lit(Math.max(1, rule.visits - 1))}`)
      .where(sql<boolean>`m.total >= (${least(rule, level ?? 'silver')} - ${sql.lit(nearlyPoints)}) * m.visits`)
      .where((not) => not.not(sql<boolean>`(${reaches(rule, level ?? 'silver')} and ${isClean(rule, at)})`))
      .where((not) => not.not(holds(at)))
    return { select, first: bestFirst }
  }
  const select = all
    .innerJoin('certificates as h', (join) =>
      join
        .onRef('h.client_id', '=', 'b.client_id')
        .onRef('h.branch_id', '=', 'b.id')
        .on('h.state', 'in', ['active', 'suspended'])
        .on('h.expires_at', '>', at.toISOString()),
    )
    .where(isAtRisk(rule, at))
    .$if(level !== null, (found) => found.where('h.level', '=', level))
  return { select, first: sql`h.expires_at` }
}

/** The branches of a query: of the page and of the file. */
export const eligibleRows: RowsOf<typeof eligibleList, EligibleRow, { id: string }> = async (db, query) => {
  const [rule, at] = [await readRule(db), now()]
  return {
    ...idsOf(db, query, rule, at),
    order: { branch: sql`b.id` },
    id: 'b.id',
    finish: (found, tx) =>
      rowsOf(
        tx,
        found.map(({ id }) => id),
        rule,
        at,
      ),
  }
}

/** One page of the branches of a tab, and how many it has. */
export async function browseEligible(actor: Actor, query: EligibleQuery): Promise<EligiblePage> {
  authorize(actor, 'certificates.browse')
  return readAs(actor, async (db) => {
    const { select } = idsOf(db, query, await readRule(db), now())
    const [rows, counted] = await Promise.all([
      pageRows(db, actor, query, eligibleRows),
      sql<{ total: number }>`select count(*)::int as total from (${select}) as found`.execute(db),
    ])
    return { rows, total: counted.rows[0]!.total }
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
    .select(['b.client_id', companyOfProfile('p').as('clientName'), 'a.note'])
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
        clientName: row.clientName,
        applicationNote: row.note,
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Eligible branches without a certificate. */
export const eligibleBranches = async (db: Tx, rule: RuleSettings, at: Date): Promise<string[]> =>
  (await idsOf(db, { q: '', level: null, tab: 'eligible' }, rule, at).select.execute()).map(({ id }) => id)
