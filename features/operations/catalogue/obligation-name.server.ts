import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { readCatalogue } from './read-catalogue.server.ts'

/** Name of an obligation of the catalogue, for readers of what was opened from it; an unknown code is shown as it is. */
export async function obligationName(actor: Actor, code: string): Promise<Text> {
  authorize(actor, 'actions.own')
  return readAs(actor, async (db) => (await readCatalogue(db)).nameOf(code))
}
