import { ChartColumn, FileDown, FileText, ListChecks } from 'lucide-react'
import { href, Link } from 'react-router'
import { Section } from '#/app/home/section.tsx'
import { publicMeta } from '#/app/shell/page-title.ts'
import { useRoot } from '#/app/shell/use-root.ts'
import { PageHead } from '#/app/site/page-head.tsx'
import type { UserType } from '#/domain/actor.ts'
import { langs, withoutMarks } from '#/domain/text.ts'
import { browsePosts } from '#/features/site/blog/read-posts.server.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { methodLines } from '#/features/reporting/sample-report/questionnaire-words.ts'
import { libraryMessages } from '#/messages/reporting/library.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/reports'

const mostArticles = 3

/** Articles about the industry, or the newest ones while there are none. */
async function articles() {
  const industry = await browsePosts({ topic: 'industry', q: '', page: 1 })
  if (industry.posts.length > 0) return industry.posts
  return (await browsePosts({ topic: null, q: '', page: 1 })).posts
}

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const posts = await articles()
  return {
    questionnaires: [fsr1, bas1].map(({ code, version, title, sections }) => ({
      code,
      version,
      title: title[lang],
      sections: sections.length,
      count: sections.reduce((sum, { questions }) => sum + questions.length, 0),
    })),
    method: methodLines(lang),
    articles: posts.slice(0, mostArticles).map(({ slug, title, summary, publishedAt }) => ({
      slug,
      title: title[lang],
      summary: summary[lang],
      publishedAt,
    })),
  }
})

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/reports',
    title: libraryMessages.metaTitle,
    shortName: libraryMessages.title,
    description: libraryMessages.description,
  })

/** Public library: questions, weights and results. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const t = useT(libraryMessages)
  const lang = useLang()
  const person = useRoot()?.person
  const { questionnaires, method, articles } = loaderData
  return (
    <>
      <PageHead title={t('metaTitle')} lead={t('lead')} />
      {person && <YourReports type={person.type} />}
      <Section id="samples" title={t('samples')} text={t('samplesText')}>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
          <Document name={t('samples')} file="itqan-sample-report" icon={FileText}>
            <LinkButton to={publicPath(lang, '/ai-reports')}>{t('readOnline')}</LinkButton>
          </Document>
        </ul>
      </Section>
      <Section id="questionnaires" title={t('questionnaires')} text={t('questionnairesText')} tinted>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
          {questionnaires.map(({ code, title, ...facts }) => (
            <Document
              key={code}
              name={title}
              code={code}
              text={t('questionnaireFacts', facts)}
              file={`itqan-questionnaire-${code.toLowerCase()}`}
              icon={ListChecks}
            />
          ))}
        </ul>
      </Section>
      <Section id="method" title={t('method')} text={t('methodText')}>
        <ul className="prose-width flex list-disc flex-col gap-3 ps-5 text-body">
          {method.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      <Section id="statistics" title={t('statistics')} text={t('statisticsText')} tinted>
        <LinkButton to={publicPath(lang, '/client-results')} icon={ChartColumn} size="large">
          {t('seeStatistics')}
        </LinkButton>
      </Section>
      {articles.length > 0 && (
        <Section id="articles" title={t('articles')}>
          <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
            {articles.map(({ slug, title, summary, publishedAt }) => (
              <li key={slug} className="flex flex-col gap-2 rounded-card border border-line bg-card p-6">
                <h3 className="text-h3">
                  <Link className="link" to={publicPath(lang, `/blog/${slug}`)}>
                    {title}
                  </Link>
                </h3>
                <p className="flex-1 text-body text-ink-2">{summary}</p>
                <p className="text-caption text-ink-2">
                  <Time at={publishedAt} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

const portals = {
  client: { to: href('/client/reports'), text: 'yoursText' },
  admin: { to: href('/admin/reports'), text: 'yoursAdmin' },
  freelancer: { to: href('/freelancer/submit-report'), text: 'yoursShopper' },
  mystery_shopper: { to: href('/freelancer/submit-report'), text: 'yoursShopper' },
} as const satisfies Record<UserType, { to: string; text: keyof typeof libraryMessages }>

/** Link for signed-in users; the cached page itself is the same for all. */
function YourReports({ type }: { type: UserType }) {
  const t = useT(libraryMessages)
  const { to, text } = portals[type]
  return (
    <div className="mx-auto max-w-[1264px] px-4 pt-8 md:px-8">
      <Notice title={t('yours')} actions={<LinkButton to={to}>{t('toYours')}</LinkButton>}>
        {t(text)}
      </Notice>
    </div>
  )
}

type DocumentProps = {
  name: string
  code?: string
  text?: string
  file: string
  icon: typeof FileText
  children?: React.ReactNode
}

const languages = { en: 'english', ar: 'arabic' } as const

function Document({ name, code, text, file, icon, children }: DocumentProps) {
  const t = useT(libraryMessages)
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-card p-6">
      <div className="flex items-start gap-3">
        <Icon as={icon} size={24} className="mt-1" />
        <div>
          <h3 className="text-h3">
            {name} {code && <bdi dir="ltr">{code}</bdi>}
          </h3>
          {text && <p className="mt-1 text-body text-ink-2">{text}</p>}
        </div>
      </div>
      <div className="mt-auto flex flex-wrap gap-3 max-md:[&>*]:w-full">
        {children}
        {langs.map((of) => (
          <AnchorButton
            key={of}
            href={`/reports/sample/${file}-${of}.pdf`}
            icon={FileDown}
            aria-label={withoutMarks(
              t('fileName', { name: code ? `${name} ${code}` : name, language: t(languages[of]) }),
            )}
          >
            {t(languages[of])}
          </AnchorButton>
        ))}
      </div>
    </li>
  )
}
