import { companyOf } from '#/domain/actor.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { may } from '#/domain/permissions.ts'
import { ListChecks, Plus } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatMoney } from '#/domain/money.ts'
import { pack, unpack } from '#/domain/ordering/packed.ts'
import { readList } from '#/domain/list.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { branchChoices } from '#/features/companies/branches/branches.server.ts'
import { readParts } from '#/features/companies/hierarchy/parts.server.ts'
import { orderingApproval } from '#/features/ordering/requests/ordering-approval.server.ts'
import { browseOwnRequests, ownTotals, type OwnTotals } from '#/features/ordering/requests/list.server.ts'
import { checkDate } from '#/features/ordering/visit-dates/check-date.server.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { OpenedPart } from '#/features/ordering/requests/components/opened-part.tsx'
import { OrderForm } from '#/features/ordering/requests/components/order-form.tsx'
import { ownOrderForm } from '#/features/ordering/requests/form.ts'
import { mostListed, ownRequestList } from '#/features/ordering/requests/list.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { orderOfRequest, readOrderTerms } from '#/features/ordering/requests/order-terms.server.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { evaluationMessages, orderMessages, ownRequestMessages } from '#/messages/evaluations.ts'
import { orderManyMessages } from '#/messages/ordering/order-many.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Money } from '#/ui/money.tsx'
import type { Route } from './+types/secret-shopper'
import { ListView } from '#/ui/list-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, ownRequestMessages.title) }]

const path = href('/client/secret-shopper')

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const open = url.searchParams.get('new') === '1' && may(actor, 'evaluations.request')
  const query = readList(ownRequestList, url.searchParams)
  const [totals, list, parts, order] = await Promise.all([
    ownTotals(actor),
    browseOwnRequests(actor, query),
    readParts(actor),
    open ? orderParts(actor, url.searchParams) : null,
  ])
  return { query, totals, list: pack(list), parts, order, back: withoutForm(url) }
})

async function orderParts(actor: Parameters<typeof branchChoices>[0], asked: URLSearchParams) {
  const request = asked.get('again')
  const [branches, terms, approval, again] = await Promise.all([
    branchChoices(actor),
    readOrderTerms(actor, companyOf(actor)),
    orderingApproval(actor),
    request ? orderOfRequest(actor, request) : null,
  ])
  const chosen = again?.branchId ?? asked.get('branch')
  const branchId = branches.find(({ id }) => id === chosen)?.id ?? null
  const type = evaluationTypes.find((one) => one === asked.get('visit')) ?? null
  return { branches, branchId, type, again, terms, approval, today: riyadhDay(now()) }
}

/** Address of the list without the open form. */
function withoutForm(url: URL): string {
  const rest = new URLSearchParams(url.searchParams)
  for (const name of ['new', 'done', 'branch', 'visit', 'again']) rest.delete(name)
  return rest.size > 0 ? `${path}?${rest}` : path
}

export const action = formAction(ownOrderForm, async (actor, order) => {
  const { soonSeen, closedSeen, visitAt } = order
  const branch = order.branchId ? { id: order.branchId } : { name: order.branchName }
  await checkDate(actor, { branch, visitAt, soonSeen, closedSeen })
  await requestEvaluation(actor, order)
  return redirect(`${path}?done=created`)
})

/** The client's requests, their cost, and the order form. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { query, totals, parts, order, back } = loaderData
  const list = unpack(loaderData.list)
  const t = useT(ownRequestMessages)
  const forOrder = useT(orderMessages)
  const shared = useT(evaluationMessages)
  const many = useT(orderManyMessages)
  const newRequest = (
    <WithRight to="evaluations.request">
      <LinkButton to={`${back}${back.includes('?') ? '&' : '?'}new=1`} variant="primary" icon={Plus} preventScrollReset>
        {forOrder('newRequest')}
      </LinkButton>
    </WithRight>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <WithRight to="evaluations.request">
              <LinkButton to={href('/client/secret-shopper/order-many')} icon={ListChecks}>
                {many('link')}
              </LinkButton>
            </WithRight>
            {newRequest}
          </>
        }
      />
      <DoneMessage texts={{ created: forOrder('created'), ordered: many('ordered') }} />
      <OpenedPart open={order !== null} title={forOrder('newRequest')} back={back}>
        {order && <OrderForm {...order} result={actionData} back={back} />}
      </OpenedPart>
      <div className="lg:-mt-5">
        <ListView
          list={ownRequestList}
          query={query}
          rows={list.rows}
          total={list.total}
          bare={totals.requests === 0}
          options={{ part: parts }}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `${path}/${id}`}
          empty={<EmptyState title={t('firstOne')} action={newRequest} />}
        >
          <Totals totals={totals} />
        </ListView>
        {list.total >= mostListed && <p className="text-caption text-ink-2">{shared('moreThanListed')}</p>}
      </div>
    </>
  )
}

function Totals({ totals }: { totals: OwnTotals }) {
  const t = useT(ownRequestMessages)
  const lang = useLang()
  const detail =
    totals.cancelledCost > 0 ? t('withCancelled', { amount: formatMoney(totals.cancelledCost, lang) }) : t('beforeVat')
  return (
    <StatGrid>
      <Stat label={t('totalRequests')} value={totals.requests} />
      <Stat label={t('pending')} value={totals.pending} to={`${path}?status=pending`} />
      <Stat label={t('completed')} value={totals.completed} to={`${path}?status=completed`} />
      {totals.cost !== null && <Stat label={t('totalCost')} value={<Money halalas={totals.cost} />} detail={detail} />}
    </StatGrid>
  )
}
