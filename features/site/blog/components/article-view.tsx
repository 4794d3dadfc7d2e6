import type { ReactNode } from 'react'
import { contentsOf, type Contents, type RichText as Doc } from '#/domain/rich-text.ts'
import type { PublicPicture } from '#/domain/picture.ts'
import { blogMessages } from '#/messages/site/blog.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { RichText } from '#/ui/rich-text.tsx'
import { Time } from '#/ui/time.tsx'
import { PostCover } from './post-cover.tsx'

type ArticleViewProps = {
  title: string
  summary: string
  author: string
  body: Doc
  minutes: number
  publishedAt: string | null
  updatedAt: string | null
  cover: PublicPicture | null
  pictures: Readonly<Record<string, PublicPicture>>
  pathOf: (path: string) => string
  /** Level of the title: a preview is inside a page with its own h1. */
  heading?: 'h1' | 'h2'
  /** Above the title: the breadcrumb. */
  over?: ReactNode
  /** After the text: share links. */
  under?: ReactNode
}

/** Fewest parts with a table of contents. */
const longEnough = 3

/** An article as published; also used by the editor's preview. */
export function ArticleView(props: ArticleViewProps) {
  const { body, cover, pictures, pathOf, over, under } = props
  const parts = contentsOf(body)
  const long = parts.length >= longEnough
  return (
    <article className="mx-auto max-w-[1100px] px-4 py-8 md:px-8 md:py-12">
      <div className={long ? 'lg:grid lg:grid-cols-[minmax(0,680px)_1fr] lg:gap-x-16' : 'mx-auto max-w-[680px]'}>
        <div className="flex min-w-0 flex-col gap-6">
          {over}
          <ArticleHead {...props} />
          {cover && (
            <PostCover
              id="article-cover"
              cover={cover}
              eager
              sizes="(min-width: 768px) 680px, 100vw"
              className="aspect-[3/2] w-full rounded-card"
              isTold
            />
          )}
        </div>
        {long && <SideContents parts={parts} />}
        <div className="mt-8 min-w-0">
          {long && <FoldedContents parts={parts} />}
          <RichText doc={body} pictures={pictures} pathOf={pathOf} anchors />
          {under}
        </div>
      </div>
    </article>
  )
}

function ArticleHead(props: ArticleViewProps) {
  const { title, summary, author, minutes, publishedAt, updatedAt, heading: Heading = 'h1' } = props
  const t = useT(blogMessages)
  return (
    <header className="flex flex-col gap-4">
      <Heading tabIndex={-1} className="text-h1">
        {title}
      </Heading>
      <p className="text-body-lg text-ink-2">{summary}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ui text-ink-2">
        <span>{t('by', { name: author })}</span>
        {publishedAt && (
          <span>
            {t('published')} <Time at={publishedAt} />
          </span>
        )}
        {updatedAt && (
          <span>
            {t('updated')} <Time at={updatedAt} />
          </span>
        )}
        <span>{t('minutes', { count: minutes })}</span>
      </p>
    </header>
  )
}

function ContentsList({ parts }: { parts: Contents }) {
  const lang = useLang()
  return (
    <ol className="flex flex-col">
      {parts.map(({ anchor, text }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            lang={lang}
            className="inline-flex min-h-9 items-center py-1 text-ui text-ink-2 underline-offset-[.25em] hover:text-ink hover:underline coarse:min-h-11"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

function SideContents({ parts }: { parts: Contents }) {
  const t = useT(blogMessages)
  return (
    <nav aria-label={t('contents')} className="row-span-2 max-lg:hidden">
      <div className="sticky top-24 flex flex-col gap-2 border-s border-line ps-5">
        <p className="text-caption font-semibold">{t('contents')}</p>
        <ContentsList parts={parts} />
      </div>
    </nav>
  )
}

function FoldedContents({ parts }: { parts: Contents }) {
  const t = useT(blogMessages)
  return (
    <details className="mb-8 rounded-card border border-line bg-surface-1 px-4 py-1 lg:hidden">
      <summary className="min-h-11 content-center text-ui font-medium">{t('contents')}</summary>
      <nav aria-label={t('contents')} className="pb-2">
        <ContentsList parts={parts} />
      </nav>
    </details>
  )
}
