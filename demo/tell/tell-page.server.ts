import type { Actor } from '#/domain/actor.ts'
import { createPage } from '#/features/site/pages/make-page.server.ts'
import { pageContent } from '#/features/site/pages/content.ts'
import { publish } from '#/features/site/pages/publish.server.ts'
import { publishablePage } from '#/features/site/pages/publishable.ts'
import { publishedPageSlugs } from '#/features/site/pages/read-page.server.ts'
import { saveDraft } from '#/features/site/pages/store.server.ts'
import { ramadanPage } from '../ramadan-page.ts'

const slug = 'ramadan-visits'

/** Publishes a page made with the page builder. Idempotent. */
export async function tellPage(admin: Actor): Promise<void> {
  if ((await publishedPageSlugs()).some((page) => page.slug === slug)) return
  const { id } = await createPage(admin, { slug, title: ramadanPage.title }, new Set())
  const { version } = await saveDraft(admin, { key: { id }, version: 1, content: ramadanPage }, pageContent)
  await publish(admin, { key: { id }, version }, publishablePage)
}
