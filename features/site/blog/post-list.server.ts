import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { PublicPicture } from '#/domain/picture.ts'
import type { Lang } from '#/domain/text.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { selectPictures } from '#/features/site/media/read-pictures.server.ts'
import { emptyPost, gapsOf, picturesOf, type PostContent, type PostState } from './post.ts'
import { isId } from './store.server.ts'
import type { postList, PostQuery, PostRow } from './post-list.ts'

/** Whether draft and published version differ, without fields computed when publishing. */
const differs = sql<boolean>`p.draft is distinct from (p.published - 'search' - 'minutes' - 'updatedAt')`
const stateOf = sql<PostState>`case when p.scheduled_for is not null then 'scheduled' when p.published is null then 'draft'
  when ${differs} then 'changed' else 'published' end`

const words = sql`p.slug || ' ' || (p.draft->>'title') || ' ' || (p.draft->>'summary') || ' ' || (p.draft->>'author')`

const matching = (db: Tx, { q, state, topic }: PostQuery) =>
  db
    .selectFrom('posts as p')
    .where(wordsMatch(words, q))
    .$if(state !== null, (rest) => rest.where(stateOf, '=', state!))
    .$if(topic !== null, (rest) => rest.where(sql<string>`p.draft->>'topicId'`, '=', topic!))

type Raw = {
  id: string
  slug: string
  draft: unknown
  updated_at: string
  published_at: string | null
  scheduled_for: string | null
  name_en: string | null
  name_ar: string | null
  state: PostState
}

/** Missing fields of a hand-made draft count as empty. */
const contentIn = (draft: unknown): PostContent => ({ ...emptyPost, ...(draft as Partial<PostContent>) })

function rowOf(row: Raw): PostRow {
  const content = contentIn(row.draft)
  const gaps = gapsOf(content, row.slug)
  const missing = (lang: Lang) => gaps.filter((gap) => gap.lang === lang).length
  return {
    id: row.id,
    slug: row.slug,
    title: content.title,
    state: row.state,
    topic: row.name_en && row.name_ar ? { en: row.name_en, ar: row.name_ar } : null,
    gaps: { en: missing('en'), ar: missing('ar') },
    at: row.published_at ?? row.updated_at,
    scheduledFor: row.scheduled_for,
  }
}

/** The articles of a query: of the page and of the file. */
export const postRows: RowsOf<typeof postList, PostRow, Raw> = (db, query) => ({
  select: matching(db, query)
    .leftJoin('post_topics as t', (join) => join.on(sql<boolean>`t.id::text = p.draft->>'topicId'`))
    .select([
      'p.id',
      'p.slug',
      'p.draft',
      'p.updated_at',
      'p.published_at',
      'p.scheduled_for',
      't.name_en',
      't.name_ar',
    ])
    .select(stateOf.as('state')),
  order: { edited: sql.ref('p.updated_at') },
  id: 'p.id',
  finish: (rows) => rows.map(rowOf),
})

/** One page of the articles for staff. */
export async function listPosts(actor: Actor, query: PostQuery): Promise<{ rows: PostRow[]; total: number }> {
  authorize(actor, 'site.browse')
  return readAs(actor, async (db) => {
    const [{ total }, rows] = await Promise.all([
      matching(db, query)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      pageRows(db, actor, query, postRows),
    ])
    return { total, rows }
  })
}

export type SavedPost = {
  id: string
  slug: string
  version: number
  content: PostContent
  state: PostState
  isPublic: boolean
  publishedAt: string | null
  scheduledFor: string | null
  updatedAt: string
  updatedBy: string | null
  pictures: Record<string, PublicPicture>
}

/** One article with everything its editor needs. */
export async function readDraft(actor: Actor, id: string): Promise<SavedPost> {
  authorize(actor, 'site.browse')
  if (!isId(id)) throw new AppError('not-found')
  return readAs(actor, async (db) => {
    const row = await db
      .selectFrom('posts as p')
      .leftJoin('profiles as editor', 'editor.id', 'p.updated_by')
      .select([
        'p.id',
        'p.slug',
        'p.version',
        'p.draft',
        'p.published_at',
        'p.scheduled_for',
        'p.updated_at',
        'editor.full_name',
      ])
      .select(stateOf.as('state'))
      .where('p.id', '=', id)
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const content = contentIn(row.draft)
    return {
      id: row.id,
      slug: row.slug,
      version: row.version,
      content,
      state: row.state,
      isPublic: row.published_at !== null,
      publishedAt: row.published_at,
      scheduledFor: row.scheduled_for,
      updatedAt: row.updated_at,
      updatedBy: row.full_name,
      pictures: await picturesFor(db, content),
    }
  })
}

async function picturesFor(db: Tx, content: PostContent): Promise<Record<string, PublicPicture>> {
  const ids = [...new Set(picturesOf(content))]
  return ids.length === 0 ? {} : selectPictures(db, ids)
}
