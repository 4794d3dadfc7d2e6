import { asSystem, readAsSystem } from '#/db/database.server.ts'
import { addDays, type Day, daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import { textOf, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { planWords } from '#/messages/subscriptions.ts'
import { now } from '#/platform/clock.ts'
import { writeTier } from './change-tier.server.ts'

/** Days before the last day on which the client is told, the nearest first. */
const toldBefore = [3, 14] as const
const why = 'a job ends plans that our team gave until a day'

/** Ends plans given without an invoice after their last day, and tells their clients 14 and 3 days before. Runs daily; repeating it changes nothing. */
export async function endGivenPlans(): Promise<void> {
  const today = riyadhDay(now())
  const due = await readAsSystem(why, (db) =>
    db
      .selectFrom('client_profiles')
      .select('profile_id')
      .where('given_until', '<=', addDays(today, toldBefore[1]))
      .execute(),
  )
  for (const { profile_id: clientId } of due) await follow(clientId, today)
}

/** A transaction for each client, so that one that fails holds back no other. */
const follow = (clientId: string, today: Day): Promise<void> =>
  asSystem(why, async (tx) => {
    const row = await tx
      .selectFrom('client_profiles')
      .select(['subscription_tier as tier', 'given_until as until'])
      .where('profile_id', '=', clientId)
      .forUpdate()
      .executeTakeFirst()
    if (!row?.until || row.tier === 'free') return
    const { tier, until } = row
    const facts = { plan: textOf((lang) => translator(lang, planWords)(`plan_${tier}`)), date: until }
    const left = daysBetween(today, until)
    if (left >= 0) {
      const days = toldBefore.find((one) => left <= one)
      if (days === undefined) return
      const effectKey = `plan.given-ends:${clientId}:${until}:${days}`
      return tell(tx, { client: clientId }, 'plan.given-ends', facts, { effectKey })
    }
    await writeTier(tx, clientId, 'free')
    await recordActivity(tx, null, {
      action: 'clients.change-tier',
      entity: 'client',
      entityId: clientId,
      clientId,
      before: { tier, until },
      after: { tier: 'free' },
    })
    await tell(tx, { client: clientId }, 'plan.ended', facts, { effectKey: `plan.given-over:${clientId}:${until}` })
  })
