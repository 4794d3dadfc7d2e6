import { Ban, CalendarClock, FileText, ListChecks, Repeat } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { settingInForce } from '#/features/core/settings/read-setting.server.ts'
import { rescheduleOwn } from '#/features/ordering/assignment/reschedule-own.server.ts'
import { withdrawRequest } from '#/features/ordering/requests/advance.server.ts'
import { checkDate } from '#/features/ordering/visit-dates/check-date.server.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { OpenedPart } from '#/features/ordering/requests/components/opened-part.tsx'
import { PriceSummary } from '#/features/ordering/requests/components/price-summary.tsx'
import { ReasonForm } from '#/features/ordering/requests/components/reason-form.tsx'
import { RequestFactList, RequestNotes } from '#/features/ordering/requests/components/request-facts.tsx'
import { RescheduleForm } from '#/features/ordering/requests/components/reschedule-form.tsx'
import { RequestStepper } from '#/features/ordering/requests/components/request-stepper.tsx'
import { RequestStatus } from '#/features/ordering/requests/components/status-badge.tsx'
import { ownStepForm } from '#/features/ordering/requests/form.ts'
import { type OwnRequest, readOwnRequest } from '#/features/ordering/requests/read-request.server.ts'
import { evaluationMessages, ownRequestMessages } from '#/messages/evaluations.ts'
import { orderManyMessages } from '#/messages/ordering/order-many.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Timeline } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$requestId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const code = loaderData ? ` ${requestCode(loaderData.request.number)}` : ''
  const { en, ar } = ownRequestMessages.title
  return [{ title: pageTitle(matches, { en: en + code, ar: ar + code }) }]
}

const pathOf = (id: string) => href('/client/secret-shopper/:requestId', { requestId: id })

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [request, leadHours] = await Promise.all([
    readOwnRequest(actor, params.requestId),
    settingInForce('orders.lead-hours'),
  ])
  const asked = url.searchParams.get('do')
  return {
    request,
    leadHours,
    today: riyadhDay(now()),
    withdrawing: asked === 'withdraw' && request.steps.includes('withdraw'),
    moving: asked === 'reschedule' && request.mayReschedule,
  }
})

export const action = formAction(ownStepForm, async (actor, input, { params }) => {
  const id = params['requestId']!
  if (input.intent === 'reschedule') {
    const { visitAt, soonSeen, closedSeen } = input
    await checkDate(actor, { branch: { request: id }, visitAt, soonSeen, closedSeen })
    await rescheduleOwn(actor, id, visitAt)
    return redirect(`${pathOf(id)}?done=rescheduled`)
  }
  await withdrawRequest(actor, id, input.reason)
  return redirect(`${pathOf(id)}?done=withdrawn`)
})

/** A request of the client: progress, cost and history. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { request, withdrawing, moving, today, leadHours } = loaderData
  const t = useT(ownRequestMessages)
  const shared = useT(evaluationMessages)
  const path = pathOf(request.id)
  const code = requestCode(request.number)
  return (
    <>
      <PageHeader
        title={<bdi>{request.branchName}</bdi>}
        badge={<RequestStatus status={request.status} />}
        breadcrumbs={[{ to: href('/client/secret-shopper'), label: t('title') }, { label: code }]}
        actions={<Actions request={request} />}
      />
      <DoneMessage texts={{ withdrawn: t('withdrawn'), rescheduled: t('rescheduled') }} />
      <OpenedPart open={withdrawing} title={t('withdrawTitle', { number: code })} back={path}>
        <ReasonForm
          intent="withdraw"
          consequence={t('withdrawHelp', { branch: request.branchName })}
          reasonLabel={t('withdrawReason')}
          submitLabel={t('withdraw')}
          danger
          back={path}
          result={actionData}
        />
      </OpenedPart>
      <OpenedPart open={moving} title={t('rescheduleTitle', { number: code })} back={path}>
        <RescheduleForm request={request} today={today} leadHours={leadHours} back={path} result={actionData} />
      </OpenedPart>
      {request.status === 'cancelled' && request.cancelReason && (
        <Notice kind="info" title={t('cancelled')}>
          <p dir="auto" className="text-start">
            {request.cancelReason}
          </p>
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-2 lg:gap-6">
          <Card title={shared('progress')} description={t(`next_${request.status}`)}>
            <RequestStepper status={request.status} events={request.events} />
          </Card>
          {request.notes && (
            <Card title={shared('notes')}>
              <RequestNotes notes={request.notes} />
            </Card>
          )}
          <Card title={shared('history')}>
            <Timeline items={request.events.map(({ id, step, at }) => ({ id, title: t(`event_${step}`), at }))} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <Card title={shared('details')}>
            <RequestFactList request={request} window={request.window} />
          </Card>
          {request.price !== null && (
            <Card title={shared('priceTitle')}>
              {request.withinPlan && <p className="mb-3 text-ui">{shared('withinPlan')}</p>}
              <PriceSummary price={request.price} />
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

function Actions({ request }: { request: OwnRequest }) {
  const t = useT(ownRequestMessages)
  const many = useT(orderManyMessages)
  return (
    <>
      {request.mayReschedule && (
        <LinkButton to="?do=reschedule" icon={CalendarClock} preventScrollReset>
          {t('reschedule')}
        </LinkButton>
      )}
      {request.steps.includes('withdraw') && (
        <LinkButton to="?do=withdraw" variant="danger-quiet" icon={Ban} preventScrollReset>
          {t('withdraw')}
        </LinkButton>
      )}
      {request.mayOrderAgain && (
        <LinkButton to={`${href('/client/secret-shopper')}?new=1&again=${request.id}`} icon={Repeat}>
          {many('again')}
        </LinkButton>
      )}
      {request.mayOrderAgain && request.batchId && (
        <LinkButton to={`${href('/client/secret-shopper/order-many')}?again=${request.batchId}`} icon={ListChecks}>
          {many('againAll')}
        </LinkButton>
      )}
      {request.reportId && (
        <LinkButton
          to={href('/client/reports/:reportId', { reportId: request.reportId })}
          variant="primary"
          icon={FileText}
        >
          {t('openReport')}
        </LinkButton>
      )}
    </>
  )
}
