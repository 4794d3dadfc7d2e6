import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { appealRejection } from '#/features/reporting/appeals/appeal.server.ts'
import { rateBrief, replyToGrade } from '#/features/shoppers/feedback/write-feedback.server.ts'
import { AppealCard } from '#/features/reporting/shopper-reports/components/appeal-card.tsx'
import { EditorWords } from '#/features/reporting/shopper-reports/components/editor-words.tsx'
import { GradeCard } from '#/features/reporting/shopper-reports/components/grade-card.tsx'
import { NextNotice } from '#/features/reporting/shopper-reports/components/next-notice.tsx'
import { OwnAnswers } from '#/features/reporting/shopper-reports/components/own-answers.tsx'
import { RateCard } from '#/features/reporting/shopper-reports/components/rate-card.tsx'
import { ReplyCard } from '#/features/reporting/shopper-reports/components/reply-card.tsx'
import { StateBadge } from '#/features/reporting/shopper-reports/components/state-badge.tsx'
import { ownReportForm } from '#/features/reporting/shopper-reports/form.ts'
import { type OwnReport, readOwnReport } from '#/features/reporting/shopper-reports/read-own.server.ts'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/$reportId'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readOwnReport(actorOf(context), params.reportId, infoOf(context).lang),
)

export const action = formAction(ownReportForm, async (actor, input, { params }) => {
  const reportId = params['reportId'] ?? ''
  if (input.intent === 'appeal') await appealRejection(actor, { reportId, reason: input.reason })
  else if (input.intent === 'reply') await replyToGrade(actor, { reportId, text: input.text })
  else await rateBrief(actor, { reportId, stars: input.stars, note: input.note })
  return null
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { en, ar } = shopperReportMessages.pageTitle
  const branch = loaderData?.branch ?? ''
  return [{ title: pageTitle(matches, { en: en.replace('{branch}', branch), ar: ar.replace('{branch}', branch) }) }]
}

/** An own report: next step, editor's remarks, grade and answers. */
export default function Page({ loaderData: report }: Route.ComponentProps) {
  const t = useT(shopperReportMessages)
  return (
    <>
      <PageHeader
        breadcrumbs={[{ to: href('/freelancer/reports'), label: t('title') }, { label: report.branch }]}
        title={<bdi>{report.branch}</bdi>}
        badge={<StateBadge status={report.status} />}
        description={
          <>
            <bdi>{report.location}</bdi>
            {' · '}
            <bdi>{report.client}</bdi>
          </>
        }
      />
      <NextNotice reportId={report.id} next={report.next} />
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-2 lg:gap-6">
          {report.grade && <GradeCard grade={report.grade} />}
          <EditorWords words={report.words} />
          <AppealCard report={report} />
          <ReplyCard report={report} />
          <OwnAnswers sections={report.sections} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <Facts report={report} />
          <RateCard report={report} />
        </div>
      </div>
    </>
  )
}

function Facts({ report }: { report: OwnReport }) {
  const t = useT(shopperReportMessages)
  const fee = report.feeDue ?? report.fee
  return (
    <Card title={t('facts')}>
      <DescriptionList
        items={[
          {
            term: t('number'),
            value: report.submittedAt && (
              <bdi dir="ltr" className="num font-semibold">
                {report.receipt}
              </bdi>
            ),
          },
          {
            term: t('request'),
            value: (
              <bdi dir="ltr" className="code">
                {requestCode(report.requestNumber)}
              </bdi>
            ),
          },
          { term: t('type'), value: t(`type_${report.type}`) },
          { term: t('visited'), value: <Time at={report.visitedAt} mode="datetime" /> },
          { term: t('submitted'), value: report.submittedAt && <Time at={report.submittedAt} mode="datetime" /> },
          { term: t('released'), value: report.releasedAt && <Time at={report.releasedAt} mode="datetime" /> },
          { term: t('fee'), value: fee === null ? null : <Money halalas={fee} /> },
        ]}
      />
    </Card>
  )
}
