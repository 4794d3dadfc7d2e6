import { useCallback, useState } from 'react'
import { ReportDocumentButtons } from '#/features/report-documents/components/document-buttons.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { DeskAnswers } from '#/features/reports/components/desk-answers.tsx'
import { DeskDecision } from '#/features/reports/components/desk-decision.tsx'
import { DeskFacts, DeskHistory, DeskScore } from '#/features/reports/components/desk-facts.tsx'
import { DeskKeys } from '#/features/reports/components/desk-keys.tsx'
import { DeskProblems } from '#/features/reports/components/desk-problems.tsx'
import { ReportStatusBadge } from '#/features/reports/components/status-badge.tsx'
import { useQuestionKeys } from '#/features/reports/components/use-question-keys.ts'
import { decide } from '#/features/reports/decide.server.ts'
import { deskForm } from '#/features/reports/form.ts'
import { readDeskReport } from '#/features/reports/read-desk-report.server.ts'
import { deskMessages, reportMessages } from '#/messages/reports.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/report'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readDeskReport(actorOf(context), params.reportId, infoOf(context).lang),
)

export const action = formAction(deskForm, (actor, input, { params }) => decide(actor, params['reportId'] ?? '', input))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { en, ar } = deskMessages.title
  const branch = loaderData?.branch ?? ''
  return [{ title: pageTitle(matches, { en: en.replace('{branch}', branch), ar: ar.replace('{branch}', branch) }) }]
}

const none: ReadonlySet<string> = new Set()

export default function Page({ loaderData: report }: Route.ComponentProps) {
  const t = useT(deskMessages)
  const word = useT(reportMessages)
  const [marked, setMarked] = useState(none)
  const canReturn = report.status === 'in_review'
  const toggle = useCallback((key: string) => {
    setMarked((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])
  const ignore = useCallback(() => {}, [])
  const keys = useQuestionKeys(canReturn ? toggle : ignore)
  const marks = { marked: canReturn ? marked : none, toggle: canReturn ? toggle : null }
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: '/admin/reports', label: word('reports') }, { label: report.branch }]}
        title={<bdi>{report.branch}</bdi>}
        badge={<ReportStatusBadge status={report.status} />}
        actions={report.releasedAt && <ReportDocumentButtons reportId={report.id} portal="admin" />}
        description={<bdi>{report.location}</bdi>}
      />
      {report.lateness !== 'on_time' && (
        <Notice kind={report.lateness === 'escalated' ? 'danger' : 'warning'}>{t(report.lateness)}</Notice>
      )}
      {report.excluded && <Notice kind="warning">{word('excludedNote')}</Notice>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <DeskFacts report={report} />
          <DeskScore report={report} />
          <DeskProblems problems={report.problems} />
          <DeskAnswers report={report} marks={marks} />
          <DeskHistory history={report.history} />
        </div>
        <aside className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto">
          <DeskDecision report={report} marks={marks} onReturned={() => setMarked(none)} />
          <DeskKeys on={keys.on} onChange={keys.change} />
        </aside>
      </div>
    </div>
  )
}
