import { sql } from 'kysely'
import { href } from 'react-router'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { announcePublished } from '#/platform/published.server.ts'
import type { PictureForm } from './form.ts'
import type { LibraryPicture, pictureList, PictureQuery, PictureUse } from './picture-list.ts'

type StoredPicture = Omit<LibraryPicture, 'uses'>
export type Library = { pictures: LibraryPicture[]; total: number }

const matching = (db: Tx, { q }: PictureQuery) =>
  db.selectFrom('media').where(wordsMatch(sql`name || ' ' || alt_en || ' ' || alt_ar`, q))

export const pictureRows: RowsOf<typeof pictureList, LibraryPicture, StoredPicture> = (db, query) => ({
  select: matching(db, query)
    .select(['id', 'name', 'bytes', 'width', 'height', 'created_at as at'])
    .select(sql<Text>`jsonb_build_object('en', alt_en, 'ar', alt_ar)`.as('alt')),
  order: { newest: sql.ref('created_at') },
  id: 'id',
  finish: async (rows) => {
    const uses = await usesOf(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({ ...row, uses: uses.get(row.id) ?? [] }))
  },
})

/** One page of the library; searches names and both languages' texts. */
export async function listPictures(actor: Actor, query: PictureQuery): Promise<Library> {
  authorize(actor, 'site.browse')
  return readAs(actor, async (db) => {
    const [{ total }, pictures] = await Promise.all([
      matching(db, query)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      pageRows(db, actor, query, pictureRows),
    ])
    return { total, pictures }
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

/** Changes name and alternative text of a picture, effective immediately. */
export async function renamePicture(actor: Actor, { id, name, altEn, altAr }: PictureForm): Promise<void> {
  authorize(actor, 'site.browse')
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
