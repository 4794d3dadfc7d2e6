import { href, redirect } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import { recordId } from '#/domain/record-id.ts'
import { isEditableByShopper } from '#/domain/report.ts'
import { DeclareConflict } from '#/features/ordering/assignment/components/declarations.tsx'
import { declareConflict } from '#/features/ordering/assignment/declare.server.ts'
import { handBackVisit } from '#/features/ordering/assignment/hand-back.server.ts'
import { checkIn } from '#/features/fieldwork/visits/check-in.server.ts'
import { AskOffice } from '#/features/fieldwork/visits/components/ask-office.tsx'
import { BeginOrGoOn } from '#/features/fieldwork/visits/components/begin-or-go-on.tsx'
import { BriefFolds, FoldedPart, FoldList } from '#/features/fieldwork/visits/components/brief-folds.tsx'
import { HandBackFields } from '#/features/fieldwork/visits/components/hand-back-form.tsx'
import { NextStepBar } from '#/features/fieldwork/visits/components/next-step-bar.tsx'
import { TimeLeft } from '#/features/fieldwork/visits/components/time-left.tsx'
import { VisitBrief } from '#/features/fieldwork/visits/components/visit-brief.tsx'
import { visitForm } from '#/features/fieldwork/visits/form.ts'
import { readOffice } from '#/features/site/menus/read-office.server.ts'
import { readVisit } from '#/features/fieldwork/visits/read-visit.server.ts'
import { handBackMessages } from '#/messages/hand-back.ts'
import { visitMessages } from '#/messages/visits.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$requestId'

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [visit, office] = await Promise.all([readVisit(actor, params.requestId), readOffice(actor)])
  return { visit, office, now: now().getTime() }
})

export const action = formAction(visitForm, async (actor, form, { params }) => {
  const requestId = params['requestId'] ?? ''
  if (form.intent === 'declare-conflict') {
    await declareConflict(actor, recordId(requestId), form.kind)
    return null
  }
  if (form.intent === 'hand-back') {
    await handBackVisit(actor, recordId(requestId), { cause: form.cause, reason: form.reason })
    return redirect(`${href('/freelancer/secret-shopper')}?done=handed-back`)
  }
  const { intent: _, brief: __, ...arrival } = form
  const { reportId } = await checkIn(actor, { ...arrival, requestId })
  return redirect(href('/freelancer/submit-report/:reportId', { reportId }))
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const branch = loaderData?.visit.branchName ?? ''
  const { en, ar } = visitMessages.briefTitle
  return [{ title: pageTitle(matches, { en: `${en}: ${branch}`, ar: `${ar}: ${branch}` }) }]
}

export default function VisitPage({ loaderData: { visit, office, now: at }, actionData }: Route.ComponentProps) {
  const t = useT(visitMessages)
  const handBack = useT(handBackMessages)
  const { report, status } = visit
  const open = report !== undefined && isEditableByShopper(report.status)
  const ask = <AskOffice office={office} code={requestCode(visit.number)} />
  return (
    <div className="flex max-w-[960px] flex-col gap-4">
      <PageHeader
        breadcrumbs={[
          { label: t('title'), to: href('/freelancer/secret-shopper') },
          { label: requestCode(visit.number) },
        ]}
        title={<bdi>{visit.branchName}</bdi>}
        badge={open ? <TimeLeft at={report.dueAt} now={at} /> : undefined}
      />
      <VisitBrief visit={visit} />
      {status === 'assigned' && (
        <BeginOrGoOn visit={visit} result={actionData}>
          <FoldList>
            <BriefFolds visit={visit} />
            <FoldedPart title={handBack('title')}>
              <HandBackFields hasDeclared={visit.hasDeclared} />
            </FoldedPart>
            <DeclareConflict clientName={visit.clientName} />
            {ask}
          </FoldList>
        </BeginOrGoOn>
      )}
      {status !== 'assigned' && (
        <FoldList>
          <BriefFolds visit={visit} />
          {ask}
        </FoldList>
      )}
      {report && (
        <NextStepBar
          reason={
            open && (
              <>
                {t('dueAt')} <Time at={report.dueAt} mode="datetime" />
              </>
            )
          }
        >
          <LinkButton
            to={href('/freelancer/submit-report/:reportId', { reportId: report.id })}
            variant="primary"
            size="large"
            full
          >
            {t(open ? (report.status === 'draft' ? 'goOn' : 'revise') : 'seeReceipt')}
          </LinkButton>
        </NextStepBar>
      )}
    </div>
  )
}
