import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { latinDigits } from '#/domain/digits.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { foundIds } from '#/features/core/lists/search.server.ts'
import { shopperRecord } from '#/features/ordering/assignment/shopper-record.ts'
import { now } from '#/platform/clock.ts'
import type { RosterQuery } from './list.ts'
import { expiringDays, type RatingBand, ratingEdges, type ReliabilityBand, reliabilityEdges } from './lists.ts'

type Condition = RawBuilder<boolean>

/** Performance record of the shopper `s`; one row `record`. */
export const recordOf = () => shopperRecord(sql`s.profile_id`, now())
export const gradeOf = (): RawBuilder<number | null> => sql`(select record.grade from ${recordOf()})`
export const reliabilityOf = (): RawBuilder<number | null> => sql`(select record.reliability from ${recordOf()})`

/** State of the shopper. */
export const stateOf: RawBuilder<string> = sql`case when p.status = 'blocked' then 'blocked' else s.approval end`

const sharing = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`select id from (
  select o.profile_id as id, count(*) over (partition by ${value}) as n from mystery_shopper_profiles o
  join profiles op on op.id = o.profile_id
  where ${value} is not null and o.merged_into is null and op.status <> 'erased') shared where n > 1`

/** Same identity, bank account or mobile number as another account. Merged accounts are excluded. */
export const isDouble: Condition = sql`s.profile_id in (${sharing(sql`o.identity_hash`)}
  union all ${sharing(sql`o.iban_hash`)} union all ${sharing(sql`op.phone`)})`

/** Matches names and addresses in any spelling; numbers of four digits or more also in the mobile number. */
function isCalled(typed: string): Condition {
  const digits = latinDigits(typed)
    .replace(/[\s()+-]/g, '')
    .replace(/^(00966|966|0)/, '')
  const named = sql<boolean>`s.profile_id in ${foundIds('shopper', typed)}`
  return /^\d{4,}$/.test(digits) ? sql<boolean>`(${named} or p.phone like ${`%${digits}%`})` : named
}

function ratingIs(band: RatingBand): Condition {
  const { excellent, good } = ratingEdges
  if (band === 'none') return sql<boolean>`${gradeOf()} is null`
  if (band === 'excellent') return sql<boolean>`${gradeOf()} >= ${excellent}`
  if (band === 'low') return sql<boolean>`${gradeOf()} < ${good}`
  return sql<boolean>`exists (select from ${recordOf()} where record.grade >= ${good} and record.grade < ${excellent})`
}

function reliabilityIs(band: ReliabilityBand): Condition {
  const { high, medium } = reliabilityEdges
  if (band === 'none') return sql<boolean>`${reliabilityOf()} is null`
  if (band === 'high') return sql<boolean>`${reliabilityOf()} >= ${high}`
  if (band === 'low') return sql<boolean>`${reliabilityOf()} < ${medium}`
  return sql<boolean>`exists (select from ${recordOf()}
    where record.reliability >= ${medium} and record.reliability < ${high})`
}

const paper = (which: RawBuilder<unknown>): Condition =>
  sql<boolean>`exists (select from shopper_documents d where d.shopper_id = s.profile_id and ${which})`

const expiring = () => sql`d.state = 'accepted' and d.expires_on <= ${addDays(riyadhDay(now()), expiringDays)}::date`

function papersAre(filter: NonNullable<RosterQuery['papers']>): Condition {
  if (filter === 'waiting') return paper(sql`d.state = 'waiting'`)
  if (filter === 'expiring') return paper(expiring())
  return sql<boolean>`not ${paper(sql`d.state = 'accepted'`)}`
}

/** Number of a shopper's unchecked documents, and of those about to expire. */
export const papersWaitingOf: RawBuilder<number> = sql`(select count(*)::int from shopper_documents d
  where d.shopper_id = s.profile_id and d.state = 'waiting')`
export const papersExpiringOf = (): RawBuilder<number> =>
  sql`(select count(*)::int from shopper_documents d where d.shopper_id = s.profile_id and ${expiring()})`

/** Matching shoppers in any state, without erased ones. */
export function matching(db: Tx, query: RosterQuery) {
  const { q, level, city, type, rating, reliability, papers, doubles } = query
  return db
    .selectFrom('mystery_shopper_profiles as s')
    .innerJoin('profiles as p', 'p.id', 's.profile_id')
    .where('p.status', '<>', 'erased')
    .$if(q !== '', (list) => list.where(isCalled(q)))
    .$if(type === null, (list) => list.where('p.user_type', 'in', ['freelancer', 'mystery_shopper']))
    .$if(type !== null, (list) => list.where('p.user_type', '=', type))
    .$if(level !== null, (list) => list.where('s.certification_level', '=', level))
    .$if(city !== null, (list) => list.where('s.city', '=', city))
    .$if(rating !== null, (list) => list.where(ratingIs(rating!)))
    .$if(reliability !== null, (list) => list.where(reliabilityIs(reliability!)))
    .$if(papers !== null, (list) => list.where(papersAre(papers!)))
    .$if(doubles, (list) => list.where(isDouble))
}
