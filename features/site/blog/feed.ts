import type { Lang } from '#/domain/text.ts'
import { blogMessages } from '#/messages/site/blog.ts'
import { publicPath } from '#/platform/i18n.ts'
import { articleHtml, escapeXml } from './article-html.ts'
import type { Post } from './read-posts.server.ts'

type Feed = { lang: Lang; origin: string; company: string; posts: readonly Post[]; pathOf: (path: string) => string }

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
/** Date in RFC 822 format. */
const feedDate = (at: string): string => new Date(at).toUTCString().replace('GMT', '+0000')

/** Newest articles with full texts, as RSS 2.0. */
export function feedXml({ lang, origin, company, posts, pathOf }: Feed): string {
  const addressOf = (path: string) => origin + pathOf(path)
  const items = posts.map((post) => {
    const address = origin + publicPath(lang, `/blog/${post.slug}`)
    return [
      '<item>',
      element('title', post.title[lang]),
      element('link', address),
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      element('pubDate', feedDate(post.publishedAt)),
      element('dc:creator', post.author[lang]),
      ...(post.topic ? [element('category', post.topic.name[lang])] : []),
      element('description', post.summary[lang]),
      element('content:encoded', articleHtml(post.body, { lang, addressOf, pictures: post.pictures })),
      '</item>',
    ].join('')
  })
  const newest = posts
    .map(({ updatedAt, publishedAt }) => updatedAt ?? publishedAt)
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${blogMessages.title[lang]} · ${company}`),
    element('link', origin + publicPath(lang, '/blog')),
    element('description', blogMessages.description[lang]),
    element('language', lang === 'ar' ? 'ar-sa' : 'en'),
    ...(newest ? [element('lastBuildDate', feedDate(newest))] : []),
    `<atom:link href="${escapeXml(origin + publicPath(lang, '/blog/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
  ].join('\n')
}
