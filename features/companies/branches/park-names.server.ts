import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

type Place = { name: string; location: string }
const keyOf = ({ name, location }: Place): string => `${name}\n${location}`.toLowerCase()

/**
 * Frees names and addresses that branches of one change pass on to each other: two swap them, or one takes what another
 * gives up. Those who give one up bear their id as name until the change writes their new one, in the same transaction.
 */
export async function parkNames(
  tx: Tx,
  clientId: string,
  changed: readonly (Place & { id: string })[],
  wanted: readonly Place[],
): Promise<void> {
  const taken = new Set(wanted.map(keyOf))
  const giving = changed.filter((branch) => taken.has(keyOf(branch))).map(({ id }) => id)
  if (giving.length === 0) return
  await tx
    .updateTable('branches')
    .set({ name: sql<string>`id::text` })
    .where('client_id', '=', clientId)
    .where('id', 'in', giving)
    .execute()
}
