import { ownRead } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { certificationLevels } from '#/domain/levels.ts'
import { authorize } from '#/domain/permissions.ts'
import { subscriptionTiers } from '#/domain/plans.ts'

const clientStanding = ownRead((db, id) =>
  db
    .selectFrom('profiles as profile')
    .leftJoin('client_profiles as client', 'client.profile_id', 'profile.id')
    .select(['profile.company_name', 'profile.full_name', 'client.subscription_tier'])
    .where('profile.id', '=', id),
)
const shopperStanding = ownRead((db, id) =>
  db.selectFrom('mystery_shopper_profiles').select('certification_level').where('profile_id', '=', id),
)

/** Data of the client portal's frame: company and plan. */
export async function readClientStanding(actor: Actor) {
  authorize(actor, 'dashboard.client')
  const [row] = await clientStanding(actor)
  const tier = subscriptionTiers.find((name) => name === row?.subscription_tier) ?? 'free'
  return { owner: row?.company_name ?? row?.full_name ?? actor.name, tier }
}

/** Data of the field portal's frame: person and level. */
export async function readShopperStanding(actor: Actor) {
  authorize(actor, 'dashboard.freelancer')
  const [row] = await shopperStanding(actor)
  const level = certificationLevels.find((name) => name === row?.certification_level) ?? 'basic'
  return { owner: actor.name, level }
}
