import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'

export type StoredFile = { storageKey: string; contentType: string }

/** A file's place, if the database lets the actor see it. */
export async function findFile(actor: Actor, id: string): Promise<StoredFile | null> {
  const file = await readAs(actor, (db) =>
    db
      .selectFrom('files')
      .select(['storage_key as storageKey', 'content_type as contentType'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  return file ?? null
}
