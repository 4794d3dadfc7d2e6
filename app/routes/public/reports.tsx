import { ChartColumn, FileDown, FileText, ListChecks } from 'lucide-react'
import { href, redirectDocument } from 'react-router'
import { Section } from '#/app/home/section.tsx'
import { publicMeta } from '#/app/shell/page-title.ts'
import { IndustryReportCards } from '#/app/site/industry-report-cards.tsx'
import { PageHead } from '#/app/site/page-head.tsx'
import type { UserType } from '#/domain/actor.ts'
import { addDays, formatDay } from '#/domain/riyadh-time.ts'
import { langs, withoutMarks } from '#/domain/text.ts'
import { PostCard } from '#/features/site/blog/components/post-card.tsx'
import { browsePosts } from '#/features/site/blog/read-posts.server.ts'
import { reportOfType } from '#/features/site/public-benchmarks/industry-reports.ts'
import { readStatistics } from '#/features/site/public-benchmarks/read-statistics.server.ts'
import { checklists } from '#/app/site/checklist-list.ts'
import { libraryPageMessages } from '#/messages/site/library-pages.ts'
import { methodLines } from '#/features/reporting/sample-report/questionnaire-words.ts'
import { libraryMessages } from '#/messages/reporting/library.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Route } from './+types/reports'

const mostArticles = 3

/** Articles about the industry, or the newest ones while there are none. */
async function articles() {
  const industry = await browsePosts({ topic: 'industry', q: '', page: 1 })
  if (industry.posts.length > 0) return industry.posts
  return (await browsePosts({ topic: null, q: '', page: 1 })).posts
}

/** A signed-in person goes to the own reports, unless the library is named in the address. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang, actor } = infoOf(context)
  if (actor && !url.searchParams.has('library')) throw redirectDocument(portals[actor.type])
  const [posts, statistics] = await Promise.all([articles(), readStatistics()])
  return {
    questionnaires: Object.entries(checklists).map(([checklist, { definition }]) => {
      const { code, version, title, sections } = definition
      return {
        checklist,
        code,
        version,
        title: title[lang],
        sections: sections.length,
        count: sections.reduce((sum, { questions }) => sum + questions.length, 0),
      }
    }),
    method: methodLines(lang),
    articles: posts.slice(0, mostArticles),
    period: { from: statistics.from, until: addDays(statistics.until, -1) },
    reports: statistics.types.map(({ type, byCity }) => ({ slug: reportOfType(type), type, total: byCity.total })),
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

/** Public library: industry reports, a sample, questions and weights. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const t = useT(libraryMessages)
  const pages = useT(libraryPageMessages)
  const lang = useLang()
  const { questionnaires, method, articles, reports, period } = loaderData
  return (
    <>
      <PageHead title={t('metaTitle')} lead={t('lead')} />
      <Section
        id="industry"
        title={pages('industryTitle')}
        text={pages('industryPeriod', { from: formatDay(period.from, lang), until: formatDay(period.until, lang) })}
      >
        <IndustryReportCards reports={reports} />
        <div className="mt-8 flex flex-wrap gap-3 max-md:[&>*]:w-full">
          {reports.some(({ total }) => total) && (
            <LinkButton to={publicPath(lang, '/client-results')} icon={ChartColumn}>
              {t('seeStatistics')}
            </LinkButton>
          )}
          <LinkButton to={publicPath(lang, '/glossary')}>{pages('toGlossary')}</LinkButton>
        </div>
      </Section>
      <Section id="samples" title={t('samples')} text={t('samplesText')} tinted>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
          <Document name={t('samples')} file="itqan-sample-report" icon={FileText}>
            <LinkButton to={publicPath(lang, '/ai-reports')}>{t('readOnline')}</LinkButton>
          </Document>
        </ul>
      </Section>
      <Section id="questionnaires" title={t('questionnaires')} text={t('questionnairesText')}>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
          {questionnaires.map(({ code, title, checklist, ...facts }) => (
            <Document
              key={code}
              name={title}
              code={code}
              text={t('questionnaireFacts', facts)}
              file={`itqan-questionnaire-${code.toLowerCase()}`}
              icon={ListChecks}
            >
              <LinkButton to={publicPath(lang, `/checklists/${checklist}`)}>{pages('openChecklist')}</LinkButton>
            </Document>
          ))}
        </ul>
        <div className="mt-8 max-md:[&>*]:w-full">
          <LinkButton to={publicPath(lang, '/checklists')}>{pages('checklists')}</LinkButton>
        </div>
      </Section>
      <Section id="method" title={t('method')} text={t('methodText')} tinted>
        <ul className="prose-width flex list-disc flex-col gap-3 ps-5 text-body">
          {method.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      {articles.length > 0 && (
        <Section id="articles" title={t('articles')}>
          <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
            {articles.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} heading="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

/** Reports of a signed-in person. */
const portals = {
  client: href('/client/reports'),
  admin: href('/admin/reports'),
  freelancer: href('/freelancer/reports'),
  mystery_shopper: href('/freelancer/reports'),
} as const satisfies Record<UserType, string>

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
