import { sql } from 'kysely'
import { readAs, type Tx, visitor } from '#/db/database.server.ts'
import type { PublicPicture } from '#/domain/picture.ts'
import { picturesIn, type RichText } from '#/domain/rich-text.ts'
import type { Lang, Text } from '#/domain/text.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { selectPictures } from '#/features/site/media/read-pictures.server.ts'
import { slugShape } from './post.ts'
import { articlesAPage } from './page-sizes.ts'

export type PostTopic = { slug: string; name: Text }
/** Article data for lists. */
export type PostCard = {
  slug: string
  title: Text
  summary: Text
  minutes: Record<Lang, number>
  publishedAt: string
  topic: PostTopic | null
  cover: PublicPicture | null
}
/** Article in one language, with the names needed for links to the other. */
export type Post = PostCard & {
  author: Text
  seoTitle: Text
  seoDescription: Text
  body: RichText
  updatedAt: string | null
  pictures: Record<string, PublicPicture>
}

/** The only query behind public pages: published articles, as a visitor. */
const published = (db: Tx) =>
  db
    .selectFrom('posts as p')
    .leftJoin('post_topics as t', 't.id', 'p.topic_id')
    .leftJoin('media as m', 'm.id', 'p.cover_id')
    .where('p.published', 'is not', null)

const cardColumns = [
  'p.slug',
  'p.published_at',
  't.slug as topic_slug',
  't.name_en',
  't.name_ar',
  'm.id as cover',
  'm.width',
  'm.height',
  'm.alt_en',
  'm.alt_ar',
] as const

const part = <T>(name: string) => sql<T>`p.published->${sql.lit(name)}`

const cards = (db: Tx) =>
  published(db)
    .select(cardColumns)
    .select([
      part<Text>('title').as('title'),
      part<Text>('summary').as('summary'),
      part<Record<Lang, number>>('minutes').as('minutes'),
    ])

type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>

const cardOf = (row: CardRow): PostCard => ({
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  minutes: row.minutes,
  publishedAt: row.published_at!,
  topic:
    row.topic_slug && row.name_en && row.name_ar
      ? { slug: row.topic_slug, name: { en: row.name_en, ar: row.name_ar } }
      : null,
  cover:
    row.cover && row.width && row.height
      ? { id: row.cover, width: row.width, height: row.height, alt: { en: row.alt_en ?? '', ar: row.alt_ar ?? '' } }
      : null,
})

export type PostSearch = { topic: string | null; q: string; page: number }
export type PostList = { posts: PostCard[]; total: number; topics: (PostTopic & { count: number })[] }

/** Published articles, newest first; every typed word must occur in either language. */
export async function browsePosts({ topic, q, page }: PostSearch): Promise<PostList> {
  const words = q
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8)
  return readAs(visitor, async (db) => {
    const found = cards(db)
      .$if(topic !== null, (rest) => rest.where('t.slug', '=', topic))
      .$call((rest) =>
        words.reduce(
          (all, word) => all.where(sql<string>`app.fold(p.published->>'search')`, 'like', likePattern(word)),
          rest,
        ),
      )
    const [{ total }, rows, topics] = await Promise.all([
      db
        .selectFrom(found.as('found'))
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      found
        .orderBy('p.published_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(articlesAPage)
        .offset((page - 1) * articlesAPage)
        .execute(),
      selectTopics(db),
    ])
    return { posts: rows.map(cardOf), total, topics }
  })
}

/** Topics with articles. */
async function selectTopics(db: Tx): Promise<PostList['topics']> {
  const rows = await db
    .selectFrom('post_topics as t')
    .innerJoin('posts as p', 'p.topic_id', 't.id')
    .where('p.published', 'is not', null)
    .groupBy(['t.id', 't.slug', 't.name_en', 't.name_ar'])
    .select(({ fn }) => ['t.slug', 't.name_en', 't.name_ar', fn.countAll<number>().as('count')] as const)
    .orderBy('t.name_en')
    .execute()
  return rows.map(({ slug, name_en: en, name_ar: ar, count }) => ({ slug, name: { en, ar }, count }))
}

const posts = (db: Tx, lang: Lang) =>
  cards(db).select([
    part<Text>('author').as('author'),
    part<Text>('seoTitle').as('seoTitle'),
    part<Text>('seoDescription').as('seoDescription'),
    part<string | null>('updatedAt').as('updatedAt'),
    sql<RichText>`p.published->'body'->${sql.lit(lang)}`.as('body'),
  ])
type PostRow = Awaited<ReturnType<ReturnType<typeof posts>['executeTakeFirstOrThrow']>>

async function withPictures(db: Tx, rows: PostRow[]): Promise<Post[]> {
  const ids = [...new Set(rows.flatMap(({ body }) => picturesIn(body)))]
  const pictures = ids.length === 0 ? {} : await selectPictures(db, ids)
  return rows.map((row) => {
    const { author, seoTitle, seoDescription, updatedAt, body } = row
    return { ...cardOf(row), author, seoTitle, seoDescription, updatedAt, body, pictures }
  })
}

/** Published article in a language; null when not found. */
export async function readPost(slug: string, lang: Lang): Promise<Post | null> {
  if (!slugShape.test(slug)) return null
  return readAs(visitor, async (db) => {
    const row = await posts(db, lang).where('p.slug', '=', slug).executeTakeFirst()
    return row ? ((await withPictures(db, [row]))[0] ?? null) : null
  })
}

/** Related articles: same topic first, then the newest. */
export async function relatedPosts(post: Pick<PostCard, 'slug' | 'topic'>, most = 3): Promise<PostCard[]> {
  const rows = await readAs(visitor, (db) =>
    cards(db)
      .where('p.slug', '<>', post.slug)
      .orderBy(sql`(t.slug is not distinct from ${post.topic?.slug ?? null}) desc`)
      .orderBy('p.published_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(most)
      .execute(),
  )
  return rows.map(cardOf)
}

/** Newest articles with texts, for the feed. */
export const newestPosts = (lang: Lang, most = 30): Promise<Post[]> =>
  readAs(visitor, async (db) => {
    const rows = await posts(db, lang).orderBy('p.published_at', 'desc').orderBy('p.id', 'desc').limit(most).execute()
    return withPictures(db, rows)
  })

/** Addresses of all published articles with their last change, for the site map. */
export async function publishedPosts(): Promise<{ slug: string; changedAt: string }[]> {
  const rows = await readAs(visitor, (db) =>
    db
      .selectFrom('posts as p')
      .where('p.published', 'is not', null)
      .select([
        'p.slug',
        sql<string>`coalesce(p.published->>'updatedAt', to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`.as(
          'changedAt',
        ),
      ])
      .orderBy('p.published_at', 'desc')
      .orderBy('p.id', 'desc')
      .execute(),
  )
  return rows.map(({ slug, changedAt }) => ({ slug, changedAt }))
}
