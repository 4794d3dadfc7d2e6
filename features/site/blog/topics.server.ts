import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { announcePublished } from '#/platform/published.server.ts'
import { isTaken } from './store.server.ts'

export type Topic = { id: string; slug: string; name: Text }

/** All topics, for staff: also those without articles. */
export async function listTopics(actor: Actor): Promise<Topic[]> {
  authorize(actor, 'site.browse')
  const rows = await readAs(actor, (db) =>
    db.selectFrom('post_topics').select(['id', 'slug', 'name_en', 'name_ar']).orderBy('name_en').execute(),
  )
  return rows.map(({ id, slug, name_en: en, name_ar: ar }) => ({ id, slug, name: { en, ar } }))
}

/** Adds or renames a topic; its address is fixed. */
export async function saveTopic(actor: Actor, { id, slug, name }: Topic): Promise<void> {
  authorize(actor, 'posts.edit')
  const names = { name_en: name.en, name_ar: name.ar }
  try {
    await asActor(actor, async (tx) => {
      const before = await tx
        .selectFrom('post_topics')
        .select(['slug', 'name_en', 'name_ar'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (before) await tx.updateTable('post_topics').set(names).where('id', '=', id).execute()
      else
        await tx
          .insertInto('post_topics')
          .values({ id, slug, ...names })
          .execute()
      const after = { slug: before?.slug ?? slug, ...names }
      await recordActivity(tx, actor, {
        action: 'posts.topic',
        entity: 'topic',
        entityId: id,
        ...(before ? { before } : {}),
        after,
      })
      await announcePublished(tx)
    })
  } catch (error) {
    if (isTaken(error)) throw new AppError('post.address-taken', {}, { slug: 'slug-taken' })
    throw error
  }
}
