import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { type PostContent, postContent } from './post.ts'

export const isId = (id: string): boolean => z.uuid().safeParse(id).success

/** Validates content; failures are no input of our editor. */
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

/** Locks the article until the end of the transaction if it is at the editor's version. */
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

/** Logs one entry for a series of autosaves by the same person. */
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

/** Whether an error is a taken address. */
export const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'
/** Whether an error is a missing reference. */
export const isDangling = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'
