import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { isSlug } from '#/domain/page-slug.ts'
import { may } from '#/domain/permissions.ts'
import { langs, type Lang } from '#/domain/text.ts'
import { pageContent } from './content.ts'
import { type ShownPage, showPage } from './read-page.server.ts'

export type Preview = { page: ShownPage; of: { pageId: string; number: number | null } }

/** Preview of the draft (`draft`) or a revision (its number), for staff; null for others. */
export async function previewPage(
  actor: Actor | null,
  slug: string,
  lang: Lang,
  wanted: string,
): Promise<Preview | null> {
  if (!actor || !may(actor, 'pages.edit') || !isSlug(slug)) return null
  const number = /^\d{1,9}$/.test(wanted) ? Number(wanted) : null
  if (wanted !== 'draft' && number === null) return null
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('pages as page')
      .leftJoin('page_revisions as revision', (join) =>
        join.onRef('revision.page_id', '=', 'page.id').on('revision.number', '=', number ?? 0),
      )
      .select(['page.id', 'page.draft', 'revision.content'])
      .where('page.kind', '=', 'page')
      .where('page.slug', '=', slug)
      .executeTakeFirst(),
  )
  const content = pageContent.safeParse(number === null ? row?.draft : row?.content)
  if (!row || !content.success) return null
  return { page: await showPage(slug, content.data, lang, [...langs]), of: { pageId: row.id, number } }
}
