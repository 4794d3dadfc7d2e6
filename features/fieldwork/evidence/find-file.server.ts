import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'

export type StoredFile = { storageKey: string; contentType: string }

/**
 * Storage path of a file, if row-level security lets the actor see it. Papers of clients have their own address, where each
 * opening by staff is recorded.
 */
export async function findFile(actor: Actor, id: string): Promise<StoredFile | null> {
  const file = await readAs(actor, (db) =>
    db
      .selectFrom('files')
      .select(['storage_key as storageKey', 'content_type as contentType'])
      .where('id', '=', id)
      .where('purpose', '<>', 'client_paper')
      .executeTakeFirst(),
  )
  return file ?? null
}
