import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { type PostContent, postContent } from './post.ts'

export const isId = (id: string): boolean => z.uuid().safeParse(id).success

/** Content that the schema refuses is nothing our own editor sends. */
export function checkedContent(value: unknown): PostContent {
  const parsed = postContent.safeParse(value)
  if (!parsed.success) throw new AppError('bad-request')
  return parsed.data
}

type LockedPost = {
  id: string
  slug: string
  version: number
  draft: unknown
  published: unknown
  published_at: string | null
  scheduled_for: string | null
}

/** The article, held until the transaction ends, if it still is at the version its editor saw. */
export async function lockPost(tx: Tx, id: string, version: number): Promise<LockedPost> {
  const post = isId(id)
    ? await tx
        .selectFrom('posts')
        .select(['id', 'slug', 'version', 'draft', 'published', 'published_at', 'scheduled_for'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!post) throw new AppError('not-found')
  if (post.version !== version) throw new AppError('changed-meanwhile')
  return post
}

const sittingMs = 3_600_000

/** One entry for a row of saves by the same person: a draft saves itself every few seconds. */
export async function recordSave(tx: Tx, actor: Actor, id: string, version: number): Promise<void> {
  const last = await tx
    .selectFrom('activity_log')
    .select(['action', 'actor_id', 'at'])
    .where('entity', '=', 'post')
    .where('entity_id', '=', id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const sameSitting =
    last?.action === 'posts.save' && last.actor_id === actor.id && now().getTime() - Date.parse(last.at) < sittingMs
  if (sameSitting) return
  const change = { before: { version }, after: { version: version + 1 } }
  await recordActivity(tx, actor, { action: 'posts.save', entity: 'post', entityId: id, ...change })
}

/** The database says that an address is taken already. */
export const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'
/** The database says that something named is not there (any more). */
export const isDangling = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'
