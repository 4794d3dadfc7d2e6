import { asActor, asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { announcePublished } from '#/platform/published.server.ts'
import { gapsOf, type PostContent, publishedOf } from './post.ts'
import { checkedContent, isDangling, lockPost } from './store.server.ts'

type Which = { id: string; version: number }
const longestAheadMs = 366 * 86_400_000

/** Draft ready for publication: complete in both languages. */
function wholeDraft(draft: unknown, slug: string): PostContent {
  const content = checkedContent(draft)
  if (gapsOf(content, slug).length > 0) throw new AppError('post.incomplete')
  return content
}

type Shown = { id: string; published_at: string | null }

/**
 * Publishes a text; draft and version stay, so that editing continues. Keeps the first publication date; later texts
 * set the update date.
 */
async function show(tx: Tx, post: Shown, content: PostContent, at: Date): Promise<void> {
  const first = post.published_at ?? at.toISOString()
  await tx
    .updateTable('posts')
    .set({
      published: JSON.stringify(publishedOf(content, post.published_at ? at.toISOString() : null)),
      published_at: first,
      topic_id: content.topicId,
      cover_id: content.coverId,
      scheduled: null,
      scheduled_for: null,
    })
    .where('id', '=', post.id)
    .execute()
  await announcePublished(tx)
}

/** Maps a deleted topic or cover to a missing field. */
async function whole<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isDangling(error)) throw new AppError('post.incomplete')
    throw error
  }
}

/** Publishes the current draft immediately. */
export async function publishPost(actor: Actor, { id, version }: Which): Promise<void> {
  authorize(actor, 'posts.publish')
  return whole(
    asActor(actor, async (tx) => {
      const post = await lockPost(tx, id, version)
      await show(tx, post, wholeDraft(post.draft, post.slug), now())
      const after = { slug: post.slug, version }
      await recordActivity(tx, actor, { action: 'posts.publish', entity: 'post', entityId: id, after })
    }),
  )
}

/** Schedules the current draft; later edits are not included. */
export async function schedulePost(actor: Actor, { id, version, at }: Which & { at: Date }): Promise<void> {
  authorize(actor, 'posts.publish')
  const ahead = at.getTime() - now().getTime()
  if (!(ahead > 0 && ahead <= longestAheadMs)) throw new AppError('post.time-refused', {}, { at: 'publish-time' })
  return asActor(actor, async (tx) => {
    const post = await lockPost(tx, id, version)
    const scheduled = JSON.stringify(wholeDraft(post.draft, post.slug))
    const change = { scheduled, scheduled_for: at.toISOString() }
    await tx.updateTable('posts').set(change).where('id', '=', id).execute()
    const after = { slug: post.slug, at: at.toISOString() }
    await recordActivity(tx, actor, { action: 'posts.schedule', entity: 'post', entityId: id, after })
  })
}

/** Cancels the schedule; the draft stays. */
export async function unschedulePost(actor: Actor, { id, version }: Which): Promise<void> {
  authorize(actor, 'posts.publish')
  return asActor(actor, async (tx) => {
    const post = await lockPost(tx, id, version)
    if (post.scheduled_for === null) throw new AppError('changed-meanwhile')
    const change = { scheduled: null, scheduled_for: null }
    await tx.updateTable('posts').set(change).where('id', '=', id).execute()
    const before = { at: post.scheduled_for }
    await recordActivity(tx, actor, { action: 'posts.unschedule', entity: 'post', entityId: id, before })
  })
}

/** Unpublishes an article; its draft stays. */
export async function unpublishPost(actor: Actor, { id, version }: Which): Promise<void> {
  authorize(actor, 'posts.publish')
  return asActor(actor, async (tx) => {
    const post = await lockPost(tx, id, version)
    if (post.published === null) throw new AppError('changed-meanwhile')
    const nothing = { published: null, published_at: null, scheduled: null, scheduled_for: null }
    await tx.updateTable('posts').set(nothing).where('id', '=', id).execute()
    const before = { slug: post.slug, published_at: post.published_at }
    await recordActivity(tx, actor, { action: 'posts.unpublish', entity: 'post', entityId: id, before })
    await announcePublished(tx)
  })
}

const why = 'an article goes out at its time, also while nobody is signed in'

/** Publishes due articles independently: a failure does not block others. */
export async function publishDue(): Promise<void> {
  const due = await readAsSystem(why, (db) =>
    db.selectFrom('posts').select('id').where('scheduled_for', '<=', now().toISOString()).execute(),
  )
  const failures: unknown[] = []
  for (const { id } of due) await publishOne(id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'scheduled articles could not be published')
}

const publishOne = (id: string): Promise<void> =>
  asSystem(why, async (tx) => {
    const post = await tx
      .selectFrom('posts')
      .select(['id', 'slug', 'scheduled', 'scheduled_for', 'published_at'])
      .where('id', '=', id)
      .where('scheduled_for', '<=', now().toISOString())
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!post?.scheduled_for) return
    await show(tx, post, wholeDraft(post.scheduled, post.slug), new Date(post.scheduled_for))
    const after = { slug: post.slug, at: post.scheduled_for }
    await recordActivity(tx, null, { action: 'posts.publish-due', entity: 'post', entityId: id, after })
  })
