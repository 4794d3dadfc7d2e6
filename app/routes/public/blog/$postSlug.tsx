import { data, Link } from 'react-router'
import { pictureAddress } from '#/domain/picture.ts'
import { ArticleView } from '#/features/site/blog/components/article-view.tsx'
import { PostCard } from '#/features/site/blog/components/post-card.tsx'
import { ShareLinks } from '#/features/site/blog/components/share-links.tsx'
import { readPost, relatedPosts } from '#/features/site/blog/read-posts.server.ts'
import { blogMessages } from '#/messages/site/blog.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Breadcrumbs } from '#/ui/nav.tsx'
import { pageTitle, publicMeta } from '#/app/shell/page-title.ts'
import { siteHref } from '#/app/shell/site-link.tsx'
import { article } from '#/app/shell/structured-data.ts'
import { useHydrated } from '#/ui/use-hydrated.ts'
import { ClosingCall } from '#/app/site/closing-call.tsx'
import type { Route } from './+types/$postSlug'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ title: pageTitle(matches, blogMessages.title) }]
  const { slug, title, summary, seoTitle, seoDescription, publishedAt, updatedAt, cover } = loaderData.post
  const { lang } = loaderData
  const path = `/blog/${slug}`
  const either = (chosen: typeof title, usual: typeof title) => ({
    en: chosen.en || usual.en,
    ar: chosen.ar || usual.ar,
  })
  const description = either(seoDescription, summary)
  const trail = [{ name: blogMessages.title, path: '/blog' }]
  return [
    ...publicMeta({
      matches,
      path,
      title: either(seoTitle, title),
      description,
      trail,
      shortName: title,
      type: 'article',
    }),
    { property: 'article:published_time', content: publishedAt },
    {
      'script:ld+json': article(matches, {
        title: title[lang],
        description: description[lang],
        path,
        publishedAt,
        updatedAt: updatedAt ?? undefined,
        imagePath: cover ? pictureAddress(cover.id, 1440) : undefined,
      }),
    },
  ]
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { lang, origin } = infoOf(context)
  const post = await readPost(params.postSlug, lang)
  if (!post) throw data({ code: 'not-found', details: {} }, { status: 404 })
  return { post, related: await relatedPosts(post), lang, address: origin + publicPath(lang, `/blog/${post.slug}`) }
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { post, related, address } = loaderData
  const t = useT(blogMessages)
  const lang = useLang()
  const scripted = useHydrated()
  const { topic } = post
  return (
    <>
      <ArticleView
        title={post.title[lang]}
        summary={post.summary[lang]}
        author={post.author[lang]}
        body={post.body}
        minutes={post.minutes[lang]}
        publishedAt={post.publishedAt}
        updatedAt={post.updatedAt}
        cover={post.cover}
        pictures={post.pictures}
        pathOf={(path) => siteHref(lang, path)}
        over={
          <Breadcrumbs
            items={[
              { to: publicPath(lang, '/blog'), label: t('title') },
              ...(topic ? [{ to: publicPath(lang, `/blog?topic=${topic.slug}`), label: topic.name[lang] }] : []),
              { label: post.title[lang] },
            ]}
          />
        }
        under={<ShareLinks address={address} title={post.title[lang]} scripted={scripted} />}
      />
      {related.length > 0 && (
        <section aria-labelledby="related-title" className="border-t border-line">
          <div className="mx-auto max-w-[1264px] px-4 py-12 md:px-8 md:py-16">
            <div className="flex flex-wrap items-baseline justify-between gap-4">
              <h2 id="related-title" className="text-h2">
                {t('related')}
              </h2>
              <Link to={publicPath(lang, '/blog')} className="link inline-flex min-h-11 items-center">
                {t('back')}
              </Link>
            </div>
            <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
              {related.map((card) => (
                <li key={card.slug}>
                  <PostCard post={card} heading="h3" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <ClosingCall title={t('closing')} text={t('closingText')}>
        <LinkButton to={publicPath(lang, '/client-registration')} variant="primary" size="large">
          {t('closingRegister')}
        </LinkButton>
        <LinkButton to={publicPath(lang, '/consultant')} size="large">
          {t('closingAsk')}
        </LinkButton>
      </ClosingCall>
    </>
  )
}
