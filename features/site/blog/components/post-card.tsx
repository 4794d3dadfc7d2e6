import { Link } from 'react-router'
import { blogMessages } from '#/messages/site/blog.ts'
import { publicPath } from '#/platform/i18n.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { PostCard as Card } from '../read-posts.server.ts'
import { PostCover } from './post-cover.tsx'

type PostCardProps = { post: Card; heading: 'h2' | 'h3'; lead?: boolean }

/** An article in a list: the whole card links to it; its accessible name is the title. */
export function PostCard({ post, heading: Heading, lead }: PostCardProps) {
  const t = useT(blogMessages)
  const lang = useLang()
  const { slug, title, summary, cover, topic, minutes, publishedAt } = post
  return (
    <article
      className={classes(
        'relative flex h-full min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card hover:border-line-input',
        lead && 'lg:grid lg:grid-cols-2',
      )}
    >
      <PostCover
        id={`cover-${slug}`}
        cover={cover}
        eager={lead}
        sizes={lead ? '(min-width: 1024px) 600px, 100vw' : '(min-width: 1024px) 390px, (min-width: 768px) 50vw, 100vw'}
        className={classes('aspect-[3/2] w-full', lead && 'lg:aspect-auto lg:h-full lg:min-h-96')}
      />
      <div className={classes('flex flex-1 flex-col gap-2 p-5', lead && 'lg:justify-center lg:gap-3 lg:p-10')}>
        {topic && <p className="text-caption font-medium text-ink-2">{topic.name[lang]}</p>}
        <Heading className={lead ? 'text-h3 lg:text-h2' : 'text-h3'}>
          <Link
            to={publicPath(lang, `/blog/${slug}`)}
            className="after:absolute after:inset-0 hover:underline hover:underline-offset-[.2em] focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {title[lang]}
          </Link>
        </Heading>
        <p className={classes('text-ink-2', lead ? 'text-body-lg' : 'line-clamp-3 text-body')}>{summary[lang]}</p>
        <p className={classes('flex flex-wrap gap-x-3 text-caption text-ink-2', !lead && 'mt-auto pt-2')}>
          <Time at={publishedAt} />
          <span>{t('minutes', { count: minutes[lang] })}</span>
        </p>
      </div>
    </article>
  )
}
