import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Lang } from '#/domain/text.ts'
import { now } from '#/platform/clock.ts'
import type { Theme } from '#/platform/request-context.ts'

/** Stores theme or language of a person; the language also applies to mails. Nothing is stored in a view as a role. */
export async function setPreference(actor: Actor, wish: { language: Lang } | { theme: Theme }): Promise<void> {
  if (actor.staff?.seesAs) return
  authorize(actor, 'profile.update')
  await asActor(actor, (tx) =>
    tx
      .updateTable('profiles')
      .set({ ...wish, updated_at: now() })
      .where('id', '=', actor.id)
      .execute(),
  )
}
