import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import type { PageFilter } from './states.ts'
import type { PageState } from './store.server.ts'

export type PageListQuery = { q: string; state: PageFilter | null; page: number; pageSize: number }
export type PageRow = {
  id: string
  slug: string
  title: { en: string; ar: string }
  state: PageState
  scheduledFor: string | null
  updatedAt: string
  updatedBy: string | null
}

/** Pages made by staff, last edited first. */
export async function listPages(actor: Actor, query: PageListQuery): Promise<{ total: number; rows: PageRow[] }> {
  authorize(actor, 'pages.edit')
  const { q, state, page, pageSize } = query
  const differs = sql<boolean>`page.draft is distinct from revision.content`
  return readAs(actor, async (db) => {
    const found = db
      .selectFrom('pages as page')
      .leftJoin('page_revisions as revision', 'revision.id', 'page.published_id')
      .where('page.kind', '=', 'page')
      .$if(q !== '', (rest) =>
        rest.where(
          sql<boolean>`app.fold(page.slug || ' ' || (page.draft->'title'->>'en') || ' ' || (page.draft->'title'->>'ar')) like ${likePattern(q)}`,
        ),
      )
      .$if(state === 'draft', (rest) => rest.where('page.published_id', 'is', null))
      .$if(state === 'scheduled', (rest) => rest.where('page.scheduled_for', 'is not', null))
      .$if(state === 'published', (rest) =>
        rest.where('page.published_id', 'is not', null).where(sql<boolean>`not ${differs}`),
      )
      .$if(state === 'changed', (rest) => rest.where('page.published_id', 'is not', null).where(differs))
    const [{ total }, rows] = await Promise.all([
      found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      found
        .leftJoin('profiles as editor', 'editor.id', 'page.updated_by')
        .select(['page.id', 'page.slug', 'page.published_id', 'page.scheduled_for', 'page.updated_at'])
        .select(['editor.full_name as updated_by', differs.as('differs')])
        .select([sql<string>`page.draft->'title'->>'en'`.as('en'), sql<string>`page.draft->'title'->>'ar'`.as('ar')])
        .orderBy('page.updated_at', 'desc')
        .orderBy('page.id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute(),
    ])
    return {
      total,
      rows: rows.map((row) => ({
        id: row.id,
        slug: row.slug,
        title: { en: row.en ?? '', ar: row.ar ?? '' },
        state: row.published_id === null ? 'draft' : row.differs ? 'changed' : 'published',
        scheduledFor: row.scheduled_for,
        updatedAt: row.updated_at,
        updatedBy: row.updated_by,
      })),
    }
  })
}
