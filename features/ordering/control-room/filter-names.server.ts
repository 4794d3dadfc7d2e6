import { readAs } from '#/db/database.server.ts'
import { branchNow, companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { isRecordId } from '#/domain/record-id.ts'
import type { RoomFilter } from './room-list.ts'

const mostWaves = 50

/** Names of the filter's ids, and the available waves. */
export async function filterNames(
  actor: Actor,
  { client, branch, shopper, wave }: RoomFilter,
): Promise<{ names: Record<string, string>; waves: { id: string; name: string }[] }> {
  authorize(actor, 'requests.browse')
  const people = [client, shopper].filter(isRecordId)
  const [profiles, branches, waves] = await Promise.all([
    people.length === 0
      ? []
      : readAs(actor, (tx) =>
          tx
            .selectFrom('profiles')
            .select(['id', companyOfProfile('profiles').as('name')])
            .where('id', 'in', people)
            .execute(),
        ),
    isRecordId(branch)
      ? readAs(actor, (tx) =>
          tx
            .selectFrom('branches')
            .select(['id', branchNow().as('name')])
            .where('id', '=', branch)
            .execute(),
        )
      : [],
    readAs(actor, (tx) =>
      tx
        .selectFrom('waves')
        .select(['id', 'name'])
        .where((of) =>
          wave ? of.or([of('status', '<>', 'cancelled'), of('id', '=', wave)]) : of('status', '<>', 'cancelled'),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(mostWaves)
        .execute(),
    ),
  ])
  const named = [
    ...profiles.map(({ id, name }) => [id, name] as const),
    ...branches.map(({ id, name }) => [id, name] as const),
  ]
  return { names: Object.fromEntries(named), waves }
}
