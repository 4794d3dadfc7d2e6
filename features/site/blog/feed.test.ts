import { expect, test } from 'vitest'
import type { RichText } from '#/domain/rich-text.ts'
import { articleHtml, escapeXml } from './article-html.ts'
import { feedXml } from './feed.ts'
import type { Post } from './read-posts.server.ts'

const mediaId = '01890a5d-ac96-774b-bcce-b302099a8057'
const text = (words: string, marks?: { type: 'bold' }[]) => ({
  type: 'text' as const,
  text: words,
  ...(marks ? { marks } : {}),
})
const hostile = '</p><script>alert(1)</script> & "quotes" ]]> \u0000\u0008\uffff'
const body: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Part <1>')] },
    { type: 'paragraph', content: [text(hostile), { type: 'hardBreak' }, text('bold', [{ type: 'bold' }])] },
    { type: 'paragraph' },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'own', marks: [{ type: 'link', attrs: { href: '/plans?a=1&b=2' } }] }],
    },
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('item')] }] }] },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [text('said')] }] },
    { type: 'picture', attrs: { mediaId } },
    { type: 'picture', attrs: { mediaId: '01890a5d-ac96-774b-bcce-b302099a8058' } },
  ],
}
const settings = {
  lang: 'en' as const,
  addressOf: (path: string) => `https://itqan.example${path}`,
  pictures: { [mediaId]: { id: mediaId, width: 10, height: 10, alt: { en: 'A "cup" <b>', ar: '' } } },
}
const post: Post = {
  slug: 'a-post',
  title: { en: `Title ${hostile}`, ar: 'عنوان' },
  summary: { en: 'In short', ar: 'باختصار' },
  author: { en: 'Noura', ar: 'نورة' },
  seoTitle: { en: '', ar: '' },
  seoDescription: { en: '', ar: '' },
  minutes: { en: 1, ar: 1 },
  publishedAt: '2026-11-05T06:00:00.000Z',
  updatedAt: null,
  topic: { slug: 'scores', name: { en: 'Scores & margins', ar: 'الدرجات' } },
  cover: null,
  body,
  pictures: settings.pictures,
}

test('an article becomes the plain HTML of its own tree; what was typed stays text', () => {
  const html = articleHtml(body, settings)
  expect(html).toBe(
    '<h2>Part &lt;1&gt;</h2>' +
      '<p>&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot; ]]&gt; <br/><strong>bold</strong></p>' +
      '<p><a href="https://itqan.example/plans?a=1&amp;b=2">own</a></p>' +
      '<ul><li><p>item</p></li></ul>' +
      '<blockquote><p>said</p></blockquote>' +
      `<p><img src="https://itqan.example/media/${mediaId}?w=960" alt="A &quot;cup&quot; &lt;b&gt;"/></p>`,
  )
  expect(html).not.toContain('<script')
})

test('text that XML cannot carry is left out, everything else comes through', () => {
  expect(escapeXml('a\u0000b\u001f\ufffe c\td\ne 😀 عربي')).toBe('ab c\td\ne 😀 عربي')
})

/** A small XML reader: throws on mismatched tags and bare special characters. */
function read(xml: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  const open: { name: string; from: number }[] = []
  const tag = /<(\/?)([a-z:A-Z]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|<\?xml[^>]*\?>/g
  let end = 0
  for (const match of xml.matchAll(tag)) {
    const between = xml.slice(end, match.index)
    if (/[<>]|&(?!(amp|lt|gt|quot|#39);)/.test(between)) throw new Error(`not well-formed: ${between.slice(0, 80)}`)
    end = match.index + match[0].length
    const [, closing, name, , empty] = match
    if (!name || empty) continue
    if (!closing) open.push({ name, from: end })
    else {
      const last = open.pop()
      if (last?.name !== name) throw new Error(`${name} closes ${last?.name}`)
      ;(found[name] ??= []).push(xml.slice(last.from, match.index))
    }
  }
  if (open.length > 0) throw new Error('something stays open')
  return found
}
const plain = (escaped: string) =>
  escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

test.each(['en', 'ar'] as const)('the feed in %s is well-formed and carries the whole text', (lang) => {
  const xml = feedXml({
    lang,
    origin: 'https://itqan.example',
    company: 'Itqan & Co',
    posts: [post, { ...post, slug: 'b' }],
    pathOf: (path) => path,
  })
  const found = read(xml)
  const prefix = lang === 'ar' ? '/ar' : ''
  expect(found['rss']).toHaveLength(1)
  expect(found['item']).toHaveLength(2)
  expect(found['link']!.slice(0, 2)).toEqual([
    `https://itqan.example${prefix}/blog`,
    `https://itqan.example${prefix}/blog/a-post`,
  ])
  expect(found['guid']![0]).toBe(`https://itqan.example${prefix}/blog/a-post`)
  expect(found['pubDate']![0]).toBe('Thu, 05 Nov 2026 06:00:00 +0000')
  expect(found['language']).toEqual([lang === 'ar' ? 'ar-sa' : 'en'])
  expect(plain(found['content:encoded']![0]!)).toBe(articleHtml(body, { ...settings, lang }))
  expect(xml).toContain(`href="https://itqan.example${prefix}/blog/feed.xml" rel="self"`)
})

test('a blog without articles has a feed without items', () => {
  const found = read(
    feedXml({ lang: 'en', origin: 'https://x.example', company: 'Itqan', posts: [], pathOf: (path) => path }),
  )
  expect(found['item']).toBeUndefined()
  expect(found['channel']).toHaveLength(1)
})
