import { sql } from 'kysely'
import { ownRead } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { certificationLevels } from '#/domain/levels.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, reachOf } from '#/domain/permissions.ts'
import { subscriptionTiers } from '#/domain/plans.ts'
import type { Day } from '#/domain/riyadh-time.ts'

const clientStanding = ownRead((db, id) =>
  db
    .selectFrom('companies as company')
    .innerJoin('client_profiles as client', 'client.profile_id', 'company.id')
    .leftJoin('company_closings as closing', (join) =>
      join
        .onRef('closing.client_id', '=', 'company.id')
        .on('closing.kept_at', 'is', null)
        .on('closing.erased_at', 'is', null),
    )
    .select(['company.name_en', 'company.name_ar', 'client.subscription_tier'])
    .select(sql<Day | null>`closing.due_on::text`.as('closing_on'))
    .where('company.id', '=', id),
)
const shopperStanding = ownRead((db, id) =>
  db.selectFrom('mystery_shopper_profiles').select('certification_level').where('profile_id', '=', id),
)

/** Data of the client portal's frame: company, plan, and the day of its erasing while it is being closed. Accounts without a company have the frame too. */
export async function readClientStanding(actor: Actor) {
  if (reachOf(actor.type, 'dashboard.client') === null) throw new AppError('not-allowed')
  if (actor.company === null) return { owner: actor.name, tier: 'free' as const, closingOn: null }
  const [row] = await clientStanding(actor)
  const tier = subscriptionTiers.find((name) => name === row?.subscription_tier) ?? 'free'
  const names = { en: row?.name_en ?? null, ar: row?.name_ar ?? null }
  return {
    owner: names[actor.language] ?? names.en ?? names.ar ?? actor.name,
    tier,
    closingOn: row?.closing_on ?? null,
  }
}

/** Data of the field portal's frame: person and level. */
export async function readShopperStanding(actor: Actor) {
  authorize(actor, 'dashboard.freelancer')
  const [row] = await shopperStanding(actor)
  const level = certificationLevels.find((name) => name === row?.certification_level) ?? 'basic'
  return { owner: actor.name, level }
}
