import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatDateTime, formatDay } from '#/domain/riyadh-time.ts'
import { OrdersOfAward } from '#/features/kitchen/orders/components/orders-of-award.tsx'
import { ordersOfAwardForm } from '#/features/kitchen/orders/form.ts'
import { readAwardOrders } from '#/features/kitchen/orders/order-choices.server.ts'
import { makeOrdersOfAward } from '#/features/kitchen/orders/orders-of-award.server.ts'
import { awardRequest } from '#/features/kitchen/quotations/award.server.ts'
import { Comparison } from '#/features/kitchen/quotations/components/comparison.tsx'
import { InvitedCard } from '#/features/kitchen/quotations/components/invited-card.tsx'
import { RequestBadge } from '#/features/kitchen/quotations/components/request-badges.tsx'
import { RequestSteps } from '#/features/kitchen/quotations/components/request-steps.tsx'
import { useAmounts } from '#/features/kitchen/quotations/components/use-amounts.ts'
import { requestForm } from '#/features/kitchen/quotations/form.ts'
import {
  cancelRequest,
  closeRequest,
  extendRequest,
  makeQuoteLink,
  sendRequest,
  withdrawInvitation,
} from '#/features/kitchen/quotations/move-request.server.ts'
import { readRequest, type RequestDetails } from '#/features/kitchen/quotations/read-request.server.ts'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { env } from '#/platform/env.server.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/$quotationId'

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => ({
  request: await readRequest(actorOf(context), params.quotationId),
  orders: await readAwardOrders(actorOf(context), params.quotationId),
  look: url.searchParams.get('by') === 'unit' ? ('unit' as const) : ('cash' as const),
  origin: env().origin,
}))

export const action = async (args: Route.ActionArgs) => {
  const { quotationId: requestId } = args.params
  if ((await args.request.clone().formData()).get('intent') === 'order')
    return formAction(ordersOfAwardForm, async (actor, { branchId, wantedOn }) => {
      await makeOrdersOfAward(actor, requestId, { branchId, wantedOn })
      return null
    })(args)
  return formAction(requestForm, async (actor, input) => {
    if ('invitationId' in input) {
      const { intent, invitationId } = input
      if (intent === 'link') return makeQuoteLink(actor, { requestId, invitationId })
      await withdrawInvitation(actor, { requestId, invitationId })
      return null
    }
    const seen = { requestId, revision: input.revision }
    if ('chosen' in input) {
      const { reason, licenceReason, chosen } = input
      await awardRequest(actor, seen, { chosen, reason, licenceReason })
    } else if ('closesAt' in input) await extendRequest(actor, seen, input.closesAt)
    else if ('reason' in input) await cancelRequest(actor, seen, input.reason)
    else await (input.intent === 'send' ? sendRequest : closeRequest)(actor, seen)
    return null
  })(args)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.request.title
  return [{ title: pageTitle(matches, title ? { en: title, ar: title } : quotationMessages.pageTitle) }]
}

/** One quotation request: its needs and invitations while it is open, the comparison and award once it has closed. */
export default function Page({ loaderData: { request, orders, look, origin } }: Route.ComponentProps) {
  const t = useT(quotationMessages)
  const lang = useLang()
  const { viewing } = useRights()
  const mayWrite = request.mayWrite && !viewing
  const at = formatDateTime(new Date(request.closesAt), lang)
  const isCompared = request.state === 'closed' || request.state === 'awarded'
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/procurement/requests'), label: t('pageTitle') },
          { label: t('numbered', { number: String(request.number) }) },
        ]}
        title={<bdi>{request.title}</bdi>}
        badge={<RequestBadge state={request.state} />}
        description={
          request.state === 'sent' || request.state === 'draft' ? t('closesOn', { at }) : t('closedAt', { at })
        }
        actions={mayWrite && <RequestSteps request={request} />}
      />
      {request.state === 'draft' && mayWrite && <Notice>{t('sendHint')}</Notice>}
      {request.state === 'sent' && <Notice title={t('waits')}>{t('waitsHint')}</Notice>}
      {request.state === 'awarded' && (
        <Notice kind="success" title={t('awardedNow')}>
          {t('awardNext')}
        </Notice>
      )}
      {request.state === 'awarded' && (
        <OrdersOfAward orders={orders} branchId={request.branchId} neededOn={request.neededOn} />
      )}
      {[request.reason, request.licenceReason].map(
        (reason) =>
          reason && (
            <p key={reason} className="text-ui text-ink-2">
              {t('reason')}: <bdi>{reason}</bdi>
            </p>
          ),
      )}
      {isCompared && <Comparison key={request.revision} request={request} look={look} mayWrite={mayWrite} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {!isCompared && <Needs request={request} />}
        <InvitedCard request={request} origin={origin} mayWrite={mayWrite} />
      </div>
    </div>
  )
}

function Needs({ request }: { request: RequestDetails }) {
  const t = useT(quotationMessages)
  const lang = useLang()
  const { unitName } = useAmounts()
  return (
    <Card title={t('toNeeds')}>
      <ul className="flex flex-col divide-y divide-line text-ui">
        {request.lines.map(({ id, name, need, unit }) => (
          <li key={id} className="flex justify-between gap-4 py-2">
            <bdi>{name}</bdi>
            <span className="num shrink-0">
              {need} {unitName(unit)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-4 text-caption text-ink-2">
        <span>{request.branch ? <bdi>{request.branch}</bdi> : t('anyBranch')}</span>
        {request.neededOn && (
          <span>
            {t('neededOn')} {formatDay(request.neededOn, lang)}
          </span>
        )}
        {request.note && <bdi>{request.note}</bdi>}
      </p>
    </Card>
  )
}
