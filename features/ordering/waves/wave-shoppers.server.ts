import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { type PicksQuery, rowsOnPage } from './pick-list.ts'
import { newBelow } from '#/features/ordering/assignment/pool-rows.server.ts'

export type WaveShopper = {
  shopperId: string
  name: string
  level: CertificationLevel
  city: string | null
  isNew: boolean
  visits: number
  fit: number | null
  fee: number
  first: string
  last: string
}

/** Proposed, offered and assigned visits of a wave by shopper. */
export async function browseWaveShoppers(
  actor: Actor,
  waveId: string,
  { q, page }: Pick<PicksQuery, 'q' | 'page'>,
): Promise<{ rows: WaveShopper[]; total: number }> {
  authorize(actor, 'waves.read')
  return readAs(actor, async (tx) => {
    const { rows } = await sql<WaveShopper & { total: number }>`
      with held as (
        select coalesce(request.shopper_id, offer.shopper_id, pick.shopper_id) as shopper_id, pick.fit, request.shopper_fee,
          request.scheduled_date
        from mystery_shopping_requests request
        left join wave_picks pick on pick.wave_id = request.wave_id and pick.request_id = request.id
        left join visit_offers offer on offer.request_id = request.id and offer.status = 'offered' and not offer.is_standby
        where request.wave_id = ${recordId(waveId)}::uuid and request.status <> 'cancelled'
      )
      select held.shopper_id as "shopperId", profile.full_name as name, shopper.certification_level as level, shopper.city,
        (select count(*) from (select from mystery_shopping_reports report where report.shopper_id = held.shopper_id
          and report.status in ('released', 'disputed', 'locked') limit ${newBelow}) few) < ${newBelow} as "isNew",
        count(*)::int as visits, avg(held.fit)::float8 as fit, sum(held.shopper_fee)::bigint as fee,
        min(held.scheduled_date) as first, max(held.scheduled_date) as last, (count(*) over ())::int as total
      from held
      join profiles profile on profile.id = held.shopper_id
      join mystery_shopper_profiles shopper on shopper.profile_id = held.shopper_id
      where ${q} = '' or app.fold(profile.full_name) like ${likePattern(q)}
      group by held.shopper_id, profile.full_name, shopper.certification_level, shopper.city
      order by count(*) desc, profile.full_name collate "C", held.shopper_id
      limit ${rowsOnPage} offset ${(page - 1) * rowsOnPage}`.execute(tx)
    return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
  })
}

export type SwapChoice = { requestId: string; number: number; branchName: string; shopperName: string; visitAt: string }

const mostChoices = 50

/** Visits whose shoppers could be swapped with this one's, the nearest in time first. */
export async function swapChoices(actor: Actor, waveId: string, requestId: string): Promise<SwapChoice[]> {
  authorize(actor, 'waves.read')
  return readAs(actor, async (tx) => {
    const { rows } = await sql<SwapChoice>`
      select request.id as "requestId", request.number, ${shownBranch('request')} as "branchName", shopper.full_name as "shopperName",
        request.scheduled_date as "visitAt"
      from wave_picks own
      join mystery_shopping_requests mine on mine.id = own.request_id
      join wave_picks pick on pick.wave_id = own.wave_id and pick.shopper_id <> own.shopper_id
      join mystery_shopping_requests request on request.id = pick.request_id and request.status = 'approved'
      join profiles shopper on shopper.id = pick.shopper_id
      where own.wave_id = ${recordId(waveId)}::uuid and own.request_id = ${recordId(requestId)}::uuid
      order by abs(extract(epoch from request.scheduled_date - mine.scheduled_date)), request.id
      limit ${mostChoices}`.execute(tx)
    return rows
  })
}
