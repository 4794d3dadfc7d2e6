import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { setClock } from '#/platform/clock.ts'
import { uploadPicture } from '#/features/site/media/upload-picture.server.ts'
import { picture } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { listPosts, postRows, readDraft } from './post-list.server.ts'
import { copyPost, createPost, deletePost, saveDraft } from './edit-post.server.ts'
import { emptyPost, gapsOf, type PostContent, slugOf } from './post.ts'
import { postList } from './post-list.ts'
import { publishDuePosts } from './publish-due.server.ts'
import { publishPost, schedulePost, unpublishPost, unschedulePost } from './publish-post.server.ts'
import { browsePosts, newestPosts, publishedPosts, readPost, relatedPosts } from './read-posts.server.ts'
import { listTopics, saveTopic } from './topics.server.ts'

const here = await world()
const admin = await here.admin()
const colleague = await here.admin()
const topic = { id: randomUUID(), slug: 'scores', name: { en: 'Scores', ar: 'الدرجات' } }
await saveTopic(admin, topic)

const query = (address = '') => readList(postList, new URLSearchParams(address))

const paragraph = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const whole = (title: string, of: Partial<PostContent> = {}): PostContent => ({
  ...emptyPost,
  title: { en: title, ar: `عنوان ${title}` },
  summary: { en: 'In short', ar: 'باختصار' },
  body: { en: paragraph('The margin of a score.'), ar: paragraph('هامش الخطأ في الدرجة المُعلَنة.') },
  author: { en: 'Noura', ar: 'نورة' },
  topicId: topic.id,
  ...of,
})

let made = 0
/** An article with its own address, at version 2. */
async function drafted(content: PostContent = whole(`Article ${made}`), slug = `article-${++made}`) {
  const id = await createPost(admin, randomUUID())
  await saveDraft(admin, { id, version: 1, slug, content })
  return { id, slug, version: 2 }
}
async function publishedArticle(content?: PostContent) {
  const post = await drafted(content)
  await publishPost(admin, post)
  return post
}

test('an article is written, published and read in both languages', async () => {
  const post = await publishedArticle(whole('Reading a score', { seoTitle: { en: 'Scores', ar: '' } }))
  const english = (await readPost(post.slug, 'en'))!
  expect(english).toMatchObject({
    title: { en: 'Reading a score' },
    minutes: { en: 1, ar: 1 },
    updatedAt: null,
    topic: { slug: 'scores' },
  })
  expect(english.body).toEqual(paragraph('The margin of a score.'))
  expect((await readPost(post.slug, 'ar'))!.body).toEqual(paragraph('هامش الخطأ في الدرجة المُعلَنة.'))
  expect(await readPost('no-such-article', 'en')).toBeNull()
  expect(await readPost("x' or '1'='1", 'en')).toBeNull()
})

test('beginning an article twice with the same key begins one', async () => {
  const id = randomUUID()
  await Promise.all([createPost(admin, id), createPost(admin, id)])
  const { rows } = await here.owner.query('select slug from app.posts where id = $1', [id])
  expect(rows).toHaveLength(1)
})

test('of two editors at once one is told; nothing is overwritten', async () => {
  const { id, slug } = await drafted()
  const [first, second] = await Promise.allSettled([
    saveDraft(admin, { id, slug, version: 2, content: whole('Mine') }),
    saveDraft(colleague, { id, slug, version: 2, content: whole('Theirs') }),
  ])
  const outcomes = [first, second].map(({ status }) => status).sort()
  expect(outcomes).toEqual(['fulfilled', 'rejected'])
  const refused = [first, second].find((result) => result.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'changed-meanwhile' })
  const copy = await copyPost(colleague, { id, newId: randomUUID(), content: whole('Theirs') })
  expect((await readDraft(colleague, copy)).content.title.en).toBe('Theirs')
})

test('only what both languages say in full is published', async () => {
  const gaps = [
    whole('x', { title: { en: 'Only English', ar: ' ' } }),
    whole('x', { body: { en: paragraph('a'), ar: { type: 'doc', content: [{ type: 'paragraph' }] } } }),
    whole('x', { author: { en: '', ar: '' } }),
    whole('x', { topicId: null }),
    whole('x', { topicId: randomUUID() }),
    whole('x', { coverId: randomUUID() }),
  ]
  for (const content of gaps) {
    const post = await drafted(content)
    await expect(publishPost(admin, post)).rejects.toMatchObject({ code: 'post.incomplete' })
  }
  const unnamed = await createPost(admin, randomUUID(), whole('No address yet'))
  await expect(publishPost(admin, { id: unnamed, version: 1 })).rejects.toMatchObject({ code: 'post.incomplete' })
  expect(gapsOf(emptyPost, 'a')).toHaveLength(9)
})

test('a draft that moved on stays unseen until it is published; the first day stays', async () => {
  const { id, slug } = await publishedArticle(whole('First words'))
  const before = (await readPost(slug, 'en'))!
  await saveDraft(admin, { id, slug, version: 2, content: whole('Second words') })
  expect((await readPost(slug, 'en'))!.title.en).toBe('First words')
  expect((await readDraft(admin, id)).state).toBe('changed')
  await publishPost(admin, { id, version: 3 })
  const after = (await readPost(slug, 'en'))!
  expect(after).toMatchObject({ title: { en: 'Second words' }, publishedAt: before.publishedAt })
  expect(after.updatedAt).not.toBeNull()
  expect((await readDraft(admin, id)).state).toBe('published')
})

test('publishing a concurrently changed version is refused', async () => {
  const { id, slug } = await drafted()
  await saveDraft(colleague, { id, slug, version: 2, content: whole('Changed') })
  await expect(publishPost(admin, { id, version: 2 })).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('an address belongs to one article and stays once it is public', async () => {
  const post = await publishedArticle()
  const other = await drafted()
  const move = { id: other.id, version: 2, content: whole('Moved') }
  await expect(saveDraft(admin, { ...move, slug: post.slug })).rejects.toMatchObject({ code: 'post.address-taken' })
  for (const slug of ['', 'Größe', '../x', 'a--b', '-a', 'x'.repeat(81)])
    await expect(saveDraft(admin, { ...move, slug })).rejects.toMatchObject({ fields: { slug: 'slug' } })
  const elsewhere = { id: post.id, version: 2, slug: 'elsewhere', content: whole('Elsewhere') }
  await expect(saveDraft(admin, elsewhere)).rejects.toMatchObject({ code: 'post.address-fixed' })
})

test('a scheduled article goes out at its time, once, as it was when it was scheduled', async () => {
  const { id, slug } = await drafted(whole('At its time'))
  const at = new Date(Date.now() + 3_600_000)
  await schedulePost(admin, { id, version: 2, at })
  await saveDraft(admin, { id, slug, version: 2, content: whole('Written later') })
  await publishDuePosts()
  expect(await readPost(slug, 'en')).toBeNull()
  const restore = setClock(() => new Date(at.getTime() + 30_000))
  try {
    await Promise.all([publishDuePosts(), publishDuePosts(), publishDuePosts()])
  } finally {
    restore()
  }
  expect(await readPost(slug, 'en')).toMatchObject({ title: { en: 'At its time' }, publishedAt: at.toISOString() })
  const { rows } = await here.owner.query(
    `select actor_type from app.activity_log where action = 'posts.publish-due' and entity_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ actor_type: 'system' }])
  expect((await readDraft(admin, id)).state).toBe('changed')
})

test('a schedule lies ahead, within a year, and can be taken back', async () => {
  const post = await drafted()
  const times = [new Date(Date.now() - 1000), new Date(Date.now() + 400 * 86_400_000), new Date(Number.NaN)]
  for (const at of times)
    await expect(schedulePost(admin, { ...post, at })).rejects.toMatchObject({ code: 'post.time-refused' })
  await schedulePost(admin, { ...post, at: new Date(Date.now() + 60_000) })
  await expect(deletePost(admin, post)).rejects.toMatchObject({ code: 'post.is-public' })
  await unschedulePost(admin, post)
  await expect(unschedulePost(admin, post)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect((await readDraft(admin, post.id)).scheduledFor).toBeNull()
})

test('an article leaves the site and only then may be deleted', async () => {
  const post = await publishedArticle()
  await expect(deletePost(admin, post)).rejects.toMatchObject({ code: 'post.is-public' })
  await unpublishPost(admin, post)
  expect(await readPost(post.slug, 'en')).toBeNull()
  expect((await publishedPosts()).map(({ slug }) => slug)).not.toContain(post.slug)
  await deletePost(admin, post)
  await expect(readDraft(admin, post.id)).rejects.toMatchObject({ code: 'not-found' })
})

test('visitors find articles by any word of either language, whatever the spelling', async () => {
  const { slug } = await publishedArticle(
    whole('Needles', { body: { en: paragraph('A haystack_100%'), ar: paragraph('إبرةٌ في كومة القش') } }),
  )
  const find = async (q: string) => (await browsePosts({ topic: null, q, page: 1 })).posts.map((post) => post.slug)
  expect(await find('HAYSTACK')).toEqual([slug])
  expect(await find('ابره كومه')).toEqual([slug])
  expect(await find('haystack_100%')).toEqual([slug])
  expect(await find('needles nowhere')).toEqual([])
  expect(await find('paragraph')).toEqual([])
  expect(await find('%')).toEqual([slug])
  const scores = await browsePosts({ topic: 'scores', q: '', page: 1 })
  expect(scores.total).toBeGreaterThan(0)
  expect(scores.topics).toEqual([{ slug: 'scores', name: topic.name, count: scores.total }])
  expect((await browsePosts({ topic: 'nothing', q: '', page: 1 })).total).toBe(0)
  expect((await browsePosts({ topic: null, q: '', page: 99 })).posts).toEqual([])
})

test('lists show covers and leave the article itself out of what to read next', async () => {
  const cover = await uploadPicture(admin, {
    name: 'c.jpg',
    bytes: await picture(900, 600),
    alt: { en: 'Cups', ar: 'أكواب' },
  })
  const { slug } = await publishedArticle(whole('With cover', { coverId: cover.id }))
  const post = (await readPost(slug, 'ar'))!
  expect(post.cover).toEqual({ id: cover.id, width: 900, height: 600, alt: { en: 'Cups', ar: 'أكواب' } })
  const related = await relatedPosts(post)
  expect(related.length).toBeGreaterThan(0)
  expect(related.map((card) => card.slug)).not.toContain(slug)
  expect((await newestPosts('en')).map((newest) => newest.slug)).toContain(slug)
})

test('topics keep their address, and no two share one', async () => {
  await saveTopic(admin, { ...topic, slug: 'moved', name: { en: 'Scores and margins', ar: 'الدرجات وهوامشها' } })
  expect(await listTopics(admin)).toEqual([{ ...topic, name: { en: 'Scores and margins', ar: 'الدرجات وهوامشها' } }])
  await expect(saveTopic(admin, { ...topic, id: randomUUID() })).rejects.toMatchObject({ code: 'post.address-taken' })
  await saveTopic(admin, topic)
})

test('only staff sees a draft or changes a post', async () => {
  const post = await drafted()
  for (const stranger of [await here.client(), await here.shopper(), await here.freelancer()]) {
    const tries = [
      () => createPost(stranger, randomUUID()),
      () => saveDraft(stranger, { ...post, content: whole('Hacked') }),
      () => copyPost(stranger, { id: post.id, newId: randomUUID() }),
      () => deletePost(stranger, post),
      () => publishPost(stranger, post),
      () => schedulePost(stranger, { ...post, at: new Date(Date.now() + 60_000) }),
      () => unschedulePost(stranger, post),
      () => unpublishPost(stranger, post),
      () => readDraft(stranger, post.id),
      () => listPosts(stranger, query()),
      () => listTopics(stranger),
      () => saveTopic(stranger, { ...topic, id: randomUUID(), slug: 'x' }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'not-allowed' })
  }
  expect(await readPost(post.slug, 'en')).toBeNull()
  for (const id of [randomUUID(), 'nonsense']) {
    await expect(readDraft(admin, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(publishPost(admin, { id, version: 1 })).rejects.toMatchObject({ code: 'not-found' })
  }
})

test('content of another kind is refused: scripts, foreign pictures, unknown fields', async () => {
  const { id, slug } = await drafted()
  const script = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
      },
    ],
  }
  const bad: unknown[] = [
    { ...whole('x'), body: { en: script, ar: script } },
    { ...whole('x'), body: { en: '<script>alert(1)</script>', ar: '' } },
    { ...whole('x'), html: '<b>' },
    { ...whole('x'), title: { en: 'x'.repeat(151), ar: '' } },
    { ...whole('x'), coverId: 'https://evil.example/x.png' },
    { ...whole('x'), title: { en: 'a\u0000b', ar: '' } },
    null,
  ]
  for (const content of bad)
    await expect(saveDraft(admin, { id, slug, version: 2, content })).rejects.toMatchObject({ code: 'bad-request' })
})

test('the list of posts filters by state, topic and words', async () => {
  const { id } = await drafted(whole('Quite unlike the others'))
  const { rows } = await listPosts(admin, query(`q=unlike&topic=${topic.id}`))
  expect(rows).toMatchObject([{ id, state: 'draft', gaps: { en: 0, ar: 0 }, topic: topic.name }])
  expect((await listPosts(admin, query('q=unlike&state=published'))).total).toBe(0)
  const lines = []
  for await (const line of await exportList(admin, postList, query('q=unlike'), postRows, 'en')) lines.push(line)
  const today = { day: expect.any(String) }
  expect(lines.slice(1)).toEqual([['Quite unlike the others', 'Draft', topic.name.en, 0, 0, today, null]])
})

test('an address is made of an English title', () => {
  expect(slugOf('  What a visit measures: café & “crème” ')).toBe('what-a-visit-measures-cafe-creme')
  expect(slugOf('عنوان')).toBe('')
  expect(slugOf('a'.repeat(79) + ' b')).toHaveLength(79)
})
