import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { mostListedClients } from '#/features/ordering/wave-solver/plan.ts'

/** Approved clients for a wave: selected ones first, then the others by name. */
export async function waveClients(actor: Actor, chosen: readonly string[]): Promise<{ id: string; name: string }[]> {
  authorize(actor, 'waves.read')
  return readAs(actor, (tx) =>
    tx
      .selectFrom('profiles')
      .innerJoin('client_profiles as client', 'client.profile_id', 'profiles.id')
      .select(['profiles.id', companyOfProfile('profiles').as('name')])
      .where('client.approval', '=', 'approved')
      .where('profiles.status', '=', 'active')
      .orderBy(sql`profiles.id = any(${chosen}::uuid[])`, 'desc')
      .orderBy(sql`${companyOfProfile('profiles')} collate "C"`)
      .limit(mostListedClients)
      .execute(),
  )
}
