import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { hoursOf } from '#/domain/branch-hours.ts'
import { AppError } from '#/domain/errors.ts'
import { isOutsideHours, isSoonAhead } from '#/domain/ordering/visit-hours.ts'
import { authorize } from '#/domain/permissions.ts'
import { toRiyadh } from '#/domain/riyadh-time.ts'
import { settingInForce } from '#/features/core/settings/read-setting.server.ts'
import { now } from '#/platform/clock.ts'

/** Moments whose warnings the form has shown, as `2026-11-25T19:30`; empty: none. */
export type SeenWarnings = { soonSeen: string; closedSeen: string }
type Wish = { branch: { id: string } | { name: string } | { request: string }; visitAt: Date } & SeenWarnings

/** Stored hours of the branch of an order, or of the request that is moved; unknown ones of a new branch. */
const hoursFor = (actor: Actor, branch: Wish['branch']): Promise<unknown> =>
  readAs(actor, async (tx) => {
    const found = await tx
      .selectFrom('branches')
      .select('hours')
      .where('client_id', '=', companyOf(actor))
      .$if('id' in branch, (rows) => rows.where('id', '=', 'id' in branch ? branch.id : ''))
      .$if('name' in branch, (rows) => {
        const name = 'name' in branch ? branch.name : ''
        return rows.where(sql<boolean>`lower(${name}) in (lower(name), lower(name_ar))`)
      })
      .$if('request' in branch, (rows) =>
        rows.where('id', 'in', (from) =>
          from
            .selectFrom('mystery_shopping_requests')
            .select('branch_id')
            .where('id', '=', 'request' in branch ? branch.request : ''),
        ),
      )
      .executeTakeFirst()
    return found?.hours
  })

/**
 * Refuses a date that is very soon, or outside the opening hours of the branch, until the form has shown the warning:
 * sent again with what was seen it is accepted.
 */
export async function checkDate(actor: Actor, { branch, visitAt, soonSeen, closedSeen }: Wish): Promise<void> {
  authorize(actor, 'branches.read')
  const [leadHours, hours] = await Promise.all([settingInForce('orders.lead-hours'), hoursFor(actor, branch)])
  const at = toRiyadh(visitAt)
  const isSoon = isSoonAhead(visitAt, leadHours, now())
  const isClosed = isOutsideHours(hoursOf(hours), visitAt)
  const [soon, closed] = [isSoon && soonSeen !== at, isClosed && closedSeen !== at]
  if (!soon && !closed) return
  const details = { at, soon: Number(isSoon), closed: Number(isClosed) }
  const field = soon && closed ? 'visit-soon-closed' : soon ? 'visit-soon' : 'visit-closed'
  throw new AppError('evaluation.check-date', details, { visitAt: field })
}
