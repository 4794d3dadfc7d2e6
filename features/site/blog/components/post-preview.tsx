import type { MouseEvent } from 'react'
import type { PublicPicture } from '#/domain/picture.ts'
import { directionOf, type Lang } from '#/domain/text.ts'
import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { LanguageProvider, useT } from '#/ui/language.tsx'
import { minutesToRead, type PostContent } from '../post.ts'
import { ArticleView } from './article-view.tsx'

type PostPreviewProps = {
  lang: Lang
  content: PostContent
  pictures: Readonly<Record<string, PublicPicture>>
  publishedAt: string | null
}

/** Disables a preview's links, because following one would leave the editor. */
const stay = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

/** Draft in the look of the public site, in one language. */
export function PostPreview({ lang, content, pictures, publishedAt }: PostPreviewProps) {
  const t = useT(blogEditorMessages)
  const { title, summary, author, body, coverId } = content
  return (
    <section aria-label={t('previewNote')} className="flex flex-col gap-2">
      <p className="text-caption text-ink-2">{t('previewNote')}</p>
      <div
        data-surface="site"
        data-theme="light"
        lang={lang}
        dir={directionOf(lang)}
        onClickCapture={stay}
        className="overflow-hidden rounded-card border border-line bg-canvas text-ink"
      >
        <LanguageProvider lang={lang}>
          <ArticleView
            heading="h2"
            title={title[lang]}
            summary={summary[lang]}
            author={author[lang]}
            body={body[lang]}
            minutes={minutesToRead(body[lang], lang)}
            publishedAt={publishedAt}
            updatedAt={null}
            cover={coverId ? (pictures[coverId] ?? null) : null}
            pictures={pictures}
            pathOf={(path) => path}
          />
        </LanguageProvider>
      </div>
    </section>
  )
}
