import { Ban, Check, Undo2 } from 'lucide-react'
import { redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { assignVisit } from '#/features/assignment/assign.server.ts'
import { ShopperRanking } from '#/features/assignment/components/shopper-ranking.tsx'
import { rankShoppers } from '#/features/assignment/rank-shoppers.server.ts'
import { takeBackVisit } from '#/features/assignment/hand-back.server.ts'
import { approveRequest, cancelRequest } from '#/features/evaluations/advance.server.ts'
import { AdminTimeline } from '#/features/evaluations/components/admin-timeline.tsx'
import { DoneMessage } from '#/features/evaluations/components/done-message.tsx'
import { OpenedPart } from '#/features/evaluations/components/opened-part.tsx'
import { PriceSummary } from '#/features/evaluations/components/price-summary.tsx'
import { ReasonForm } from '#/features/evaluations/components/reason-form.tsx'
import { RequestFactList, RequestNotes } from '#/features/evaluations/components/request-facts.tsx'
import { ReportLinks } from '#/features/evaluations/components/report-links.tsx'
import { RequestStepper } from '#/features/evaluations/components/request-stepper.tsx'
import { RequestStatus, RiskMark } from '#/features/evaluations/components/status-badge.tsx'
import { stepForm } from '#/features/evaluations/form.ts'
import { type AnyRequest, readRequest } from '#/features/evaluations/read-request.server.ts'
import { controlRoomMessages, evaluationMessages } from '#/messages/evaluations.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormError, problemsOf, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/secret-shopper-request'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const code = loaderData ? ` ${requestCode(loaderData.request.number)}` : ''
  const { en, ar } = controlRoomMessages.title
  return [{ title: pageTitle(matches, { en: en + code, ar: ar + code }) }]
}

const pathOf = (id: string) => `/admin/secret-shopper/${id}`
const reasonSteps = ['takeBack', 'cancel'] as const
type ReasonStep = (typeof reasonSteps)[number]

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const request = await readRequest(actor, params.requestId)
  const search = (url.searchParams.get('shopper') ?? '').slice(0, 100)
  const ranking = request.steps.includes('assign') ? await rankShoppers(actor, request.id, search) : null
  const wanted = reasonSteps.find((step) => step === url.searchParams.get('do'))
  return { request, ranking, asking: wanted && request.steps.includes(wanted) ? wanted : null }
})

export const action = formAction(stepForm, async (actor, input, { params }) => {
  const id = params['requestId']!
  const done = (what: string) => redirect(`${pathOf(id)}?done=${what}`)
  if (input.intent === 'approve') {
    await approveRequest(actor, id)
    return done('approved')
  }
  if (input.intent === 'assign') {
    await assignVisit(actor, id, input.shopperId)
    return done('assigned')
  }
  if (input.intent === 'takeBack') {
    await takeBackVisit(actor, id, input.reason)
    return done('takenBack')
  }
  await cancelRequest(actor, id, input.reason)
  return done('cancelled')
})

/** One request in the control room: all facts, its history, and the next step. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { request, ranking, asking } = loaderData
  const t = useT(controlRoomMessages)
  const shared = useT(evaluationMessages)
  const lang = useLang()
  const problem = asking || ranking ? null : problemsOf(actionData, lang).form
  const done = {
    approved: t('approved'),
    assigned: t('assigned'),
    takenBack: t('takenBack'),
    cancelled: t('cancelled'),
  }
  return (
    <>
      <PageHeader
        title={<bdi>{request.clientName}</bdi>}
        badge={<RequestStatus status={request.status} />}
        breadcrumbs={[{ to: '/admin/secret-shopper', label: t('title') }, { label: requestCode(request.number) }]}
        actions={<Actions request={request} />}
      />
      <DoneMessage texts={done} />
      <StepPart request={request} step={asking} result={actionData} />
      {problem && <FormError>{problem}</FormError>}
      <RiskMark risk={request.risk} />
      {request.status === 'pending' && request.clientApproval !== 'approved' && (
        <Notice kind="warning" actions={<LinkButton to="/admin/client-approval">{t('toClientApproval')}</LinkButton>}>
          {t('notApprovedClient')}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:col-span-2 lg:gap-6">
          <Card title={shared('progress')}>
            <RequestStepper status={request.status} events={request.events} />
          </Card>
          {request.notes && (
            <Card title={shared('notes')}>
              <RequestNotes notes={request.notes} />
            </Card>
          )}
          {ranking && <ShopperRanking ranking={ranking} result={actionData} />}
          <Card title={shared('history')}>
            <AdminTimeline events={request.events} />
          </Card>
        </div>
        <Facts request={request} />
      </div>
    </>
  )
}

function Actions({ request }: { request: AnyRequest }) {
  const t = useT(controlRoomMessages)
  return (
    <>
      {request.steps.includes('cancel') && (
        <LinkButton to="?do=cancel" variant="danger-quiet" icon={Ban} preventScrollReset>
          {t('cancel')}
        </LinkButton>
      )}
      {request.steps.includes('takeBack') && (
        <LinkButton to="?do=takeBack" icon={Undo2} directional preventScrollReset>
          {t('takeBack')}
        </LinkButton>
      )}
      {request.steps.includes('approve') && (
        <ActionForm errors="inline" className="max-md:w-full">
          <input type="hidden" name="intent" value="approve" />
          <SubmitButton icon={Check} full="phone">
            {t('approve')}
          </SubmitButton>
        </ActionForm>
      )}
    </>
  )
}

type StepPartProps = { request: AnyRequest; step: ReasonStep | null; result: Route.ComponentProps['actionData'] }

function StepPart({ request, step, result }: StepPartProps) {
  const t = useT(controlRoomMessages)
  const shopper = request.shopperName ?? ''
  const words = {
    cancel: {
      title: t('cancelTitle', { number: requestCode(request.number) }),
      consequence: t('cancelHelp', { client: request.clientName }),
      submitLabel: t('cancel'),
    },
    takeBack: {
      title: t('takeBackTitle', { shopper }),
      consequence: t('takeBackHelp', { shopper }),
      submitLabel: t('takeBack'),
    },
  }
  const back = pathOf(request.id)
  const { title, consequence, submitLabel } = words[step ?? 'cancel']
  return (
    <OpenedPart open={step !== null} title={title} back={back}>
      {step && (
        <ReasonForm
          intent={step}
          consequence={consequence}
          reasonLabel={t('reason')}
          submitLabel={submitLabel}
          danger={step === 'cancel'}
          back={back}
          result={result}
        />
      )}
    </OpenedPart>
  )
}

function Facts({ request }: { request: AnyRequest }) {
  const t = useT(controlRoomMessages)
  const shared = useT(evaluationMessages)
  const more = [
    { term: t('orderedBy'), value: request.orderedBy },
    { term: shared('shopper'), value: request.shopperName },
    { term: t('cancelReason'), value: request.cancelReason },
  ]
  const money = [
    { term: t('shopperFee'), value: <Money halalas={request.shopperFee} /> },
    { term: t('margin'), value: <Money halalas={request.price - request.shopperFee} /> },
  ]
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
      <Card title={shared('details')}>
        <RequestFactList request={request} more={more} />
      </Card>
      <Card title={shared('priceTitle')}>
        <div className="flex flex-col gap-4">
          <PriceSummary price={request.price} />
          <DescriptionList items={money} />
        </div>
      </Card>
      {request.reports.length > 0 && (
        <Card title={t('reports')}>
          <ReportLinks reports={request.reports} />
        </Card>
      )}
    </div>
  )
}
