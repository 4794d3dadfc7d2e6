import { sql } from 'kysely'
import { z } from 'zod'
import { asActor, readAs, type Tx, visitor } from '#/db/database.server.ts'
import type { Json } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { announcePublished } from '#/platform/published.server.ts'

/** Free pages, and the two singleton contents. */
export type ContentKind = 'page' | 'home' | 'navigation'
export type SingleKind = Exclude<ContentKind, 'page'>
/** A page by id, or a singleton by kind. */
export type PageKey = { id: string } | { kind: SingleKind }
/** Schema of a draft, and of a publication. */
export type ContentSchema<T> = z.ZodType<T>

export type PageState = 'draft' | 'published' | 'changed'
export type Draft = {
  id: string
  kind: ContentKind
  slug: string
  version: number
  content: unknown
  state: PageState
  publishedId: string | null
  scheduledFor: string | null
  updatedAt: string
  updatedBy: string | null
}
export type Published = { id: string; slug: string; content: unknown; number: number; publishedAt: string }

const isId = (id: string): boolean => z.uuid().safeParse(id).success

/** Published content of an address or kind, identical for all; null when none. */
export async function readPublished(key: { slug: string } | { kind: SingleKind }): Promise<Published | null> {
  const row = await readAs(visitor, (db) =>
    db
      .selectFrom('pages as page')
      .innerJoin('page_revisions as revision', 'revision.id', 'page.published_id')
      .select(['page.id', 'page.slug', 'revision.content', 'revision.number', 'revision.created_at'])
      .where('page.kind', '=', 'slug' in key ? 'page' : key.kind)
      .$if('slug' in key, (query) => query.where('page.slug', '=', (key as { slug: string }).slug))
      .executeTakeFirst(),
  )
  return row
    ? { id: row.id, slug: row.slug, content: row.content, number: row.number, publishedAt: row.created_at }
    : null
}

/** Working copy of a page; null when a singleton was never saved. */
export async function readDraft(actor: Actor, key: PageKey): Promise<Draft | null> {
  authorize(actor, 'pages.edit')
  if ('id' in key && !isId(key.id)) throw new AppError('not-found')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('pages as page')
      .leftJoin('page_revisions as revision', 'revision.id', 'page.published_id')
      .leftJoin('profiles as editor', 'editor.id', 'page.updated_by')
      .select(['page.id', 'page.kind', 'page.slug', 'page.version', 'page.draft', 'page.published_id'])
      .select(['page.scheduled_for', 'page.updated_at', 'editor.full_name as updated_by'])
      .select(sql<boolean>`page.draft is distinct from revision.content`.as('differs'))
      .$call((query) => ('id' in key ? query.where('page.id', '=', key.id) : query.where('page.kind', '=', key.kind)))
      .executeTakeFirst(),
  )
  if (!row && 'id' in key) throw new AppError('not-found')
  return row
    ? {
        id: row.id,
        kind: row.kind,
        slug: row.slug,
        version: row.version,
        content: row.draft,
        state: row.published_id === null ? 'draft' : row.differs ? 'changed' : 'published',
        publishedId: row.published_id,
        scheduledFor: row.scheduled_for,
        updatedAt: row.updated_at,
        updatedBy: row.updated_by,
      }
    : null
}

/** Validates content; failures are no input of our editor. */
export function checked<T>(schema: ContentSchema<T>, content: unknown): T {
  const parsed = schema.safeParse(content)
  if (!parsed.success)
    throw new AppError('page.content-refused', { where: parsed.error.issues[0]?.path.join('.') ?? '' })
  return parsed.data
}

/**
 * Saves the working copy over the version its editor started from and returns the new version. Refused after another's
 * save ('changed-meanwhile'). A singleton is created with version 0.
 */
export async function saveDraft<T>(
  actor: Actor,
  input: { key: PageKey; version: number; content: unknown },
  schema: ContentSchema<T>,
): Promise<{ id: string; version: number }> {
  authorize(actor, 'pages.edit')
  const content = JSON.stringify(checked(schema, input.content))
  const { key, version } = input
  if ('id' in key && !isId(key.id)) throw new AppError('not-found')
  return asActor(actor, async (tx) => {
    if ('kind' in key && version === 0) {
      const made = await tx
        .insertInto('pages')
        .values({ kind: key.kind, slug: key.kind, draft: content, created_by: actor.id, updated_by: actor.id })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'version'])
        .executeTakeFirst()
      if (!made) throw new AppError('changed-meanwhile')
      await recordActivity(tx, actor, {
        action: 'pages.save',
        entity: 'page',
        entityId: made.id,
        after: { version: 1 },
      })
      return made
    }
    const saved = await tx
      .updateTable('pages')
      .set({ draft: content, version: version + 1, updated_by: actor.id, updated_at: now().toISOString() })
      .where('version', '=', version)
      .$call((query) => ('id' in key ? query.where('id', '=', key.id) : query.where('kind', '=', key.kind)))
      .returning(['id', 'version'])
      .executeTakeFirst()
    if (saved) await recordSave(tx, actor, saved.id, version)
    if (saved) return saved
    throw new AppError((await lockPage(tx, key)) ? 'changed-meanwhile' : 'not-found')
  })
}

/** Logs one entry for a series of autosaves by the same person. */
async function recordSave(tx: Tx, actor: Actor, id: string, version: number): Promise<void> {
  const last = await tx
    .selectFrom('activity_log')
    .select(['action', 'actor_id', 'at'])
    .where('entity', '=', 'page')
    .where('entity_id', '=', id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const sameSitting =
    last?.action === 'pages.save' && last.actor_id === actor.id && now().getTime() - Date.parse(last.at) < 3_600_000
  if (!sameSitting)
    await recordActivity(tx, actor, {
      action: 'pages.save',
      entity: 'page',
      entityId: id,
      before: { version },
      after: { version: version + 1 },
    })
}

type Locked = {
  id: string
  kind: string
  slug: string
  version: number
  draft: Json
  published_id: string | null
  scheduled_id: string | null
  scheduled_for: string | null
}

/** Locks the page until the end of the transaction. */
export const lockPage = (tx: Tx, key: PageKey): Promise<Locked | undefined> =>
  tx
    .selectFrom('pages')
    .select(['id', 'kind', 'slug', 'version', 'draft', 'published_id', 'scheduled_id', 'scheduled_for'])
    .$call((query) => ('id' in key ? query.where('id', '=', key.id) : query.where('kind', '=', key.kind)))
    .forUpdate()
    .executeTakeFirst()

/** Locks the page at the editor's version until the end of the transaction. */
export async function lockVersion(tx: Tx, key: PageKey, version: number): Promise<Locked> {
  const page = 'id' in key && !isId(key.id) ? undefined : await lockPage(tx, key)
  if (!page) throw new AppError('not-found')
  if (page.version !== version) throw new AppError('changed-meanwhile')
  return page
}

/** Stores content as the next revision of a locked page. */
export async function addRevision(tx: Tx, actor: Actor, pageId: string, content: string) {
  const { last } = await tx
    .selectFrom('page_revisions')
    .select((of) => of.fn.max('number').as('last'))
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow()
  return tx
    .insertInto('page_revisions')
    .values({
      page_id: pageId,
      number: (last ?? 0) + 1,
      content,
      created_by: actor.id,
      created_at: now().toISOString(),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

/** Makes a revision public, announces it to all servers, and logs it. */
export async function showRevision(
  tx: Tx,
  actor: Actor | null,
  page: { id: string; published_id: string | null },
  change: {
    action: string
    revisionId: string | null
    after: { [name: string]: Json }
    before?: Json
    reason?: string
  },
): Promise<void> {
  await tx
    .updateTable('pages')
    .set({
      published_id: change.revisionId,
      ...(change.action === 'pages.withdraw' || change.action === 'pages.publish'
        ? { scheduled_id: null, scheduled_for: null }
        : {}),
    })
    .where('id', '=', page.id)
    .execute()
  await recordActivity(tx, actor, {
    action: change.action,
    entity: 'page',
    entityId: page.id,
    before: change.before,
    after: change.after,
    reason: change.reason || null,
  })
  await announcePublished(tx)
}
