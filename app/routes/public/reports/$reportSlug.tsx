import { FileDown } from 'lucide-react'
import { Section } from '#/app/home/section.tsx'
import { publicMeta } from '#/app/shell/page-title.ts'
import { useRoot } from '#/app/shell/use-root.ts'
import { ClosingCall } from '#/app/site/closing-call.tsx'
import { GroupFigures, KeyFigures, SectionFigures } from '#/app/site/industry-report-parts.tsx'
import { PageHead } from '#/app/site/page-head.tsx'
import { industryReportData } from '#/app/site/report-data.ts'
import { fewestClients, fewestReports } from '#/domain/anonymous.ts'
import { AppError } from '#/domain/errors.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import {
  type IndustryReport,
  industryReportPath,
  industryReports,
  isIndustryReport,
  reportFile,
} from '#/features/site/public-benchmarks/industry-reports.ts'
import { methodRules } from '#/features/site/public-benchmarks/method-rules.ts'
import { readIndustryReport } from '#/features/site/public-benchmarks/read-report.server.ts'
import { libraryMessages } from '#/messages/reporting/library.ts'
import { industryReportMessages } from '#/messages/site/industry-reports.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Route } from './+types/$reportSlug'

export const loader = pageData(async ({ params, context }: Route.LoaderArgs) => {
  const { reportSlug: slug } = params
  if (!isIndustryReport(slug)) throw new AppError('not-found')
  const { lang, origin } = infoOf(context)
  const report = await readIndustryReport(slug, lang)
  return {
    slug,
    lang,
    file: `/reports/industry/${reportFile(slug, lang)}`,
    address: origin + publicPath(lang, industryReportPath(slug)),
    method: methodRules(report.code, lang),
    report,
  }
})

export const meta: Route.MetaFunction = ({ matches, params: { reportSlug: slug }, loaderData }) => {
  if (!isIndustryReport(slug) || !loaderData) return []
  const type = industryReports[slug]
  const path = industryReportPath(slug)
  const [title, description] = [industryReportMessages[`title_${type}`], industryReportMessages[`about_${type}`]]
  const { report, lang, file } = loaderData
  const { figures } = report
  return [
    ...publicMeta({
      matches,
      path,
      title,
      description,
      shortName: industryReportMessages[`name_${type}`],
      trail: [{ name: libraryMessages.title, path: '/reports' }],
      ...(figures ? { type: 'article' as const } : { noindex: true }),
    }),
    ...(figures
      ? industryReportData(matches, {
          ...report,
          title: title[lang],
          description: description[lang],
          path,
          figures,
          file,
        }).map((data) => ({ 'script:ld+json': data }))
      : []),
  ]
}

/** An industry report: anonymous averages of one type of visit, or why they are not published yet. */
export default function Page({ loaderData: { slug, file, address, method, report } }: Route.ComponentProps) {
  const t = useT(industryReportMessages)
  const lang = useLang()
  const company = useRoot()?.branding.companyName[lang] ?? ''
  const { type, from, last, edition, figures } = report
  const title = t(`title_${type}`)
  if (!figures) return <Withheld slug={slug} />
  const period = { from: formatDay(from, lang), until: formatDay(last, lang) }
  return (
    <div className="print:[&_.site-space]:p-0 print:[&_.site-space]:pt-8 print:[&_h1]:text-h1 print:[&_h2]:text-h2 print:[&_header_svg]:hidden print:[&_header>div]:p-0">
      <PageHead title={title} lead={t(`lead_${type}`)}>
        <div className="contents print:hidden">
          <AnchorButton href={file} icon={FileDown} variant="primary" size="large">
            {t('download')}
          </AnchorButton>
        </div>
      </PageHead>
      <Section id="result" title={t('result')} kicker={t('edition', { day: formatDay(edition, lang) })}>
        <KeyFigures {...report} figures={figures} />
      </Section>
      <Section id="sections" title={t('sections')} text={t('sectionsText')} tinted>
        <SectionFigures sections={figures.sections} />
      </Section>
      <Section id="groups" title={t('groups')} text={t('groupsText')}>
        <GroupFigures {...figures} />
      </Section>
      <Section id="method" title={t('method')} tinted>
        <ul className="prose-width flex list-disc flex-col gap-3 ps-5 text-body">
          {method.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <h3 className="mt-10 text-h3">{t('cite')}</h3>
        <p className="prose-width mt-2 text-body break-words text-ink-2">
          {t('source', { company, title, ...period, address })}
        </p>
      </Section>
      <div className="print:hidden">
        <ClosingCall title={t('closingTitle')} text={t('closingText')}>
          <LinkButton to={publicPath(lang, '/plans#visit-prices')} variant="primary" size="large">
            {t('prices')}
          </LinkButton>
          <LinkButton to={publicPath(lang, '/ai-reports')} size="large">
            {t('sample')}
          </LinkButton>
        </ClosingCall>
      </div>
    </div>
  )
}

const checklistOf = { 'restaurant-service': 'restaurant', 'cafe-service': 'cafe' } as const

function Withheld({ slug }: { slug: IndustryReport }) {
  const t = useT(industryReportMessages)
  const lang = useLang()
  return (
    <>
      <PageHead title={t(`title_${industryReports[slug]}`)} lead={t(`lead_${industryReports[slug]}`)} />
      <Section
        id="result"
        title={t('hiddenTitle')}
        text={t('hiddenText', { reports: fewestReports, clients: fewestClients })}
      >
        <div className="flex flex-wrap gap-3 max-md:[&>*]:w-full">
          <LinkButton to={publicPath(lang, `/checklists/${checklistOf[slug]}`)} size="large">
            {t('readQuestionnaire')}
          </LinkButton>
          <LinkButton to={publicPath(lang, '/ai-reports')} size="large">
            {t('sample')}
          </LinkButton>
        </div>
      </Section>
    </>
  )
}
