import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { bonusByRule, raisedBonus } from '#/domain/bonus.ts'
import type { Halalas } from '#/domain/money.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { raiseBonusByRule } from '#/features/ordering/requests/change-request.server.ts'
import { now } from '#/platform/clock.ts'
import { assignmentSettings } from './settings.server.ts'

const openSoon = (tx: Tx, withinHours: number) =>
  tx
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'client_id', branchInBoth().as('branch_name'), 'scheduled_date', 'shopper_fee', 'bonus', 'bonus_by'])
    .where('status', '=', 'approved')
    .where('scheduled_date', '>', now().toISOString())
    .where('scheduled_date', '<=', addHours(now(), withinHours).toISOString())
    .where((or) => or.or([or('bonus_by', 'is', null), or('bonus_by', '=', 'rule')]))
    .orderBy('scheduled_date')
    .execute()
type Open = Awaited<ReturnType<typeof openSoon>>[number]

/** Notifies shoppers who asked for the visit of its higher pay. */
async function tellWishers(tx: Tx, visit: Open, bonus: Halalas): Promise<void> {
  const wishers = await tx
    .selectFrom('visit_wishes as wish')
    .innerJoin('profiles as profile', 'profile.id', 'wish.shopper_id')
    .select('profile.id')
    .where('wish.request_id', '=', visit.id)
    .where('profile.status', '=', 'active')
    .execute()
  const facts = { branch: visit.branch_name, bonus }
  for (const { id } of wishers)
    await tell(tx, { shopper: id }, 'visit.bonus-raised', facts, { effectKey: `${visit.id}:bonus:${bonus}` })
}

/** Raises one bonus if the rule requires more. Concurrent changes win. */
async function raise(visit: Open, byRule: Halalas): Promise<void> {
  const bonus = raisedBonus({ bonus: visit.bonus, by: visit.bonus_by }, byRule)
  if (bonus === null) return
  await asSystem('a job raises a bonus', async (tx) => {
    if (!(await raiseBonusByRule(tx, visit.id, bonus))) return
    await recordActivity(tx, null, {
      action: 'evaluations.bonus',
      entity: 'request',
      entityId: visit.id,
      clientId: visit.client_id,
      before: { bonus: visit.bonus },
      after: { bonus },
    })
    await tellWishers(tx, visit, bonus)
  })
}

/** Hourly: raises bonuses of open visits as their dates approach, by the settings' steps. */
export async function raiseBonuses(): Promise<void> {
  const { bonusSteps } = await assignmentSettings()
  if (bonusSteps.length === 0) return
  const widest = Math.max(...bonusSteps.map(({ hours }) => hours))
  const visits = await asSystem('a job reads open visits of all clients', (tx) => openSoon(tx, widest))
  for (const visit of visits)
    await raise(visit, bonusByRule(visit.shopper_fee, new Date(visit.scheduled_date), now(), bonusSteps))
}
