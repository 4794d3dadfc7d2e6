import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { inLanguage, missingTranslations } from '#/domain/site/in-language.ts'
import { contentStep } from '#/features/site/site-content/content-step.ts'
import { takeContentStep } from '#/features/site/site-content/content-editor-action.server.ts'
import { world, type World } from '#/tests/world.ts'
import { homeContentSchema, homeDraftSchema } from './content.ts'
import { defaultHomeContent } from '#/content/site/home.ts'
import { previewHome, readHome } from './read-home.server.ts'
import { homeRules } from './rules.server.ts'

let w: World
let admin: Actor
let other: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  other = await w.admin()
})

/** Form fields of a content, by path. */
function fieldsOf(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value }
  const inner = Object.entries(value as object)
  if (Array.isArray(value) && inner.length === 0) return { [`${path}.none`]: '' }
  return Object.assign({}, ...inner.map(([key, part]) => fieldsOf(part, path ? `${path}.${key}` : key)))
}
const content = fieldsOf(defaultHomeContent)
const step = (fields: Record<string, string>) => contentStep.parse(fields)
const take = (actor: Actor, fields: Record<string, string>) =>
  takeContentStep(actor, homeRules, step(fields), (path) => path !== '/no-such-page')

test('what the product is delivered with is complete in both languages', () => {
  expect(homeContentSchema.parse(defaultHomeContent)).toEqual(defaultHomeContent)
  expect(missingTranslations(defaultHomeContent)).toEqual({ en: 0, ar: 0 })
  expect(defaultHomeContent.slides).toHaveLength(4)
  expect(defaultHomeContent.features).toHaveLength(4)
})

test('a draft may lack texts, a publication may not', () => {
  const half = { ...defaultHomeContent, voicesNote: { en: 'Only English', ar: '' } }
  expect(homeDraftSchema.safeParse(half).success).toBe(true)
  const refused = homeContentSchema.safeParse(half)
  expect(refused.error?.issues).toMatchObject([{ path: ['voicesNote', 'ar'], message: 'both-languages' }])
  expect(missingTranslations(half)).toEqual({ en: 0, ar: 1 })
})

test.each(['javascript:alert(1)', '//evil.example', 'http://example.com', '/\\evil.example', 'data:text/html,x'])(
  'a button that leads to %s is not even saved as a draft',
  (target) => {
    const slides = structuredClone(defaultHomeContent.slides)
    slides[0]!.buttons[0]!.target = target
    expect(homeDraftSchema.safeParse({ ...defaultHomeContent, slides }).success).toBe(false)
  },
)

test('fields that do not belong to the content are refused', () => {
  expect(homeDraftSchema.safeParse({ ...defaultHomeContent, html: '<script>' }).success).toBe(false)
})

test('without a publication the delivered content is shown, each language by itself, its testimonials as examples', async () => {
  const { voices, ...texts } = inLanguage(defaultHomeContent, 'ar')
  const examples = voices.map(({ quote, by, company }) => ({ quote, by, company, isExample: true }))
  expect(await readHome('ar')).toEqual({ ...texts, voices: examples })
  expect((await readHome('en')).slides[0]!.title).toBe(defaultHomeContent.slides[0]!.title.en)
})

test('saved, looked at, published, restored', async () => {
  const title = 'slides.0.title'
  const changed = { ...content, [`${title}.en`]: 'A new promise', [`${title}.ar`]: 'وعد جديد' }
  const saved = await take(admin, { ...changed, intent: 'save', version: '0' })
  expect(saved).toEqual({ done: 'saved', version: 1 })
  expect((await readHome('en')).slides[0]!.title).toBe(defaultHomeContent.slides[0]!.title.en)
  expect((await previewHome(admin, 'ar'))!.slides[0]!.title).toBe('وعد جديد')
  const published = await take(admin, { ...changed, intent: 'publish', version: '1' })
  expect(published).toMatchObject({ done: 'published', version: 2, number: 1 })
  expect((await readHome('en')).slides[0]!.title).toBe('A new promise')
  await take(admin, { ...content, intent: 'publish', version: '2' })
  expect((await readHome('en')).slides[0]!.title).toBe(defaultHomeContent.slides[0]!.title.en)
  const { rows } = await w.owner.query(
    "select id from app.page_revisions where number = 1 and page_id in (select id from app.pages where kind = 'home')",
  )
  const answer = await take(admin, { intent: 'roll-back', version: '3', revisionId: rows[0].id })
  expect(answer).toBeInstanceOf(Response)
  expect((await readHome('ar')).slides[0]!.title).toBe('وعد جديد')
})

test('a testimonial with a consent is no example, and the record of the consent stays with us', async () => {
  const { version } = (await w.owner.query("select version from app.pages where kind = 'home'")).rows[0]
  const agreed = { ...content, 'voices.0.consent': 'Signed by the owner on 3 November 2026' }
  await take(admin, { ...agreed, intent: 'publish', version: String(version) })
  const { voices } = await readHome('en')
  expect(voices.map(({ isExample }) => isExample)).toEqual([false, true, true])
  expect(JSON.stringify(voices)).not.toContain('Signed by')
  await take(admin, { ...content, intent: 'publish', version: String(version + 1) })
})

test('two editors: the second is refused and nothing is overwritten', async () => {
  const { version } = (await w.owner.query("select version from app.pages where kind = 'home'")).rows[0]
  const theirs = { ...content, 'voicesNote.en': 'Theirs', 'voicesNote.ar': 'لهم' }
  const mine = { ...content, 'voicesNote.en': 'Mine', 'voicesNote.ar': 'لي' }
  await take(other, { ...theirs, intent: 'save', version: String(version) })
  await expect(take(admin, { ...mine, intent: 'save', version: String(version) })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  expect((await previewHome(admin, 'en'))!.voicesNote).toBe('Theirs')
})

test('a publication with a gap names the field and publishes nothing', async () => {
  const { version } = (await w.owner.query("select version from app.pages where kind = 'home'")).rows[0]
  const before = await readHome('ar')
  await expect(
    take(admin, { ...content, 'slides.2.title.ar': '  ', intent: 'publish', version: String(version) }),
  ).rejects.toMatchObject({ code: 'page.incomplete', fields: { 'slides.2.title.ar': 'required' } })
  expect(await readHome('ar')).toEqual(before)
})

test('a publication does not lead to a page that is not there', async () => {
  const { version } = (await w.owner.query("select version from app.pages where kind = 'home'")).rows[0]
  const lost = { ...content, 'slides.0.buttons.1.target': '/no-such-page', version: String(version) }
  await expect(take(admin, { ...lost, intent: 'publish' })).rejects.toMatchObject({
    fields: { 'slides.0.buttons.1.target': 'link-unknown' },
  })
  expect(await take(admin, { ...lost, intent: 'save' })).toMatchObject({ done: 'saved' })
})

test('a plan for the past is refused before anything is saved', async () => {
  const { version } = (await w.owner.query("select version from app.pages where kind = 'home'")).rows[0]
  const plan = { ...content, intent: 'schedule', version: String(version), at: '2020-01-01T10:00' }
  await expect(take(admin, plan)).rejects.toMatchObject({ fields: { at: 'page-time' } })
  const after = (await w.owner.query("select version from app.pages where kind = 'home'")).rows[0]
  expect(after.version).toBe(version)
})

test('only staff saves, publishes or sees a draft', async () => {
  for (const stranger of [await w.client(), await w.shopper(), await w.freelancer()]) {
    for (const intent of ['save', 'publish'])
      await expect(take(stranger, { ...content, intent, version: '1' })).rejects.toMatchObject({ code: 'not-allowed' })
    expect(await previewHome(stranger, 'en')).toBeNull()
  }
  expect(await previewHome(null, 'en')).toBeNull()
})
