import { pageNumber } from '#/domain/page-number.ts'
import { Rss } from 'lucide-react'
import { Form, Link } from 'react-router'
import { PostCard } from '#/features/site/blog/components/post-card.tsx'
import { articlesAPage } from '#/features/site/blog/page-sizes.ts'
import { browsePosts, type PostList } from '#/features/site/blog/read-posts.server.ts'
import { blogMessages } from '#/messages/site/blog.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { SearchField } from '#/ui/text-field.tsx'
import { langOf, publicMeta } from '../../shell/page-title.ts'
import { PageHead } from '../../site/page-head.tsx'
import type { Route } from './+types/blog'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const lang = langOf(matches)
  const searched = Boolean(loaderData && (loaderData.q || loaderData.topic || loaderData.page > 1))
  const noindex = searched || loaderData?.posts.length === 0
  const { title, description } = blogMessages
  return [
    ...publicMeta({ matches, path: '/blog', title, description, ...(noindex ? { noindex } : {}) }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: title[lang],
      href: publicPath(lang, '/blog/feed.xml'),
    },
  ]
}

export async function loader({ url }: Route.LoaderArgs) {
  const asked = url.searchParams
  const q = (asked.get('q') ?? '').trim().slice(0, 100)
  const topic = asked.get('topic')?.slice(0, 80) || null
  const page = pageNumber(asked.get('page'), 10_000)
  return { ...(await browsePosts({ topic, q, page })), q, topic, page }
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { posts, total, topics, q, topic, page } = loaderData
  const t = useT(blogMessages)
  const plain = !q && !topic && page === 1
  const [first, ...rest] = posts
  return (
    <>
      <PageHead title={t('heading')} lead={t('lead')} />
      <div className="mx-auto flex max-w-[1264px] flex-col gap-8 px-4 py-10 md:px-8 md:py-14">
        {(topics.length > 0 || q) && <Finder topics={topics} topic={topic} q={q} />}
        {!plain && total > 0 && (
          <p role="status" className="text-ui text-ink-2">
            {q ? t('foundFor', { count: total, words: q }) : t('found', { count: total })}
          </p>
        )}
        {posts.length === 0 && <Nothing filtered={!plain} />}
        {plain && first && <PostCard post={first} heading="h2" lead />}
        {posts.length > 0 && (
          <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {(plain ? rest : posts).map((post) => (
              <li key={post.slug}>
                <PostCard post={post} heading="h2" />
              </li>
            ))}
          </ul>
        )}
        {total > articlesAPage && <Pagination total={total} pageSize={articlesAPage} />}
        {total > 0 && <FeedLink />}
      </div>
    </>
  )
}

function FeedLink() {
  const t = useT(blogMessages)
  const lang = useLang()
  return (
    <a href={publicPath(lang, '/blog/feed.xml')} className="link inline-flex min-h-11 items-center gap-2 self-start">
      <Icon as={Rss} size={16} />
      {t('feed')}
    </a>
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useT(blogMessages)
  const lang = useLang()
  const way = filtered ? '/blog' : '/services'
  return (
    <EmptyState
      title={t(filtered ? 'noMatch' : 'empty')}
      action={<LinkButton to={publicPath(lang, way)}>{t(filtered ? 'showAll' : 'toServices')}</LinkButton>}
    >
      {t(filtered ? 'noMatchHint' : 'emptyHint')}
    </EmptyState>
  )
}

const topicLook = (current: boolean) =>
  classes(
    'inline-flex min-h-10 items-center rounded-full border px-4 text-ui coarse:min-h-11',
    current ? 'border-primary bg-primary font-medium text-on-primary' : 'border-line-input hover:bg-surface-2',
  )

/** Topics as links and a plain search form: both work without scripts. */
function Finder({ topics, topic, q }: Pick<PostList, 'topics'> & { topic: string | null; q: string }) {
  const t = useT(blogMessages)
  const lang = useLang()
  const to = (slug: string | null) => {
    const query = new URLSearchParams({ ...(slug ? { topic: slug } : {}), ...(q ? { q } : {}) }).toString()
    return publicPath(lang, `/blog${query ? `?${query}` : ''}`)
  }
  return (
    <div className="flex flex-col gap-4 lg:flex-row lg:items-start lg:justify-between">
      <nav aria-label={t('topics')}>
        <ul className="flex flex-wrap gap-2">
          <li>
            <Link
              to={to(null)}
              aria-current={topic === null ? 'page' : undefined}
              className={topicLook(topic === null)}
            >
              {t('allTopics')}
            </Link>
          </li>
          {topics.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={to(slug)}
                aria-current={topic === slug ? 'page' : undefined}
                className={topicLook(topic === slug)}
              >
                {name[lang]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form method="get" role="search" className="flex gap-2 lg:w-96 lg:shrink-0">
        {topic && <input type="hidden" name="topic" value={topic} />}
        <div className="min-w-0 flex-1">
          <SearchField key={q} label={t('searchLabel')} placeholder={t('searchLabel')} defaultValue={q} />
        </div>
        <Button type="submit">{t('searchAction')}</Button>
      </Form>
    </div>
  )
}
