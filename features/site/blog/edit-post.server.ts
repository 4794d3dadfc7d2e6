import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { emptyPost, longestSlug, type PostContent, slugShape, unnamedSlug } from './post.ts'
import { checkedContent, isId, isTaken, lockPost, recordSave } from './store.server.ts'

/** Creates an article under an id chosen by the editor: a double submission creates one. */
export async function createPost(actor: Actor, id: string, content: PostContent = emptyPost): Promise<string> {
  authorize(actor, 'posts.edit')
  if (!isId(id)) throw new AppError('bad-request')
  await asActor(actor, async (tx) => {
    const made = await tx
      .insertInto('posts')
      .values({ id, slug: unnamedSlug(id), draft: JSON.stringify(content), created_by: actor.id, updated_by: actor.id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) await recordActivity(tx, actor, { action: 'posts.create', entity: 'post', entityId: id })
  })
  return id
}

export type DraftSave = { id: string; version: number; slug: string; content: unknown }

/**
 * Saves the draft over the version its editor started from and returns the new version. Refused after another's save.
 * The address of a published article is fixed, so that links keep working.
 */
export async function saveDraft(actor: Actor, { id, version, slug, content }: DraftSave): Promise<{ version: number }> {
  authorize(actor, 'posts.edit')
  const draft = JSON.stringify(checkedContent(content))
  if (!slugShape.test(slug) || slug.length > longestSlug) throw new AppError('bad-request', {}, { slug: 'slug' })
  try {
    return await asActor(actor, async (tx) => {
      const post = await lockPost(tx, id, version)
      if (post.slug !== slug && (post.published !== null || post.scheduled_for !== null))
        throw new AppError('post.address-fixed')
      await tx
        .updateTable('posts')
        .set({ draft, slug, version: version + 1, updated_by: actor.id, updated_at: now().toISOString() })
        .where('id', '=', id)
        .where('version', '=', version)
        .execute()
      await recordSave(tx, actor, id, version)
      return { version: version + 1 }
    })
  } catch (error) {
    if (isTaken(error)) throw new AppError('post.address-taken', {}, { slug: 'slug-taken' })
    throw error
  }
}

/** Creates an article from another one's draft, or from a draft that could not be saved. */
export async function copyPost(actor: Actor, from: { id: string; newId: string; content?: unknown }): Promise<string> {
  authorize(actor, 'posts.edit')
  const { id, newId } = from
  if (!isId(id) || !isId(newId)) throw new AppError('not-found')
  const given = from.content === undefined ? undefined : checkedContent(from.content)
  await asActor(actor, async (tx) => {
    const source = await tx.selectFrom('posts').select('draft').where('id', '=', id).executeTakeFirst()
    if (!source) throw new AppError('not-found')
    const draft = JSON.stringify(given ?? source.draft)
    const made = await tx
      .insertInto('posts')
      .values({ id: newId, slug: unnamedSlug(newId), draft, created_by: actor.id, updated_by: actor.id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    const after = { from: id }
    if (made) await recordActivity(tx, actor, { action: 'posts.copy', entity: 'post', entityId: newId, after })
  })
  return newId
}

/** Deletes an unpublished article. */
export async function deletePost(actor: Actor, { id, version }: { id: string; version: number }): Promise<void> {
  authorize(actor, 'posts.edit')
  await asActor(actor, async (tx) => {
    const post = await lockPost(tx, id, version)
    if (post.published !== null || post.scheduled_for !== null) throw new AppError('post.is-public')
    await tx.deleteFrom('posts').where('id', '=', id).where('published', 'is', null).execute()
    const before = { slug: post.slug, title: (post.draft as PostContent).title }
    await recordActivity(tx, actor, { action: 'posts.delete', entity: 'post', entityId: id, before })
  })
}
