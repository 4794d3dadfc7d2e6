import { readAs, visitor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { picturesIn } from '#/domain/rich-text.ts'
import { langs } from '#/domain/text.ts'
import { readPublishedForm } from '#/features/site/forms/public-form.server.ts'
import { shownForm } from '#/features/site/forms/shown-form.ts'
import { readPictures } from '#/features/site/media/read-pictures.server.ts'
import { type PageContent, pageContent } from './content.ts'
import type { EditorFrame } from './editor/block-tools.ts'
import { listRevisions, readRevision } from './publish.server.ts'
import { readDraft } from './store.server.ts'

const picturesOf = (content: PageContent): string[] => [
  content.imageId,
  ...langs.flatMap((lang) =>
    content.blocks[lang].flatMap((block) =>
      block.type === 'Picture' ? [block.props.mediaId] : block.type === 'Text' ? picturesIn(block.props.body) : [],
    ),
  ),
]

/** Published forms for the editor. */
async function formChoices(): Promise<EditorFrame['forms']> {
  const rows = await readAs(visitor, (db) =>
    db.selectFrom('forms').select('slug').where('published', 'is not', null).orderBy('slug').limit(100).execute(),
  )
  const forms = await Promise.all(rows.map(({ slug }) => readPublishedForm(slug)))
  return forms.flatMap((form) => {
    if (!form) return []
    const shown = (lang: 'en' | 'ar') => shownForm(form.slug, form.isOpen, form.definition, lang)
    return [{ slug: form.slug, title: form.definition.title, shown: { en: shown('en'), ar: shown('ar') } }]
  })
}

/** A page with all data of its editor. */
export async function readEditor(actor: Actor, id: string) {
  const draft = await readDraft(actor, { id })
  if (!draft || draft.kind !== 'page') throw new AppError('not-found')
  const content = pageContent.parse(draft.content)
  const [revisions, pictures, forms, publishedContent] = await Promise.all([
    listRevisions(actor, id),
    readPictures(picturesOf(content)),
    formChoices(),
    draft.publishedId ? readRevision(actor, id, draft.publishedId) : null,
  ])
  const published = publishedContent ? pageContent.safeParse(publishedContent) : null
  const { slug, version, state, scheduledFor, updatedAt, updatedBy } = draft
  return {
    id,
    slug,
    version,
    state,
    scheduledFor,
    updatedAt,
    updatedBy,
    content,
    published: published?.success ? published.data : null,
    revisions,
    pictures,
    forms,
  }
}
export type EditorPage = Awaited<ReturnType<typeof readEditor>>
