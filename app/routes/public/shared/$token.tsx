import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { BrandMark } from '#/app/shell/brand-mark.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AppError } from '#/domain/errors.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { otherLang } from '#/domain/text.ts'
import { ReplyText } from '#/features/reporting/replies/components/client-reply.tsx'
import { AllAnswers } from '#/features/reporting/reports/components/all-answers.tsx'
import { Arithmetic } from '#/features/reporting/reports/components/arithmetic.tsx'
import { ClientRevisions } from '#/features/reporting/reports/components/client-revisions.tsx'
import { ClientSections } from '#/features/reporting/reports/components/client-sections.tsx'
import { Findings } from '#/features/reporting/reports/components/findings.tsx'
import { ReportTrend } from '#/features/reporting/reports/components/highlights.tsx'
import { MethodNote } from '#/features/reporting/reports/components/method-note.tsx'
import { ReportSummary } from '#/features/reporting/reports/components/report-summary.tsx'
import { FirstFixes } from '#/features/reporting/reports/components/first-fixes.tsx'
import { ReportHead } from '#/features/reporting/reports/components/report-head.tsx'
import { isSameReport, ReportTabs } from '#/features/reporting/reports/components/report-tabs.tsx'
import { Standing, VisitFacts } from '#/features/reporting/reports/components/visit-facts.tsx'
import { VisitLine } from '#/features/reporting/reports/components/visit-line.tsx'
import { WhatIf } from '#/features/reporting/reports/components/what-if.tsx'
import { openSharedReport } from '#/features/reporting/shares/open-share.server.ts'
import type { SharedReport } from '#/features/reporting/shares/shared-view.ts'
import { sharedPageMessages } from '#/messages/reporting/client-report.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Route } from './+types/$token'

const answer = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Identical page and status for unknown, ended and withdrawn links. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { lang, network } = infoOf(context)
  // why: another tab of the open report is no further opening
  const counts = request.method === 'GET' && !url.searchParams.has('tab')
  try {
    const shared = await openSharedReport({ token: params.token, lang, network, counts })
    return data({ shared, token: params.token, busy: false }, { status: shared ? 200 : 404, headers: answer })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too-many-attempts') throw error
    return data({ shared: null, token: '', busy: true }, { status: error.status, headers: answer })
  }
}

/** Nothing has to be read again when only the tab changes. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href && isSameReport(currentUrl, nextUrl) ? false : defaultShouldRevalidate

export const headers: Route.HeadersFunction = () => answer

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const branch = loaderData?.shared?.report.branch
  const { en, ar } = branch === undefined ? sharedPageMessages.titleGone : sharedPageMessages.title
  const named = (text: string) => text.replace('{branch}', branch ?? '')
  return [
    { title: pageTitle(matches, { en: named(en), ar: named(ar) }) },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function Page({ loaderData: { shared, token, busy } }: Route.ComponentProps) {
  const t = useT(sharedPageMessages)
  const lang = useLang()
  const other = otherLang(lang)
  return (
    <div className="min-h-dvh bg-page">
      <header className="border-b border-line bg-card print:hidden" data-print="hide">
        <div className="mx-auto flex h-14 w-full max-w-[1104px] items-center justify-between gap-4 px-4 md:px-6">
          <BrandMark to="home" />
          {shared && (
            <a
              className="inline-flex min-h-11 items-center px-2 font-system text-ui hover:underline"
              lang={other}
              href={publicPath(other, `/shared/${token}`)}
            >
              {other === 'ar' ? 'العربية' : 'English'}
            </a>
          )}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[1104px] flex-col gap-6 p-4 outline-none md:p-6"
      >
        {shared ? (
          <Shared shared={shared} />
        ) : (
          <>
            <h1 className="sr-only">{t('titleGone')}</h1>
            <EmptyState
              title={t('titleGone')}
              action={<AnchorButton href={publicPath(lang, '/')}>{t('home')}</AnchorButton>}
            >
              {busy ? t('busy') : t('gone')}
            </EmptyState>
          </>
        )}
      </main>
    </div>
  )
}

function Shared({ shared: { report, company, endsAt, reply } }: { shared: SharedReport }) {
  const t = useT(sharedPageMessages)
  const lang = useLang()
  return (
    <>
      <div>
        <h1 tabIndex={-1} className="text-h1 font-semibold outline-none">
          <bdi>{report.branch}</bdi>
        </h1>
        <p className="text-ui text-ink-2">
          <bdi>{report.location}</bdi>
        </p>
        <p className="mt-2 text-caption text-ink-2">
          {t('sharedBy', { company, date: formatDate(new Date(endsAt), lang) })} {t('private')}
        </p>
      </div>
      <ReportHead report={report} linked={false} reply={reply && <ReplyText reply={reply} company={company} />}>
        <FirstFixes report={report} />
      </ReportHead>
      <VisitLine report={report} />
      <ReportTabs
        report={report}
        panels={{
          answers: (
            <>
              <Findings report={report} />
              <AllAnswers report={report} />
            </>
          ),
          arithmetic: (
            <>
              <WhatIf report={report} />
              <Arithmetic report={report} />
              <MethodNote report={report} />
            </>
          ),
          trend: (
            <>
              <ReportSummary report={report} />
              <ReportTrend report={report} />
              <Standing report={report} />
              <ClientSections report={report} />
            </>
          ),
          reply: (
            <>
              <ClientRevisions report={report} linked={false} />
              <VisitFacts report={report} linked={false} />
            </>
          ),
        }}
      />
    </>
  )
}
