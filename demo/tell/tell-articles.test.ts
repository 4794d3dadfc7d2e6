import { expect, test } from 'vitest'
import { contentsOf, plainTextOf, readRichText } from '#/domain/rich-text.ts'
import { browsePosts, readPost } from '#/features/site/blog/read-posts.server.ts'
import { world } from '#/tests/world.ts'
import { richTextOf } from '../../content/articles/article-text.ts'
import { demoArticles, tellArticles } from './tell-articles.server.ts'
import { withTimeTravel } from '../time-travel.server.ts'

const here = await world()

test('lines become the tree that the editor would store', () => {
  expect(richTextOf('## A\nx **b** [l](/plans)\n- one\n- two\n1. first\n> said')).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'x ' },
          { type: 'text', text: 'b', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'l', marks: [{ type: 'link', attrs: { href: '/plans' } }] },
        ],
      },
      {
        type: 'bulletList',
        content: ['one', 'two'].map((word) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }],
        })),
      },
      {
        type: 'orderedList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'first' }] }] }],
      },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'said' }] }] },
    ],
  })
})

test.each(demoArticles.map((article) => [article.slug, article] as const))(
  '%s has the same parts in both languages',
  (_, { body }) => {
    const [en, ar] = [richTextOf(body.en), richTextOf(body.ar)]
    expect(readRichText(en)).toEqual(en)
    expect(readRichText(ar)).toEqual(ar)
    expect(ar.content.map(({ type }) => type)).toEqual(en.content.map(({ type }) => type))
    expect(contentsOf(en).length).toBeGreaterThan(2)
    expect(plainTextOf(ar)).not.toMatch(/\*\*|\]\(/)
  },
)

test('the articles are published with covers on days of the past, once', { timeout: 60_000 }, async () => {
  const admin = await here.admin()
  const present = new Date()
  await withTimeTravel(() => tellArticles(admin, present))
  await withTimeTravel(() => tellArticles(admin, present))
  const { posts: newest, total, topics } = await browsePosts({ topic: null, q: '', page: 1 })
  const { posts: older } = await browsePosts({ topic: null, q: '', page: 2 })
  const posts = [...newest, ...older]
  expect(total).toBe(demoArticles.length)
  expect(posts.map(({ slug }) => slug)).toEqual(demoArticles.map(({ slug }) => slug).reverse())
  expect(posts.every(({ cover }) => cover?.width === 1800)).toBe(true)
  expect(topics.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(demoArticles.length)
  const post = (await readPost('service-times-that-guests-feel', 'ar'))!
  expect(Date.parse(post.publishedAt)).toBe(present.getTime() - 33 * 86_400_000)
})
