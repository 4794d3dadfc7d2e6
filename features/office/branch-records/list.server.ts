import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { namesOfBranch, type Names } from '#/domain/branch-names.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { longestWithoutVisit } from '#/domain/reporting/morning.ts'
import { daysUnvisited, isUnvisited } from '#/domain/reporting/unvisited.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { branchMatches } from '#/features/companies/branches/branches.server.ts'
import { countsIn, nullsLast, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { now } from '#/platform/clock.ts'
import {
  certificatesOf,
  type Group,
  managersOf,
  nextVisitsOf,
  openActionsOf,
  placeBelow,
  scoresOf,
  selectGroups,
} from './beside.server.ts'
import { branchList, type BranchLine, type BranchQuery } from './list.ts'

/** `within`: names of the groups above, where another choice has the same name. */
export type GroupOption = { id: string; names: Names; within: Names[] }
export type BranchPage = {
  rows: BranchLine[]
  counts: Record<BranchQuery['tab'], number>
  brands: GroupOption[]
  regions: GroupOption[]
  cities: string[]
}

/** Open branches without a counted visit for so many days; readers without scores have none of them. */
function isIdle(actor: Actor): RawBuilder<boolean> {
  if (!may(actor, 'insights.read')) return sql`false`
  const since = addDays(riyadhDay(now()), -longestWithoutVisit)
  return sql`(branches.closed_at is null and not exists (select from counted_visits v
    where v.client_id = branches.client_id and v.branch_id = branches.id and v.day >= ${since}::date))`
}

const onTab = (actor: Actor, tab: BranchQuery['tab']): RawBuilder<boolean> => {
  if (tab === 'idle') return isIdle(actor)
  return tab === 'open' ? sql`branches.closed_at is null` : sql`branches.closed_at is not null`
}

const isBelow = (id: string) =>
  sql<boolean>`exists (select from org_closure c where c.client_id = branches.client_id and c.ancestor_id = ${id}
    and c.descendant_id = branches.id)`

const matching = (db: Tx, actor: Actor, { q, brand, region, city }: BranchQuery) =>
  db
    .selectFrom('branches')
    .where('branches.client_id', '=', companyOf(actor))
    .where(branchMatches(q))
    .$if(brand !== null, (rows) => rows.where(isBelow(brand!)))
    .$if(region !== null, (rows) => rows.where(isBelow(region!)))
    .$if(city !== null, (rows) => rows.where('branches.city', '=', city))

const lastOf = (column: 'score' | 'visited_at') => sql`(select v.${sql.ref(column)} from counted_visits v
  where v.client_id = branches.client_id and v.branch_id = branches.id order by v.day desc, v.visited_at desc limit 1)`

/** Name in the reader's language, else the other one, for the order. */
const nameIn = (lang: Lang) =>
  lang === 'ar'
    ? sql`lower(coalesce(branches.name_ar, branches.name)) collate "C"`
    : sql`lower(branches.name) collate "C"`

/** Branches of a query, of the page and of the file. */
export const branchRows: RowsOf<typeof branchList, BranchLine, { id: string }> = async (db, query, actor) => {
  const groups = await selectGroups(db, companyOf(actor))
  return {
    select: matching(db, actor, query).where(onTab(actor, query.tab)).select('branches.id'),
    order: {
      name: nameIn(actor.language),
      score: nullsLast(lastOf('score')),
      visit: nullsLast(lastOf('visited_at')),
      // why: a branch that was never visited has waited longest
      wait: sql`coalesce(${lastOf('visited_at')}, '-infinity'::timestamptz)`,
    },
    id: 'branches.id',
    finish: (rows, of) =>
      readLines(
        of,
        actor,
        groups,
        rows.map(({ id }) => id),
      ),
  }
}

/** Days since the last visit where they are too many. */
function waitOf(lastOn: Day | null): BranchLine['waits'] {
  const today = riyadhDay(now())
  return isUnvisited(lastOn, today) ? (daysUnvisited(lastOn, today) ?? 'never') : null
}

/** Rows of these branches, in the order of the ids. */
async function readLines(db: Tx, actor: Actor, groups: readonly Group[], ids: string[]): Promise<BranchLine[]> {
  const asked = { clientId: companyOf(actor), ids }
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('branches as b')
    .innerJoin('org_nodes as n', 'n.id', 'b.id')
    .select(['b.id', 'b.name', 'b.name_ar as nameAr', 'b.location', 'b.city', 'b.closed_at as closedAt'])
    .select('n.parent_id as parentId')
    .where('b.client_id', '=', asked.clientId)
    .where('b.id', 'in', ids)
    .execute()
  const [scores, managers, certificates, visits, actions] = await Promise.all([
    scoresOf(db, asked),
    managersOf(db, ids),
    certificatesOf(db, asked),
    nextVisitsOf(db, asked),
    openActionsOf(db, asked),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id): BranchLine[] => {
    const row = byId.get(id)
    if (!row) return []
    const { location, city, closedAt } = row
    return [
      {
        id,
        names: namesOfBranch(row),
        location,
        city: city || null,
        closedAt,
        path: placeBelow(groups, row.parentId),
        manager: managers.get(id)?.name ?? null,
        last: scores.get(id)?.last ?? null,
        waits: closedAt === null && may(actor, 'insights.read') ? waitOf(scores.get(id)?.last?.day ?? null) : null,
        visits: scores.get(id)?.visits ?? 0,
        certificate: certificates.get(id) ?? null,
        nextVisit: visits.get(id) ?? null,
        openActions: actions.get(id) ?? 0,
      },
    ]
  })
}

const tabs = branchList.tabs.values

function optionsOf(groups: readonly Group[], kinds: readonly string[]): GroupOption[] {
  const offered = groups.filter(({ kind, closedAt }) => kinds.includes(kind) && closedAt === null)
  const isShared = ({ id, nameEn, nameAr }: Group) =>
    offered.some(
      (other) =>
        other.id !== id &&
        ((nameEn !== null && other.nameEn === nameEn) || (nameAr !== null && other.nameAr === nameAr)),
    )
  return offered.map((group) => ({
    id: group.id,
    names: { en: group.nameEn, ar: group.nameAr },
    within: isShared(group) ? placeBelow(groups, group.parentId) : [],
  }))
}

/** A page of the branches that the reader sees, with counts by tab and the choices of the filters. */
export async function browseBranches(actor: Actor, query: BranchQuery): Promise<BranchPage> {
  authorize(actor, branchList.permission)
  return readAs(actor, async (db) => {
    const [rows, counted, groups, cities] = await Promise.all([
      pageRows(db, actor, query, branchRows),
      matching(db, actor, query)
        .select(tabCounts(tabs, (tab) => onTab(actor, tab)))
        .executeTakeFirstOrThrow(),
      selectGroups(db, companyOf(actor)),
      db
        .selectFrom('branches')
        .select('city')
        .distinct()
        .where('client_id', '=', companyOf(actor))
        .where('city', 'is not', null)
        .where('city', '<>', '')
        .orderBy('city')
        .execute(),
    ])
    return {
      rows,
      counts: countsIn(tabs, counted),
      brands: optionsOf(groups, ['brand']),
      regions: optionsOf(groups, ['region', 'area']),
      cities: cities.flatMap(({ city }) => city ?? []),
    }
  })
}
