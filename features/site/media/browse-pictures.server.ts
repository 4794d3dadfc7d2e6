import { sql } from 'kysely'
import { href } from 'react-router'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { PublicPicture } from '#/domain/picture.ts'
import type { Text } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { announcePublished } from '#/platform/published.server.ts'
import type { PictureForm } from './form.ts'
import { picturesAPage } from './limits.ts'

/** A place that uses a picture: link to its editor. */
export type PictureUse = { title: Text; to: string }
export type LibraryPicture = PublicPicture & { name: string; bytes: number; at: string; uses: PictureUse[] }
export type Library = { pictures: LibraryPicture[]; total: number }

/** Library, newest first; searches names and both languages' texts. */
export async function listPictures(actor: Actor, { q, page }: { q: string; page: number }): Promise<Library> {
  authorize(actor, 'media.upload')
  return readAs(actor, async (db) => {
    const found = db
      .selectFrom('media')
      .$if(q !== '', (rest) =>
        rest.where(sql<boolean>`app.fold(name || ' ' || alt_en || ' ' || alt_ar) like ${likePattern(q)}`),
      )
    const [{ total }, rows] = await Promise.all([
      found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      found
        .select(['id', 'name', 'alt_en', 'alt_ar', 'bytes', 'width', 'height', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(picturesAPage)
        .offset((page - 1) * picturesAPage)
        .execute(),
    ])
    const uses = await usesOf(
      db,
      rows.map(({ id }) => id),
    )
    return {
      total,
      pictures: rows.map(({ id, name, alt_en: en, alt_ar: ar, bytes, width, height, created_at: at }) => ({
        id,
        name,
        alt: { en, ar },
        bytes,
        width,
        height,
        at,
        uses: uses.get(id) ?? [],
      })),
    }
  })
}

type UseRow = {
  media_id: string
  kind: string
  id: string
  slug: string
  title_en: string | null
  title_ar: string | null
}

/** Uses of pictures in drafts, published and scheduled content, found by id in the stored text. */
async function usesOf(db: Tx, ids: readonly string[]): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  if (ids.length === 0) return uses
  const wanted = sql.join(ids.map((id) => sql`(${id}::text)`))
  const { rows } = await sql<UseRow>`
    with wanted (media_id) as (values ${wanted})
    select w.media_id, 'post' as kind, p.id, p.slug, p.draft->'title'->>'en' as title_en, p.draft->'title'->>'ar' as title_ar
      from wanted w join posts p on p.cover_id::text = w.media_id
        or position(w.media_id in p.draft::text || coalesce(p.published::text, '') || coalesce(p.scheduled::text, '')) > 0
    union all
    select w.media_id, g.kind, g.id, g.slug, g.draft->'title'->>'en', g.draft->'title'->>'ar'
      from wanted w join pages g on position(w.media_id in g.draft::text) > 0
        or exists (select from page_revisions r where r.id in (g.published_id, g.scheduled_id) and position(w.media_id in r.content::text) > 0)
    union all
    select w.media_id, 'setting', null, s.key, null, null
      from wanted w join settings s on position(w.media_id in s.value::text) > 0`.execute(db)
  for (const row of rows) uses.set(row.media_id, [...(uses.get(row.media_id) ?? []), placeOf(row)])
  return uses
}

const single: Record<string, { to: string; title: Text }> = {
  home: { to: href('/admin/page-builder/home'), title: { en: 'Home page', ar: 'الصفحة الرئيسية' } },
  navigation: { to: href('/admin/page-builder/menus'), title: { en: 'Menus', ar: 'القوائم' } },
  setting: { to: href('/admin/branding'), title: { en: 'Branding', ar: 'الهوية البصرية' } },
}

function placeOf({ kind, id, slug, title_en: en, title_ar: ar }: UseRow): PictureUse {
  const known = single[kind]
  if (known) return known
  const title = { en: en || ar || `/${slug}`, ar: ar || en || `/${slug}` }
  const isPost = kind === 'post'
  return {
    title,
    to: isPost
      ? href('/admin/page-builder/blog/:postId', { postId: id })
      : href('/admin/page-builder/pages/:pageId', { pageId: id }),
  }
}

/** Changes name and alternative text of a picture, effective at once. */
export async function renamePicture(actor: Actor, { id, name, altEn, altAr }: PictureForm): Promise<void> {
  authorize(actor, 'media.upload')
  await asActor(actor, async (tx) => {
    const before = await tx
      .selectFrom('media')
      .select(['name', 'alt_en', 'alt_ar'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('not-found')
    const after = { name, alt_en: altEn, alt_ar: altAr }
    await tx.updateTable('media').set(after).where('id', '=', id).execute()
    await recordActivity(tx, actor, { action: 'media.rename', entity: 'media', entityId: id, before, after })
    await announcePublished(tx)
  })
}
