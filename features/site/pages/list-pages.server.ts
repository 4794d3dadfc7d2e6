import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import type { pageList, PageListQuery, PageRow } from './page-list.ts'
import type { PageState } from './store.server.ts'

const differs = sql<boolean>`page.draft is distinct from revision.content`
const stateOf = sql<PageState>`case when page.published_id is null then 'draft' when ${differs} then 'changed' else 'published' end`
const words = sql`page.slug || ' ' || (page.draft->'title'->>'en') || ' ' || (page.draft->'title'->>'ar')`

const matching = (db: Tx, { q, state }: PageListQuery) =>
  db
    .selectFrom('pages as page')
    .leftJoin('page_revisions as revision', 'revision.id', 'page.published_id')
    .where('page.kind', '=', 'page')
    .where(wordsMatch(words, q))
    .$if(state === 'scheduled', (rest) => rest.where('page.scheduled_for', 'is not', null))
    .$if(state !== null && state !== 'scheduled', (rest) => rest.where(stateOf, '=', state as PageState))

/** The pages of a query: of the page and of the file. */
export const staffPageRows: RowsOf<typeof pageList, PageRow> = (db, query) => ({
  select: matching(db, query)
    .leftJoin('profiles as editor', 'editor.id', 'page.updated_by')
    .select(['page.id', 'page.slug', 'page.scheduled_for as scheduledFor', 'page.updated_at as updatedAt'])
    .select(['editor.full_name as updatedBy', stateOf.as('state')])
    .select(
      sql<Text>`jsonb_build_object('en', coalesce(page.draft->'title'->>'en', ''), 'ar', coalesce(page.draft->'title'->>'ar', ''))`.as(
        'title',
      ),
    ),
  order: { edited: sql.ref('page.updated_at') },
  id: 'page.id',
})

/** One page of the pages made by staff. */
export async function listPages(actor: Actor, query: PageListQuery): Promise<{ total: number; rows: PageRow[] }> {
  authorize(actor, 'site.browse')
  return readAs(actor, async (db) => {
    const [{ total }, rows] = await Promise.all([
      matching(db, query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      pageRows(db, actor, query, staffPageRows),
    ])
    return { total, rows }
  })
}
