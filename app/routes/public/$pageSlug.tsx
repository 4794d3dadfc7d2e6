import { data, href } from 'react-router'
import { otherLang } from '#/domain/text.ts'
import { Blocks } from '#/features/site/pages/components/blocks.tsx'
import { previewPage } from '#/features/site/pages/preview.server.ts'
import { readPage } from '#/features/site/pages/read-page.server.ts'
import { pageMessages } from '#/messages/site/page-blocks.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { langOf } from '#/app/shell/page-facts.ts'
import { publicMeta } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$pageSlug'

type Shown = NonNullable<Awaited<ReturnType<typeof readPage>>>

/** A language without a text has no address; only existing ones are announced to search engines. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { page, preview } = loaderData
  const { slug, title, description, languages, image } = page
  const missing = !languages.includes(langOf(matches))
  const share = image ? { path: `/media/${image.id}?w=1440`, width: image.width, height: image.height } : undefined
  const tags = publicMeta({
    matches,
    path: `/${slug}`,
    title,
    description,
    noindex: page.noindex || missing || preview !== null,
    image: share,
  })
  const gone = languages.length === 1 ? otherLang(languages[0]!) : null
  return tags.filter((tag) => {
    if ('property' in tag && tag.property === 'og:locale:alternate') return gone === null
    if (!('hrefLang' in tag)) return true
    return tag.hrefLang === 'x-default' ? gone !== 'en' : tag.hrefLang !== gone
  })
}

export const loader = pageData(async ({ params, context, url }: Route.LoaderArgs) => {
  const { lang, actor } = infoOf(context)
  const wanted = url.searchParams.get('preview')
  const preview = wanted === null ? null : await previewPage(actor, params.pageSlug, lang, wanted)
  if (preview) return { page: preview.page, preview: preview.of }
  const page = await readPage(params.pageSlug, lang)
  if (!page) throw data({ code: 'not-found', details: {} }, { status: 404 })
  const found = { page, preview: null }
  return page.languages.includes(lang) ? found : (data(found, { status: 404 }) as unknown as typeof found)
})

/** A page made of blocks by staff. */
export default function BlockPage({ loaderData: { page, preview } }: Route.ComponentProps) {
  const lang = useLang()
  const withHead = page.blocks[0]?.type === 'Hero'
  return (
    <>
      {preview && <PreviewNotice of={preview} />}
      {!preview && !page.languages.includes(lang) ? (
        <OtherLanguage page={page} />
      ) : (
        <article className={preview ? undefined : 'pb-6'}>
          {!withHead && (
            <h1 tabIndex={-1} className="mx-auto max-w-[1264px] px-4 pt-10 text-h1 md:px-8 md:pt-14">
              {page.title[lang]}
            </h1>
          )}
          <Blocks blocks={page.blocks} materials={page} />
        </article>
      )}
    </>
  )
}

/** The page exists, but not in the language of this address. */
function OtherLanguage({ page }: { page: Shown }) {
  const t = useT(pageMessages)
  const lang = useLang()
  const other = otherLang(lang)
  return (
    <div className="mx-auto flex max-w-[680px] flex-col items-start gap-4 px-4 py-16 md:py-24">
      <h1 tabIndex={-1} className="text-h1">
        {t(other === 'en' ? 'onlyInEnglish' : 'onlyInArabic')}
      </h1>
      <p className="text-body-lg text-ink-2">{t('onlyText')}</p>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:[&>*]:w-full">
        <LinkButton to={publicPath(other, `/${page.slug}`)} variant="primary" size="large" reloadDocument>
          {t(other === 'en' ? 'readInEnglish' : 'readInArabic')}
        </LinkButton>
        <LinkButton to={publicPath(lang, '/')} size="large">
          {t('home')}
        </LinkButton>
      </div>
    </div>
  )
}

function PreviewNotice({ of }: { of: { pageId: string; number: number | null } }) {
  const t = useT(pageMessages)
  return (
    <div className="mx-auto max-w-[1264px] px-4 pt-4 md:px-8">
      <Notice
        kind="info"
        actions={
          <LinkButton to={href('/admin/page-builder/pages/:pageId', { pageId: of.pageId })} reloadDocument>
            {t('backToEditor')}
          </LinkButton>
        }
      >
        {of.number === null ? t('draft') : t('revision', { number: String(of.number) })}
      </Notice>
    </div>
  )
}
