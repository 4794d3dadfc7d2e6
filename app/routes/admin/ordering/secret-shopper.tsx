import { Plus } from 'lucide-react'
import { redirect, useSearchParams } from 'react-router'
import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Actor } from '#/domain/actor.ts'
import { calendarSpans } from '#/domain/calendar.ts'
import { isDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { undoBonus } from '#/features/ordering/assignment/undo-bonus.server.ts'
import { branchChoices } from '#/features/companies/branches/branches.server.ts'
import { actOnMany } from '#/features/ordering/control-room/run-bulk-action.server.ts'
import { browseRoom, countQueues } from '#/features/ordering/control-room/browse-room.server.ts'
import { BesideRoom } from '#/features/ordering/control-room/components/beside-visit.tsx'
import { ManyChanges } from '#/features/ordering/control-room/components/many-context.tsx'
import { RoomBoard } from '#/features/ordering/control-room/components/room-board.tsx'
import { RoomCalendar } from '#/features/ordering/control-room/components/room-calendar.tsx'
import { RoomFilters } from '#/features/ordering/control-room/components/room-filters.tsx'
import { RoomMap } from '#/features/ordering/control-room/components/room-map.tsx'
import { RoomPages } from '#/features/ordering/control-room/components/room-pages.tsx'
import { RoomQueues } from '#/features/ordering/control-room/components/room-queues.tsx'
import { RoomTabs } from '#/features/ordering/control-room/components/room-tabs.tsx'
import { SelectableTable } from '#/features/ordering/control-room/components/selectable-table.tsx'
import { filterNames } from '#/features/ordering/control-room/filter-names.server.ts'
import { manyForm } from '#/features/ordering/control-room/form.ts'
import { readBoard } from '#/features/ordering/control-room/read-board.server.ts'
import { readCalendar } from '#/features/ordering/control-room/read-calendar.server.ts'
import { readRoomMap } from '#/features/ordering/control-room/read-map.server.ts'
import { readRoom, roomList, type RoomQuery } from '#/features/ordering/control-room/room-list.ts'
import { mostInRoom, roomAddress } from '#/features/ordering/control-room/room-query.ts'
import { approveRequest, cancelRequest } from '#/features/ordering/requests/advance.server.ts'
import { ClientPicker } from '#/features/ordering/requests/components/client-picker.tsx'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { OpenedPart } from '#/features/ordering/requests/components/opened-part.tsx'
import { OrderForm } from '#/features/ordering/requests/components/order-form.tsx'
import { findClients, readClientChoice } from '#/features/ordering/requests/find-clients.server.ts'
import { controlRoomForm } from '#/features/ordering/requests/form.ts'
import { orderingApproval } from '#/features/ordering/requests/ordering-approval.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { shortWaves } from '#/features/ordering/waves/browse-waves.server.ts'
import { ShortWaves } from '#/features/ordering/waves/components/short-waves.tsx'
import { readOrderTerms } from '#/features/ordering/requests/order-terms.server.ts'
import { controlRoomMessages, evaluationMessages, orderMessages } from '#/messages/evaluations.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { LapsedNote } from '#/ui/list-views.tsx'
import { ListPages, ListTools } from '#/ui/list-tools.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/secret-shopper'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, controlRoomMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readRoom(url.searchParams)
  const ordering = url.searchParams.get('new') === '1'
  const [view, short, filter, order] = await Promise.all([
    readView(actor, query, url.searchParams),
    shortWaves(actor),
    filterNames(actor, query),
    ordering ? orderParts(actor, url) : null,
  ])
  return { query, view, short, filter, order, back: withoutOrder(url) }
})

/** Data of the view in the address. */
async function readView(actor: Actor, query: RoomQuery, params: URLSearchParams) {
  switch (query.view) {
    case 'table': {
      const [table, counts] = await Promise.all([browseRoom(actor, query), countQueues(actor, query)])
      return { kind: 'table', table, counts } as const
    }
    case 'board':
      return { kind: 'board', parts: await readBoard(actor, query) } as const
    case 'map':
      return { kind: 'map', map: await readRoomMap(actor, query) } as const
    case 'calendar': {
      const today = riyadhDay(now())
      const wanted = params.get('day') ?? ''
      const day = isDay(wanted) ? wanted : today
      const span = calendarSpans.find((one) => one === params.get('span')) ?? 'month'
      return { kind: 'calendar', days: await readCalendar(actor, query, day, span), day, span, today } as const
    }
  }
}

async function orderParts(actor: Actor, url: URL) {
  const clientId = url.searchParams.get('for')
  if (!clientId) return { clients: await findClients(actor, (url.searchParams.get('find') ?? '').slice(0, 100)) }
  const [client, branches, terms, approval] = await Promise.all([
    readClientChoice(actor, clientId),
    branchChoices(actor, clientId),
    readOrderTerms(actor, clientId),
    orderingApproval(actor, clientId),
  ])
  return { client, form: { branches, terms, approval, today: riyadhDay(now()) } }
}

/** The page's address without the open dialog. */
const withoutOrder = (url: URL): string =>
  roomAddress(url.searchParams, { new: null, for: null, find: null, done: null })

const roomForm = z.discriminatedUnion('intent', [controlRoomForm, manyForm])

export const action = formAction(roomForm, async (actor, input, { request }) => {
  const url = new URL(request.url)
  const done = (what: string) => {
    const back = new URL(withoutOrder(url), url)
    back.searchParams.set('done', what)
    return redirect(back.pathname + back.search)
  }
  switch (input.intent) {
    case 'order':
      await requestEvaluation(actor, input)
      return done('created')
    case 'approve':
      await approveRequest(actor, input.requestId)
      return done('approved')
    case 'cancel':
      await cancelRequest(actor, input.requestId, input.reason)
      return done('cancelled')
    case 'many-undo':
      return undoBonus(actor, input.before, input.set)
    default:
      return actOnMany(actor, input, readRoom(url.searchParams))
  }
})

/** Control room: all clients' requests, those waiting and those at risk. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { query, view, short, filter, order, back } = loaderData
  const t = useT(controlRoomMessages)
  const forOrder = useT(orderMessages)
  const lang = useLang()
  const [params] = useSearchParams()
  const problem = order ? null : problemsOf(actionData, lang).form
  const actions = (
    <>
      <RoomPages />
      <LinkButton to={roomAddress(params, { new: '1' })} variant="primary" icon={Plus} preventScrollReset>
        {t('order')}
      </LinkButton>
    </>
  )
  return (
    <>
      <PageHeader title={t('title')} tabs={<RoomTabs current={view.kind} />} actions={actions} />
      <DoneMessage texts={{ created: forOrder('created'), approved: t('approved'), cancelled: t('cancelled') }} />
      <OrderPart order={order} back={back} result={actionData} />
      {problem && <FormError>{problem}</FormError>}
      <ShortWaves waves={short} />
      <div className="flex flex-col lg:-mt-5">
        <div className="bleed-bar border-b border-line">
          <RoomFilters
            {...filter}
            views={view.kind === 'table' && <RoomQueues current={query.queue ?? 'all'} counts={view.counts} />}
            tools={view.kind === 'table' && <ListTools list={roomList} query={query} columns="fixed" />}
          />
          <LapsedNote list={roomList} />
        </div>
        <ManyChanges>
          <View view={view} query={query} />
        </ManyChanges>
      </div>
    </>
  )
}

type View = Awaited<ReturnType<typeof readView>>

function View({ view, query }: { view: View; query: RoomQuery }) {
  const shared = useT(evaluationMessages)
  if (view.kind === 'table')
    return (
      <BesideRoom rows={view.table.rows}>
        <div className="bleed">
          <SelectableTable
            {...view.table}
            queue={query.queue ?? 'all'}
            near={view.counts.near}
            ordered={query.sort === 'risk' && !query.descending}
          />
        </div>
        <div className="flex flex-col gap-2 pt-2">
          <ListPages list={roomList} total={view.table.total} />
          {view.table.total > mostInRoom && <p className="text-caption text-ink-2">{shared('moreThanListed')}</p>}
        </div>
      </BesideRoom>
    )
  return (
    <div className="pt-4">
      {view.kind === 'board' && <RoomBoard parts={view.parts} />}
      {view.kind === 'map' && <RoomMap map={view.map} />}
      {view.kind === 'calendar' && <RoomCalendar {...view} />}
    </div>
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
