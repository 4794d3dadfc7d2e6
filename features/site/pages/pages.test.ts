import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readList } from '#/domain/list.ts'
import { productWords } from '#/domain/page-slug.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { world } from '#/tests/world.ts'
import { newBlock } from './blank.ts'
import { type Block, type PageContent, pageContent } from './content.ts'
import { listPages, staffPageRows } from './list-pages.server.ts'
import { changeAddress, createPage, deletePage } from './make-page.server.ts'
import { pageList } from './page-list.ts'
import { previewPage } from './preview.server.ts'
import { publishedPageSlugs, readPage } from './read-page.server.ts'
import { readEditor } from './read-editor.server.ts'
import { readDraft, saveDraft } from './store.server.ts'
import { takeStep } from './page-editor-action.server.ts'

const here = await world()
const admin = await here.admin()
const words = productWords(['/plans', '/ar/services', '/admin/x'])
const title = { en: 'Our method', ar: 'منهجيتنا' }
let count = 0
const fresh = () => `page-${++count}`

const hero = (text: string): Block => {
  const block = newBlock('Hero', 'hero') as Extract<Block, { type: 'Hero' }>
  return { ...block, props: { ...block.props, title: text } }
}
const contentOf = (en: Block[], ar: Block[]): PageContent => ({
  title,
  description: { en: '', ar: '' },
  imageId: '',
  noindex: false,
  blocks: { en, ar },
})
const write = async (id: string, content: PageContent) => {
  const { version } = (await readDraft(admin, { id }))!
  return saveDraft(admin, { key: { id }, version, content }, pageContent)
}
const made = async (en: Block[], ar: Block[] = []) => {
  const slug = fresh()
  const { id } = await createPage(admin, { slug, title }, words)
  const { version } = await write(id, contentOf(en, ar))
  return { id, slug, version }
}

test('a page can be read in the languages it is written in, and in no other', async () => {
  const { id, slug, version } = await made([hero('Hello')])
  expect(await readPage(slug, 'en')).toBeNull()
  await takeStep(admin, id, { intent: 'publish', version, note: '' }, words)
  expect(await readPage(slug, 'en')).toMatchObject({ slug, languages: ['en'], blocks: [{ type: 'Hero' }] })
  const { version: next } = await write(id, contentOf([hero('Hello')], [hero('مرحبًا')]))
  expect(await readPage(slug, 'ar')).toMatchObject({ languages: ['en'] })
  await takeStep(admin, id, { intent: 'publish', version: next, note: '' }, words)
  expect(await readPage(slug, 'ar')).toMatchObject({ languages: ['en', 'ar'], title })
  expect(await publishedPageSlugs()).toContainEqual(expect.objectContaining({ slug, languages: ['en', 'ar'] }))
})

test('a page with gaps in both languages is not published', async () => {
  const { id, version } = await made([hero('')], [hero('')])
  for (const step of [
    { intent: 'publish', version, note: '' } as const,
    { intent: 'schedule', version, at: new Date(Date.now() + 3_600_000) } as const,
  ])
    await expect(takeStep(admin, id, step, words)).rejects.toMatchObject({ code: 'page.not-ready' })
})

test('an address of the product, a taken one and a badly written one are refused', async () => {
  const slug = fresh()
  await createPage(admin, { slug, title }, words)
  for (const [wanted, code] of [
    ['plans', 'page.address-product'],
    ['services', 'page.address-product'],
    ['admin', 'page.address-product'],
    ['payment', 'page.address-product'],
    [slug, 'page.address-taken'],
    ['Not An Address', 'bad-request'],
    ['../admin', 'bad-request'],
  ])
    await expect(createPage(admin, { slug: wanted!, title }, words), wanted).rejects.toMatchObject({ code })
})

test('an address changes until the first version; then it stays, and the page cannot be deleted any more', async () => {
  const { id, version } = await made([hero('Hello')])
  const slug = fresh()
  const changed = await changeAddress(admin, { id, version, slug }, words)
  await expect(changeAddress(admin, { id, version, slug: fresh() }, words)).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await takeStep(admin, id, { intent: 'publish', version: changed.version, note: 'first' }, words)
  await expect(changeAddress(admin, { id, version: changed.version, slug: fresh() }, words)).rejects.toMatchObject({
    code: 'page.address-fixed',
  })
  await takeStep(admin, id, { intent: 'unpublish', version: changed.version }, words)
  await expect(deletePage(admin, { id, version: changed.version })).rejects.toMatchObject({
    code: 'page.was-published',
  })
  const other = await made([])
  await deletePage(admin, other)
  await expect(readDraft(admin, { id: other.id })).rejects.toMatchObject({ code: 'not-found' })
})

test('a copy begins with the draft of the other page, under a title and an address of its own', async () => {
  const { id } = await made([hero('Hello')], [hero('مرحبًا')])
  const copy = await createPage(admin, { slug: fresh(), title: { en: 'Copy', ar: 'نسخة' }, copyOf: id }, words)
  const { content, title: copied } = { content: (await readEditor(admin, copy.id)).content, title: 'Copy' }
  expect(content).toMatchObject({ title: { en: copied }, blocks: { en: [{ type: 'Hero' }], ar: [{ type: 'Hero' }] } })
})

test('what a colleague would write over is kept as a page of its own', async () => {
  const { id, version } = await made([hero('Theirs')])
  await write(id, contentOf([hero('Theirs again')], []))
  const mine = contentOf([hero('Mine')], [])
  await expect(takeStep(admin, id, { intent: 'save', version, content: mine }, words)).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  const answer = (await takeStep(admin, id, { intent: 'save-copy', slug: fresh(), content: mine }, words)) as Response
  const kept = answer.headers.get('location')!.split('/').at(-1)!
  expect((await readDraft(admin, { id: kept }))?.content).toMatchObject({
    blocks: { en: [{ props: { title: 'Mine' } }] },
  })
})

test('the list finds by title and address in both scripts and tells the states apart', async () => {
  const { id, slug, version } = await made([hero('Hello')])
  const find = (q: string, state: 'draft' | 'published' | 'changed' | null = null) =>
    listPages(admin, readList(pageList, new URLSearchParams({ q, ...(state && { state }) })))
  expect((await find(slug)).rows).toMatchObject([{ id, state: 'draft', title }])
  expect((await find('منهجيتنا')).total).toBeGreaterThan(0)
  expect((await find('%')).total).toBe(0)
  const query = readList(pageList, new URLSearchParams({ q: slug }))
  const lines = []
  for await (const line of await exportList(admin, pageList, query, staffPageRows, 'ar')) lines.push(line)
  expect(lines.slice(1)).toEqual([
    [title.ar, `/${slug}`, 'مسودة', null, { moment: expect.any(String) }, expect.any(String)],
  ])
  await takeStep(admin, id, { intent: 'publish', version, note: '' }, words)
  expect((await find(slug, 'published')).total).toBe(1)
  await write(id, contentOf([hero('Hello again')], []))
  expect((await find(slug, 'changed')).total).toBe(1)
  expect((await find(slug, 'published')).total).toBe(0)
  expect((await find(slug, 'draft')).total).toBe(0)
})

test('drafts and kept versions are for staff alone', async () => {
  const { id, slug, version } = await made([hero('Hello')])
  await takeStep(admin, id, { intent: 'publish', version, note: '' }, words)
  await write(id, contentOf([hero('Secret')], []))
  expect((await previewPage(admin, slug, 'en', 'draft'))?.page.blocks[0]).toMatchObject({ props: { title: 'Secret' } })
  expect((await previewPage(admin, slug, 'en', '1'))?.page.blocks[0]).toMatchObject({ props: { title: 'Hello' } })
  expect(await previewPage(admin, slug, 'en', '99')).toBeNull()
  expect(await previewPage(admin, slug, 'en', "1' or '1")).toBeNull()
  const strangers = [null, await here.client(), await here.shopper(), await here.freelancer()]
  for (const actor of strangers) expect(await previewPage(actor, slug, 'en', 'draft')).toBeNull()
  for (const actor of strangers.slice(1).map((one) => one!))
    for (const attempt of [
      () => createPage(actor, { slug: fresh(), title }, words),
      () => changeAddress(actor, { id, version, slug: fresh() }, words),
      () => deletePage(actor, { id, version }),
      () => listPages(actor, readList(pageList, new URLSearchParams())),
      () => readEditor(actor, id),
      () => takeStep(actor, id, { intent: 'publish', version, note: '' }, words),
      () => takeStep(actor, id, { intent: 'delete', version }, words),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not-allowed' })
})

test('an unknown or badly written id is not found', async () => {
  for (const id of [randomUUID(), 'x', "' or 1=1"]) {
    await expect(readEditor(admin, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(takeStep(admin, id, { intent: 'unpublish', version: 1 }, words)).rejects.toMatchObject({
      code: 'not-found',
    })
  }
})
