import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { isSlug } from '#/domain/page-slug.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { type PageContent, pageContent } from './content.ts'
import { checked, lockVersion, readDraft } from './store.server.ts'

/** First segments of the product's own addresses, which pages by staff must not use. */
export type ProductWords = ReadonlySet<string>

/** Refuses an invalid or reserved address at its field, naming it. */
function assertFree(slug: string, words: ProductWords): void {
  if (!isSlug(slug)) throw new AppError('bad-request')
  if (words.has(slug)) throw new AppError('page.address-product', { path: `/${slug}` })
}

const taken = (slug: string) => new AppError('page.address-taken', { path: `/${slug}` })

async function insertPage(tx: Tx, actor: Actor, slug: string, content: PageContent): Promise<string> {
  const made = await tx
    .insertInto('pages')
    .values({ slug, draft: JSON.stringify(content), created_by: actor.id, updated_by: actor.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw taken(slug)
  return made.id
}

/** Creates an empty page, or one from another's draft. */
export async function createPage(
  actor: Actor,
  { slug, title, copyOf }: { slug: string; title: PageContent['title']; copyOf?: string | undefined },
  words: ProductWords,
): Promise<{ id: string }> {
  authorize(actor, 'pages.edit')
  assertFree(slug, words)
  const original = copyOf ? checked(pageContent, (await readDraft(actor, { id: copyOf }))?.content) : null
  const empty: PageContent = {
    title,
    description: { en: '', ar: '' },
    imageId: '',
    noindex: false,
    blocks: { en: [], ar: [] },
  }
  const content = checked(pageContent, { ...(original ?? empty), title })
  return asActor(actor, async (tx) => {
    const id = await insertPage(tx, actor, slug, content)
    await recordActivity(tx, actor, { action: 'pages.create', entity: 'page', entityId: id, after: { slug } })
    return { id }
  })
}

/** Changes the address of a page before its first publication (why: later, links would break). */
export async function changeAddress(
  actor: Actor,
  { id, version, slug }: { id: string; version: number; slug: string },
  words: ProductWords,
): Promise<{ version: number }> {
  authorize(actor, 'pages.edit')
  assertFree(slug, words)
  return asActor(actor, async (tx) => {
    const page = await lockVersion(tx, { id }, version)
    if (page.kind !== 'page') throw new AppError('not-found')
    if (page.slug === slug) return { version }
    if (await hasRevision(tx, id)) throw new AppError('page.address-fixed')
    const other = await tx.selectFrom('pages').select('id').where('slug', '=', slug).executeTakeFirst()
    if (other) throw taken(slug)
    const set = { slug, version: version + 1, updated_by: actor.id, updated_at: now().toISOString() }
    await tx.updateTable('pages').set(set).where('id', '=', id).execute()
    await recordActivity(tx, actor, {
      action: 'pages.change-address',
      entity: 'page',
      entityId: id,
      before: { slug: page.slug },
      after: { slug },
    })
    return { version: version + 1 }
  })
}

const hasRevision = async (tx: Tx, id: string): Promise<boolean> =>
  Boolean(await tx.selectFrom('page_revisions').select('id').where('page_id', '=', id).limit(1).executeTakeFirst())

/** Deletes a page without publications. Others can only be unpublished. */
export async function deletePage(actor: Actor, { id, version }: { id: string; version: number }): Promise<void> {
  authorize(actor, 'pages.edit')
  await asActor(actor, async (tx) => {
    const page = await lockVersion(tx, { id }, version)
    if (page.kind !== 'page') throw new AppError('not-found')
    if (await hasRevision(tx, id)) throw new AppError('page.was-published')
    await tx.deleteFrom('pages').where('id', '=', id).execute()
    await recordActivity(tx, actor, {
      action: 'pages.delete',
      entity: 'page',
      entityId: id,
      before: { slug: page.slug },
    })
  })
}
