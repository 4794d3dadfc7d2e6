import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'

export type ClientChoice = { id: string; name: string; contact: string }

const mostShown = 8
const mayOrder = ['approved', 'pending'] as const

/** Clients by name, for an admin's order. */
export async function findClients(actor: Actor, search: string): Promise<ClientChoice[]> {
  authorize(actor, 'clients.read')
  return readAs(actor, (tx) =>
    tx
      .selectFrom('profiles')
      .innerJoin('client_profiles as client', 'client.profile_id', 'profiles.id')
      .select(['profiles.id', 'profiles.full_name as contact'])
      .select(companyOfProfile('profiles').as('name'))
      .where('profiles.user_type', '=', 'client')
      .where('client.approval', 'in', mayOrder)
      .$if(search !== '', (clients) =>
        clients.where(
          sql<boolean>`app.fold(coalesce(company_name, '') || ' ' || full_name) like ${likePattern(search)}`,
        ),
      )
      .orderBy('profiles.created_at', 'desc')
      .limit(mostShown)
      .execute(),
  )
}

/** Client of an admin's order. */
export async function readClientChoice(actor: Actor, clientId: string): Promise<ClientChoice> {
  authorize(actor, 'clients.read')
  const client = await readAs(actor, (tx) =>
    tx
      .selectFrom('profiles')
      .select(['id', 'full_name as contact'])
      .select(companyOfProfile('profiles').as('name'))
      .where('id', '=', recordId(clientId))
      .where('user_type', '=', 'client')
      .where('id', 'in', (from) => from.selectFrom('companies').select('companies.id'))
      .executeTakeFirst(),
  )
  if (!client) throw new AppError('not-found')
  return client
}
