import { redirect } from 'react-router'
import type { UserType } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { Code } from '#/features/partners/api/components/operation-card.tsx'
import { pictureMessages } from '#/messages/site/pictures.ts'
import { helpMessages } from '#/messages/site/help.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Breadcrumbs } from '#/ui/nav.tsx'
import { type HelpArticle, readHelpArticle } from '../../../../help/help.server.ts'
import { HelpList, RichText, StillStuck } from '../../../../help/help-parts.tsx'
import { langOf, publicMeta } from '../../../../shell/page-title.ts'
import { article as articleData, howTo } from '../../../../shell/structured-data.ts'
import { useRoot } from '../../../../shell/use-root.ts'
import { PhonePicture, Screen } from '../../../../site/picture.tsx'
import type { Route } from './+types/$articleSlug'

export const loader = pageData(async ({ params, context }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const article = await readHelpArticle(params.articleSlug, lang)
  if (!article) throw new AppError('not-found')
  // why: an article of several roles has one address, that of its first role
  if (article.role !== params.roleSlug) throw redirect(publicPath(lang, article.path), 301)
  return { article }
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { path, title, description, role, plainSteps, changed } = loaderData.article
  const same = (text: string) => ({ en: text, ar: text })
  const lang = langOf(matches)
  return [
    ...publicMeta({
      matches,
      path,
      title,
      description,
      type: 'article',
      trail: [
        { name: helpMessages.shortName, path: '/docs' },
        { name: helpMessages[`role_${role}`], path: `/docs/${role}` },
      ],
    }),
    {
      'script:ld+json': howTo(
        matches,
        title,
        plainSteps.map((step, index) => ({ name: same(String(index + 1)), text: same(step) })),
      ),
    },
    {
      'script:ld+json': articleData(matches, {
        title: title[lang],
        description: description[lang],
        path,
        publishedAt: changed,
      }),
    },
  ]
}

/** Kinds of users who reach a page of the product; null: it is public. */
function readersOfPage(page: string): readonly UserType[] | null {
  if (page.startsWith('/client')) return ['client']
  if (page.startsWith('/freelancer')) return ['freelancer', 'mystery_shopper']
  return page.startsWith('/account') ? ['client', 'freelancer', 'mystery_shopper', 'admin'] : null
}

/** A help article: for whom, the steps, the result, problems with their remedies. */
export default function HelpPage({ loaderData: { article } }: Route.ComponentProps) {
  const t = useT(helpMessages)
  const lang = useLang()
  const { title, role, readers, lead, changed } = article
  const list = new Intl.ListFormat(lang, { type: 'conjunction' })
  return (
    <>
      <div className="site-wrap grid gap-x-16 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_18rem] print:block print:p-0">
        <article className="min-w-0">
          <div className="print:hidden">
            <Breadcrumbs
              items={[
                { to: publicPath(lang, '/docs'), label: t('title') },
                { to: publicPath(lang, `/docs/${role}`), label: t(`role_${role}`) },
              ]}
            />
          </div>
          <h1 tabIndex={-1} className="mt-4 max-w-[24em] text-h1 md:text-section ltr:tracking-[-0.02em]">
            {title[lang]}
          </h1>
          <p className="prose-width mt-4 text-body-lg">
            <RichText line={lead} />
          </p>
          <dl className="mt-4 flex flex-wrap gap-x-2 text-ui text-ink-2">
            <dt>{t('forWhom')}</dt>
            <dd>{list.format(readers)}</dd>
          </dl>
          <Steps article={article} />
          {article.code && (
            <div className="mt-6">
              <Code>{article.code}</Code>
            </div>
          )}
          <ArticlePicture article={article} />
          <Lines id="after" title={t('after')} lines={article.after} />
          <Troubles article={article} />
          <Lines id="notes" title={t('notes')} lines={article.notes} />
          <p className="mt-10 text-caption text-ink-2">{t('changed', { date: formatDay(changed, lang) })}</p>
        </article>
        <aside className="flex flex-col gap-8 lg:sticky lg:top-24 lg:self-start print:hidden">
          <OpenPage page={article.page} />
        </aside>
        <section aria-labelledby="related-title" className="min-w-0 print:hidden">
          <h2 id="related-title" className="mb-4 text-h2">
            {t('related')}
          </h2>
          <HelpList articles={article.related} heading="h3" />
        </section>
      </div>
      <StillStuck />
    </>
  )
}

function Steps({ article: { steps } }: { article: HelpArticle }) {
  const t = useT(helpMessages)
  return (
    <section aria-labelledby="steps-title" className="mt-10">
      <h2 id="steps-title" className="text-h2">
        {t('steps')}
      </h2>
      <ol className="mt-4 border-t-2 border-ink">
        {steps.map((line, index) => (
          <li key={index} className="flex break-inside-avoid gap-4 border-b border-line py-3.5">
            <span aria-hidden className="num w-6 shrink-0 text-body-lg font-semibold text-ink-3">
              {index + 1}
            </span>
            <span className="prose-width text-body-lg">
              <RichText line={line} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Lines({ id, title, lines }: { id: string; title: string; lines: HelpArticle['after'] }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={`${id}-title`} className="mt-10">
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      <ul className="prose-width mt-3 flex list-disc flex-col gap-2 ps-5 text-body-lg">
        {lines.map((line, index) => (
          <li key={index}>
            <RichText line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Troubles({ article: { troubles } }: { article: HelpArticle }) {
  const t = useT(helpMessages)
  if (troubles.length === 0) return null
  return (
    <section aria-labelledby="troubles-title" className="mt-10">
      <h2 id="troubles-title" className="text-h2">
        {t('troubles')}
      </h2>
      <dl className="mt-4 border-t border-line">
        {troubles.map(({ problem, remedy }, index) => (
          <div
            key={index}
            className="grid break-inside-avoid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-body-lg font-semibold">
              <RichText line={problem} />
            </dt>
            <dd className="text-body-lg">
              <RichText line={remedy} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ArticlePicture({ article: { picture } }: { article: HelpArticle }) {
  const t = useT(pictureMessages)
  if (!picture) return null
  return (
    <div className="mt-10 max-w-[46rem] print:hidden">
      {picture === 'phone' ? (
        <PhonePicture />
      ) : (
        <Screen name={picture} sizes="(max-width: 767px) 92vw, 736px" note={t(picture)} />
      )}
    </div>
  )
}

/** The page of the product, for those who can open it. Visitors sign in on the way. */
function OpenPage({ page }: { page: string }) {
  const t = useT(helpMessages)
  const lang = useLang()
  const person = useRoot()?.person
  const readers = readersOfPage(page)
  if (person && readers && !readers.includes(person.type)) return null
  return (
    <div className="flex flex-col items-start gap-2 border-t-2 border-ink pt-4">
      <LinkButton to={readers ? page : publicPath(lang, page)} variant="primary" size="large" full>
        {t('open')}
      </LinkButton>
      <p className="text-caption text-ink-2">{t(person || !readers ? 'openHint' : 'openSignedOut')}</p>
    </div>
  )
}
