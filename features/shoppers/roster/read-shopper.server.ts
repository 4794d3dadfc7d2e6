import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { agreedTo } from '#/features/identity/consents/agreed.server.ts'
import { readRows } from './browse-shoppers.server.ts'
import type { RosterRow } from './list.ts'

export type DoubleBy = 'identity' | 'iban' | 'phone'
export type Double = { id: string; name: string; email: string; by: DoubleBy[] }
export type ShopperPage = {
  row: RosterRow
  approvalReason: string | null
  approvalAt: string | null
  approvedBy: string | null
  blockReason: string | null
  mergedInto: { id: string; name: string } | null
  legalName: string | null
  birthOn: string | null
  identity: { kind: string; last: string } | null
  iban: { bank: string | null; last: string; changedAt: string | null } | null
  languages: string[]
  specializations: string[]
  skills: string[]
  experienceYears: number | null
  hourlyRate: number | null
  weekdaysOff: number[]
  goesFarther: boolean
  place: { latitude: number; longitude: number } | null
  agreedToday: boolean
  /** Qualified for operations audits: since when, and by whom. */
  auditor: { since: string; by: string } | null
  underWay: number
  doubles: Double[]
}

const selectShopper = (db: Tx, id: string) =>
  db
    .selectFrom('mystery_shopper_profiles as s')
    .innerJoin('profiles as p', 'p.id', 's.profile_id')
    .leftJoin('freelancer_profiles as f', 'f.profile_id', 's.profile_id')
    .leftJoin('profiles as by', 'by.id', 's.approval_changed_by')
    .leftJoin('profiles as qualifier', 'qualifier.id', 's.auditor_by')
    .leftJoin('profiles as into', 'into.id', 's.merged_into')
    .select(['s.approval_reason', 's.approval_changed_at', 'by.full_name as approved_by', 's.block_reason'])
    .select(['s.merged_into', 'into.full_name as merged_name', 's.legal_name', 's.birth_on', 's.identity_kind'])
    .select(['s.identity_last', 's.iban_last', 's.iban_bank', 's.iban_changed_at', 's.languages', 's.specializations'])
    .select(['f.skills', 'f.experience_years', 'f.hourly_rate', 's.weekdays_off', 's.goes_farther'])
    .select(['s.latitude', 's.longitude', 's.auditor_since', 'qualifier.full_name as auditor_by'])
    .select(agreedTo('shopper-code', sql.ref('s.profile_id')).as('agreed'))
    .select(
      sql<number>`(select count(*)::int from mystery_shopping_requests q where q.shopper_id = s.profile_id
        and q.status = 'in_progress')`.as('under_way'),
    )
    .where('s.profile_id', '=', id)
    .where('p.status', '<>', 'erased')
    .executeTakeFirst()

/** Possible duplicates, with the matching attribute. */
async function selectDoubles(db: Tx, id: string): Promise<Double[]> {
  const { rows } = await sql<{
    id: string
    name: string
    email: string
    identity: boolean
    iban: boolean
    phone: boolean
  }>`
    select op.id, op.full_name as name, op.email, coalesce(o.identity_hash = s.identity_hash, false) as identity,
      coalesce(o.iban_hash = s.iban_hash, false) as iban, coalesce(op.phone = p.phone, false) as phone
    from mystery_shopper_profiles s join profiles p on p.id = s.profile_id
    join mystery_shopper_profiles o on o.profile_id <> s.profile_id and o.merged_into is null
    join profiles op on op.id = o.profile_id and op.status <> 'erased'
    where s.profile_id = ${id} and (o.identity_hash = s.identity_hash or o.iban_hash = s.iban_hash or op.phone = p.phone)
    order by op.created_at limit 20`.execute(db)
  return rows.map(({ id: otherId, name, email, ...same }) => ({
    id: otherId,
    name,
    email,
    by: (['identity', 'iban', 'phone'] as const).filter((part) => same[part]),
  }))
}

/** Data shown on every tab of a shopper's page. */
export async function readShopper(actor: Actor, shopperId: string): Promise<ShopperPage> {
  authorize(actor, 'shoppers.read')
  const id = recordId(shopperId)
  return readAs(actor, async (db) => {
    const [[row], more, doubles] = await Promise.all([readRows(db, [id]), selectShopper(db, id), selectDoubles(db, id)])
    if (!row || !more) throw new AppError('not-found')
    return {
      row,
      approvalReason: more.approval_reason,
      approvalAt: more.approval_changed_at,
      approvedBy: more.approved_by,
      blockReason: more.block_reason,
      mergedInto: more.merged_into ? { id: more.merged_into, name: more.merged_name ?? '' } : null,
      legalName: more.legal_name,
      birthOn: more.birth_on,
      identity: more.identity_last ? { kind: more.identity_kind ?? '', last: more.identity_last } : null,
      iban: more.iban_last ? { bank: more.iban_bank, last: more.iban_last, changedAt: more.iban_changed_at } : null,
      languages: more.languages,
      specializations: more.specializations,
      skills: more.skills ?? [],
      experienceYears: more.experience_years,
      hourlyRate: more.hourly_rate,
      weekdaysOff: more.weekdays_off,
      goesFarther: more.goes_farther,
      place:
        more.latitude === null || more.longitude === null
          ? null
          : { latitude: more.latitude, longitude: more.longitude },
      agreedToday: more.agreed,
      auditor: more.auditor_since ? { since: more.auditor_since, by: more.auditor_by ?? '' } : null,
      underWay: more.under_way,
      doubles,
    }
  })
}
