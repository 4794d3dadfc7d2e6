import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { ListDensity } from '#/domain/list-views.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Lang } from '#/domain/text.ts'
import { now } from '#/platform/clock.ts'
import type { Theme } from '#/platform/request-context.ts'

type Wish = { language: Lang } | { theme: Theme } | { list_density: ListDensity }

/** Stores theme, language or the height of lists' rows of a person; the language also applies to mails. Nothing is stored in a view as a role. */
export async function setPreference(actor: Actor, wish: Wish): Promise<void> {
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
