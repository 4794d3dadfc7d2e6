import { FileDown, PenLine, UserRoundCheck } from 'lucide-react'
import { Section } from '#/app/home/section.tsx'
import { publicMeta } from '#/app/shell/page-title.ts'
import { ClosingCall } from '#/app/site/closing-call.tsx'
import { PageHead } from '#/app/site/page-head.tsx'
import { AllSections } from '#/features/reporting/sample-report/components/all-sections.tsx'
import { SummaryWithEvidence } from '#/features/reporting/sample-report/components/summary-with-evidence.tsx'
import { type SampleReport, sampleReport } from '#/features/reporting/sample-report/sample-report.ts'
import { sampleReportMessages } from '#/messages/reporting/sample-report.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreGauge, SectionBars } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/ai-reports'

export const loader = ({ context }: Route.LoaderArgs) => sampleReport(infoOf(context).lang)

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/ai-reports',
    title: sampleReportMessages.metaTitle,
    shortName: sampleReportMessages.title,
    description: sampleReportMessages.description,
  })

export default function Page({ loaderData: report }: Route.ComponentProps) {
  const t = useT(sampleReportMessages)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('headline')} lead={t('lead')}>
        <SampleFiles />
      </PageHead>
      <Section id="result" title={t('result')}>
        <Result report={report} />
      </Section>
      <Section id="summary" title={t('metaTitle')} tinted>
        <SummaryWithEvidence summary={report.summary} evidence={report.evidence} />
      </Section>
      <Section id="answers" title={t('allAnswers')} text={t('allAnswersHint')}>
        <AllSections sections={report.sections} />
      </Section>
      <Section id="machine" title={t('machine')} tinted>
        <WhoDecides />
      </Section>
      <ClosingCall title={t('closingTitle')} text={t('closingText')}>
        <LinkButton to={publicPath(lang, '/client-registration')} variant="primary" size="large">
          {t('register')}
        </LinkButton>
        <LinkButton to={publicPath(lang, '/reports')} size="large">
          {t('more')}
        </LinkButton>
      </ClosingCall>
    </>
  )
}

function SampleFiles() {
  const t = useT(sampleReportMessages)
  const file = (of: 'en' | 'ar') => `/reports/sample/itqan-sample-report-${of}.pdf`
  return (
    <>
      <AnchorButton href={file('en')} size="large" icon={FileDown}>
        {t('pdfEnglish')}
      </AnchorButton>
      <AnchorButton href={file('ar')} size="large" icon={FileDown}>
        {t('pdfArabic')}
      </AnchorButton>
    </>
  )
}

function Result({ report }: { report: SampleReport }) {
  const t = useT(sampleReportMessages)
  const { code, version, title } = report.questionnaire
  return (
    <div className="flex flex-col gap-8">
      <p className="flex flex-wrap items-start gap-3 rounded-card border border-line bg-surface-1 p-4 text-ui">
        <Badge tone="blue">{t('sampleMark')}</Badge>
        <span className="min-w-0 flex-1 basis-64">{t('sampleNote')}</span>
      </p>
      <div className="grid gap-8 lg:grid-cols-[auto_1fr] lg:gap-16">
        <div className="flex flex-col items-center gap-6 md:flex-row md:items-start lg:flex-col">
          <ScoreGauge score={report.score} label={t('finalScore')} />
          <DescriptionList
            items={[
              { term: t('branch'), value: report.name },
              { term: t('visitedAt'), value: <Time at={report.visitedAt} /> },
              { term: t('questionnaire'), value: t('editionOf', { title, code, version }) },
              { term: t('counted'), value: <span className="num">{report.visits.length}</span> },
            ]}
          />
        </div>
        <div>
          <h3 className="text-h3">{t('sections')}</h3>
          <div className="mt-3">
            <SectionBars
              caption={t('sections')}
              sections={report.sections.map(({ key, title: label, score }) => ({ key, label, score }))}
            />
          </div>
        </div>
      </div>
    </div>
  )
}

function WhoDecides() {
  const t = useT(sampleReportMessages)
  const sides = [
    { title: t('does'), icon: PenLine, lines: [t('does_1'), t('does_2'), t('does_3')] },
    { title: t('doesNot'), icon: UserRoundCheck, lines: [t('doesNot_1'), t('doesNot_2'), t('doesNot_3')] },
  ]
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      {sides.map(({ title, icon, lines }) => (
        <div key={title} className="rounded-card border border-line bg-card p-6">
          <h3 className="flex items-center gap-3 text-h3">
            <Icon as={icon} size={24} />
            {title}
          </h3>
          <ul className="mt-4 flex list-disc flex-col gap-3 ps-5 text-body">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
