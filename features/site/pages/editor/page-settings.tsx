import { directionOf, type Lang } from '#/domain/text.ts'
import { PictureField } from '#/features/site/media/components/picture-field.tsx'
import { pageEditorMessages } from '#/messages/site/pages.ts'
import { publicPath } from '#/platform/i18n.ts'
import { useT } from '#/ui/language.tsx'
import type { PageContent } from '../content.ts'
import { useFrame } from './block-tools.ts'
import { ContentField } from './content-field.tsx'

/** Approximate lengths at which search results cut title and description. */
const aims = { title: 60, description: 160 }

type SettingsProps = {
  content: PageContent
  onChange: (content: PageContent) => void
  slug: string
  origin: string
  company: Record<Lang, string>
}

/** Title and description of the current language with a search preview, and page-wide settings. */
export function PageSettings({ content, onChange, slug, origin, company }: SettingsProps) {
  const t = useT(pageEditorMessages)
  const { lang, pictures, addPicture } = useFrame()
  const set = (name: 'title' | 'description', text: string) =>
    onChange({ ...content, [name]: { ...content[name], [lang]: text } })
  const title = content.title[lang]
  const description = content.description[lang]
  return (
    <div className="flex flex-col gap-5">
      <ContentField
        label={t('titleField')}
        value={title}
        onChange={(text) => set('title', text)}
        lang={lang}
        most={120}
        help={<Counted text={title} most={aims.title} more={t('titleHelp')} />}
      />
      <ContentField
        label={t('descriptionField')}
        value={description}
        onChange={(text) => set('description', text)}
        lang={lang}
        lines={3}
        most={300}
        help={<Counted text={description} most={aims.description} more={t('descriptionHelp')} />}
      />
      <SearchResult
        title={title ? `${title} · ${company[lang]}` : company[lang]}
        address={`${origin}${publicPath(lang, `/${slug}`)}`}
        description={description}
        lang={lang}
      />
      <PictureField
        label={t('image')}
        help={t('imageHelp')}
        picture={pictures[content.imageId] ?? null}
        onChange={(picture) => {
          if (picture) addPicture(picture)
          onChange({ ...content, imageId: picture?.id ?? '' })
        }}
      />
      <label className="flex min-h-10 items-center gap-3 text-ui coarse:min-h-11">
        <input
          type="checkbox"
          className="size-5 accent-primary"
          checked={content.noindex}
          onChange={(event) => onChange({ ...content, noindex: event.target.checked })}
        />
        {t('noindex')}
      </label>
    </div>
  )
}

function Counted({ text, most, more }: { text: string; most: number; more: string }) {
  const t = useT(pageEditorMessages)
  const count = [...text].length
  return (
    <>
      <span className="block">{more}</span>
      <span className={count > most ? 'font-medium text-warning-ink' : undefined}>
        {t(count > most ? 'tooLong' : 'counted', { count, most })}
      </span>
    </>
  )
}

type ResultProps = { title: string; address: string; description: string; lang: Lang }

/** Approximate search result. */
function SearchResult({ title, address, description, lang }: ResultProps) {
  const t = useT(pageEditorMessages)
  const cut = (text: string, most: number) => ([...text].length > most ? `${[...text].slice(0, most).join('')}…` : text)
  return (
    <section className="rounded-card border border-line bg-surface-1 p-4">
      <h3 className="text-ui font-medium">{t('searchResult')}</h3>
      <div
        lang={lang}
        dir={directionOf(lang)}
        data-theme="light"
        className="mt-3 flex flex-col gap-0.5 rounded-control bg-canvas p-3 text-ink"
      >
        <bdi dir="ltr" className="text-caption text-ink-2 [overflow-wrap:anywhere]">
          {address}
        </bdi>
        <span className="text-body text-link">{cut(title, aims.title + 10)}</span>
        <span className="text-caption text-ink-2">{cut(description, aims.description)}</span>
      </div>
    </section>
  )
}
