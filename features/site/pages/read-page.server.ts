import { isSlug } from '#/domain/page-slug.ts'
import type { PublicPicture } from '#/domain/picture.ts'
import { picturesIn } from '#/domain/rich-text.ts'
import { type Lang, otherLang } from '#/domain/text.ts'
import { readPublicForm } from '#/features/site/forms/public-form.server.ts'
import type { ShownForm } from '#/features/site/forms/shown-form.ts'
import { readPictures } from '#/features/site/media/read-pictures.server.ts'
import { readAs, visitor } from '#/db/database.server.ts'
import { type Block, type PageContent, pageContent } from './content.ts'
import { readyLanguages } from './gaps.ts'
import { readPublished } from './store.server.ts'

/** Content referenced by blocks: pictures by id, forms by address. */
export type Materials = { pictures: Record<string, PublicPicture>; forms: Record<string, ShownForm> }

/** A page in the language of its address. */
export type ShownPage = {
  slug: string
  title: PageContent['title']
  description: PageContent['description']
  noindex: boolean
  languages: Lang[]
  blocks: Block[]
  image: PublicPicture | null
} & Materials

/** Reads the content referenced by one language's blocks. */
export async function readMaterials(
  blocks: readonly Block[],
  lang: Lang,
  more: readonly string[] = [],
): Promise<Materials> {
  const pictureIds = blocks.flatMap((block) =>
    block.type === 'Picture' ? [block.props.mediaId] : block.type === 'Text' ? picturesIn(block.props.body) : [],
  )
  const slugs = new Set(
    blocks.flatMap((block) => (block.type === 'Form' && block.props.slug ? [block.props.slug] : [])),
  )
  const [pictures, forms] = await Promise.all([
    readPictures([...pictureIds, ...more]),
    Promise.all([...slugs].map(async (slug) => [slug, await readPublicForm(slug, lang)] as const)),
  ])
  return { pictures, forms: Object.fromEntries(forms.flatMap(([slug, form]) => (form ? [[slug, form]] : []))) }
}

/** Description for search results; default: the first text of the page. */
const descriptionOf = (content: PageContent, lang: Lang): string => {
  if (content.description[lang].trim()) return content.description[lang]
  const first = content.blocks[lang].flatMap(({ props }) =>
    'text' in props && props.text.trim() ? [props.text] : [],
  )[0]
  return (first ?? content.title[lang]).replace(/\s+/g, ' ').trim().slice(0, 160)
}

export async function showPage(slug: string, content: PageContent, lang: Lang, languages: Lang[]): Promise<ShownPage> {
  const blocks = content.blocks[lang]
  const materials = await readMaterials(blocks, lang, [content.imageId])
  const spare = (of: Lang) => content.title[of] || content.title[otherLang(of)]
  return {
    slug,
    title: { en: spare('en'), ar: spare('ar') },
    description: { en: descriptionOf(content, 'en'), ar: descriptionOf(content, 'ar') },
    noindex: content.noindex,
    languages,
    blocks,
    image: materials.pictures[content.imageId] ?? null,
    ...materials,
  }
}

/** Published page at an address; null when not found. Missing in this language: the page in the other one. */
export async function readPage(slug: string, lang: Lang): Promise<ShownPage | null> {
  if (!isSlug(slug)) return null
  const published = await readPublished({ slug })
  const content = published && pageContent.safeParse(published.content)
  if (!content?.success) return null
  const languages = readyLanguages(content.data)
  return languages.length === 0 ? null : showPage(published!.slug, content.data, lang, languages)
}

/** Published, indexable pages for the site map, with their languages. */
export async function publishedPageSlugs(): Promise<{ slug: string; updatedAt: string; languages: Lang[] }[]> {
  const rows = await readAs(visitor, (db) =>
    db
      .selectFrom('pages as page')
      .innerJoin('page_revisions as revision', 'revision.id', 'page.published_id')
      .select(['page.slug', 'revision.content', 'revision.created_at'])
      .where('page.kind', '=', 'page')
      .orderBy('page.slug')
      .execute(),
  )
  return rows.flatMap(({ slug, content, created_at: updatedAt }) => {
    const page = pageContent.safeParse(content)
    return page.success && !page.data.noindex ? [{ slug, updatedAt, languages: readyLanguages(page.data) }] : []
  })
}
