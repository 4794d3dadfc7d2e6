import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import { useRoot } from '#/app/shell/use-root.ts'
import { priorityOf } from '#/domain/corrective-action.ts'
import type { Actor } from '#/domain/actor.ts'
import { isMysteryType } from '#/domain/evaluation.ts'
import { may } from '#/domain/permissions.ts'
import { useMay, WithRight } from '#/features/companies/members/components/rights.tsx'
import { disputeClocks } from '#/features/reporting/disputes/window.server.ts'
import { OpenCorrectiveAction } from '#/features/reporting/corrective-actions/components/open-action.tsx'
import {
  CorrectiveActionTable,
  CorrectiveActionsOfReport,
  StillOpen,
} from '#/features/reporting/corrective-actions/components/corrective-actions-of-report.tsx'
import { openCorrectiveActionForm } from '#/features/reporting/corrective-actions/form.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { readCorrectiveActionsOfReport } from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { DisputeNote, OpenDispute } from '#/features/reporting/disputes/components/dispute-beside.tsx'
import { withdrawDisputeForm } from '#/features/reporting/disputes/form.ts'
import { withdrawDispute } from '#/features/reporting/disputes/open.server.ts'
import { readDisputes } from '#/features/reporting/disputes/read-disputes.server.ts'
import { StakeRateForm } from '#/features/reporting/insights/components/stake-rate.tsx'
import { stakeRateForm } from '#/features/reporting/insights/form.ts'
import { changeStakeRate } from '#/features/reporting/insights/save-settings.server.ts'
import { ReplyCard, ReplyText } from '#/features/reporting/replies/components/client-reply.tsx'
import { replyForm } from '#/features/reporting/replies/form.ts'
import { readReply, writeReply } from '#/features/reporting/replies/reply.server.ts'
import { ReportDocumentButtons } from '#/features/reporting/report-documents/components/document-buttons.tsx'
import { AllAnswers } from '#/features/reporting/reports/components/all-answers.tsx'
import { AnswerText } from '#/features/reporting/reports/components/answer.tsx'
import { Arithmetic } from '#/features/reporting/reports/components/arithmetic.tsx'
import { ClientRevisions, OldRevisionNotice } from '#/features/reporting/reports/components/client-revisions.tsx'
import { ClientSections } from '#/features/reporting/reports/components/client-sections.tsx'
import { type BesideQuestion, Findings } from '#/features/reporting/reports/components/findings.tsx'
import { ReportTrend } from '#/features/reporting/reports/components/highlights.tsx'
import { MethodNote } from '#/features/reporting/reports/components/method-note.tsx'
import { ReportSummary } from '#/features/reporting/reports/components/report-summary.tsx'
import { FirstFixes } from '#/features/reporting/reports/components/first-fixes.tsx'
import { ReportHead } from '#/features/reporting/reports/components/report-head.tsx'
import { isSameReport, ReportTabs } from '#/features/reporting/reports/components/report-tabs.tsx'
import { Standing, VisitFacts } from '#/features/reporting/reports/components/visit-facts.tsx'
import { VisitLine } from '#/features/reporting/reports/components/visit-line.tsx'
import { WhatIf } from '#/features/reporting/reports/components/what-if.tsx'
import { ReportStatusBadge } from '#/features/fieldwork/visits/components/report-status-badge.tsx'
import { Stakes } from '#/features/reporting/reports/components/stakes.tsx'
import { type Finding, readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { ShareReport } from '#/features/reporting/shares/components/share-dialog.tsx'
import { shareForm, withdrawShareForm } from '#/features/reporting/shares/form.ts'
import { readShares, shareReport, withdrawShare } from '#/features/reporting/shares/shares.server.ts'
import { reportPageMessages } from '#/messages/reporting/report-page.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$reportId'
import { LockedFeature } from '#/features/companies/plan-contents/components/locked-feature.tsx'

const wantedRevision = z.coerce.number().int().min(1).max(10_000).optional().catch(undefined)

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const wanted = wantedRevision.parse(url.searchParams.get('revision') ?? undefined)
  const report = await readClientReport(actor, params.reportId, infoOf(context).lang, wanted)
  const [disputes, reply, shares, actions] = await Promise.all([
    readDisputes(actor, report.id),
    readReply(actor, report.id),
    may(actor, 'reports.share') ? readShares(actor, report.id) : [],
    readCorrectiveActionsOfReport(actor, { reportId: report.id, branchId: report.branchId }),
  ])
  const at = now()
  const { windowEnds, answerDue } = await disputeClocks(new Date(report.releasedAt), at)
  return {
    report,
    disputes: disputes.map((dispute) => ({ ...dispute, late: new Date(dispute.dueAt) < at })),
    reply,
    shares,
    actions,
    windowEnds: windowEnds.toISOString(),
    mayDispute: may(actor, 'reports.dispute') && report.status !== 'locked' && at < windowEnds,
    answerDue: answerDue.toISOString(),
  }
})

const form = z.discriminatedUnion('intent', [
  openCorrectiveActionForm,
  withdrawDisputeForm,
  replyForm,
  shareForm,
  withdrawShareForm,
  stakeRateForm,
])

async function carryOut(actor: Actor, reportId: string, input: z.output<typeof form>) {
  switch (input.intent) {
    case 'open-action': {
      const { clientKey: id, questionKey, title, ownerName, ownerEmail, ownerId, priority, dueOn } = input
      const action = { title, ownerName, ownerEmail, ownerId, priority, dueOn }
      await openCorrectiveAction(actor, { id, reportId, questionKey: questionKey || null, ...action })
      return null
    }
    case 'withdraw-dispute':
      await withdrawDispute(actor, { reportId, disputeId: input.disputeId })
      return null
    case 'reply':
      await writeReply(actor, { reportId, version: input.version, text: input.text })
      return null
    case 'share':
      return shareReport(actor, { reportId, label: input.label, days: input.days })
    case 'stake-rate':
      await changeStakeRate(actor, input)
      return null
    case 'withdraw-share':
      await withdrawShare(actor, { reportId, shareId: input.shareId })
      return null
  }
}

export const action = formAction(form, (actor, input, { params }) => carryOut(actor, params['reportId'] ?? '', input))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { en, ar } = clientReportMessages.title
  const branch = loaderData?.report.branch ?? ''
  return [{ title: pageTitle(matches, { en: en.replace('{branch}', branch), ar: ar.replace('{branch}', branch) }) }]
}

type Data = Route.ComponentProps['loaderData']

/** The client's actions and disputes about a question; available on the current revision only. */
function besideOf(data: Data, mayAct: boolean, acts: boolean): BesideQuestion {
  const { report, disputes, actions, windowEnds, mayDispute, answerDue } = data
  const current = report.revision === (report.revisions.at(-1)?.number ?? report.revision)
  return (question) => {
    const { key, sentence, text, task } = question
    const told = sentence ?? text
    const own = disputes.filter(({ questionKey }) => questionKey === question.key)
    const opened = actions.own.filter(({ questionKey }) => questionKey === question.key)
    const settled = own.some(({ state }) => state !== 'withdrawn')
    const answered = question.state !== 'hidden' && question.state !== 'unanswered'
    const offersDispute = current && mayDispute && !settled && answered
    return {
      notes: (own.length > 0 || (acts && opened.length > 0)) && (
        <div className="mt-1 flex flex-col gap-2">
          {own.map((dispute) => (
            <DisputeNote key={dispute.id} dispute={dispute} until={windowEnds} late={dispute.late} />
          ))}
          {acts && opened.length > 0 && <CorrectiveActionTable actions={opened} />}
        </div>
      ),
      buttons: current && ((acts && mayAct) || offersDispute) && (
        <div data-print="hide" className="-mx-2.5 flex flex-wrap gap-1">
          {acts && mayAct && (
            <OpenCorrectiveAction finding={{ key, sentence: told, task }} priority={priorityOf(question)} />
          )}
          {offersDispute && (
            <OpenDispute
              reportId={report.id}
              question={{ key, text: told }}
              answer={question.given && <AnswerText given={question.given} />}
              due={answerDue}
            />
          )}
        </div>
      ),
    }
  }
}

/** Nothing has to be read again when only the tab, or the choice in 'what if', changes. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod ?? 'GET') === 'GET' && currentUrl.href !== nextUrl.href && isSameReport(currentUrl, nextUrl)
    ? false
    : defaultShouldRevalidate

export default function Page({ loaderData }: Route.ComponentProps) {
  const { report, reply, shares, actions, windowEnds } = loaderData
  const word = useT(reportMessages)
  const origin = useRoot()?.origin ?? ''
  const mayAct = useMay()('actions.write')
  const onFinding = besideOf(loaderData, mayAct, true)
  const newest = report.revisions.at(-1)?.number ?? report.revision
  const besideAnswer = besideOf(loaderData, mayAct, false)
  const onAnswer: BesideQuestion = (question) =>
    report.findings.some(({ key }) => key === question.key) ? { notes: null, buttons: null } : besideAnswer(question)
  return (
    <div className="mx-auto flex w-full max-w-[1104px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/reports'), label: word('reports') }, { label: report.branch }]}
        title={isMysteryType(report.type) ? <bdi>{report.branch}</bdi> : word('auditTitle', { branch: report.branch })}
        badge={<ReportStatusBadge status={report.status} />}
        actions={
          <>
            <ReportDocumentButtons
              reportId={report.id}
              portal="client"
              revision={newest === report.revision ? undefined : report.revision}
            />
            <WithRight to="reports.share">
              <ShareReport shares={shares} origin={origin} />
            </WithRight>
          </>
        }
      />
      <OldRevisionNotice report={report} />
      <ReportHead report={report} reply={reply && <ReplyText reply={reply} company={null} />}>
        <FirstFixes
          report={report}
          actions={actions.own}
          assign={newest === report.revision ? (finding) => <Assign finding={finding} /> : undefined}
        />
      </ReportHead>
      <VisitLine report={report} />
      <StillOpen actions={actions.stillOpen} />
      <ReportTabs
        report={report}
        own
        panels={{
          answers: (
            <>
              <Findings report={report} beside={onFinding} />
              <AllAnswers report={report} beside={onAnswer} />
            </>
          ),
          arithmetic: (
            <>
              <Stakes
                report={report}
                change={
                  report.stakes && (
                    <WithRight to="insights.describe">
                      <StakeRateForm rate={report.stakes.basis.rate} version={report.stakes.version} />
                    </WithRight>
                  )
                }
              />
              <WhatIf report={report} />
              <Arithmetic report={report} />
              <MethodNote report={report} />
            </>
          ),
          trend: (
            <>
              {report.lockedSummary ? <LockedFeature feature="summary" /> : <ReportSummary report={report} />}
              <ReportTrend report={report} />
              <Standing report={report} />
              <ClientSections report={report} />
            </>
          ),
          reply: (
            <>
              <CorrectiveActionsOfReport actions={actions.own} />
              <ReplyCard key={reply?.version ?? 0} reply={reply} standing={standingOf(report.status, windowEnds)} />
              <ClientRevisions report={report} />
              <VisitFacts report={report} />
            </>
          ),
        }}
      />
    </div>
  )
}

/** Opens an action for one of the first findings. */
function Assign({ finding }: { finding: Finding }) {
  const t = useT(reportPageMessages)
  return (
    <WithRight to="actions.write">
      <OpenCorrectiveAction
        finding={finding}
        priority={priorityOf(finding)}
        label={{ text: t('assign'), spoken: t('assignFor', { finding: finding.sentence }) }}
      />
    </WithRight>
  )
}

const standingOf = (status: string, until: string): Parameters<typeof ReplyCard>[0]['standing'] => {
  if (status === 'locked') return { state: 'final' }
  return status === 'disputed' ? { state: 'disputed' } : { state: 'open', until }
}
