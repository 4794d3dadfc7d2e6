import { z } from 'zod'
import { asActor, asSystem, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { addRevision, checked, type ContentSchema, lockVersion, type PageKey, showRevision } from './store.server.ts'

type Step = { key: PageKey; version: number }

/** Number of the public revision, for the log. */
async function numberOf(tx: Tx, revisionId: string | null): Promise<{ revision: number | null }> {
  if (!revisionId) return { revision: null }
  const row = await tx.selectFrom('page_revisions').select('number').where('id', '=', revisionId).executeTakeFirst()
  return { revision: row?.number ?? null }
}

/** Publishes the draft, at the version its editor saw, as the next revision. */
export async function publish<T>(
  actor: Actor,
  { key, version, note }: Step & { note?: string },
  schema: ContentSchema<T>,
): Promise<{ id: string; number: number }> {
  authorize(actor, 'pages.publish')
  return asActor(actor, async (tx) => {
    const page = await lockVersion(tx, key, version)
    const revision = await addRevision(tx, actor, page.id, JSON.stringify(checked(schema, page.draft)))
    await showRevision(tx, actor, page, {
      action: 'pages.publish',
      revisionId: revision.id,
      before: await numberOf(tx, page.published_id),
      after: { revision: revision.number },
      reason: note,
    })
    return revision
  })
}

/** Schedules the draft as a revision; replaces an earlier schedule of this page. */
export async function schedule<T>(
  actor: Actor,
  { key, version, at }: Step & { at: Date },
  schema: ContentSchema<T>,
): Promise<{ id: string; number: number }> {
  authorize(actor, 'pages.publish')
  if (at <= now()) throw new AppError('page.time-in-past')
  return asActor(actor, async (tx) => {
    const page = await lockVersion(tx, key, version)
    const revision = await addRevision(tx, actor, page.id, JSON.stringify(checked(schema, page.draft)))
    await tx
      .updateTable('pages')
      .set({ scheduled_id: revision.id, scheduled_for: at.toISOString() })
      .where('id', '=', page.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'pages.schedule',
      entity: 'page',
      entityId: page.id,
      before: { scheduled_for: page.scheduled_for },
      after: { revision: revision.number, scheduled_for: at.toISOString() },
    })
    return revision
  })
}

/** Cancels the schedule of a page; public content stays. */
export async function unschedule(actor: Actor, { key, version }: Step): Promise<void> {
  authorize(actor, 'pages.publish')
  await asActor(actor, async (tx) => {
    const page = await lockVersion(tx, key, version)
    if (!page.scheduled_id) throw new AppError('changed-meanwhile')
    await tx.updateTable('pages').set({ scheduled_id: null, scheduled_for: null }).where('id', '=', page.id).execute()
    await recordActivity(tx, actor, {
      action: 'pages.unschedule',
      entity: 'page',
      entityId: page.id,
      before: { scheduled_for: page.scheduled_for },
      after: { scheduled_for: null },
    })
  })
}

/** Unpublishes a page and cancels its schedule; draft and revisions stay. */
export async function unpublish(actor: Actor, { key, version }: Step): Promise<void> {
  authorize(actor, 'pages.publish')
  await asActor(actor, async (tx) => {
    const page = await lockVersion(tx, key, version)
    if (!page.published_id) throw new AppError('changed-meanwhile')
    await showRevision(tx, actor, page, {
      action: 'pages.withdraw',
      revisionId: null,
      before: await numberOf(tx, page.published_id),
      after: { revision: null },
    })
  })
}

/** Publishes an earlier revision's content as a new revision. The draft follows unless it holds unpublished work. */
export async function rollBack<T>(
  actor: Actor,
  { key, version, revisionId }: Step & { revisionId: string },
  schema: ContentSchema<T>,
): Promise<{ id: string; number: number; keptDraft: boolean }> {
  authorize(actor, 'pages.publish')
  if (!z.uuid().safeParse(revisionId).success) throw new AppError('not-found')
  return asActor(actor, async (tx) => {
    const page = await lockVersion(tx, key, version)
    const old = await tx
      .selectFrom('page_revisions')
      .select(['content', 'number'])
      .where('page_id', '=', page.id)
      .where('id', '=', revisionId)
      .executeTakeFirst()
    if (!old) throw new AppError('not-found')
    const content = JSON.stringify(checked(schema, old.content))
    const revision = await addRevision(tx, actor, page.id, content)
    const followed = await tx
      .updateTable('pages')
      .set({ draft: content, version: version + 1, updated_by: actor.id, updated_at: now().toISOString() })
      .where('id', '=', page.id)
      .where((of) =>
        of('draft', '=', of.selectFrom('page_revisions').select('content').where('id', '=', page.published_id)),
      )
      .returning('id')
      .executeTakeFirst()
    await showRevision(tx, actor, page, {
      action: 'pages.roll-back',
      revisionId: revision.id,
      before: await numberOf(tx, page.published_id),
      after: { revision: revision.number, restored: old.number },
    })
    return { ...revision, keptDraft: !followed }
  })
}

export type RevisionRow = {
  id: string
  number: number
  at: string
  by: string | null
  state: 'public' | 'planned' | 'earlier'
}

/** Newest revisions of a page; older ones stay readable by id. */
export async function listRevisions(actor: Actor, pageId: string): Promise<RevisionRow[]> {
  authorize(actor, 'pages.edit')
  if (!z.uuid().safeParse(pageId).success) throw new AppError('not-found')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('page_revisions as revision')
      .innerJoin('pages as page', 'page.id', 'revision.page_id')
      .leftJoin('profiles as person', 'person.id', 'revision.created_by')
      .select(['revision.id', 'revision.number', 'revision.created_at', 'person.full_name'])
      .select(['page.published_id', 'page.scheduled_id'])
      .where('revision.page_id', '=', pageId)
      .orderBy('revision.number', 'desc')
      .limit(50)
      .execute(),
  )
  return rows.map(({ id, number, created_at: at, full_name: by, published_id, scheduled_id }) => ({
    id,
    number,
    at,
    by,
    state: id === published_id ? 'public' : id === scheduled_id ? 'planned' : 'earlier',
  }))
}

/** Content of one revision. */
export async function readRevision(actor: Actor, pageId: string, revisionId: string): Promise<unknown> {
  authorize(actor, 'pages.edit')
  if (!z.uuid().safeParse(revisionId).success || !z.uuid().safeParse(pageId).success) throw new AppError('not-found')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('page_revisions')
      .select('content')
      .where('page_id', '=', pageId)
      .where('id', '=', revisionId)
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return row.content
}

/** Publishes scheduled revisions that are due. */
export async function publishDue(): Promise<number> {
  return asSystem('a job publishes at the time set by an authorised editor', async (tx) => {
    const due = await tx
      .selectFrom('pages')
      .select(['id', 'published_id', 'scheduled_id', 'scheduled_for'])
      .where('scheduled_for', '<=', now().toISOString())
      .forUpdate()
      .skipLocked()
      .execute()
    for (const page of due)
      await showRevision(tx, null, page, {
        action: 'pages.publish',
        revisionId: page.scheduled_id,
        before: await numberOf(tx, page.published_id),
        after: { ...(await numberOf(tx, page.scheduled_id)), scheduled_for: page.scheduled_for },
      })
    return due.length
  })
}
