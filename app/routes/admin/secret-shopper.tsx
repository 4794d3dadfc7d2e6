import { Plus } from 'lucide-react'
import { useState } from 'react'
import { redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Actor } from '#/domain/actor.ts'
import { evaluationStatuses, requestCode } from '#/domain/evaluation.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { branchChoices } from '#/features/branches/branches.server.ts'
import { approveRequest, approveRequests, cancelRequest } from '#/features/evaluations/advance.server.ts'
import { browseRequests, type RequestRow, type StatusCounts } from '#/features/evaluations/browse-all.server.ts'
import { BulkBar, BulkResult } from '#/features/evaluations/components/bulk-bar.tsx'
import { ClientPicker } from '#/features/evaluations/components/client-picker.tsx'
import { ControlRoomTable } from '#/features/evaluations/components/control-room-table.tsx'
import { DoneMessage } from '#/features/evaluations/components/done-message.tsx'
import { OpenedPart } from '#/features/evaluations/components/opened-part.tsx'
import { OrderForm } from '#/features/evaluations/components/order-form.tsx'
import { ReasonForm } from '#/features/evaluations/components/reason-form.tsx'
import { RequestFilters } from '#/features/evaluations/components/request-filters.tsx'
import { findClients, readClientChoice } from '#/features/evaluations/find-clients.server.ts'
import { controlRoomForm } from '#/features/evaluations/form.ts'
import { bigListSorts, listQuery, mostListed, pageSizes } from '#/features/evaluations/list-query.ts'
import { orderingApproval } from '#/features/evaluations/ordering-approval.server.ts'
import { requestEvaluation } from '#/features/evaluations/request.server.ts'
import { evaluationPrices } from '#/features/evaluations/terms.server.ts'
import { controlRoomMessages, evaluationMessages, orderMessages } from '#/messages/evaluations.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/secret-shopper'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, controlRoomMessages.title) }]

const path = '/admin/secret-shopper'
/** Parts of the address that open something over the list. */
const openers = ['new', 'client', 'find', 'cancel', 'done']

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = listQuery(url.searchParams, bigListSorts)
  const ordering = url.searchParams.get('new') === '1'
  const [list, order] = await Promise.all([browseRequests(actor, query), ordering ? orderParts(actor, url) : null])
  const cancelled = url.searchParams.get('cancel')
  return { ...list, order, status: query.status, cancelling: cancelled, back: listAddress(url) }
})

async function orderParts(actor: Actor, url: URL) {
  const clientId = url.searchParams.get('client')
  if (!clientId) return { clients: await findClients(actor, (url.searchParams.get('find') ?? '').slice(0, 100)) }
  const [client, branches, prices, approval] = await Promise.all([
    readClientChoice(actor, clientId),
    branchChoices(actor, clientId),
    evaluationPrices(),
    orderingApproval(actor, clientId),
  ])
  return { client, form: { branches, prices, approval, today: riyadhDay(now()) } }
}

function listAddress(url: URL): string {
  const rest = new URLSearchParams(url.searchParams)
  for (const name of openers) rest.delete(name)
  return rest.size > 0 ? `${path}?${rest}` : path
}

export const action = formAction(controlRoomForm, async (actor, input, { request }) => {
  const url = new URL(request.url)
  const done = (what: string) => {
    const back = new URL(listAddress(url), url)
    back.searchParams.set('done', what)
    return redirect(back.pathname + back.search)
  }
  if (input.intent === 'approve-many') return approveRequests(actor, input.requestId)
  if (input.intent === 'order') {
    await requestEvaluation(actor, input)
    return done('created')
  }
  if (input.intent === 'approve') {
    await approveRequest(actor, input.requestId)
    return done('approved')
  }
  await cancelRequest(actor, input.requestId, input.reason)
  return done('cancelled')
})

/** The control room: the requests of all clients, what waits, and what is in danger. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, counts, order, status, cancelling, back } = loaderData
  const t = useT(controlRoomMessages)
  const forOrder = useT(orderMessages)
  const shared = useT(evaluationMessages)
  const lang = useLang()
  const cancelled = rows.find(({ id }) => id === cancelling)
  const opened = order !== null || cancelled !== undefined
  const problem = opened ? null : problemsOf(actionData, lang).form
  const newOrder = (
    <LinkButton to={`${back}${back.includes('?') ? '&' : '?'}new=1`} variant="primary" icon={Plus} preventScrollReset>
      {t('order')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={newOrder} />
      <DoneMessage texts={{ created: forOrder('created'), approved: t('approved'), cancelled: t('cancelled') }} />
      <OrderPart order={order} back={back} result={actionData} />
      <CancelPart row={cancelled} back={back} result={actionData} />
      {problem && <FormError>{problem}</FormError>}
      <StatusTabs counts={counts} current={status} />
      <Card>
        <div className="flex flex-col gap-4">
          <RequestFilters searchLabel={t('search')} withRisk />
          <SelectableTable
            key={rows.map(({ id, status: at }) => id + at).join()}
            rows={rows}
            result={actionData}
            counts={counts}
          />
          <Pagination total={Math.min(total, mostListed)} sizes={pageSizes} />
          {total > mostListed && <p className="text-caption text-ink-2">{shared('moreThanListed')}</p>}
        </div>
      </Card>
    </>
  )
}

type Order = Awaited<ReturnType<typeof orderParts>> | null
type Result = Route.ComponentProps['actionData']

function OrderPart({ order, back, result }: { order: Order; back: string; result: Result }) {
  const t = useT(orderMessages)
  return (
    <OpenedPart open={order !== null} title={order?.clients ? t('chooseClient') : t('newRequest')} back={back}>
      {order?.clients && <ClientPicker clients={order.clients} />}
      {order?.client && (
        <div className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface-1 px-4 py-2">
            <p className="text-ui">
              {t('forClient')}
              {': '}
              <bdi className="font-semibold">{order.client.name}</bdi>
            </p>
            <LinkButton
              to={`${back}${back.includes('?') ? '&' : '?'}new=1`}
              variant="quiet"
              size="dense"
              preventScrollReset
            >
              {t('otherClient')}
            </LinkButton>
          </div>
          <OrderForm {...order.form} clientId={order.client.id} result={result} back={back} />
        </div>
      )}
    </OpenedPart>
  )
}

function CancelPart({ row, back, result }: { row: RequestRow | undefined; back: string; result: Result }) {
  const t = useT(controlRoomMessages)
  return (
    <OpenedPart
      open={row !== undefined}
      title={row ? t('cancelTitle', { number: requestCode(row.number) }) : ''}
      back={back}
    >
      {row && (
        <ReasonForm
          intent="cancel"
          requestId={row.id}
          consequence={t('cancelHelp', { client: row.clientName })}
          reasonLabel={t('reason')}
          submitLabel={t('cancel')}
          danger
          back={back}
          result={result}
        />
      )}
    </OpenedPart>
  )
}

function StatusTabs({ counts, current }: { counts: StatusCounts; current: keyof StatusCounts | null }) {
  const t = useT(controlRoomMessages)
  const word = useT(evaluationMessages)
  const all = evaluationStatuses.reduce((sum, status) => sum + counts[status].count, 0)
  const items = [
    { to: path, label: t('all'), count: all, current: current === null },
    ...evaluationStatuses.map((status) => ({
      to: `${path}?status=${status}`,
      label: word(`status_${status}`),
      count: counts[status].count,
      current: current === status,
    })),
  ]
  return <NavTabs label={word('status')} items={items} />
}

type SelectableTableProps = { rows: RequestRow[]; result: Result; counts: StatusCounts }

function SelectableTable({ rows, result, counts }: SelectableTableProps) {
  const t = useT(controlRoomMessages)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const selectable = rows.filter(({ status }) => status === 'pending').map(({ id }) => id)
  const select = (id: string, on: boolean) => {
    const next = new Set(selected)
    if (on) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  const codeOf = (id: string) => {
    const row = rows.find((one) => one.id === id)
    return row ? requestCode(row.number) : ''
  }
  const first = evaluationStatuses.every((status) => counts[status].count === 0)
  const empty = first ? <EmptyState title={t('noneYet')}>{t('noneYetHelp')}</EmptyState> : <NoMatch />
  return (
    <>
      <BulkResult result={result} codeOf={codeOf} />
      <BulkBar
        selectable={selectable.length}
        selected={selected.size}
        onAll={() => setSelected(new Set(selectable))}
        onClear={() => setSelected(new Set())}
      />
      <ControlRoomTable rows={rows} empty={empty} selected={selected} onSelect={select} />
    </>
  )
}

function NoMatch() {
  const t = useT(controlRoomMessages)
  return <EmptyState title={t('noMatch')} compact />
}
