import { FileDown, PenLine, UserRoundCheck } from 'lucide-react'
import { Section } from '#/app/home/section.tsx'
import { publicMeta } from '#/app/shell/page-title.ts'
import { ClosingCall } from '#/app/site/closing-call.tsx'
import { PageHead } from '#/app/site/page-head.tsx'
import { Lattice } from '#/app/site/star-mark.tsx'
import { AllSections } from '#/features/reporting/sample-report/components/all-sections.tsx'
import { SummaryWithEvidence } from '#/features/reporting/sample-report/components/summary-with-evidence.tsx'
import { type SampleReport, sampleReport } from '#/features/reporting/sample-report/sample-report.ts'
import { sampleReportMessages } from '#/messages/reporting/sample-report.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreGauge, SectionBars } from '#/ui/score.tsx'
import { StarChart } from '#/ui/star-chart.tsx'
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
      <Section id="summary" title={t('metaTitle')} text={t('sampleNote')} tinted>
        <SummaryWithEvidence summary={report.summary} evidence={report.evidence} />
      </Section>
      <Section id="result" title={t('result')}>
        <Result report={report} />
      </Section>
      <Section id="answers" title={t('allAnswers')} text={t('allAnswersHint')} tinted>
        <AllSections sections={report.sections} />
      </Section>
      <WhoDecides />
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
  const sections = report.sections.map(({ key, title: label, score }) => ({ key, label, score }))
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16">
      <div className="mx-auto w-full max-w-[360px] [&>svg]:h-auto [&>svg]:w-full">
        <StarChart caption={t('sections')} sections={sections} />
      </div>
      <div>
        <div className="flex flex-col gap-6 md:flex-row md:items-center md:gap-10">
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
        <h3 className="mt-8 text-h3">{t('sections')}</h3>
        <div className="mt-3">
          <SectionBars caption={t('sections')} sections={sections} />
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
    <section id="machine" aria-labelledby="machine-title" data-theme="dark" className="relative bg-[#0a0a0a] text-ink">
      <Lattice id="machine-lattice" fade="start" className="opacity-[.09]" />
      <div className="site-wrap site-space relative">
        <h2 id="machine-title" tabIndex={-1} className="max-w-[20em] text-section ltr:tracking-[-0.025em]">
          {t('machine')}
        </h2>
        <div className="mt-12 grid gap-10 md:grid-cols-2 md:gap-16">
          {sides.map(({ title, icon, lines }) => (
            <div key={title}>
              <h3 className="flex items-center gap-3 text-h3">
                <Icon as={icon} size={24} />
                {title}
              </h3>
              <ul className="mt-4 border-b border-line text-body text-ink-2">
                {lines.map((line) => (
                  <li key={line} className="border-t border-line py-3.5">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
